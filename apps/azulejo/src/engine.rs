//! The engine protocol of `docs/FORMATS.md`: what is heard and said, without saying how.
//!
//! [`Session`] decides everything, line by line, and knows neither threads nor clocks. [`Thinker`]
//! is the thread that searches, and [`read_line`] takes lines off a stream that may hold anything.

mod command;
mod info;
mod lines;
mod options;
mod refusal;
mod session;
mod thinker;

pub(crate) use lines::read_line;
pub(crate) use options::Setting;
pub(crate) use refusal::Refusal;
pub(crate) use session::{Act, Session};
pub(crate) use thinker::Thinker;

use azulejo_rules::{Move, Position};
use std::io;
use std::time::Duration;

/// How long to think about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Budget {
    /// At most so many positions.
    Nodes(u64),
    /// At most so long.
    Time(Duration),
    /// Until `stop`, whatever was found before.
    Endless,
}

/// A position to think about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Job {
    pub(crate) position: Position,
    pub(crate) budget: Budget,
}

/// What happens to an engine.
#[derive(Debug)]
pub(crate) enum Event {
    /// A line was read.
    Line(Result<String, Refusal>),
    /// There will be no more lines.
    End(io::Result<()>),
    /// The search has something to tell.
    Info(String),
    /// The search is done; there is no move in phases deal and over.
    Answer(Option<Move>),
}
