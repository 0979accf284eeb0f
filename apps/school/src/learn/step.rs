//! One step of the tutorial: what is asked, the table, and what came of it.

mod result;
mod text;

use super::names::names;
use super::pupil::{Pupil, use_pupil};
use super::{focus_soon, said, story};
use azulejo_lessons::{Answer, Lesson, Passed, STEPS, Stage, Step, Words as Said};
use azulejo_rules::{Frame, Move, Position, Step as Happened};
use azulejo_view::entry::Typed;
use azulejo_view::scene::LastMove;
use azulejo_view::{Names, Narrator};
use azulejo_web::announce::Announcer;
use azulejo_web::live::{Derived, State, when};
use azulejo_web::page::use_page;
use azulejo_web::table::{Bench, BenchTable};
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;
use result::Outcome;
use std::rc::Rc;
use text::Asked;

/// A step at which somebody is.
#[derive(Clone, Copy)]
struct At {
    pupil: Pupil,
    words: Words,
    announcer: Announcer,
    /// The step and what was done at it.
    lesson: State<Lesson>,
    /// What came of the move that passed it.
    passed: State<Option<Passed>>,
    /// What is said about the last move that missed the point.
    missed: State<Option<Said>>,
    /// Whether a move that does what is asked is shown.
    shows: State<bool>,
}

/// One step: what is asked, the table, and what came of it.
#[component]
pub(super) fn StepView(
    /// Its name.
    id: &'static str,
) -> impl IntoView {
    let at = At::open(id);
    let is_passed = move || at.passed.with(Option::is_some);
    view! {
        <div class="learn-step">
            <Asked at=at />
            <div class="learn-table">
                <Bench
                    table=at.table()
                    on_move=Rc::new(move |mv| untrack(|| at.play(mv)))
                    on_key=Some(Rc::new(move |typed| untrack(|| at.hear(typed))))
                />
            </div>
            {when(is_passed, move || view! { <Outcome at=at /> }.into_any())}
        </div>
    }
}

impl At {
    fn open(id: &str) -> At {
        let pupil = use_pupil();
        let lesson = pupil.lesson_at(id);
        pupil.keep(&lesson);
        At {
            pupil,
            words: use_words(),
            announcer: use_page().announcer,
            lesson: State::new(lesson),
            passed: State::new(None),
            missed: State::new(None),
            shows: State::new(false),
        }
    }

    fn step(self) -> &'static Step {
        self.lesson.with_untracked(Lesson::step)
    }

    fn number(self) -> usize {
        self.lesson.with_untracked(Lesson::number)
    }

    /// The step after this one, if there is one.
    fn next(self) -> Option<&'static Step> {
        STEPS.get(self.number())
    }

    /// The step before this one, if there is one.
    fn before(self) -> Option<&'static Step> {
        self.number().checked_sub(2).and_then(|place| STEPS.get(place))
    }

    /// What is on the bench.
    fn table(self) -> BenchTable {
        let At { lesson, words, .. } = self;
        BenchTable {
            position: Derived::new(move |_| lesson.with(|lesson| lesson.position().clone())),
            names: Derived::new(move |_| self.names(words)),
            hint: Derived::new(move |_| self.shown_move()),
            last: Derived::new(move |_| self.last().into_iter().collect()),
            may_act: Derived::new(move |_| lesson.with(|it| it.stage() == Stage::Asked)),
        }
    }

    fn names(self, words: Words) -> Names {
        let rules = self.lesson.with_untracked(|lesson| lesson.position().rules());
        names(&words.texts(), rules)
    }

    /// The last move on the table, if there was one.
    fn last(self) -> Option<LastMove> {
        let passed = self.passed.read();
        passed.as_ref().as_ref().and_then(|passed| last_move(&self.opened(), &passed.frames))
    }

    /// The move that is shown to who asked for it.
    fn shown_move(self) -> Option<Move> {
        let is_open = |lesson: &Lesson| lesson.stage() == Stage::Asked;
        let shows = self.shows.get();
        self.lesson.with(|lesson| lesson.hint().filter(|_| shows && is_open(lesson)))
    }

    /// The move that is shown, in words.
    fn shown_words(self) -> Option<String> {
        let mv = self.shown_move()?;
        let (texts, names) = (self.words.texts(), self.names(self.words));
        Some(self.lesson.with(|it| Narrator::new(&texts, &names).hint(it.position(), mv)))
    }

    /// Plays a move of the pupil, or says why not.
    fn play(self, mv: Move) -> Result<(), String> {
        let texts = self.words.texts_untracked();
        let answer = self.lesson.try_update(|lesson| lesson.play(mv)).unwrap_or(Answer::Over);
        self.lesson.with_untracked(|lesson| self.pupil.keep(lesson));
        match answer {
            Answer::Passed(passed) => {
                self.pass(passed);
                Ok(())
            }
            Answer::Missed(miss) => {
                let why = said(&texts, &miss);
                self.missed.set(Some(miss));
                Err(why)
            }
            Answer::Refused(illegal) => {
                let names = self.names(self.words);
                Err(Narrator::new(&texts, &names).why_not(&illegal))
            }
            Answer::Over => Ok(()),
        }
    }

    fn pass(self, passed: Passed) {
        let learned = said(&self.words.texts_untracked(), &passed.words);
        self.missed.set(None);
        self.shows.set(false);
        self.passed.set(Some(passed));
        self.announcer.say(self.words.now(self.praise()));
        self.announcer.say(learned);
        focus_soon("#learn-next");
    }

    /// Begins the step again.
    fn again(self) {
        self.passed.set(None);
        self.lesson.update(Lesson::again);
        focus_soon("#learn-title");
    }

    /// Shows a move that does what is asked.
    fn show(self) {
        self.shows.set(true);
        if let Some(told) = self.shown_words() {
            self.announcer.say(told);
        }
    }

    fn hear(self, typed: Typed) {
        if typed == Typed::Hint && self.passed.with_untracked(Option::is_none) {
            self.show();
        }
    }

    /// What is said first to who has passed: not always the same.
    fn praise(self) -> &'static str {
        const PRAISE: [&str; 4] = [
            "learn-praise-right",
            "learn-praise-done",
            "learn-praise-exactly",
            "learn-praise-well",
        ];
        PRAISE[self.number() % PRAISE.len()]
    }

    /// What happened after the move of the pupil, in words; follows the settings.
    fn story(self) -> Vec<String> {
        let (texts, names) = (self.words.texts(), self.names(self.words));
        let Some(Passed { frames, .. }) = self.passed.get() else { return Vec::new() };
        story::told(&texts, &names, &self.opened(), &frames)
    }

    /// What happened before the pupil was asked, in words; follows the settings.
    fn opening(self) -> Vec<String> {
        let (texts, names) = (self.words.texts(), self.names(self.words));
        self.lesson
            .with(|lesson| story::told(&texts, &names, &lesson.step().position(), lesson.opening()))
    }

    /// The table at which the pupil was asked.
    fn opened(self) -> Position {
        self.lesson.with(|lesson| match lesson.opening().last() {
            Some(frame) => frame.position.clone(),
            None => lesson.step().position(),
        })
    }
}

/// The last move of what happened after a position.
fn last_move(before: &Position, frames: &[Frame]) -> Option<LastMove> {
    let befores = std::iter::once(before).chain(frames.iter().map(|frame| &frame.position));
    let moves = befores.zip(frames).filter_map(|(before, frame)| match frame.step {
        Happened::Move(mv) => Some(LastMove { seat: before.player_to_move()?, mv }),
        Happened::Start | Happened::Deal(_) => None,
    });
    moves.last()
}
