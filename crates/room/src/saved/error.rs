//! Why a room can't go on.

use azulejo_protocol::MirrorError;
use azulejo_rules::Move;
use std::fmt;

/// Why a room can't go on from what was saved.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum RestoreError {
    /// An event can't have happened.
    Log(MirrorError),
    /// An event is there twice.
    Twice {
        /// Its number.
        number: u32,
    },
    /// The log goes on with another game.
    SecondGame {
        /// The number of the event that opens it.
        number: u32,
    },
    /// The room's own chance would have brought something else.
    NotDrawn {
        /// The number of the event.
        number: u32,
    },
    /// The move that waits is none that a bot could make now.
    Held {
        /// The turn it answers.
        turn: u32,
        /// The move.
        mv: Move,
    },
    /// Events and games are counted, and there is no end in sight only up to a point.
    OutOfNumbers {
        /// The number of the last event.
        number: u32,
    },
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RestoreError::Log(error) => error.fmt(f),
            RestoreError::Twice { number } => write!(f, "event {number} is there twice"),
            RestoreError::SecondGame { number } => write!(f, "event {number} opens another game"),
            RestoreError::NotDrawn { number } => {
                write!(f, "event {number} is not what the seed draws")
            }
            RestoreError::Held { turn, mv } => {
                write!(f, "{mv} waits for turn {turn}, which is not a bot's, or it is not legal")
            }
            RestoreError::OutOfNumbers { number } => {
                write!(f, "no numbers are left after event {number}")
            }
        }
    }
}

impl std::error::Error for RestoreError {}
