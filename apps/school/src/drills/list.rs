//! All drills: which are wanted, how many are solved, and each of them.

use super::choose::Choose;
use super::drill::next_unsolved;
use super::href;
use super::overview::Overview;
use super::results::{Results, status_name, use_results};
use super::shelf::{number, puzzles};
use azulejo_lessons::{AttemptStatus, Filter, Puzzle};
use azulejo_view::Args;
use azulejo_web::live::{Derived, views, when};
use azulejo_web::ui::Icon;
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;

/// All drills.
#[component]
pub(super) fn DrillList() -> impl IntoView {
    let words = use_words();
    let results = use_results();
    let tally = Derived::new(move |_| Tally::of(results, results.filter()));
    let next = Derived::new(move |_| next_unsolved(results, None).map(|puzzle| puzzle.id.as_str()));
    let count = move || tally.get().told(words);
    view! {
        <section class="card drills-wanted" aria-labelledby="drills-wanted">
            <h2 id="drills-wanted" tabindex="-1">{words.say("drills-wanted")}</h2>
            <p class="note">{move || intro(words)}</p>
            <Choose results=results words=words />
            <div class="drill-buttons">
                {move || next.get().and_then(|id| puzzles().by_id(id)).map(|it| go(words, it))}
                <span role="status">{move || count()}</span>
            </div>
        </section>
        <Overview results=results words=words />
        {when(move || tally.get().all > 0, move || view! { <Shelf results=results words=words /> }.into_any())}
    }
}

fn intro(words: Words) -> String {
    words.tell("drills-intro", &Args::new().number("points", Puzzle::LEAST_GAP / 100))
}

fn go(words: Words, puzzle: &'static Puzzle) -> AnyView {
    view! {
        <a class="button primary big" id="drills-next" href=href(puzzle)>
            <Icon symbol="icon-play" />
            {words.say("drills-next")}
        </a>
    }
    .into_any()
}

/// How many of some drills are solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    /// The solved ones.
    pub(super) solved: u32,
    /// All.
    pub(super) all: u32,
}

impl Tally {
    /// How many of those that are wanted are solved; follows it.
    pub(super) fn of(results: Results, filter: Filter) -> Tally {
        puzzles().chosen(filter).fold(Tally::default(), |tally, puzzle| {
            let solved = results.status(puzzle) == AttemptStatus::Solved;
            Tally { solved: tally.solved + u32::from(solved), all: tally.all + 1 }
        })
    }

    /// `3 of 12 solved`
    pub(super) fn told(self, words: Words) -> String {
        if self.all == 0 {
            return words.told("drills-none");
        }
        let args = Args::new().number("solved", self.solved).number("all", self.all);
        words.tell("drills-count", &args)
    }
}

/// Each of the wanted drills, by its number.
#[component]
fn Shelf(results: Results, words: Words) -> impl IntoView {
    let chosen = move || puzzles().chosen(results.filter()).collect::<Vec<_>>();
    let one = move |puzzle: &'static Puzzle| {
        let status = move || results.status(puzzle);
        view! {
            <li>
                <a
                    class="drills-link"
                    href=href(puzzle)
                    aria-label=move || label(words, puzzle, status())
                    data-status=move || status_name(status())
                >
                    {number(puzzle).to_string()}
                    {move || mark(status())}
                </a>
            </li>
        }
        .into_any()
    };
    view! {
        <section class="card" aria-labelledby="drills-shelf">
            <h2 class="drills-title" id="drills-shelf">{words.say("drills-shelf")}</h2>
            <ol class="drills-shelf">{move || views(chosen(), one)}</ol>
        </section>
    }
}

/// `Puzzle 12, medium, solved`
fn label(words: Words, puzzle: &Puzzle, status: AttemptStatus) -> String {
    let args = Args::new()
        .number("number", number(puzzle))
        .text("difficulty", words.told(puzzle.difficulty.message()))
        .text("status", status_name(status));
    words.tell("drills-link", &args)
}

fn mark(status: AttemptStatus) -> Option<AnyView> {
    let symbol = match status {
        AttemptStatus::Open => return None,
        AttemptStatus::Solved => "icon-check",
        AttemptStatus::Shown => "icon-hint",
    };
    Some(view! { <Icon symbol=symbol /> }.into_any())
}
