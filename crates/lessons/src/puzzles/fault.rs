//! What can be wrong with a file of puzzles.

use super::Puzzle;
use azulejo_rules::{IllegalMove, Move, MoveError, PositionError};
use std::fmt;

/// The first line of a file that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleError {
    /// Which line, from 1.
    pub line: usize,
    /// Why.
    pub fault: PuzzleFault,
}

/// What can be wrong with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleFault {
    /// It is no JSON object with the fields of a puzzle.
    Json {
        /// Where it was noticed, in characters from 1.
        column: usize,
        /// What the reader of JSON says.
        reason: String,
    },
    /// An id of other characters than small letters, digits and hyphens.
    Id {
        /// The id found.
        found: String,
    },
    /// Another puzzle has the same id.
    IdTwice {
        /// The id found.
        id: String,
    },
    /// Another puzzle has the same position.
    PositionTwice,
    /// No position.
    Position(PositionError),
    /// Nobody can move in the position.
    NothingToMove,
    /// There is no move but the best ones.
    NoChoice,
    /// No best move is named.
    NoBest,
    /// A best move is named twice.
    BestTwice {
        /// The move found.
        mv: Move,
    },
    /// No move.
    Best(MoveError),
    /// The best move is not legal.
    Illegal(IllegalMove),
    /// No difficulty.
    Difficulty {
        /// The number found.
        found: u8,
    },
    /// The gap is smaller than a puzzle's may be.
    Gap {
        /// The gap found, in hundredths of a point.
        found: i32,
    },
    /// No day of the calendar.
    From {
        /// The text found.
        found: String,
    },
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl fmt::Display for PuzzleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use azulejo_rules::shown;
        match self {
            PuzzleFault::Json { column, reason } => write!(f, "column {column}: {reason}"),
            PuzzleFault::Id { found } => {
                write!(f, "id: {} has more than small letters, digits and hyphens", shown(found))
            }
            PuzzleFault::IdTwice { id } => write!(f, "id: {} is there twice", shown(id)),
            PuzzleFault::PositionTwice => f.write_str("position: it is there twice"),
            PuzzleFault::Position(error) => write!(f, "position: {error}"),
            PuzzleFault::NothingToMove => f.write_str("position: nobody has to move"),
            PuzzleFault::NoChoice => f.write_str("best: there is no other move"),
            PuzzleFault::NoBest => f.write_str("best: no move is named"),
            PuzzleFault::BestTwice { mv } => write!(f, "best: {mv} is there twice"),
            PuzzleFault::Best(error) => write!(f, "best: {error}"),
            PuzzleFault::Illegal(illegal) => write!(f, "best: {illegal}"),
            PuzzleFault::Difficulty { found } => {
                write!(f, "difficulty: found {found}, expected 1, 2 or 3")
            }
            PuzzleFault::Gap { found } => {
                write!(f, "gap: found {found}, expected at least {}", Puzzle::LEAST_GAP)
            }
            PuzzleFault::From { found } => {
                write!(f, "from: {} is no day as in `2026-11-16`", shown(found))
            }
        }
    }
}

impl std::error::Error for PuzzleFault {}

impl std::error::Error for PuzzleError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.fault)
    }
}
