//! The desk at which a review is made: what is asked of the threads, and what becomes of their answers.

use super::workers::Workers;
use crate::game::{Keep, KeepError};
use crate::screen::Stage;
use azulejo_protocol::Step;
use azulejo_study::{Act, KeptError, ReviewPlan, Sheet, Story};
use azulejo_view::Tale;
use std::fs;
use std::path::PathBuf;

/// How the name of a review ends that is kept beside its record.
const REVIEW: &str = "review.json";

/// How a review stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Run {
    /// Moments are being studied.
    Going,
    /// Somebody has stopped it.
    Stopped,
    /// Everything is studied.
    Done,
    /// A thread broke down.
    Failed,
}

/// The desk at which the review of a game is made.
#[derive(Debug)]
pub(super) struct Desk {
    sheet: Sheet,
    plan: ReviewPlan,
    workers: Workers,
    run: Run,
    /// The moment that somebody looks at: it comes first.
    focus: usize,
    /// Where it is kept, if it is.
    place: Option<(Keep, PathBuf)>,
    /// Whether something is known that is not kept yet.
    has_news: bool,
    /// Why it could not be kept, or what was kept could not be used.
    trouble: Option<Trouble>,
}

/// What went wrong with keeping.
#[derive(Debug)]
pub(super) enum Trouble {
    /// The review can't be written.
    NotKept(KeepError),
    /// What was kept is no review of this game.
    Unreadable(KeptError),
}

impl Desk {
    /// The desk of a game, with what is known of it already.
    pub(super) fn open(tale: &Tale, recorded: Option<PathBuf>, stage: &Stage) -> Desk {
        let story = story(tale);
        let place = stage.keep.clone().zip(recorded.map(|path| path.with_extension(REVIEW)));
        let kept = place.as_ref().and_then(|(_, path)| fs::read_to_string(path).ok());
        let kept = kept.map(|text| Sheet::from_json(&text, story.clone()));
        let (sheet, trouble) = match kept {
            Some(Ok(sheet)) => (sheet, None),
            Some(Err(error)) => (Sheet::new(story), Some(Trouble::Unreadable(error))),
            None => (Sheet::new(story), None),
        };
        let mut desk = Desk {
            sheet,
            plan: ReviewPlan::default(),
            workers: Workers::start(&stage.waker),
            run: Run::Going,
            focus: 0,
            place,
            has_news: false,
            trouble,
        };
        desk.focus = desk.last();
        desk.ask();
        desk
    }

    /// What is known so far.
    pub(super) const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// In which order it is studied.
    pub(super) const fn plan(&self) -> &ReviewPlan {
        &self.plan
    }

    /// How it stands.
    pub(super) const fn run(&self) -> Run {
        self.run
    }

    /// What went wrong with keeping it.
    pub(super) const fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// The last moment.
    pub(super) fn last(&self) -> usize {
        self.sheet.story().len().saturating_sub(1)
    }

    /// Somebody looks at a moment.
    pub(super) fn look_at(&mut self, moment: usize) {
        self.focus = moment;
    }

    /// Leaves off, or goes on with what is not known yet.
    pub(super) fn stop_or_go_on(&mut self) {
        match self.run {
            Run::Going => self.leave_off(Run::Stopped),
            Run::Stopped | Run::Failed => {
                self.run = Run::Going;
                self.ask();
            }
            Run::Done => {}
        }
    }

    /// Takes what was found, and asks for more.
    pub(super) fn poll(&mut self) {
        for answer in self.workers.answers() {
            // An answer always belongs to this game.
            let accepted = answer.and_then(|answer| self.sheet.accept(&answer).ok());
            match accepted {
                Some(is_news) => self.has_news |= is_news,
                None => self.leave_off(Run::Failed),
            }
        }
        if self.run == Run::Going {
            self.ask();
        }
    }

    /// Gives everybody something to do, as long as there is something.
    fn ask(&mut self) {
        while self.workers.has_idle() {
            let asked = self.workers.asked();
            let request = self.plan.next_request(&self.sheet, &asked, Some(self.focus));
            let Some(request) = request else { break };
            if !self.workers.ask(request) {
                return self.leave_off(Run::Failed);
            }
        }
        if self.workers.are_idle() {
            self.leave_off(Run::Done);
        }
    }

    fn leave_off(&mut self, run: Run) {
        self.run = run;
        self.keep();
    }

    /// Keeps what is known beside the record, if there is news.
    pub(super) fn keep(&mut self) {
        let Some((keep, path)) = self.place.as_ref().filter(|_| self.has_news) else { return };
        match keep.write_beside(path, self.sheet.to_json().as_bytes()) {
            Ok(()) => self.has_news = false,
            Err(error) => self.trouble = Some(Trouble::NotKept(error)),
        }
    }
}

/// Who leaves the desk loses nothing.
impl Drop for Desk {
    fn drop(&mut self) {
        self.keep();
    }
}

/// What happened, from wherever the game began.
fn story(tale: &Tale) -> Story {
    if let Some(game) = &tale.record {
        return Story::from(game);
    }
    let mut story = Story::new(tale.base.clone());
    let acts = tale.moments.iter().map(|moment| match &moment.step {
        Step::Deal { deal, .. } => Act::Deal(deal.clone()),
        Step::Move { mv, .. } => Act::Move(*mv),
    });
    for act in acts {
        // What was played can be told again.
        if story.tell(act).is_err() {
            break;
        }
    }
    story
}
