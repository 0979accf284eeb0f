//! The desk at which a review is made: what the worker is asked, and what becomes of its answers.

use super::kept::{self, KeptReview};
use crate::task::Worker;
use azulejo_study::{ReviewPlan, Sheet, StudyAnswer, StudyRequest};
use azulejo_web::bots::BotError;
use azulejo_web::clock::{self, Alarm};
use azulejo_web::console;
use azulejo_web::live::{Local, State};
use azulejo_web::storage::StorageError;
use leptos::leptos_dom::helpers::window_event_listener_untyped;
use leptos::prelude::*;

/// So many moments the worker has before it: one to study, and one to go on with at once.
const AHEAD: usize = 2;
/// Answers are shown after so many milliseconds, several at once.
const PAUSE: u64 = 120;
/// A review is kept so often while it is made, in milliseconds.
const KEEP_EVERY: u64 = 5_000;

/// How a review stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Run {
    /// The worker studies.
    Going,
    /// Somebody has stopped it.
    Stopped,
    /// Everything is studied.
    Done,
    /// The worker broke down.
    Failed,
}

/// The desk at which the review of a game is made.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    /// The number of the game in the library.
    id: u32,
    work: Local<Work>,
    worker: Worker,
    /// What is known, as it is shown.
    pub(super) sheet: State<Sheet>,
    /// How it stands.
    pub(super) run: State<Run>,
    /// Why it is not kept, if it can't be.
    pub(super) refused: State<Option<StorageError>>,
    /// The moment that somebody looks at.
    focus: State<usize>,
}

/// What lies on the desk.
struct Work {
    sheet: Sheet,
    plan: ReviewPlan,
    /// The moments that the worker has before it.
    asked: Vec<usize>,
    /// Whether what is known will be shown soon.
    is_due: bool,
    /// Whether something is known that is not kept yet.
    has_news: bool,
    kept_at: u64,
}

/// A game that is to be reviewed.
pub(super) struct Order {
    /// Its number in the library.
    pub(super) id: u32,
    /// What is known already.
    pub(super) sheet: Sheet,
    /// The moment that somebody looks at: it comes first.
    pub(super) focus: State<usize>,
}

impl Desk {
    /// A desk at which nobody works yet. Who leaves it stops the work, and what is known is kept.
    pub(super) fn new(order: Order, worker: Worker) -> Desk {
        let Order { id, sheet, focus } = order;
        let work = Work {
            sheet: sheet.clone(),
            plan: ReviewPlan::default(),
            asked: Vec::new(),
            is_due: false,
            has_news: false,
            kept_at: clock::now(),
        };
        let desk = Desk {
            id,
            work: Local::new(work),
            worker,
            sheet: State::new(sheet),
            run: State::new(Run::Stopped),
            refused: State::new(None),
            focus,
        };
        desk.follow_leaving();
        desk
    }

    fn follow_leaving(self) {
        let listener = window_event_listener_untyped("pagehide", move |_| self.keep());
        on_cleanup(move || {
            listener.remove();
            if self.run.get_untracked() == Run::Going {
                self.worker.stop();
                self.keep();
            }
        });
    }

    /// The plan that it follows.
    pub(super) fn plan() -> ReviewPlan {
        ReviewPlan::default()
    }

    /// Works on what is not known yet.
    pub(super) fn go_on(self) {
        self.run.set(Run::Going);
        self.ask();
    }

    /// Leaves off; what is known is kept.
    pub(super) fn stop(self) {
        self.leave_off(Run::Stopped);
    }

    fn leave_off(self, run: Run) {
        self.worker.stop();
        self.work.update(|work| work.asked.clear());
        self.show();
        self.run.set(run);
        self.keep();
    }

    /// Gives the worker as much as it should have before it.
    fn ask(self) {
        let focus = self.focus.get_untracked();
        while let Some(request) = self.next(focus) {
            let moment = request.moment;
            self.worker.study(request, move |answer| self.hear(moment, answer));
        }
        if self.work.with(|work| work.asked.is_empty()) {
            self.leave_off(Run::Done);
        }
    }

    fn next(self, focus: usize) -> Option<StudyRequest> {
        let request = self.work.try_update(|work| {
            let Work { sheet, plan, asked, .. } = work;
            let is_free = asked.len() < AHEAD;
            let request = is_free.then(|| plan.next_request(sheet, asked, Some(focus)))??;
            asked.push(request.moment);
            Some(request)
        });
        request.flatten()
    }

    fn hear(self, moment: usize, answer: Result<StudyAnswer, BotError>) {
        match answer.map_err(|error| error.to_string()).and_then(|answer| self.accept(&answer)) {
            Ok(()) => {
                self.show_soon();
                self.keep_sometimes();
                self.ask();
            }
            Err(why) => {
                console::error(&format!("moment {moment} can't be studied: {why}"));
                self.leave_off(Run::Failed);
            }
        }
    }

    fn accept(self, answer: &StudyAnswer) -> Result<(), String> {
        let accepted = self.work.try_update(|work| {
            work.asked.retain(|&moment| moment != answer.moment);
            work.sheet.accept(answer).map(|is_news| work.has_news |= is_news)
        });
        accepted.unwrap_or(Ok(())).map_err(|error| error.to_string())
    }

    /// Shows the first answer at once, and later ones soon.
    fn show_soon(self) {
        let was_due = self.work.try_update(|work| std::mem::replace(&mut work.is_due, true));
        if self.sheet.with_untracked(is_empty) {
            self.show();
        } else if was_due == Some(false) {
            Alarm::after(PAUSE, move || self.show());
        }
    }

    /// Shows what is known.
    fn show(self) {
        let known = self.work.try_update(|work| {
            std::mem::replace(&mut work.is_due, false).then(|| work.sheet.clone())
        });
        if let Some(sheet) = known.flatten() {
            self.sheet.try_set(sheet);
        }
    }

    fn keep_sometimes(self) {
        let now = clock::now();
        if self.work.with(|work| now.saturating_sub(work.kept_at) >= KEEP_EVERY) {
            self.keep();
        }
    }

    /// Keeps what is known with the game, if there is news: a page that is left, perhaps long after another one
    /// was opened, must not write what it has written before.
    fn keep(self) {
        let review = self.work.try_update(|work| {
            work.kept_at = clock::now();
            let has_news = std::mem::take(&mut work.has_news);
            has_news.then(|| KeptReview::of(self.id, &work.sheet, &work.plan))
        });
        if let Some(review) = review.flatten() {
            let refused = kept::keep(review).err();
            self.work.try_update(|work| work.has_news |= refused.is_some());
            self.refused.try_set(refused);
        }
    }
}

/// Whether nothing is known yet.
fn is_empty(sheet: &Sheet) -> bool {
    (0..sheet.story().len()).all(|moment| sheet.known(moment).is_none())
}
