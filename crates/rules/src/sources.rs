//! Which sources hold which colors.

use crate::{Factory, Source, Tile, Tiles};

/// Bits from one color to the next: a bit for each source.
const STRIDE: usize = Source::COUNT;

/// The first source's bit of every color.
const EACH_COLOR: u64 = 1 | 1 << STRIDE | 1 << (2 * STRIDE) | 1 << (3 * STRIDE) | 1 << (4 * STRIDE);

/// The bits of one color.
const ONE_COLOR: u64 = (1 << STRIDE) - 1;

/// An index over discs and center: bit `10 * color + source` is set where the source holds the
/// color. It follows from their contents and is kept so that moves are counted and found without
/// looking at every disc.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sources(u64);

impl Sources {
    pub(crate) const NONE: Sources = Sources(0);

    /// Whether nothing is left to take, which ends the offer (RULES 2.6).
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sources that hold a color, one bit each: the discs in order, then the center.
    #[inline]
    pub(crate) const fn holding(self, tile: Tile) -> u32 {
        (self.0 >> (STRIDE * tile.index()) & ONE_COLOR) as u32
    }

    /// A source gets tiles.
    #[inline]
    pub(crate) fn add(&mut self, source: Source, tiles: Tiles) {
        // `presence` has the same stride, so a shift moves every color's bit to the source.
        self.0 |= tiles.presence() << source.index();
    }

    /// A source loses all tiles of a color.
    #[inline]
    pub(crate) fn remove(&mut self, source: Source, tile: Tile) {
        self.0 &= !(1 << (STRIDE * tile.index() + source.index()));
    }

    /// A disc loses all its tiles.
    #[inline]
    pub(crate) fn clear(&mut self, factory: Factory) {
        self.0 &= !(EACH_COLOR << factory.index());
    }
}
