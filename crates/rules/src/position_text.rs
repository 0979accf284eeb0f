//! A position as one line of text.

mod error;
mod read;
mod write;

pub use error::{Part, PositionError, SyntaxError};
pub(crate) use read::{read_number, read_seat};
#[cfg(feature = "json")]
pub(crate) use read::{read_tiles, read_tray, read_wall_row};

use crate::{Board, Marker, Position, SeatSetup, Setup, Tiles};
use std::fmt;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

/// `score:lines:wall:floor[:disc]`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        SeatSetup::from(self).fmt(f)
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
