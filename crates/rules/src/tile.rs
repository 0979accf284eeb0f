//! The five kinds of tile.

use crate::lanes::STRIDE;
use std::fmt;
use std::ops::{Index, IndexMut};

/// A tile's color is its whole identity, so the kind *is* the tile.
///
/// The order of the variants is the order of the colors in every text of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Tile {
    /// Blue, `B`.
    Blue,
    /// Yellow, `Y`; brown in the chocolate theme.
    Yellow,
    /// Red, `R`; cream in the chocolate theme.
    Red,
    /// Black, `K`.
    Black,
    /// White, `W`; burgundy in the chocolate theme.
    White,
}

impl Tile {
    /// How many kinds there are.
    pub const COUNT: usize = 5;

    /// How many tiles of each kind the game has (RULES 1.1).
    pub const COPIES: u8 = 20;

    /// All kinds, in color order.
    pub const ALL: [Tile; Tile::COUNT] =
        [Tile::Blue, Tile::Yellow, Tile::Red, Tile::Black, Tile::White];

    /// The place in color order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The tile at an index that is known to be in range.
    #[inline]
    pub(crate) const fn at(index: usize) -> Tile {
        // Eight entries, so that the mask makes a bounds check needless.
        const TILES: [Tile; 8] = {
            let [b, y, r, k, w] = Tile::ALL;
            [b, y, r, k, w, w, w, w]
        };
        debug_assert!(index < Tile::COUNT);
        TILES[index & 7]
    }

    /// The tile whose [lane](crate::lanes) begins at this bit.
    #[inline]
    pub(crate) const fn of_lane(lane: usize) -> Tile {
        // A look-up is shorter than a division.
        const TILES: [Tile; 64] = {
            let mut tiles = [Tile::Blue; 64];
            let mut bit = 0;
            while bit < tiles.len() {
                let color = bit / STRIDE;
                tiles[bit] = Tile::ALL[if color < Tile::COUNT { color } else { 0 }];
                bit += 1;
            }
            tiles
        };
        debug_assert!(lane.is_multiple_of(STRIDE) && lane / STRIDE < Tile::COUNT);
        TILES[lane & 63]
    }

    /// Where the tile's [lane](crate::lanes) begins.
    #[inline]
    pub(crate) const fn lane(self) -> usize {
        STRIDE * self.index()
    }

    /// The letter of the texts: `B`, `Y`, `R`, `K` or `W`.
    pub const fn letter(self) -> char {
        match self {
            Tile::Blue => 'B',
            Tile::Yellow => 'Y',
            Tile::Red => 'R',
            Tile::Black => 'K',
            Tile::White => 'W',
        }
    }

    /// The tile of a letter in either case.
    ///
    /// ```
    /// use azulejo_rules::Tile;
    /// assert_eq!(Tile::from_letter('k'), Some(Tile::Black));
    /// assert_eq!(Tile::from_letter('P'), None);
    /// ```
    pub const fn from_letter(letter: char) -> Option<Tile> {
        match letter.to_ascii_uppercase() {
            'B' => Some(Tile::Blue),
            'Y' => Some(Tile::Yellow),
            'R' => Some(Tile::Red),
            'K' => Some(Tile::Black),
            'W' => Some(Tile::White),
            _ => None,
        }
    }

    /// The English name of the color in the palace theme.
    pub const fn name(self) -> &'static str {
        match self {
            Tile::Blue => "blue",
            Tile::Yellow => "yellow",
            Tile::Red => "red",
            Tile::Black => "black",
            Tile::White => "white",
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letter().fmt(f)
    }
}

/// One value for each kind of tile; indexing by a bare number does not compile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByTile<T>(pub [T; Tile::COUNT]);

impl<T> Index<Tile> for ByTile<T> {
    type Output = T;
    #[inline]
    fn index(&self, tile: Tile) -> &T {
        &self.0[tile.index()]
    }
}

impl<T> IndexMut<Tile> for ByTile<T> {
    #[inline]
    fn index_mut(&mut self, tile: Tile) -> &mut T {
        &mut self.0[tile.index()]
    }
}
