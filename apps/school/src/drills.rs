//! Drills, positions with one clearly best move by theme and difficulty, and the puzzle of the day.

mod choose;
mod daily;
mod drill;
mod kept;
mod line;
mod list;
mod overview;
mod results;
mod sentence;
mod share;
mod shelf;
mod study;
mod trial;

pub(crate) use daily::DailyScreen;

use crate::frame::Head;
use crate::learn::{follow_focus, rest_of};
use crate::place::{Place, Subject};
use azulejo_lessons::Puzzle;
use azulejo_web::route;
use drill::Drill;
use leptos::prelude::*;
use list::DrillList;
use results::Results;
use shelf::puzzles;

/// Drills: all of them at `#drills`, one at `#drills/ID`.
#[component]
pub(crate) fn DrillsScreen() -> impl IntoView {
    provide_context(Results::open());
    let id = rest_of(Subject::Drills);
    follow_focus(id);
    let part = move || match puzzles().by_id(&id.get()) {
        None => view! { <DrillList /> }.into_any(),
        Some(puzzle) => view! { <Drill puzzle=puzzle /> }.into_any(),
    };
    view! {
        <main class="school drills">
            <Head title="drills" />
            {move || part()}
        </main>
    }
}

/// A link to a puzzle.
fn href(puzzle: &Puzzle) -> String {
    route::href(&Place::at(Subject::Drills, puzzle.id.as_str()))
}
