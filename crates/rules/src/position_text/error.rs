//! Why a text is no position.

use crate::Faults;
use std::fmt;

/// Why a text is no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The text is malformed.
    Syntax(SyntaxError),
    /// The text can be read, but such a position is refused.
    Faults(Faults),
}

/// Where a position's text is malformed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntaxError {
    /// The field, from 1.
    pub field: usize,
    /// The character of the whole text at which the wrong part begins, from 1.
    pub column: usize,
    /// The part found.
    pub found: String,
    /// What it should have been.
    pub expected: Part,
}

/// A part of a position's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each is named after the part it stands for")]
pub enum Part {
    Rules,
    Round,
    Barren,
    ToAct,
    Seat,
    Marker,
    Disc,
    Discs { count: usize },
    Tiles,
    Count,
    Counts,
    SeatParts,
    Score,
    Line,
    Lines,
    WallRow,
    WallRows,
    Floor,
    Tray,
    Fields { count: usize },
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Rules => f.write_str("a rule set: players 2-4, wall c or f, factories p, s or e"),
            Part::Round => f.write_str("a round from 1 to 65535, with `+` and a number if barren"),
            Part::Barren => f.write_str("the number of barren rounds, 1 to 3"),
            Part::ToAct => f.write_str("a seat, or 0 when the game is over"),
            Part::Seat => f.write_str("a seat"),
            Part::Marker => f.write_str("`c` or a seat"),
            Part::Disc => f.write_str(
                "a factory: colors in order, `-`, `x`, or a gold side `1*`, `2R*`, `3*`, `4*`, `5*` before them",
            ),
            Part::Discs { count } => write!(f, "{count} factories, joined by `,`"),
            Part::Tiles => f.write_str("colors in the order B Y R K W, or `-`"),
            Part::Count => f.write_str("a number of tiles"),
            Part::Counts => f.write_str("five numbers joined by `.`"),
            Part::SeatParts => f.write_str("`score:lines:wall:floor`, and `:disc` while the seat holds it"),
            Part::Score => f.write_str("a score from 0 to 65535"),
            Part::Line => f.write_str("a line: color and count as in `R1`, or `-`"),
            Part::Lines => f.write_str("five lines joined by `/`"),
            Part::WallRow => f.write_str("a wall row: five colors or `.`"),
            Part::WallRows => f.write_str("five wall rows joined by `/`"),
            Part::Floor => f.write_str("the floor: colors and `P`, or `-`"),
            Part::Tray => f.write_str("the disc: `.`, a color or `P`"),
            Part::Fields { count } => write!(f, "{count} fields, separated by one space"),
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Syntax(error) => error.fmt(f),
            PositionError::Faults(faults) => faults.fmt(f),
        }
    }
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SyntaxError { field, column, found, expected } = self;
        let found = crate::text::shown(found);
        write!(f, "field {field}, column {column}: found {found}, expected {expected}")
    }
}

impl std::error::Error for PositionError {}

impl From<Faults> for PositionError {
    fn from(faults: Faults) -> PositionError {
        PositionError::Faults(faults)
    }
}
