//! What was solved, on this device.

use super::kept::Kept;
use super::shelf::puzzles;
use azulejo_lessons::{Attempt, AttemptStatus, Day, Filter, Puzzle, Streak};
use azulejo_web::live::State;
use azulejo_web::page::use_page;
use azulejo_web::storage::{self, Key};
use azulejo_web::ui::Toasts;
use azulejo_web::words::Words;
use azulejo_web::{console, json};
use leptos::prelude::expect_context;

/// What was solved on this device, in the context of drills and of the daily puzzle.
#[derive(Clone, Copy)]
pub(super) struct Results {
    kept: State<Kept>,
    toasts: Toasts,
    words: Words,
}

/// What was solved, of the context.
pub(super) fn use_results() -> Results {
    expect_context()
}

impl Results {
    /// What was kept. What can't be read is set aside, not lost.
    pub(super) fn open() -> Results {
        let page = use_page();
        Results { kept: State::new(kept()), toasts: page.toasts, words: page.words }
    }

    /// How far somebody has come with a drill; follows it.
    pub(super) fn status(self, puzzle: &Puzzle) -> AttemptStatus {
        self.kept.with(|kept| kept.status(&puzzle.id))
    }

    /// The attempt at a drill, or a new one.
    pub(super) fn drill(self, puzzle: &Puzzle) -> Attempt {
        let kept = self.kept.read_untracked();
        let resumed = kept.drill(&puzzle.id).and_then(|it| Attempt::resume(it, puzzles()));
        resumed.unwrap_or_else(|| Attempt::new(puzzle.clone()))
    }

    /// Keeps an attempt at a drill.
    pub(super) fn keep_drill(self, attempt: &Attempt) {
        self.change(|kept| kept.keep_drill(attempt));
    }

    /// The attempt at the puzzle of a day, or a new one.
    pub(super) fn day(self, day: Day, puzzle: &Puzzle) -> Attempt {
        let kept = self.kept.read_untracked();
        let resumed = kept.day(day).and_then(|it| Attempt::resume(it, puzzles()));
        // The file may have changed since.
        let same = resumed.filter(|attempt| attempt.puzzle().id == puzzle.id);
        same.unwrap_or_else(|| Attempt::new(puzzle.clone()))
    }

    /// How far somebody has come with the puzzle of a day; follows it.
    pub(super) fn day_status(self, day: Day) -> AttemptStatus {
        self.kept.with(|kept| kept.day(day).map(|attempt| attempt.status)).unwrap_or_default()
    }

    /// Keeps an attempt at the puzzle of a day, made today.
    pub(super) fn keep_day(self, day: Day, today: Day, attempt: &Attempt) {
        self.change(|kept| kept.keep_day(day, today, attempt));
    }

    /// How many days in a row; follows it.
    pub(super) fn streak(self, today: Day) -> Streak {
        self.kept.with(|kept| Streak::of(&kept.solved_days(), today))
    }

    /// Which drills are chosen; follows it.
    pub(super) fn filter(self) -> Filter {
        self.kept.with(Kept::filter)
    }

    /// Chooses other drills.
    pub(super) fn choose(self, filter: Filter) {
        self.change(|kept| kept.keep_filter(filter));
    }

    fn change(self, change: impl FnOnce(&mut Kept)) {
        self.kept.update(change);
        let kept = self.kept.read_untracked();
        if let Err(error) = storage::write_json(Key::Puzzles, &*kept) {
            console::warn(&format!("the results of puzzles are not kept: {error}"));
            self.toasts.warn(self.words.now("drills-not-kept"));
        }
    }
}

/// How far somebody has come, as styles and messages name it.
pub(super) const fn status_name(status: AttemptStatus) -> &'static str {
    match status {
        AttemptStatus::Open => "open",
        AttemptStatus::Solved => "solved",
        AttemptStatus::Shown => "shown",
    }
}

fn kept() -> Kept {
    let Some(text) = storage::read(Key::Puzzles) else { return Kept::default() };
    json::read(&text).unwrap_or_else(|error| {
        console::error(&format!("the results of puzzles can't be read: {error}"));
        storage::set_aside(&text);
        Kept::default()
    })
}
