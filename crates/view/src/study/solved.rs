//! What is known for certain.

use super::Reviewer;
use crate::ledger::bound_row;
use azulejo_rules::{Board, Position};
use azulejo_study::Decision;

impl Reviewer<'_> {
    /// How sure it is what a decision cost, where that is exact.
    pub fn solved(&self, decision: &Decision) -> Option<String> {
        match (decision.is_solved(), is_last_round(&decision.before)) {
            (false, _) => None,
            (true, false) => Some(self.texts.say("review-solved-round")),
            (true, true) => Some(self.texts.say("review-solved-game")),
        }
    }

    /// The same in a word, to stand beside a move.
    pub fn solved_mark(&self, decision: &Decision) -> Option<String> {
        decision.is_solved().then(|| self.texts.say("review-solved"))
    }
}

/// Whether the game ends with this round whatever is played, so that nothing is left to the bag.
fn is_last_round(pos: &Position) -> bool {
    let is_last = |board: &Board| {
        board.wall().complete_rows() > 0 || bound_row(board, pos.rules().wall).is_some()
    };
    pos.boards().iter().any(is_last)
}
