//! Why a line is refused, and what is said then.

use super::lines::MOST_BYTES;
use super::options::Setting;
use azulejo_rules::{DealError, IllegalDeal, IllegalMove, MoveError, PositionError, shown};
use std::fmt;

/// Why a line is refused. Nothing of it takes effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// The line is longer than any line has to be.
    TooLong,
    /// The line is no text.
    NotText {
        /// The byte of the line, from 1.
        byte: usize,
        found: u8,
    },
    /// There is no such command.
    Unknown { found: String },
    /// Something after a command that stands alone.
    Surplus { command: &'static str, found: String },
    /// There is no such option, or it can't have such a value.
    Option { found: String },
    /// A weight file can't be read.
    EvalFile { path: String, reason: String },
    /// The position itself.
    Position(PositionError),
    /// One of the moves or deals after a position.
    Move {
        /// Its number, from 1.
        number: usize,
        found: String,
        why: BadMove,
    },
    /// It is not said, or not clear, how long to think.
    Budget { found: String },
    /// There has been no position to think about.
    NoPosition,
    /// A search without end is under way.
    Endless,
    /// As many searches wait as may wait.
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

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::TooLong => write!(f, "line: longer than {MOST_BYTES} bytes"),
            Refusal::NotText { byte, found } => {
                write!(f, "byte {byte}: found 0x{found:02x}; expected text in UTF-8")
            }
            Refusal::Unknown { found } => write!(
                f,
                "found {}, expected one of aui, isready, setoption, newgame, position, go, stop, quit",
                shown(found)
            ),
            Refusal::Surplus { command, found } => {
                write!(f, "{command}: found {}, expected nothing more", shown(found))
            }
            Refusal::Option { found } => {
                let expected = Setting::expected();
                write!(f, "setoption: found {}, expected one of {expected}", shown(found))
            }
            Refusal::EvalFile { path, reason } => {
                write!(f, "setoption: EvalFile {}: {reason}", shown(path))
            }
            Refusal::Position(error) => write!(f, "position: {error}"),
            Refusal::Move { number, found, why } => {
                write!(f, "position: move {number}: found {}; {why}", shown(found))
            }
            Refusal::Budget { found } => {
                let found = shown(found);
                write!(f, "go: found {found}, expected one of `movetime MS`, `nodes N`, `infinite`")
            }
            Refusal::NoPosition => write!(f, "go: there is no position yet"),
            Refusal::Endless => write!(f, "go: thinking until `stop`"),
            Refusal::TooManyWait { most } => write!(f, "go: {most} searches wait already"),
        }
    }
}

impl std::error::Error for Refusal {}

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
