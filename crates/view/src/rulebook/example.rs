//! Worked examples: a wall, and what the tile scores that is being placed.

use azulejo_rules::{Column, Line, Runs, Tile, Wall};

/// A wall as letters: a dot for an empty space, the small letter for the tile that is being placed.
#[derive(Clone, Copy, Debug)]
pub struct Drawn {
    /// The rows, from top to bottom.
    pub rows: [&'static str; Line::COUNT],
    /// What it shows, as a message id; told `$row`, `$column` and `$points`.
    pub caption: &'static str,
}

/// A drawn wall, understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Example {
    wall: Wall,
    placed: Option<(Line, Column, Tile)>,
}

impl Drawn {
    /// The wall and the tile that is being placed.
    pub fn read(self) -> Example {
        let mut example = Example { wall: Wall::EMPTY, placed: None };
        for (line, row) in Line::ALL.into_iter().zip(self.rows) {
            for (column, letter) in Column::ALL.into_iter().zip(row.chars()) {
                match Tile::from_letter(letter) {
                    Some(tile) if letter.is_ascii_lowercase() => {
                        example.placed = Some((line, column, tile));
                    }
                    Some(tile) => example.wall = example.wall.with(line, column, tile),
                    None => {}
                }
            }
        }
        example
    }
}

impl Example {
    /// The tile that is being placed, and where.
    pub const fn placed(&self) -> Option<(Line, Column, Tile)> {
        self.placed
    }

    /// What the placed tile scores, by the rules.
    pub fn runs(&self) -> Runs {
        let placed = self.placed.map(|(line, column, _)| self.wall.runs(line, column));
        placed.unwrap_or(Runs { row: 0, column: 0 })
    }

    /// What lies on a space, the tile that is being placed among the others.
    pub fn tile(&self, line: Line, column: Column) -> Option<Tile> {
        let placed = self.placed.filter(|&(row, place, _)| (row, place) == (line, column));
        placed.map(|(_, _, tile)| tile).or_else(|| self.wall.tile(line, column))
    }

    /// The first and last column of the run in a row through the placed tile.
    pub fn row_run(&self, line: Line, column: Column) -> (usize, usize) {
        run(column.index(), |index| self.tile(line, Column::ALL[index]).is_some())
    }

    /// The first and last line of the run in a column through the placed tile.
    pub fn column_run(&self, line: Line, column: Column) -> (usize, usize) {
        run(line.index(), |index| self.tile(Line::ALL[index], column).is_some())
    }
}

/// The first and last of the unbroken run through a place.
fn run(place: usize, is_filled: impl Fn(usize) -> bool) -> (usize, usize) {
    let first = (0..place).rev().take_while(|&index| is_filled(index)).last();
    let last = (place + 1..Line::COUNT).take_while(|&index| is_filled(index)).last();
    (first.unwrap_or(place), last.unwrap_or(place))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::{Block, Chapter};

    #[test]
    fn every_drawn_wall_shows_one_tile_being_placed_and_frames_its_runs() {
        let blocks = Chapter::ALL.into_iter().flat_map(Chapter::blocks);
        let walls: Vec<Drawn> = blocks
            .filter_map(|block| match block {
                Block::Wall(drawn) => Some(*drawn),
                _ => None,
            })
            .collect();
        assert_eq!(walls.len(), 5);
        for drawn in walls {
            let example = drawn.read();
            let (line, column, _) = example.placed.expect("a small letter");
            let long = |(first, last): (usize, usize)| (last - first + 1) as u8;
            let framed = Runs {
                row: long(example.row_run(line, column)),
                column: long(example.column_run(line, column)),
            };
            assert_eq!(framed, example.runs(), "{:?}", drawn.rows);
        }
    }
}
