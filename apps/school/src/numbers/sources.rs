//! Where the points come from.

use azulejo_study::{Numbers, Points, Tally};
use azulejo_view::Language;
use azulejo_view::study::tenths;
use azulejo_web::live::{Derived, views};
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// One source: its name as a message id, and what all games together had from it.
struct Source {
    label: &'static str,
    points: u32,
    is_cost: bool,
}

/// A bar for each source: what it brings in a game, on average.
#[component]
pub(super) fn Sources(numbers: Derived<Numbers>) -> impl IntoView {
    let words = use_words();
    let list = move || {
        let language = words.texts().language();
        numbers.with(|numbers| {
            let all = &numbers.all;
            let sources = sources(all.points);
            let most = sources.iter().map(|source| source.points).max().unwrap_or(0);
            views(sources, |source| bar(language, all, &source, most))
        })
    };
    let is_empty = move || numbers.with(|numbers| numbers.all.whole == 0);
    let note =
        move || words.told(if is_empty() { "numbers-no-whole" } else { "numbers-sources-note" });
    view! {
        <section class="card">
            <h2>{words.say("over-sources")}</h2>
            <p class="note">{move || note()}</p>
            <ul class="numbers-sources" hidden=move || is_empty()>
                {move || list()}
            </ul>
        </section>
    }
}

fn sources(points: Points) -> [Source; 5] {
    let brings = |label, points| Source { label, points, is_cost: false };
    [
        brings("over-tiles", points.placements),
        brings("over-rows-column", points.rows),
        brings("over-columns-column", points.columns),
        brings("over-colors-column", points.colors),
        Source { label: "over-floor", points: points.floor, is_cost: true },
    ]
}

fn bar(language: Language, all: &Tally, source: &Source, most: u32) -> AnyView {
    let words = use_words();
    let Source { label, points, is_cost } = *source;
    let mean = all.mean(points).unwrap_or(0).cast_signed();
    let part = (100 * points).checked_div(most).unwrap_or(0);
    let shown = tenths(language, if is_cost { -mean } else { mean });
    view! {
        <li>
            <span>{words.say(label)}</span>
            <i
                class="numbers-bar"
                data-sign=is_cost.then_some("minus")
                style=format!("--part: {part}%")
                aria-hidden="true"
            ></i>
            <strong>{shown}</strong>
        </li>
    }
    .into_any()
}
