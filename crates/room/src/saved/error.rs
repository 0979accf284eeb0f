//! Why a room can't go on.

use azulejo_protocol::MirrorError;
use azulejo_rules::Move;

/// Why a room can't go on from what was saved.
#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum RestoreError {
    /// An event can't have happened.
    #[error(transparent)]
    Log(MirrorError),
    /// An event is there twice.
    #[error("event {number} is there twice")]
    Twice {
        /// Its number.
        number: u32,
    },
    /// The log goes on with another game.
    #[error("event {number} opens another game")]
    SecondGame {
        /// The number of the event that opens it.
        number: u32,
    },
    /// The room's own chance would have brought something else.
    #[error("event {number} is not what the seed draws")]
    NotDrawn {
        /// The number of the event.
        number: u32,
    },
    /// The move that waits is none that a bot could make now.
    #[error("{mv} waits for turn {turn}, which is not a bot's, or it is not legal")]
    Held {
        /// The turn it answers.
        turn: u32,
        /// The move.
        mv: Move,
    },
    /// Events and games are counted, and there is no end in sight only up to a point.
    #[error("no numbers are left after event {number}")]
    OutOfNumbers {
        /// The number of the last event.
        number: u32,
    },
}
