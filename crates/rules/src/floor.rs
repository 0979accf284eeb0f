//! The floor line, and the tray that spares it one item.

use crate::{Tile, Tiles};
use std::fmt;

/// What can lie on the floor.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FloorItem {
    /// A tile.
    Tile(Tile),
    /// The start-player marker, `P`.
    Marker,
}

impl FloorItem {
    /// The item of a letter in either case.
    pub const fn from_letter(letter: char) -> Option<FloorItem> {
        match letter {
            'P' | 'p' => Some(FloorItem::Marker),
            _ => match Tile::from_letter(letter) {
                Some(tile) => Some(FloorItem::Tile(tile)),
                None => None,
            },
        }
    }

    /// 1 to 5 for the tiles, 6 for the marker.
    #[inline]
    pub(crate) const fn code(self) -> u32 {
        match self {
            FloorItem::Tile(tile) => tile.index() as u32 + 1,
            FloorItem::Marker => 6,
        }
    }

    const fn from_code(code: u32) -> FloorItem {
        match code {
            6 => FloorItem::Marker,
            code => FloorItem::Tile(Tile::at(code as usize - 1)),
        }
    }
}

/// The tile's letter, or `P`.
impl fmt::Display for FloorItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FloorItem::Tile(tile) => tile.fmt(f),
            FloorItem::Marker => f.write_str("P"),
        }
    }
}

/// A player's floor line: at most seven items from left to right, four bits each, and their number
/// in the four bits above them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Floor(u32);

/// What the first spaces cost together, by their number.
static SUMS: [u8; 16] = {
    let mut sums = [0; 16];
    let mut space = 0;
    while space < Floor::SPACES {
        sums[space + 1] = sums[space] + Floor::COSTS[space];
        space += 1;
    }
    sums
};

/// Where the number of items begins.
const LEN: usize = 4 * Floor::SPACES;

impl Floor {
    /// A floor where nothing lies.
    pub const EMPTY: Floor = Floor(0);

    /// How many spaces there are (RULES 1.3).
    pub const SPACES: usize = 7;

    /// What each space costs, from left to right (RULES 1.3).
    pub const COSTS: [u8; Floor::SPACES] = [1, 1, 2, 2, 2, 3, 3];

    /// How many spaces are occupied.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0 >> LEN) as usize
    }

    /// Whether nothing lies there.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What the occupied spaces cost together (RULES 3.3).
    #[inline]
    pub const fn cost(self) -> u8 {
        SUMS[self.len()]
    }

    /// What so many items cost; beyond the last space nothing more.
    ///
    /// ```
    /// use azulejo_rules::Floor;
    /// assert_eq!((Floor::cost_of(5), Floor::cost_of(9)), (8, 14));
    /// ```
    pub const fn cost_of(items: usize) -> u8 {
        SUMS[if items < Floor::SPACES { items } else { Floor::SPACES }]
    }

    /// The items, from left to right.
    pub fn items(self) -> impl Iterator<Item = FloorItem> {
        (0..self.len()).map(move |space| FloorItem::from_code(self.0 >> (4 * space) & 15))
    }

    /// Whether the marker lies there.
    pub fn has_marker(self) -> bool {
        self.items().any(|item| item == FloorItem::Marker)
    }

    /// The tiles that lie there, without the marker.
    #[inline]
    pub fn tiles(self) -> Tiles {
        /// The heap of each item's code: one tile, or nothing for an empty space and the marker.
        static ONE: [Tiles; 16] = {
            let mut one = [Tiles::NONE; 16];
            let mut index = 0;
            while index < Tile::COUNT {
                one[index + 1] = Tiles::of(Tile::ALL[index], 1);
                index += 1;
            }
            one
        };
        let mut tiles = Tiles::NONE;
        let mut rest = self.0 & ((1 << LEN) - 1);
        while rest != 0 {
            tiles += ONE[rest as usize & 15];
            rest >>= 4;
        }
        tiles
    }

    /// Lets `count` equal items fall on the leftmost free spaces; returns how many found none.
    #[inline]
    pub(crate) fn drop(&mut self, item: FloorItem, count: usize) -> usize {
        let len = self.len();
        let kept = count.min(Floor::SPACES - len);
        let row = (item.code() * 0x0111_1111) & ((1u64 << (4 * kept)) - 1) as u32;
        self.0 += (row << (4 * len)) + ((kept as u32) << LEN);
        count - kept
    }

    /// The items as one word, for hashing.
    #[inline]
    pub(crate) const fn word(self) -> u64 {
        self.0 as u64
    }
}

/// The letters from left to right; nothing for an empty floor.
impl fmt::Display for Floor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.items().try_for_each(|item| item.fmt(f))
    }
}

impl fmt::Debug for Floor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Floor({self})")
    }
}

/// The disc of effect 5 in a player's hands: one more space that costs nothing (RULES 7.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tray {
    /// Nothing lies on it yet.
    Free,
    /// It has caught an item.
    Holds(FloorItem),
}

impl Tray {
    /// The code of a tray that nobody holds.
    pub(crate) const NOT_HELD: u8 = 0;

    /// The code of a free tray.
    pub(crate) const FREE: u8 = 7;

    /// 1 to 6 for the item on it, 7 while it is free.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        match self {
            Tray::Free => Tray::FREE,
            Tray::Holds(item) => item.code() as u8,
        }
    }

    pub(crate) const fn from_code(code: u8) -> Option<Tray> {
        match code {
            Tray::NOT_HELD => None,
            Tray::FREE => Some(Tray::Free),
            code => Some(Tray::Holds(FloorItem::from_code(code as u32))),
        }
    }
}

/// `.` while it is free, else the item's letter.
impl fmt::Display for Tray {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tray::Free => f.write_str("."),
            Tray::Holds(item) => item.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costs_add_up_from_left_to_right() {
        let mut floor = Floor::EMPTY;
        let mut cost = 0;
        for space in Floor::COSTS {
            assert_eq!(floor.drop(FloorItem::Tile(Tile::White), 1), 0);
            cost += space;
            assert_eq!(floor.cost(), cost);
        }
        assert_eq!(floor.drop(FloorItem::Marker, 1), 1);
        assert_eq!(floor.to_string(), "WWWWWWW");
    }

    #[test]
    fn what_finds_no_space_is_counted() {
        let mut floor = Floor::EMPTY;
        assert_eq!(floor.drop(FloorItem::Tile(Tile::Blue), 5), 0);
        assert_eq!(floor.drop(FloorItem::Marker, 1), 0);
        assert_eq!(floor.drop(FloorItem::Tile(Tile::Red), 4), 3);
        assert_eq!(floor.to_string(), "BBBBBPR");
        assert_eq!(floor.tiles().to_string(), "BBBBBR");
        assert_eq!(floor.cost(), 14);
    }
}
