//! Where tiles are taken from and where they go.

use crate::Line;
use crate::numbered::numbered;
use std::fmt;

numbered! {
    /// A place in the circle of factory discs, clockwise from 1.
    Factory, 9
}

/// Where a take comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// One of the discs.
    Factory(Factory),
    /// The center of the table.
    Center,
}

impl Source {
    /// How many sources there are at the most: nine discs and the center.
    pub const COUNT: usize = Factory::COUNT + 1;

    /// Discs first, the center at 9.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        match self {
            Source::Factory(factory) => factory.index(),
            Source::Center => Factory::COUNT,
        }
    }

    /// The source at an index that is known to be in range.
    #[inline]
    pub(crate) const fn at(index: usize) -> Source {
        if index < Factory::COUNT { Source::Factory(Factory::at(index)) } else { Source::Center }
    }
}

/// The disc's number, or `C`.
impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Factory(factory) => factory.fmt(f),
            Source::Center => f.write_str("C"),
        }
    }
}

/// Where all tiles of a take go (RULES 2.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Destination {
    /// Into one pattern line; what exceeds it falls to the floor.
    Line(Line),
    /// All to the floor.
    Floor,
}

impl Destination {
    /// How many destinations there are: five lines and the floor.
    pub const COUNT: usize = Line::COUNT + 1;

    /// Lines first, the floor at 5.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        match self {
            Destination::Line(line) => line.index(),
            Destination::Floor => Line::COUNT,
        }
    }

    /// The destination at an index that is known to be in range.
    #[inline]
    pub(crate) const fn at(index: usize) -> Destination {
        if index < Line::COUNT { Destination::Line(Line::at(index)) } else { Destination::Floor }
    }
}

/// The line's number, or `F`.
impl fmt::Display for Destination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Destination::Line(line) => line.fmt(f),
            Destination::Floor => f.write_str("F"),
        }
    }
}
