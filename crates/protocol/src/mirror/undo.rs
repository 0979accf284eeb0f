//! How far back a takeback goes.

use super::Mirror;
use crate::{Mover, Refusal, Step};
use azulejo_rules::Seat;

impl Mirror {
    /// How many steps are left if the last decision of any person is taken back, with what bots did
    /// since. Nothing is taken back past a deal.
    ///
    /// # Errors
    ///
    /// [`Refusal::PastDeal`] or [`Refusal::PastStart`], if there is no such decision.
    pub fn undo_to(&self) -> Result<usize, Refusal> {
        self.before_last(|step| matches!(step, Step::Move { by: Mover::Person, .. }))
    }

    /// How many steps are left if the last decision of a seat is taken back.
    ///
    /// # Errors
    ///
    /// [`Refusal::PastDeal`] or [`Refusal::PastStart`], if there is no such decision.
    pub fn takeback_to(&self, seat: Seat) -> Result<usize, Refusal> {
        self.before_last(|step| step.seat() == Some(seat))
    }

    /// The steps before the last decision that is wanted.
    fn before_last(&self, wanted: impl Fn(&Step) -> bool) -> Result<usize, Refusal> {
        let undoable = self.history.undoable();
        let first = undoable.start;
        match self.steps()[undoable].iter().rposition(wanted) {
            Some(last) => Ok(self.history.decision_of(first + last).max(first)),
            None => Err(self.why_not_undo(first)),
        }
    }

    /// What stands before the first step that could be taken back: a deal, or the starting point.
    fn why_not_undo(&self, first: usize) -> Refusal {
        if first > self.history.before() { Refusal::PastDeal } else { Refusal::PastStart }
    }
}
