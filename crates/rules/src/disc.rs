//! A factory disc as it lies on the table.

use crate::{Effect, Tiles};
use std::fmt;

/// A factory disc as it lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Disc {
    /// Its plain side is up.
    Plain(Tiles),
    /// Its gold side is up.
    Gold {
        /// What it does.
        effect: Effect,
        /// What lies on it.
        tiles: Tiles,
    },
    /// A player has taken it; only the tray can be (RULES 7.7).
    Taken,
}

impl Disc {
    /// What lies on it; nothing where it was taken.
    pub const fn tiles(self) -> Tiles {
        match self {
            Disc::Plain(tiles) | Disc::Gold { tiles, .. } => tiles,
            Disc::Taken => Tiles::NONE,
        }
    }

    /// Its effect, while its gold side is up.
    pub const fn effect(self) -> Option<Effect> {
        match self {
            Disc::Gold { effect, .. } => Some(effect),
            Disc::Plain(_) | Disc::Taken => None,
        }
    }
}

/// The text of a position's field 6: `BBYR`, `-`, `2R*KKWW`, `3*-`, `x`.
impl fmt::Display for Disc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(effect) = self.effect() {
            write!(f, "{effect}*")?;
        }
        match self {
            Disc::Taken => f.write_str("x"),
            disc if disc.tiles().is_empty() => f.write_str("-"),
            disc => disc.tiles().fmt(f),
        }
    }
}
