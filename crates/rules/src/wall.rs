//! A player's wall of five by five spaces.

use crate::lanes::EACH;
use crate::{Column, Line, Tile};

/// The spaces of one column of the filled mask, for column 1.
const COLUMN: u32 = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20;

/// How long the run through each space of a row is, or 0 where it is the tile alone.
static RUNS: [[u8; 8]; 32] = {
    let mut runs = [[0; 8]; 32];
    let mut row = 0;
    while row < 32 {
        let mut space = 0;
        while space < 5 {
            let mut from = space;
            while from > 0 && row >> (from - 1) & 1 == 1 {
                from -= 1;
            }
            let mut to = space;
            while to < 4 && row >> (to + 1) & 1 == 1 {
                to += 1;
            }
            runs[row][space] = if from == to { 0 } else { (to - from + 1) as u8 };
            space += 1;
        }
        row += 1;
    }
    runs
};

/// What placing one tile brought: both runs through it, 1 where the tile stands alone in that
/// direction, and their value by RULES 3.2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Runs {
    /// The length of the horizontal run, the tile counted.
    pub row: u8,
    /// The length of the vertical run, the tile counted.
    pub column: u8,
}

impl Runs {
    /// The points: the sum of the runs longer than 1, or 1 for a tile that stands alone.
    ///
    /// ```
    /// use azulejo_rules::Runs;
    /// assert_eq!(Runs { row: 1, column: 1 }.points(), 1);
    /// assert_eq!(Runs { row: 4, column: 3 }.points(), 7);
    /// assert_eq!(Runs { row: 1, column: 3 }.points(), 3);
    /// ```
    #[inline]
    pub const fn points(self) -> u8 {
        match (self.row, self.column) {
            (1, 1) => 1,
            (1, run) | (run, 1) => run,
            (row, column) => row + column,
        }
    }
}

/// The tiles on a player's wall. Each color stands at most once in a row and in a column, on the
/// colored wall because its spaces say so, on the free wall by RULES 6.1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wall {
    /// Bit `5 * row + column`: the space is taken.
    filled: u32,
    /// A bit in the color's lane for each row that holds it.
    in_row: u64,
    /// Bit `5 * color + column`: the column holds the color.
    in_column: u32,
    /// Three bits a column: the color's index plus 1, 0 for an empty space.
    rows: [u16; Line::COUNT],
}

impl Wall {
    /// A wall without a tile.
    pub const EMPTY: Wall = Wall { filled: 0, in_row: 0, in_column: 0, rows: [0; Line::COUNT] };

    /// The tile on a space.
    pub const fn tile(&self, line: Line, column: Column) -> Option<Tile> {
        match self.rows[line.index()] >> (3 * column.index()) & 7 {
            0 => None,
            code => Some(Tile::at(code as usize - 1)),
        }
    }

    /// Whether a row holds a color.
    #[inline]
    pub const fn row_has(&self, line: Line, tile: Tile) -> bool {
        self.in_row >> (tile.lane() + line.index()) & 1 == 1
    }

    /// Whether a column holds a color.
    pub const fn column_has(&self, column: Column, tile: Tile) -> bool {
        self.in_column >> (5 * tile.index() + column.index()) & 1 == 1
    }

    /// The spaces that hold a tile: bit `5 * row + column`, both from 0.
    pub const fn filled(&self) -> u32 {
        self.filled
    }

    /// The columns of a row that hold a tile, one bit each.
    #[inline]
    pub const fn row_pattern(&self, line: Line) -> usize {
        (self.filled >> (5 * line.index()) & 31) as usize
    }

    /// The rows of a column that hold a tile, one bit each.
    #[inline]
    pub const fn column_pattern(&self, column: Column) -> usize {
        gather(self.filled >> column.index())
    }

    /// The rows that hold a color, one bit each.
    #[inline]
    pub const fn color_rows(&self, tile: Tile) -> usize {
        (self.in_row >> tile.lane() & 31) as usize
    }

    /// The columns that hold a color, one bit each.
    #[inline]
    pub const fn color_columns(&self, tile: Tile) -> usize {
        (self.in_column >> (5 * tile.index()) & 31) as usize
    }

    /// How many tiles are on the wall.
    pub const fn tiles(&self) -> u32 {
        self.filled.count_ones()
    }

    /// How many tiles a row has.
    pub const fn row_count(&self, line: Line) -> usize {
        (self.filled >> (5 * line.index()) & 31).count_ones() as usize
    }

    /// How many tiles a column has.
    pub const fn column_count(&self, column: Column) -> usize {
        (self.filled >> column.index() & COLUMN).count_ones() as usize
    }

    /// How many tiles of a color there are.
    pub const fn color_count(&self, tile: Tile) -> usize {
        (self.in_row >> tile.lane() & 31).count_ones() as usize
    }

    /// The wall with one more tile on an empty space.
    ///
    /// ```
    /// use azulejo_rules::{Column, Line, Tile, Wall};
    /// let wall = Wall::EMPTY.with(Line::ALL[2], Column::ALL[0], Tile::Red);
    /// assert_eq!(wall.tile(Line::ALL[2], Column::ALL[0]), Some(Tile::Red));
    /// assert_eq!((wall.row_count(Line::ALL[2]), wall.color_count(Tile::Red)), (1, 1));
    /// ```
    #[must_use]
    pub fn with(mut self, line: Line, column: Column, tile: Tile) -> Wall {
        debug_assert!(self.tile(line, column).is_none());
        self.put(line, column, tile);
        self
    }

