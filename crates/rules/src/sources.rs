//! Which sources hold which colors.

use crate::lanes::{self, EACH, LANE};
use crate::{Factory, Source, Tile, Tiles};

/// An index over discs and center: for each color the sources that hold it, and how many they are.
/// It follows from their contents and is kept so that moves are counted and found without looking
/// at every disc.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sources {
    /// A bit in the color's lane for each source: the discs in order, then the center.
    holding: u64,
    /// The number of these bits, lane by lane.
    counts: u64,
}

impl Sources {
    pub(crate) const NONE: Sources = Sources { holding: 0, counts: 0 };

    /// A disc that was empty gets tiles.
    #[inline]
    pub(crate) fn add(&mut self, factory: Factory, tiles: Tiles) {
        let presence = lanes::presence(tiles.word());
        self.holding |= presence << factory.index();
        self.counts += presence;
    }

    /// Whether nothing is left to take, which ends the offer (RULES 2.6).
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.holding == 0
    }

    /// The sources that hold a color, one bit each: the discs in order, then the center.
    #[inline]
    pub(crate) const fn holding(self, tile: Tile) -> u32 {
        (self.holding >> tile.lane() & LANE) as u32
    }

    /// How many sources hold a color.
    #[inline]
    pub(crate) const fn count(self, tile: Tile) -> u32 {
        (self.counts >> tile.lane() & LANE) as u32
    }

    /// The numbers of sources, color by color.
    #[inline]
    pub(crate) const fn counts(self) -> u64 {
        self.counts
    }

    /// A source now holds these tiles.
    #[inline]
    pub(crate) fn set(&mut self, source: Source, tiles: Tiles) {
        let before = self.holding >> source.index() & EACH;
        let after = lanes::presence(tiles.word());
        self.holding ^= (before ^ after) << source.index();
        self.counts = self.counts - before + after;
    }

    /// All tiles of a disc go to the center, except those of one color.
    #[inline]
    pub(crate) fn move_to_center(&mut self, factory: Factory, except: Tile) {
        let leaving = self.holding >> factory.index() & EACH;
        self.holding ^= leaving << factory.index();
        let arriving = leaving & !(1 << except.lane());
        let new = arriving & !(self.holding >> CENTER);
        self.holding |= new << CENTER;
        self.counts = self.counts - leaving + new;
    }

    /// The center loses a color that it holds.
    #[inline]
    pub(crate) fn take_from_center(&mut self, tile: Tile) {
        self.holding &= !(1 << (tile.lane() + CENTER));
        self.counts -= 1 << tile.lane();
    }
}

/// The center's bit in a lane.
const CENTER: usize = Source::Center.index();
