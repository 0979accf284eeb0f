//! Somebody at a puzzle: what is asked, the table, and what came of it.

mod answer;
mod asked;
mod table;

use super::line::Stop;
use super::study::Study;
use crate::learn::{focus_soon, said};
use answer::Answer;
use asked::Asked;
use azulejo_lessons::{Attempt, Puzzle, Tried, Words as Said};
use azulejo_rules::Move;
use azulejo_view::{Names, Narrator, Reviewer};
use azulejo_web::announce::Announcer;
use azulejo_web::live::{Derived, Live, Local, State, follow, when};
use azulejo_web::page::use_page;
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;
use std::rc::Rc;
use table::Table;

/// Keeps an attempt.
pub(super) type Keep = Rc<dyn Fn(&Attempt)>;

/// Somebody at a puzzle.
#[derive(Clone, Copy)]
struct Trial {
    puzzle: &'static Puzzle,
    words: Words,
    announcer: Announcer,
    /// What was tried, and how far it has come.
    attempt: State<Attempt>,
    /// What a search says about the moves.
    study: Study,
    /// A wrong move whose cost is still to be told.
    untold: State<Option<Move>>,
    /// How many moves of the best line are on the table.
    at: State<usize>,
    /// The best line, once the puzzle is over.
    line: Derived<Vec<Stop>>,
    keep: Local<Option<Keep>>,
    /// Whether it came to its end just now, and not on an earlier visit.
    is_fresh: Local<bool>,
}

/// A puzzle, with what was tried at it.
#[component]
pub(super) fn TrialView(
    /// The puzzle.
    puzzle: &'static Puzzle,
    /// What was done at it before.
    attempt: Attempt,
    /// What it is called.
    title: Live<String>,
    /// Keeps what is done at it.
    keep: Keep,
    /// Whether it can be done again.
    repeats: bool,
    /// What can be done when it is over.
    after: Live<AnyView>,
) -> impl IntoView {
    let trial = Trial::open(puzzle, attempt, keep);
    let is_over = move || trial.is_over();
    view! {
        <div class="drill">
            <Asked trial=trial title=title />
            <Table trial=trial />
            {when(is_over, move || {
                let after = after();
                view! { <Answer trial=trial repeats=repeats after=after /> }.into_any()
            })}
        </div>
    }
}

impl Trial {
    fn open(puzzle: &'static Puzzle, attempt: Attempt, keep: Keep) -> Trial {
        let study = Study::open(puzzle);
        let is_over = attempt.is_over();
        let attempt = State::new(attempt);
        let trial = Trial {
            puzzle,
            words: use_words(),
            announcer: use_page().announcer,
            attempt,
            study,
            untold: State::new(None),
            at: State::new(usize::from(is_over)),
            line: Derived::new(move |_| line(puzzle, attempt, study)),
            keep: Local::new(Some(keep)),
            is_fresh: Local::new(false),
        };
        trial.follow_cost();
        if is_over {
            study.explain(untrack(|| trial.last_wrong()));
        }
        trial
    }

    fn is_over(self) -> bool {
        self.attempt.with(Attempt::is_over)
    }

    fn names(self) -> Names {
        Names::by_seat(&self.words.texts(), self.puzzle.position.rules())
    }

    /// The last wrong move; follows the attempt.
    fn last_wrong(self) -> Option<Move> {
        self.attempt.with(|attempt| attempt.wrong().last())
    }

    /// Something that a puzzle says; follows the settings.
    fn said(self, said_: &Said) -> String {
        said(&self.words.texts(), said_)
    }

    /// Tells with a reviewer; follows the settings.
    fn review<T>(self, tell: impl FnOnce(&Reviewer<'_>) -> T) -> T {
        let (texts, names) = (self.words.texts(), self.names());
        tell(&Reviewer::new(&texts, &names))
    }

    /// Tries a move, or says what is wrong with it.
    fn play(self, mv: Move) -> Result<(), String> {
        match self.change(|attempt| attempt.play(mv)) {
            Some(Tried::Wrong) => Err(self.miss(mv)),
            Some(Tried::Refused(illegal)) => {
                let (texts, names) = (self.words.texts_untracked(), self.names());
                Err(Narrator::new(&texts, &names).why_not(&illegal))
            }
            Some(Tried::Solved) => {
                self.finish();
                Ok(())
            }
            Some(Tried::Over) | None => Ok(()),
        }
    }

    /// What is said about a wrong move at once; what it costs exactly follows.
    fn miss(self, mv: Move) -> String {
        let known = self.study.cost(mv);
        self.study.ask(self.puzzle.best);
        self.study.ask(mv);
        if self.study.decision(mv).is_none() {
            self.untold.set(Some(mv));
        }
        let told = said(&self.words.texts_untracked(), &known);
        format!("{} {told}", self.words.now("drills-wrong"))
    }

    /// Tells what a wrong move costs as soon as it is known.
    fn follow_cost(self) {
        follow(move || {
            let Some(mv) = self.untold.get() else { return };
            if self.study.decision(mv).is_some() {
                self.announcer.say(self.said(&self.study.cost(mv)));
                self.untold.set(None);
            }
        });
    }

    /// A little help.
    fn hint(self) {
        let hint = self.change(Attempt::hint).flatten();
        if let Some(hint) = hint {
            self.announcer.say(self.said(&hint.words()));
        }
    }

    /// Shows the answer.
    fn give_up(self) {
        self.change(Attempt::give_up);
        self.finish();
    }

    /// The puzzle is solved or given up.
    fn finish(self) {
        self.is_fresh.set(true);
        self.at.set(1);
        self.study.explain(self.last_wrong());
        if let Some(closing) = self.attempt.with_untracked(Attempt::closing) {
            self.announcer.say(said(&self.words.texts_untracked(), &closing));
        }
        focus_soon("#drill-closing");
    }

    /// Begins again, with nothing tried.
    fn again(self) {
        self.attempt.set(Attempt::new(self.puzzle.clone()));
        self.at.set(0);
        focus_soon("#drill-title");
    }

    /// Changes the attempt, and keeps it.
    fn change<T>(self, change: impl FnOnce(&mut Attempt) -> T) -> Option<T> {
        let changed = self.attempt.try_update(change)?;
        if let Some(keep) = self.keep.with(Option::clone) {
            self.attempt.with_untracked(|attempt| keep(attempt));
        }
        Some(changed)
    }

    /// Shows the table after so many moves of the best line.
    fn step(self, at: usize) {
        self.at.set(at);
        let line = self.line.read_untracked();
        let (texts, names) = (self.words.texts_untracked(), self.names());
        let told = at.checked_sub(1).and_then(|index| line.get(index));
        if let Some(stop) = told {
            self.announcer.say(stop.told(&texts, &names));
            for detail in stop.details(&texts, &names) {
                self.announcer.say(detail);
            }
        }
    }
}

/// The best line as far as it is known; nothing before the puzzle is over.
fn line(puzzle: &Puzzle, attempt: State<Attempt>, study: Study) -> Vec<Stop> {
    if !attempt.with(Attempt::is_over) {
        return Vec::new();
    }
    let known = study.found(puzzle.best).map(|found| found.line);
    Stop::all(&puzzle.position, &known.unwrap_or_else(|| vec![puzzle.best]))
}
