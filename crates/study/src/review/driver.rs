//! A whole review on threads of this process.

use super::answer::{AnswerError, StudyAnswer};
use super::plan::ReviewPlan;
use super::request::{StudyError, StudyRequest};
use super::sheet::Sheet;
use azulejo_search::{Champion, NetworkSet, Verdict};
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

/// Studies all that a plan asks for and lays the answers on the sheet. Each thread has a [`Champion`] with these
/// networks. `watch` is called after every answer and may stop the review. The sheet does not depend on the number of
/// threads.
///
/// # Errors
///
/// If an answer does not fit the sheet, which only a defect can cause.
pub fn run_review(
    plan: &ReviewPlan,
    sheet: &mut Sheet,
    threads: usize,
    networks: &NetworkSet,
    watch: impl FnMut() -> Verdict + Send,
) -> Result<(), ReviewError> {
    let threads = threads.clamp(1, sheet.story().len().max(1));
    let run = ReviewRun { plan, sheet, asked: Vec::new(), state: Ok(Verdict::GoOn), watch };
    let run = Mutex::new(run);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| work(&run, &mut Champion::with_networks(networks.clone())));
        }
    });
    run.into_inner().unwrap_or_else(PoisonError::into_inner).state.map(drop)
}

/// Studies moment after moment until the run has none left. A moment that another thread studies is that thread's, in
/// later passes as well, where nothing else is left.
fn work<W: FnMut() -> Verdict>(run: &Mutex<ReviewRun<'_, W>>, search: &mut Champion) {
    // The lock is held for as long as a statement takes, never while a moment is studied.
    let next = || lock(run).next();
    while let Some(request) = next() {
        let answer = request.study(search);
        lock(run).accept(request.moment, answer);
    }
}

fn lock<T>(run: &Mutex<T>) -> MutexGuard<'_, T> {
    run.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A review under way, shared by its threads.
struct ReviewRun<'a, W> {
    plan: &'a ReviewPlan,
    sheet: &'a mut Sheet,
    /// The moments that are being studied.
    asked: Vec<usize>,
    /// Whether to go on, or why it failed.
    state: Result<Verdict, ReviewError>,
    watch: W,
}

impl<W: FnMut() -> Verdict> ReviewRun<'_, W> {
    fn next(&mut self) -> Option<StudyRequest> {
        if self.state != Ok(Verdict::GoOn) {
            return None;
        }
        let request = self.plan.next_request(self.sheet, &self.asked, None)?;
        self.asked.push(request.moment);
        Some(request)
    }

    fn accept(&mut self, moment: usize, answer: Result<StudyAnswer, StudyError>) {
        self.asked.retain(|&asked| asked != moment);
        let accepted = answer
            .map_err(ReviewError::Study)
            .and_then(|answer| self.sheet.accept(&answer).map_err(ReviewError::Answer));
        let verdict = match accepted {
            Ok(true) => Ok((self.watch)()),
            // The plan would ask for the same again.
            Ok(false) => Err(ReviewError::NothingNew { moment }),
            Err(error) => Err(error),
        };
        if self.state == Ok(Verdict::GoOn) {
            self.state = verdict;
        }
    }
}

/// Why a review failed; only a defect can cause it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReviewError {
    /// A moment could not be studied.
    Study(StudyError),
    /// An answer does not fit the game.
    Answer(AnswerError),
    /// An answer added nothing to the sheet.
    NothingNew {
        /// Which moment, from 0.
        moment: usize,
    },
}

impl fmt::Display for ReviewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReviewError::Study(error) => error.fmt(f),
            ReviewError::Answer(error) => error.fmt(f),
            ReviewError::NothingNew { moment } => {
                write!(f, "moment {moment}: the answer adds nothing")
            }
        }
    }
}

impl std::error::Error for ReviewError {}