    /// Whether a row is complete.
    pub const fn row_complete(&self, line: Line) -> bool {
        self.filled >> (5 * line.index()) & 31 == 31
    }

    /// Whether a column is complete.
    pub const fn column_complete(&self, column: Column) -> bool {
        self.filled >> column.index() & COLUMN == COLUMN
    }

    /// Whether all five tiles of a color are on the wall.
    pub const fn color_complete(&self, tile: Tile) -> bool {
        self.in_row >> tile.lane() & 31 == 31
    }

    /// How many rows are complete.
    pub fn complete_rows(&self) -> u8 {
        Line::ALL.iter().filter(|&&line| self.row_complete(line)).count() as u8
    }

    /// How many columns are complete.
    pub fn complete_columns(&self) -> u8 {
        Column::ALL.iter().filter(|&&column| self.column_complete(column)).count() as u8
    }

    /// How many colors are complete.
    pub fn complete_colors(&self) -> u8 {
        Tile::ALL.iter().filter(|&&tile| self.color_complete(tile)).count() as u8
    }

    /// Whether any row is complete, which ends the game (RULES 5.1).
    #[inline]
    pub(crate) const fn has_complete_row(&self) -> bool {
        // Five neighboring bits that begin at a row's first: halves, then the fifth.
        let pairs = self.filled & self.filled >> 1;
        pairs & pairs >> 2 & self.filled >> 4 & COLUMN != 0
    }

    /// The runs through a space, as if it were filled now.
    pub fn runs(&self, line: Line, column: Column) -> Runs {
        let mut wall = *self;
        wall.filled |= 1 << (5 * line.index() + column.index());
        let (row, column) = wall.long_runs(line, column);
        Runs { row: row.max(1), column: column.max(1) }
    }

    /// What the tile on a filled space scores when it is placed last: [`Runs::points`], found
    /// the short way.
    #[inline]
    pub(crate) fn points(&self, line: Line, column: Column) -> u8 {
        let (row, column) = self.long_runs(line, column);
        (row + column).max(1)
    }

    /// The runs through a filled space, 0 for one that is the tile alone.
    #[inline]
    fn long_runs(&self, line: Line, column: Column) -> (u8, u8) {
        let row = self.filled >> (5 * line.index()) & 31;
        (
            RUNS[row as usize][column.index() & 7],
            RUNS[gather(self.filled >> column.index())][line.index() & 7],
        )
    }

    /// The columns of the free wall that may take a color in a row, one bit each (RULES 6.1).
    #[inline]
    pub(crate) const fn open_columns(&self, line: Line, tile: Tile) -> u32 {
        let filled = self.filled >> (5 * line.index());
        let holding = self.in_column >> (5 * tile.index());
        !(filled | holding) & 31
    }

    /// Where a color may go in a row of the free wall (RULES 6.1).
    pub fn free_columns(&self, line: Line, tile: Tile) -> impl Iterator<Item = Column> {
        let open = self.open_columns(line, tile);
        Column::ALL.into_iter().filter(move |column| open >> column.index() & 1 == 1)
    }

    /// Puts a tile on an empty space.
    #[inline]
    pub(crate) fn put(&mut self, line: Line, column: Column, tile: Tile) {
        self.filled |= 1 << (5 * line.index() + column.index());
        self.in_row |= 1 << (tile.lane() + line.index());
        self.in_column |= 1 << (5 * tile.index() + column.index());
        self.rows[line.index()] |= (tile.index() as u16 + 1) << (3 * column.index());
    }

    /// The colors that a row does not hold yet: a one in the lane of each.
    #[inline]
    pub(crate) const fn colors_wanted(&self, line: Line) -> u64 {
        !self.in_row >> line.index() & EACH
    }

    /// The wall as two words, for hashing.
    pub(crate) const fn words(&self) -> [u64; 2] {
        let [a, b, c, d, e] = self.rows;
        [(a as u64) << 30 | (b as u64) << 15 | c as u64, (d as u64) << 15 | e as u64]
    }
}

/// The five spaces of a column, five bits apart, as five neighboring bits.
#[inline]
const fn gather(column: u32) -> usize {
    // Space `i` sits at bit `5 i`; multiplied by bit `20 - 4 i` it lands on `20 + i`, and no other
    // product lands or carries there.
    const MAGIC: u64 = 1 << 20 | 1 << 16 | 1 << 12 | 1 << 8 | 1 << 4;
    (((column & COLUMN) as u64 * MAGIC) >> 20 & 31) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_gathers_its_five_spaces() {
        for pattern in 0..32u32 {
            let column = (0..5).map(|row| (pattern >> row & 1) << (5 * row)).sum();
            assert_eq!(gather(column), pattern as usize);
        }
    }

    #[test]
    fn a_complete_row_is_seen_wherever_it_is() {
        for line in Line::ALL {
            let mut wall = Wall::EMPTY;
            for column in Column::ALL {
                assert!(!wall.has_complete_row());
                wall.put(line, column, column.color(line));
            }
            assert!(wall.has_complete_row());
        }
    }

    #[test]
    fn five_tiles_in_a_column_are_no_row() {
        let mut wall = Wall::EMPTY;
        for line in Line::ALL {
            wall.put(line, Column::at(2), Column::at(2).color(line));
        }
        assert!(!wall.has_complete_row());
        assert_eq!((wall.complete_columns(), wall.complete_rows()), (1, 0));
    }
}
