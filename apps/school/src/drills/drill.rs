//! One drill, and the way to the next.

use super::href;
use super::results::{Results, use_results};
use super::shelf::{number, puzzles};
use super::trial::TrialView;
use crate::place::Subject;
use azulejo_lessons::{AttemptStatus, Filter, Puzzle};
use azulejo_view::Args;
use azulejo_web::live::live;
use azulejo_web::ui::Icon;
use azulejo_web::words::use_words;
use leptos::prelude::*;
use std::rc::Rc;

/// One drill.
#[component]
pub(super) fn Drill(puzzle: &'static Puzzle) -> impl IntoView {
    let words = use_words();
    let results = use_results();
    let args = Args::new().number("number", number(puzzle));
    let title = live(move || words.tell("drills-puzzle", &args));
    view! {
        <p class="drill-way">
            <a class="link" href=Subject::Drills.href()>{words.say("drills-all")}</a>
        </p>
        <TrialView
            puzzle=puzzle
            attempt=results.drill(puzzle)
            title=title
            keep=Rc::new(move |attempt| results.keep_drill(attempt))
            repeats=true
            after=live(move || after(results, puzzle))
        />
    }
}

/// The next one that is not solved, or back to all.
fn after(results: Results, puzzle: &'static Puzzle) -> AnyView {
    let words = use_words();
    let (href, label) = match next_unsolved(results, Some(puzzle)) {
        Some(next) => (href(next), "drills-next"),
        None => (Subject::Drills.href(), "drills-all"),
    };
    view! {
        <a class="button primary" id="drill-next" href=href>
            {words.say(label)}
            <Icon symbol="icon-right" />
        </a>
    }
    .into_any()
}

/// The first puzzle of the chosen ones that is not solved, after the one that is shown and then from the
/// beginning; those whose answer was shown come last. Follows what is solved.
pub(super) fn next_unsolved(results: Results, now: Option<&Puzzle>) -> Option<&'static Puzzle> {
    let filter: Filter = results.filter();
    let chosen: Vec<&'static Puzzle> = puzzles().chosen(filter).collect();
    let place = now.and_then(|now| chosen.iter().position(|puzzle| puzzle.id == now.id));
    let (before, after) = chosen.split_at(place.unwrap_or(0));
    let is_other = |puzzle: &&&Puzzle| now.is_none_or(|now| now.id != puzzle.id);
    let around: Vec<&Puzzle> = after.iter().chain(before).filter(is_other).copied().collect();
    let first = |status: AttemptStatus| {
        around.iter().copied().find(|puzzle| results.status(puzzle) == status)
    };
    first(AttemptStatus::Open).or_else(|| first(AttemptStatus::Shown))
}
