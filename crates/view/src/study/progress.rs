//! How far a review has come.

use super::Reviewer;
use crate::i18n::Args;
use azulejo_study::{KeptError, ReviewPlan, Sheet};

/// How far a review has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Moments are being looked at.
    Looking {
        /// For which time, from 1: each look is more careful than the one before.
        look: usize,
        /// How many have been looked at so carefully.
        done: usize,
        /// How many there are.
        of: usize,
    },
    /// All have been looked at as carefully as planned.
    Done {
        /// How many there are.
        of: usize,
    },
}

impl Stage {
    /// How far a sheet has come with a plan.
    pub fn of(plan: &ReviewPlan, sheet: &Sheet) -> Stage {
        let of = sheet.story().len();
        let looked_at = plan.passes().iter().map(|&care| {
            let known = (0..of).filter_map(|moment| sheet.known(moment));
            known.filter(|known| known.satisfies(care)).count()
        });
        let open = looked_at.enumerate().find(|&(_, done)| done < of);
        open.map_or(Stage::Done { of }, |(pass, done)| Stage::Looking { look: pass + 1, done, of })
    }
}

impl Reviewer<'_> {
    /// How far a review has come: `First look: 12 of 64 moments`.
    pub fn progress(&self, stage: Stage) -> String {
        match stage {
            Stage::Looking { look, done, of } => {
                let args = Args::new().number("look", look as u32);
                let args = args.number("done", done as u32).number("of", of as u32);
                self.texts.tell("review-looking", &args)
            }
            Stage::Done { of } => {
                self.texts.tell("review-done", &Args::new().number("of", of as u32))
            }
        }
    }

    /// The same for a review that was stopped.
    pub fn stopped(&self, stage: Stage) -> String {
        match stage {
            Stage::Looking { .. } => {
                let args = Args::new().text("progress", self.progress(stage));
                self.texts.tell("review-stopped", &args)
            }
            Stage::Done { .. } => self.progress(stage),
        }
    }

    /// The review could not be kept with the game.
    pub fn not_kept(&self) -> String {
        self.texts.say("review-not-kept")
    }

    /// Why a review that was kept begins anew.
    pub fn kept_refused(&self, error: &KeptError) -> String {
        match error {
            KeptError::Text { .. } | KeptError::Version { .. } | KeptError::Answer(_) => {
                self.texts.say("review-kept-unreadable")
            }
            KeptError::OtherStart { .. } | KeptError::OtherGame { .. } => {
                self.texts.say("review-kept-other")
            }
        }
    }
}
