//! What an engine may do wrong, which loses it the game.

use azulejo_rules::{IllegalMove, Move, MoveError, shown};
use std::fmt;
use std::time::Duration;

/// What an engine did wrong. It loses the game; the match goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Its process can't be started.
    NotStarted {
        /// What the system says.
        why: String,
    },
    /// Its process has ended.
    Ended {
        /// How, as the system says.
        how: String,
    },
    /// It did not answer in time.
    Stalled {
        /// What it was to answer.
        awaited: &'static str,
        /// How long it was waited for.
        waited: Duration,
    },
    /// It wrote something that is no line of text.
    NoText {
        /// What is wrong with it.
        why: String,
    },
    /// It refused what it was told.
    Refused {
        /// Its words.
        said: String,
    },
    /// Its move can't be read.
    Unreadable {
        /// What it said instead of a move.
        said: String,
        /// What is wrong with it.
        why: MoveError,
    },
    /// Its move is against the rules.
    Illegal {
        /// The move.
        mv: Move,
        /// The rule.
        why: IllegalMove,
    },
    /// It had no move where there is one.
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

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotStarted { why } => write!(f, "can't be started: {why}"),
            Fault::Ended { how } => write!(f, "ended: {how}"),
            Fault::Stalled { awaited, waited } => {
                write!(f, "stalled: no `{awaited}` within {} ms", waited.as_millis())
            }
            Fault::NoText { why } => write!(f, "wrote no text: {why}"),
            Fault::Refused { said } => write!(f, "refused the position: {}", shown(said)),
            Fault::Unreadable { said, why } => write!(f, "found {}; {why}", shown(said)),
            Fault::Illegal { mv, why } => write!(f, "illegal move {mv}: {why}"),
            Fault::NoMove => write!(f, "said it has no move"),
        }
    }
}

impl std::error::Error for Fault {}
