//! What an engine may do wrong, which loses it the game.

use azulejo_rules::{IllegalMove, Move, MoveError, shown};
use std::time::Duration;

/// What an engine did wrong. It loses the game; the match goes on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// Its process can't be started.
    #[error("can't be started: {why}")]
    NotStarted {
        /// What the system says.
        why: String,
    },
    /// Its process has ended.
    #[error("ended: {how}")]
    Ended {
        /// How, as the system says.
        how: String,
    },
    /// It did not answer in time.
    #[error("stalled: no `{awaited}` within {} ms", .waited.as_millis())]
    Stalled {
        /// What it was to answer.
        awaited: &'static str,
        /// How long it was waited for.
        waited: Duration,
    },
    /// It wrote something that is no line of text.
    #[error("wrote no text: {why}")]
    NoText {
        /// What is wrong with it.
        why: String,
    },
    /// It refused what it was told.
    #[error("refused the position: {}", shown(.said))]
    Refused {
        /// Its words.
        said: String,
    },
    /// Its move can't be read.
    #[error("found {}; {why}", shown(.said))]
    Unreadable {
        /// What it said instead of a move.
        said: String,
        /// What is wrong with it.
        why: MoveError,
    },
    /// Its move is against the rules.
    #[error("illegal move {mv}: {why}")]
    Illegal {
        /// The move.
        mv: Move,
        /// The rule.
        why: IllegalMove,
    },
    /// It had no move where there is one.
    #[error("said it has no move")]
    NoMove,
}

impl Fault {
    /// All words for kinds of faults.
    pub const KINDS: [&str; 6] = ["start", "crash", "stall", "unreadable", "refusal", "illegal"];

    /// A word for the kind of fault.
    pub const fn kind(&self) -> &'static str {
        match self {
            Fault::NotStarted { .. } => "start",
            Fault::Ended { .. } => "crash",
            Fault::Stalled { .. } => "stall",
            Fault::NoText { .. } | Fault::Unreadable { .. } => "unreadable",
            Fault::Refused { .. } => "refusal",
            Fault::Illegal { .. } | Fault::NoMove => "illegal",
        }
    }
}
