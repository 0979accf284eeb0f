//! What can be wrong with a file of puzzles.

use super::Puzzle;
use azulejo_rules::{IllegalMove, Move, MoveError, PositionError, shown};

/// The first line of a file that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct PuzzleError {
    /// Which line, from 1.
    pub line: usize,
    /// Why.
    #[source]
    pub fault: PuzzleFault,
}

/// What can be wrong with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PuzzleFault {
    /// It is no JSON object with the fields of a puzzle.
    #[error("column {column}: {reason}")]
    Json {
        /// Where it was noticed, in characters from 1.
        column: usize,
        /// What the reader of JSON says.
        reason: String,
    },
    /// An id of other characters than small letters, digits and hyphens.
    #[error("id: {} has more than small letters, digits and hyphens", shown(.found))]
    Id {
        /// The id found.
        found: String,
    },
    /// Another puzzle has the same id.
    #[error("id: {} is there twice", shown(.id))]
    IdTwice {
        /// The id found.
        id: String,
    },
    /// Another puzzle has the same position.
    #[error("position: it is there twice")]
    PositionTwice,
    /// No position.
    #[error("position: {0}")]
    Position(PositionError),
    /// Nobody can move in the position.
    #[error("position: nobody has to move")]
    NothingToMove,
    /// There is no move but the best ones.
    #[error("best: there is no other move")]
    NoChoice,
    /// No best move is named.
    #[error("best: no move is named")]
    NoBest,
    /// A best move is named twice.
    #[error("best: {mv} is there twice")]
    BestTwice {
        /// The move found.
        mv: Move,
    },
    /// No move.
    #[error("best: {0}")]
    Best(MoveError),
    /// The best move is not legal.
    #[error("best: {0}")]
    Illegal(IllegalMove),
    /// No difficulty.
    #[error("difficulty: found {found}, expected 1, 2 or 3")]
    Difficulty {
        /// The number found.
        found: u8,
    },
    /// The gap is smaller than a puzzle's may be.
    #[error("gap: found {found}, expected at least {}", Puzzle::LEAST_GAP)]
    Gap {
        /// The gap found, in hundredths of a point.
        found: i32,
    },
    /// No day of the calendar.
    #[error("from: {} is no day as in `2026-11-16`", shown(.found))]
    From {
        /// The text found.
        found: String,
    },
}
