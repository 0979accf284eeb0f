//! A position as one line of text.

mod error;
mod read;

pub use error::{Part, PositionError, SyntaxError};
pub(crate) use read::{read_number, read_seat};
#[cfg(feature = "json")]
pub(crate) use read::{read_tiles, read_tray, read_wall_row};

use crate::{Board, Column, Line, LineTiles, Marker, Phase, Position, Tiles};
use std::fmt;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.rules(), self.round())?;
        if self.barren() > 0 {
            write!(f, "+{}", self.barren())?;
        }
        let to_act = if self.phase() == Phase::Over { 0 } else { self.acting.number() };
        write!(f, " {to_act} {} {}", self.first(), self.marker())?;
        for (index, disc) in self.discs().enumerate() {
            write!(f, "{}{disc}", if index == 0 { ' ' } else { ',' })?;
        }
        write!(f, " {}", OrDash(&self.center()))?;
        for heap in [self.bag(), self.lid()] {
            let [b, y, r, k, w] = heap.counts().0;
            write!(f, " {b}.{y}.{r}.{k}.{w}")?;
        }
        self.boards().iter().try_for_each(|board| write!(f, " {board}"))
    }
}

/// A text, or `-` for none.
struct OrDash<'a, T>(&'a T);

impl fmt::Display for OrDash<'_, Tiles> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("-") } else { self.0.fmt(f) }
    }
}

/// `c`, or the number of the seat that has taken it.
impl fmt::Display for Marker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Marker::Center => f.write_str("c"),
            Marker::Taken(seat) => seat.fmt(f),
        }
    }
}

/// `score:lines:wall:floor[:disc]`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.score().fmt(f)?;
        for line in Line::ALL {
            f.write_str(if line.index() == 0 { ":" } else { "/" })?;
            match self.line(line) {
                Some(LineTiles { tile, count }) => write!(f, "{tile}{count}")?,
                None => f.write_str("-")?,
            }
        }
        for line in Line::ALL {
            f.write_str(if line.index() == 0 { ":" } else { "/" })?;
            for column in Column::ALL {
                match self.wall().tile(line, column) {
                    Some(tile) => tile.fmt(f)?,
                    None => f.write_str(".")?,
                }
            }
        }
        if self.floor().is_empty() { f.write_str(":-") } else { write!(f, ":{}", self.floor()) }?;
        self.tray().map_or(Ok(()), |tray| write!(f, ":{tray}"))
    }
}
