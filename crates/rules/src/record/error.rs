//! Why a text is no record.

use crate::{IllegalDeal, IllegalMove, Move, MoveError, Seat};
use std::fmt;

/// Why a text is no record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// The word that was found there; empty at the end of the text.
    pub found: String,
    /// What is wrong with it.
    pub kind: RecordErrorKind,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the values are what the variant's sentence names")]
pub enum RecordErrorKind {
    /// A tag without a name.
    TagName,
    /// A tag whose value is not quoted.
    TagQuote,
    /// A value that is not closed on its line.
    TagUnclosed,
    /// A backslash before something else than `"` or `\`.
    TagEscape,
    /// A tag that does not end with `]`.
    TagEnd,
    /// The first tag must be `Azulejo`.
    NotFirst,
    /// A version of the format that is not known.
    Version,
    /// A tag given twice.
    TagTwice,
    /// A required tag is missing.
    TagMissing { name: &'static str },
    /// A tag with a value it can't have.
    TagValue { expected: &'static str },
    /// The word `round` should stand here.
    NoRound { round: u16 },
    /// Another round.
    WrongRound { expected: u16 },
    /// The starter is no seat of this table.
    NoSeat { seats: usize },
    /// Another seat starts.
    WrongFirst { expected: Seat },
    /// The word `deal` should stand here.
    NoDeal,
    /// A disc of the deal can't be read.
    Disc { disc: usize, discs: usize },
    /// A deal that could not have happened.
    Deal(IllegalDeal),
    /// A new round, or a tag, while moves of this one are missing.
    RoundUnfinished { seat: Seat },
    /// A move that can't be read.
    MoveText(MoveError),
    /// An illegal move, with the legal ones most like it.
    Move { illegal: IllegalMove, legal: Vec<Move> },
    /// Something after the end of the game.
    AfterEnd,
    /// The result does not follow from the game.
    Result { expected: String },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = crate::text::shown(&self.found);
        write!(f, "line {}, column {}: found {found}; {}", self.line, self.column, self.kind)
    }
}

impl std::error::Error for RecordError {}

impl fmt::Display for RecordErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordErrorKind::TagName => {
                write!(f, "expected a tag's name: letters, digits, `_` and `-`")
            }
            RecordErrorKind::TagQuote => write!(f, "expected the tag's value in double quotes"),
            RecordErrorKind::TagUnclosed => write!(f, "the value is not closed on its line"),
            RecordErrorKind::TagEscape => write!(f, "expected `\\\"` or `\\\\`"),
            RecordErrorKind::TagEnd => write!(f, "expected `]`"),
            RecordErrorKind::NotFirst => {
                write!(f, "expected [Azulejo \"1\"], the first tag of every record")
            }
            RecordErrorKind::Version => write!(f, "only version \"1\" of the format is known"),
            RecordErrorKind::TagTwice => write!(f, "the tag is given twice"),
            RecordErrorKind::TagMissing { name } => write!(f, "the tag {name} is missing"),
            RecordErrorKind::TagValue { expected } => write!(f, "expected {expected}"),
            RecordErrorKind::NoRound { round } => write!(f, "expected `round {round}`"),
            RecordErrorKind::WrongRound { expected } => {
                write!(f, "expected the number of the round, {expected}")
            }
            RecordErrorKind::NoSeat { seats } => write!(f, "expected a seat, 1 to {seats}"),
            RecordErrorKind::WrongFirst { expected } => {
                write!(f, "seat {expected} starts this round")
            }
            RecordErrorKind::NoDeal => write!(f, "expected `deal` or, in front of it, `first`"),
            RecordErrorKind::Disc { disc, discs } => write!(
                f,
                "expected disc {disc} of {discs}: up to 5 colors as in `BBYR`, `2R*KKWW` with a gold \
                 side, or `-`"
            ),
            RecordErrorKind::Deal(illegal) => write!(f, "this deal is not possible: {illegal}"),
            RecordErrorKind::RoundUnfinished { seat } => {
                write!(f, "the round is not finished: expected a move of seat {seat}")
            }
            RecordErrorKind::MoveText(error) => write!(f, "not a move: {error}"),
            RecordErrorKind::Move { illegal, legal } => {
                write!(f, "{illegal}; legal here:")?;
                legal.iter().try_for_each(|mv| write!(f, " {mv}"))
            }
            RecordErrorKind::AfterEnd => write!(f, "the game is over before this"),
            RecordErrorKind::Result { expected } => write!(f, "the result is {expected}"),
        }
    }
}
