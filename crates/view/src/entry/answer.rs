//! What a press led to.

use azulejo_rules::{IllegalMove, Move};

/// What a press led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The press means nothing here.
    Nothing,
    /// The selection has changed.
    Changed,
    /// It is against the rules; the selection is as it was.
    Refused(IllegalMove),
    /// The move is complete: one take, or the placements of all completed lines from top to
    /// bottom. The entry begins anew.
    Play(Vec<Move>),
}
