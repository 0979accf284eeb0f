//! A player's wall of five by five cells. Rows and columns count from 0 here.

use super::color::COLORS;

/// The tiles on a player's wall.
#[derive(Clone, Default)]
pub(super) struct Wall {
    pub(super) rows: [[Option<char>; 5]; 5],
}

/// The color of a cell of the colored wall (RULES 1.5).
pub(super) fn printed_color(row: usize, column: usize) -> char {
    COLORS[(column + 5 - row) % 5]
}

/// The column in which a row of the colored wall takes a color (RULES 1.5).
pub(super) fn printed_column(row: usize, color: char) -> usize {
    (0..5)
        .find(|column| printed_color(row, *column) == color)
        .expect("every row has a cell for every color")
}

impl Wall {
    /// Whether a row holds a color already (RULES 2.4).
    pub(super) fn row_holds(&self, row: usize, color: char) -> bool {
        self.rows[row].contains(&Some(color))
    }

    /// Whether a column holds a color already (RULES 6.1).
    pub(super) fn column_holds(&self, column: usize, color: char) -> bool {
        self.rows.iter().any(|row| row[column] == Some(color))
    }

    /// The columns of the free wall that may take this color in this row (RULES 6.1).
    pub(super) fn free_columns(&self, row: usize, color: char) -> Vec<usize> {
        (0..5)
            .filter(|column| {
                self.rows[row][*column].is_none() && !self.column_holds(*column, color)
            })
            .collect()
    }

    /// Puts a tile on the wall and says how many points it makes (RULES 3.2).
    pub(super) fn place(&mut self, row: usize, column: usize, color: char) -> u16 {
        self.rows[row][column] = Some(color);
        let horizontal = 1 + self.run(row, column, 0, -1) + self.run(row, column, 0, 1);
        let vertical = 1 + self.run(row, column, -1, 0) + self.run(row, column, 1, 0);
        match (horizontal, vertical) {
            (1, 1) => 1,
            (_, 1) => horizontal,
            (1, _) => vertical,
            (_, _) => horizontal + vertical,
        }
    }

    /// How many tiles follow one another from a cell, not counting it, in one direction.
    fn run(&self, row: usize, column: usize, down: isize, right: isize) -> u16 {
        let mut length = 0;
        let mut cell = step(row, column, down, right);
        while let Some((row, column)) = cell {
            if self.rows[row][column].is_none() {
                break;
            }
            length += 1;
            cell = step(row, column, down, right);
        }
        length
    }

    /// How many rows are complete (RULES 5.1).
    pub(super) fn complete_rows(&self) -> u16 {
        let mut complete = 0;
        for row in self.rows {
            if row.iter().all(Option::is_some) {
                complete += 1;
            }
        }
        complete
    }

    /// How many columns are complete (RULES 5.2).
    pub(super) fn complete_columns(&self) -> u16 {
        let mut complete = 0;
        for column in 0..5 {
            if self.rows.iter().all(|row| row[column].is_some()) {
                complete += 1;
            }
        }
        complete
    }

    /// How many colors have all five tiles on the wall (RULES 5.2).
    pub(super) fn complete_colors(&self) -> u16 {
        let mut complete = 0;
        for color in COLORS {
            if self.tiles().iter().filter(|tile| **tile == color).count() == 5 {
                complete += 1;
            }
        }
        complete
    }

    /// All tiles on the wall.
    pub(super) fn tiles(&self) -> Vec<char> {
        self.rows.iter().flatten().filter_map(|cell| *cell).collect()
    }

    /// One row's letters, `.` for an empty cell.
    pub(super) fn row_text(&self, row: usize) -> String {
        self.rows[row].iter().map(|cell| cell.unwrap_or('.')).collect()
    }
}

/// The cell one step further, if it is still on the wall.
fn step(row: usize, column: usize, down: isize, right: isize) -> Option<(usize, usize)> {
    let row = row.checked_add_signed(down)?;
    let column = column.checked_add_signed(right)?;
    (row < 5 && column < 5).then_some((row, column))
}
