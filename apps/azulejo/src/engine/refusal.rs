//! Why a line is refused, and what is said then.

use super::lines::MOST_BYTES;
use super::options::Setting;
use azulejo_rules::{DealError, IllegalDeal, IllegalMove, MoveError, PositionError, shown};
use std::fmt;

/// Why a line is refused. Nothing of it takes effect.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Refusal {
    /// The line is longer than any line has to be.
    #[error("line: longer than {MOST_BYTES} bytes")]
    TooLong,
    /// The line is no text.
    #[error("byte {byte}: found 0x{found:02x}; expected text in UTF-8")]
    NotText {
        /// The byte of the line, from 1.
        byte: usize,
        found: u8,
    },
    /// There is no such command.
    #[error(
        "found {}, expected one of aui, isready, setoption, newgame, position, go, stop, quit",
        shown(.found)
    )]
    Unknown { found: String },
    /// Something after a command that stands alone.
    #[error("{command}: found {}, expected nothing more", shown(.found))]
    Surplus { command: &'static str, found: String },
    /// There is no such option, or it can't have such a value.
    #[error("setoption: found {}, expected one of {}", shown(.found), Setting::expected())]
    Option { found: String },
    /// A weight file can't be read.
    #[error("setoption: EvalFile {}: {reason}", shown(.path))]
    EvalFile { path: String, reason: String },
    /// The position itself.
    #[error("position: {0}")]
    Position(PositionError),
    /// One of the moves or deals after a position.
    #[error("position: move {number}: found {}; {why}", shown(.found))]
    Move {
        /// Its number, from 1.
        number: usize,
        found: String,
        why: BadMove,
    },
    /// It is not said, or not clear, how long to think.
    #[error("go: found {}, expected one of `movetime MS`, `nodes N`, `infinite`", shown(.found))]
    Budget { found: String },
    /// There has been no position to think about.
    #[error("go: there is no position yet")]
    NoPosition,
    /// A search without end is under way.
    #[error("go: thinking until `stop`")]
    Endless,
    /// As many searches wait as may wait.
    #[error("go: {most} searches wait already")]
    TooManyWait { most: usize },
}

/// Why a move or a deal after a position is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum BadMove {
    MoveText(MoveError),
    Move(IllegalMove),
    DealText(DealError),
    Deal(IllegalDeal),
}

impl fmt::Display for BadMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadMove::MoveText(error) => write!(f, "not a move: {error}"),
            BadMove::Move(illegal) => illegal.fmt(f),
            BadMove::DealText(error) => write!(f, "not a deal: {error}"),
            BadMove::Deal(illegal) => illegal.fmt(f),
        }
    }
}
