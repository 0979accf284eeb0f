//! Rows and columns of a player's board.

use crate::Tile;
use crate::numbered::numbered;

numbered! {
    /// A pattern line, and the wall row beside it: they share a number, 1 at the top to 5.
    Line, 5
}

impl Line {
    /// How many tiles fill the pattern line: as many as its number (RULES 1.3).
    #[inline]
    pub const fn spaces(self) -> u8 {
        self.number()
    }
}

numbered! {
    /// A column of the wall, 1 at the left to 5.
    Column, 5
}

impl Column {
    /// Where a color belongs in a row of the colored wall (RULES 1.5).
    ///
    /// ```
    /// use azulejo_rules::{Column, Line, Tile};
    /// let bottom = Line::new(5).unwrap();
    /// let row: String = (1..=5)
    ///     .map(|c| Column::new(c).unwrap().color(bottom).letter())
    ///     .collect();
    /// assert_eq!(row, "YRKWB");
    /// assert_eq!(Column::colored(bottom, Tile::Yellow).number(), 1);
    /// ```
    #[inline]
    pub const fn colored(line: Line, tile: Tile) -> Column {
        const AFTER: [u8; 9] = [0, 1, 2, 3, 4, 0, 1, 2, 3];
        Column(AFTER[line.index() + tile.index()])
    }

    /// The color that the colored wall wants in this column of a row.
    pub const fn color(self, line: Line) -> Tile {
        Tile::at((self.index() + Column::COUNT - line.index()) % Tile::COUNT)
    }
}
