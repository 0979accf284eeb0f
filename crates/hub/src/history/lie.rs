//! What is not true about a table.

use azulejo_protocol::{CommandId, Unproven};
use azulejo_room::TableError;
use std::fmt;

/// What is not true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lie {
    /// An event is missing, or is there twice.
    Gap {
        /// The number that should have come.
        expected: u32,
        /// The number that came.
        found: u32,
    },
    /// Time went back.
    Backwards {
        /// The number of the event.
        number: u32,
    },
    /// What was granted is not in the log under the number that was told.
    Lost {
        /// What.
        id: CommandId,
        /// The number.
        number: u32,
    },
    /// A command brought two events about.
    Twice {
        /// Which.
        id: CommandId,
    },
    /// What was refused has happened.
    RefusedHappened {
        /// What.
        id: CommandId,
    },
    /// Something happened that nobody asked for.
    Unasked {
        /// What.
        id: CommandId,
    },
    /// Somebody heard something else.
    Misheard {
        /// Which witness.
        witness: usize,
        /// The number of the event.
        number: u32,
    },
    /// What was granted comes after what was asked for only then.
    OutOfOrder {
        /// What was granted.
        first: CommandId,
        /// What was asked for later and comes earlier.
        then: CommandId,
    },
    /// The log is no table.
    NoTable(TableError),
    /// The log does not prove that its games were fair.
    Unfair(Unproven),
}

impl fmt::Display for Lie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lie::Gap { expected, found } => write!(f, "event {found} where {expected} should be"),
            Lie::Backwards { number } => write!(f, "event {number} is before the one before"),
            Lie::Lost { id, number } => {
                write!(f, "{id} was granted as event {number}, which it is not")
            }
            Lie::Twice { id } => write!(f, "{id} happened twice"),
            Lie::RefusedHappened { id } => write!(f, "{id} was refused and happened"),
            Lie::Unasked { id } => write!(f, "{id} happened, and nobody asked for it"),
            Lie::Misheard { witness, number } => {
                write!(f, "witness {witness} heard something else as event {number}")
            }
            Lie::OutOfOrder { first, then } => {
                write!(f, "{first} was granted before {then} was asked for, and comes later")
            }
            Lie::NoTable(error) => write!(f, "the log is no table: {error}"),
            Lie::Unfair(why) => write!(f, "the log does not prove its games: {why}"),
        }
    }
}
