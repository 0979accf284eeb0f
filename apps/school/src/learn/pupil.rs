//! How far somebody has come in the tutorial, kept on this device.

use azulejo_lessons::{Lesson, Progress, STEPS, Step};
use azulejo_web::live::State;
use azulejo_web::page::use_page;
use azulejo_web::storage::{self, Key};
use azulejo_web::ui::Toasts;
use azulejo_web::words::Words;
use azulejo_web::{console, json};
use leptos::prelude::expect_context;

/// How far somebody has come, in the context of the tutorial.
#[derive(Clone, Copy)]
pub(super) struct Pupil {
    progress: State<Progress>,
    toasts: Toasts,
    words: Words,
}

/// How far somebody has come, of the tutorial's context.
pub(super) fn use_pupil() -> Pupil {
    expect_context()
}

impl Pupil {
    /// Where somebody left. What can't be read is set aside, not lost.
    pub(super) fn open() -> Pupil {
        let page = use_page();
        Pupil { progress: State::new(kept()), toasts: page.toasts, words: page.words }
    }

    /// The tutorial at a step.
    pub(super) fn lesson_at(self, id: &str) -> Lesson {
        let mut lesson = self.progress.with_untracked(Lesson::resume);
        if lesson.step().id != id {
            lesson.go_to(id);
        }
        lesson
    }

    /// Keeps how far somebody has come.
    pub(super) fn keep(self, lesson: &Lesson) {
        let progress = lesson.progress();
        if self.progress.with_untracked(|kept| *kept == progress) {
            return;
        }
        if let Err(error) = storage::write_json(Key::Lessons, &progress) {
            console::warn(&format!("the tutorial is not kept: {error}"));
            self.toasts.warn(self.words.now("learn-not-kept"));
        }
        self.progress.set(progress);
    }

    /// Whether a step was passed; follows it.
    pub(super) fn has_passed(self, id: &str) -> bool {
        self.progress.with(|progress| progress.passed.iter().any(|passed| passed == id))
    }

    /// How many steps were passed; follows it.
    pub(super) fn passed(self) -> usize {
        STEPS.iter().filter(|step| self.has_passed(step.id)).count()
    }

    /// Whether all steps were passed; follows it.
    pub(super) fn is_finished(self) -> bool {
        self.passed() == STEPS.len()
    }

    /// Where to go on: where the pupil left, or the first step after it that was not passed; follows it.
    pub(super) fn next(self) -> &'static Step {
        let left = self.progress.with(|progress| Step::by_id(&progress.step));
        let left = left.unwrap_or(&STEPS[0]);
        let place = STEPS.iter().position(|step| step.id == left.id).unwrap_or(0);
        let mut around = STEPS[place..].iter().chain(&STEPS[..place]);
        around.find(|step| !self.has_passed(step.id)).unwrap_or(left)
    }
}

fn kept() -> Progress {
    let Some(text) = storage::read(Key::Lessons) else { return Progress::default() };
    json::read(&text).unwrap_or_else(|error| {
        console::error(&format!("the tutorial's progress can't be read: {error}"));
        storage::set_aside(&text);
        Progress::default()
    })
}
