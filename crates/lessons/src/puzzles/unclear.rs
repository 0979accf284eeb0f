//! Why a position is no puzzle.

use azulejo_rules::Move;

/// Why a position is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unclear {
    /// Nobody has a choice.
    #[error("nobody has a choice")]
    NoChoice,
    /// The rest of the round is too long to be looked through after a move.
    #[error("the round is too long to be solved after {mv}")]
    TooLong {
        /// The move.
        mv: Move,
    },
    /// Another move is about as good, or better in some way.
    #[error("{best} is only {} points better than {mv}", points(*.gap))]
    Rival {
        /// The best move.
        best: Move,
        /// The other one.
        mv: Move,
        /// By how many hundredths of a point the best one is better.
        gap: i32,
    },
    /// On some deals that may follow, or if everybody plays for itself, another move is about as good.
    #[error("{best} is not always better than {mv}: once by {} points", points(*.gap))]
    Unsteady {
        /// The best move.
        best: Move,
        /// The other one.
        mv: Move,
        /// By how many hundredths of a point the best one is better then.
        gap: i32,
    },
}

/// Hundredths of a point as points.
fn points(gap: i32) -> f64 {
    f64::from(gap) / 100.0
}
