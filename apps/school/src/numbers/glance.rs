//! The most important numbers.

use azulejo_study::{Numbers, Tally};
use azulejo_view::study::{signed_tenths, tenths};
use azulejo_view::{Args, Texts};
use azulejo_web::live::{Derived, views};
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// How many games, how many of them won, and what a game brings.
#[component]
pub(super) fn Glance(numbers: Derived<Numbers>) -> impl IntoView {
    let words = use_words();
    let figure = move |(label, value): (&'static str, String)| {
        view! {
            <div>
                <dt>{words.say(label)}</dt>
                <dd>{value}</dd>
            </div>
        }
        .into_any()
    };
    let figures = move || {
        let figures = numbers.with(|numbers| figures(&words.texts(), &numbers.all));
        views(figures, figure)
    };
    view! { <dl class="numbers-glance">{move || figures()}</dl> }
}

fn figures(texts: &Texts, all: &Tally) -> Vec<(&'static str, String)> {
    let language = texts.language();
    let number = |hundredths: u32| tenths(language, hundredths.cast_signed());
    let percent = |percent: u32| {
        texts.tell("review-percent", &Args::new().text("number", percent.to_string()))
    };
    let margin = (100 * all.margin).checked_div(all.whole.cast_signed());
    let figures = [
        ("numbers-games", Some(all.games.to_string())),
        ("numbers-percent-won", all.percent_won().map(percent)),
        ("numbers-mean", all.mean(all.score).map(number)),
        ("numbers-best", (all.whole > 0).then(|| all.best.to_string())),
        ("numbers-margin", margin.map(|margin| signed_tenths(language, margin))),
        ("numbers-floor-round", all.floor_a_round().map(number)),
    ];
    let known = figures.into_iter().filter_map(|(label, value)| Some((label, value?)));
    known.collect()
}
