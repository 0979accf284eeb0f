//! How many drills of each theme and difficulty are solved.

use super::list::Tally;
use super::results::Results;
use super::shelf::puzzles;
use azulejo_lessons::{Difficulty, Filter, Theme};
use azulejo_view::Args;
use azulejo_web::live::{Derived, hear, views};
use azulejo_web::words::Words;
use leptos::prelude::*;

/// A table of themes and difficulties; pressing a number chooses those drills.
#[component]
pub(super) fn Overview(results: Results, words: Words) -> impl IntoView {
    let column = move |difficulty: Difficulty| {
        view! { <th scope="col">{words.say(difficulty.message())}</th> }.into_any()
    };
    let row = move |theme: Theme| {
        let cell = move |difficulty: Difficulty| cell(results, words, theme, difficulty);
        view! {
            <tr>
                <th scope="row">{words.say(theme.message())}</th>
                {views(Difficulty::ALL, cell)}
            </tr>
        }
        .into_any()
    };
    view! {
        <section class="card" aria-labelledby="drills-overview">
            <h2 class="drills-title" id="drills-overview">{words.say("drills-overview")}</h2>
            <table class="figures drills-overview" aria-labelledby="drills-overview">
                <thead>
                    <tr><th scope="col">{words.say("drills-theme")}</th>{views(Difficulty::ALL, column)}</tr>
                </thead>
                <tbody>{views(themes(), row)}</tbody>
            </table>
        </section>
    }
}

/// The themes that there are puzzles of.
fn themes() -> impl Iterator<Item = Theme> {
    let has_any = |theme: &Theme| puzzles().all().iter().any(|puzzle| puzzle.theme == *theme);
    Theme::ALL.into_iter().filter(has_any)
}

fn cell(results: Results, words: Words, theme: Theme, difficulty: Difficulty) -> AnyView {
    let filter = move || {
        let players = results.filter().players;
        Filter { theme: Some(theme), difficulty: Some(difficulty), players }
    };
    let tally = Derived::new(move |_| Tally::of(results, filter()));
    let is_chosen = move || results.filter() == filter();
    let label = move || {
        let args = Args::new()
            .text("theme", words.told(theme.message()))
            .text("difficulty", words.told(difficulty.message()))
            .text("count", tally.get().told(words));
        words.tell("drills-cell", &args)
    };
    let figures = move || format!("{} / {}", tally.get().solved, tally.get().all);
    let button = move || {
        view! {
            <button
                class="drills-cell"
                type="button"
                aria-pressed=move || is_chosen().to_string()
                on:click=hear(move |_| untrack(|| results.choose(filter())))
            >
                <span class="sr">{move || label()}</span>
                <span aria-hidden="true">{move || figures()}</span>
            </button>
        }
        .into_any()
    };
    let has_any = Derived::new(move |_| tally.get().all > 0);
    let content = move || {
        if has_any.get() { button() } else { view! { <span class="note">"–"</span> }.into_any() }
    };
    view! { <td>{move || content()}</td> }.into_any()
}
