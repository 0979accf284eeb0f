//! Collections of tiles: a multiset and a set.

#[cfg(feature = "dealer")]
use crate::lanes::STRIDE;
use crate::lanes::{self, EACH, LANE};
use crate::{ByTile, Tile};
use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// How many tiles of each color: the content of a disc, the center, the bag or the lid.
///
/// The five counts live in one word, ten bits apart, so that adding two heaps is one addition and
/// a total or a running sum is one multiplication. A count may be at most [`Tiles::MOST`].
///
/// ```
/// use azulejo_rules::{Tile, Tiles};
/// let disc: Tiles = [Tile::Red, Tile::Blue, Tile::Red].into_iter().collect();
/// assert_eq!(disc.count(Tile::Red), 2);
/// assert_eq!(disc.to_string(), "BRR");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles(u64);

impl Tiles {
    /// No tile at all.
    pub const NONE: Tiles = Tiles(0);

    /// The whole material: twenty tiles of each color (RULES 1.1).
    pub const ALL: Tiles = Tiles(EACH * Tile::COPIES as u64);

    /// The largest count of one color that a heap can hold; far more than the game has, so that
    /// sums of faulty heaps can still be told apart.
    pub const MOST: u16 = 100;

    /// `count` tiles of one color.
    #[inline]
    pub const fn of(tile: Tile, count: u16) -> Tiles {
        Tiles((count as u64) << tile.lane())
    }

    /// A heap from its counts.
    pub fn from_counts(counts: ByTile<u16>) -> Tiles {
        Tile::ALL.into_iter().fold(Tiles::NONE, |sum, tile| sum + Tiles::of(tile, counts[tile]))
    }

    /// How many tiles of one color.
    #[inline]
    pub const fn count(self, tile: Tile) -> u16 {
        ((self.0 >> tile.lane()) & LANE) as u16
    }

    /// The five counts.
    pub fn counts(self) -> ByTile<u16> {
        ByTile(Tile::ALL.map(|tile| self.count(tile)))
    }

    /// How many tiles in all.
    #[inline]
    pub const fn total(self) -> u16 {
        lanes::total(lanes::running_sums(self.0)) as u16
    }

    /// Whether there is no tile.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is a tile of this color.
    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.count(tile) != 0
    }

    /// Everything except one color.
    #[inline]
    #[must_use]
    pub const fn without(self, tile: Tile) -> Tiles {
        Tiles(self.0 & !(LANE << tile.lane()))
    }

    /// Only the colors of a set.
    #[must_use]
    pub const fn only(self, set: TileSet) -> Tiles {
        Tiles(self.0 & lanes::mask(set.bits()))
    }

    /// Which colors there are.
    pub const fn colors(self) -> TileSet {
        TileSet::from_bits(lanes::gather(lanes::presence(self.0)))
    }

    /// Every tile, in color order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::ALL
            .into_iter()
            .flat_map(move |tile| std::iter::repeat_n(tile, self.count(tile).into()))
    }

    /// Whether this heap could be taken out of `other`.
    pub fn fits_in(self, other: Tiles) -> bool {
        Tile::ALL.into_iter().all(|tile| self.count(tile) <= other.count(tile))
    }

    /// All tiles in a row, in color order.
    #[cfg(feature = "dealer")]
    #[inline]
    pub(crate) const fn row(self) -> TileRow {
        TileRow(lanes::running_sums(self.0))
    }

    /// The five counts, lane by lane.
    #[inline]
    pub(crate) const fn word(self) -> u64 {
        self.0
    }
}

impl Add for Tiles {
    type Output = Tiles;
    #[inline]
    fn add(self, other: Tiles) -> Tiles {
        Tiles(self.0 + other.0)
    }
}

impl AddAssign for Tiles {
    #[inline]
    fn add_assign(&mut self, other: Tiles) {
        self.0 += other.0;
    }
}

impl Sub for Tiles {
    type Output = Tiles;
    /// Takes a heap that [fits](Tiles::fits_in) out of this one.
    #[inline]
    fn sub(self, other: Tiles) -> Tiles {
        debug_assert!(other.fits_in(self), "{other} from {self}");
        Tiles(self.0 - other.0)
    }
}

