//! Where each color may be put on one board.

use crate::lanes::EACH;
use crate::{Destination, Line, Tile};

/// For each color the destinations that may take it, and how many they are.
///
/// A color's lane has a bit for each destination, the lines and then the floor, which always may
/// (RULES 2.4), and above them their number. It follows from lines and wall and is kept so that
/// moves are counted without looking at either.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Destinations(u64);

/// The destinations of each set of them, ascending; what follows is of no account.
pub(crate) static LISTS: [[u16; 8]; 1 << COUNT] = {
    let mut lists = [[0; 8]; 1 << COUNT];
    let mut set = 0;
    while set < lists.len() {
        let (mut to, mut len) = (0, 0);
        while to < COUNT {
            if set >> to & 1 == 1 {
                lists[set][len] = to as u16;
                len += 1;
            }
            to += 1;
        }
        set += 1;
    }
    lists
};

/// Where a lane's count begins.
const COUNT: usize = Destination::COUNT;

/// What one destination adds to a lane: its bit, and one to the count.
#[inline]
const fn unit(destination: usize) -> u64 {
    1 << destination | 1 << COUNT
}

impl Destinations {
    /// Only the floor, for every color.
    pub(crate) const FLOOR: Destinations = Destinations(EACH * unit(Line::COUNT));

    /// The destinations of a color, one bit each.
    #[inline]
    pub(crate) const fn of(self, tile: Tile) -> u32 {
        (self.0 >> tile.lane() & ((1 << COUNT) - 1)) as u32
    }

    /// How many destinations a color has.
    #[inline]
    pub(crate) const fn count(self, tile: Tile) -> u32 {
        (self.0 >> (tile.lane() + COUNT) & 7) as u32
    }

    /// The index of the `n`th destination of a color; `n` is below the count.
    #[inline]
    pub(crate) fn nth(self, tile: Tile, n: u32) -> usize {
        LISTS[self.of(tile) as usize][n as usize & 7].into()
    }

    /// The numbers of destinations, color by color.
    #[inline]
    pub(crate) const fn counts(self) -> u64 {
        self.0 >> COUNT & (EACH * 7)
    }

    /// Lets a line take exactly these colors: a one in the lane of each.
    #[inline]
    pub(crate) fn set(&mut self, line: Line, colors: u64) {
        let before = self.0 >> line.index() & EACH;
        self.0 = self.0 - before * unit(line.index()) + colors * unit(line.index());
    }
}
