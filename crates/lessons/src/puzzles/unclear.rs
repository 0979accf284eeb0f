//! Why a position is no puzzle.

use azulejo_rules::Move;
use std::fmt;

/// Why a position is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unclear {
    /// Nobody has a choice.
    NoChoice,
    /// The rest of the round is too long to be looked through after a move.
    TooLong {
        /// The move.
        mv: Move,
    },
    /// Another move is about as good, or better in some way.
    Rival {
        /// The best move.
        best: Move,
        /// The other one.
        mv: Move,
        /// By how many hundredths of a point the best one is better.
        gap: i32,
    },
    /// On some deals that may follow, or if everybody plays for itself, another move is about as good.
    Unsteady {
        /// The best move.
        best: Move,
        /// The other one.
        mv: Move,
        /// By how many hundredths of a point the best one is better then.
        gap: i32,
    },
}

impl fmt::Display for Unclear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = |gap: i32| f64::from(gap) / 100.0;
        match *self {
            Unclear::NoChoice => f.write_str("nobody has a choice"),
            Unclear::TooLong { mv } => write!(f, "the round is too long to be solved after {mv}"),
            Unclear::Rival { best, mv, gap } => {
                write!(f, "{best} is only {} points better than {mv}", points(gap))
            }
            Unclear::Unsteady { best, mv, gap } => {
                write!(f, "{best} is not always better than {mv}: once by {} points", points(gap))
            }
        }
    }
}

impl std::error::Error for Unclear {}