impl SubAssign for Tiles {
    #[inline]
    fn sub_assign(&mut self, other: Tiles) {
        *self = *self - other;
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        tiles.into_iter().fold(Tiles::NONE, |sum, tile| sum + Tiles::of(tile, 1))
    }
}

/// The letters in color order; nothing for no tile.
impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|tile| tile.fmt(f))
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tiles({self})")
    }
}

/// All tiles of a heap in a row, in color order, of which any can be taken out.
#[cfg(feature = "dealer")]
#[derive(Clone, Copy)]
pub(crate) struct TileRow(u64);

#[cfg(feature = "dealer")]
impl TileRow {
    /// How many tiles there are.
    #[inline]
    pub(crate) const fn total(self) -> u64 {
        lanes::total(self.0)
    }

    /// Takes out the tile at a place, which is below the total; tells the lane of its color.
    #[inline]
    pub(crate) const fn take(&mut self, place: u64) -> usize {
        let lane = lanes::find(self.0, place);
        // This color's sum and all later ones lose one.
        self.0 = self.0.wrapping_sub(EACH << lane);
        lane
    }

    /// The heap of the tiles that are in this row and no longer in a later one.
    #[inline]
    pub(crate) const fn minus(self, later: TileRow) -> Tiles {
        let running = self.0.wrapping_sub(later.0);
        Tiles(running.wrapping_sub(running << STRIDE) & (EACH * LANE))
    }
}

/// A set of colors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TileSet(u8);

impl TileSet {
    /// No color.
    pub const NONE: TileSet = TileSet(0);

    /// The set whose bit `i` stands for the color of index `i`.
    pub(crate) const fn from_bits(bits: u8) -> TileSet {
        TileSet(bits & 31)
    }

    /// One bit a color.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// Whether the color is in the set.
    pub const fn has(self, tile: Tile) -> bool {
        self.0 & (1 << tile.index()) != 0
    }

    /// This set and one more color.
    #[must_use]
    pub const fn with(self, tile: Tile) -> TileSet {
        TileSet(self.0 | 1 << tile.index())
    }

    /// Whether every color of this set is in `other`.
    pub const fn is_subset(self, other: TileSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether there is no color.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many colors.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The colors, in order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(move |&tile| self.has(tile))
    }

    /// This set without its first color.
    pub(crate) const fn without_first(self) -> TileSet {
        TileSet(self.0 & self.0.wrapping_sub(1))
    }

    /// Every subset, in ascending order of the bits: the empty set first, this set last.
    pub(crate) fn subsets(self) -> impl Iterator<Item = TileSet> {
        let mut next = Some(0u8);
        std::iter::from_fn(move || {
            let bits = next?;
            // Counting up within the bits of the set: the borrow skips the bits outside it.
            let following = bits.wrapping_sub(self.0) & self.0;
            next = (following != 0).then_some(following);
            Some(TileSet(bits))
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::NONE, TileSet::with)
    }
}

/// The letters in color order; nothing for the empty set.
impl fmt::Display for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|tile| tile.fmt(f))
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TileSet({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heap_knows_its_total_and_its_colors() {
        let heap = Tiles::from_counts(ByTile([3, 0, 20, 1, 0]));
        assert_eq!(heap.total(), 24);
        assert_eq!(heap.colors().to_string(), "BRK");
        assert_eq!(Tiles::ALL.total(), 100);
    }

    #[cfg(feature = "dealer")]
    #[test]
    fn tiles_in_a_row_stand_in_color_order() {
        let heap = Tiles::from_counts(ByTile([3, 0, 20, 1, 7]));
        let row: Vec<Tile> =
            (0..heap.row().total()).map(|place| Tile::of_lane(heap.row().take(place))).collect();
        assert_eq!(row, heap.iter().collect::<Vec<_>>());
        let mut rest = heap.row();
        assert_eq!(rest.take(5), Tile::Red.lane());
        assert_eq!(heap.row().minus(rest), Tiles::of(Tile::Red, 1));
    }

    #[test]
    fn subsets_count_up_within_the_set() {
        let set: TileSet = [Tile::Blue, Tile::Red].into_iter().collect();
        let texts: Vec<String> = set.subsets().map(|subset| subset.to_string()).collect();
        assert_eq!(texts, ["", "B", "R", "BR"]);
    }
}
