//! Worked examples: a wall, and what the tile scores that is being placed.

use crate::live::views;
use crate::words::use_words;
use azulejo_rules::{Column, Line, Runs, Tile, Wall};
use azulejo_view::Args;
use leptos::prelude::*;

/// The size of a space, and of the air around the wall.
const SPACE: usize = 44;
const AIR: usize = 8;
const SIZE: usize = SPACE * Line::COUNT + 2 * AIR;

/// A wall as letters: a dot for an empty space, the small letter for the tile that is being placed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawn {
    /// The rows, from top to bottom.
    pub(super) rows: [&'static str; Line::COUNT],
    /// What it shows, as a message id; told `$row`, `$column` and `$points`.
    pub(super) caption: &'static str,
}

/// A drawn wall, understood.
struct Example {
    wall: Wall,
    placed: Option<(Line, Column, Tile)>,
}

impl Drawn {
    fn read(self) -> Example {
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
    /// What the placed tile scores, by the rules.
    fn runs(&self) -> Runs {
        let placed = self.placed.map(|(line, column, _)| self.wall.runs(line, column));
        placed.unwrap_or(Runs { row: 0, column: 0 })
    }

    fn tile(&self, line: Line, column: Column) -> Option<Tile> {
        let placed = self.placed.filter(|&(row, place, _)| (row, place) == (line, column));
        placed.map(|(_, _, tile)| tile).or_else(|| self.wall.tile(line, column))
    }

    /// The first and last column of the run in a row through the placed tile.
    fn row_run(&self, line: Line, column: Column) -> (usize, usize) {
        run(column.index(), |index| self.tile(line, Column::ALL[index]).is_some())
    }

    /// The first and last line of the run in a column through the placed tile.
    fn column_run(&self, line: Line, column: Column) -> (usize, usize) {
        run(line.index(), |index| self.tile(Line::ALL[index], column).is_some())
    }
}

/// The first and last of the unbroken run through a place.
fn run(place: usize, is_filled: impl Fn(usize) -> bool) -> (usize, usize) {
    let first = (0..place).rev().take_while(|&index| is_filled(index)).last();
    let last = (place + 1..Line::COUNT).take_while(|&index| is_filled(index)).last();
    (first.unwrap_or(place), last.unwrap_or(place))
}

/// A wall with both runs framed, and what they bring.
#[component]
pub(super) fn WallFigure(drawn: Drawn) -> impl IntoView {
    let words = use_words();
    let example = drawn.read();
    let runs = example.runs();
    let caption = move || {
        let args = Args::new()
            .number("row", runs.row)
            .number("column", runs.column)
            .number("points", runs.points());
        words.tell(drawn.caption, &args)
    };
    view! {
        <figure class="figure">
            <svg
                class="wall-figure"
                width=SIZE.to_string()
                height=SIZE.to_string()
                viewBox=format!("0 0 {SIZE} {SIZE}")
                aria-hidden="true"
            >
                {spaces(&example)}
                {frames(&example)}
            </svg>
            <figcaption>{move || caption()}</figcaption>
        </figure>
    }
}

fn at(index: usize) -> usize {
    AIR + SPACE * index
}

fn spaces(example: &Example) -> Vec<AnyView> {
    let all = Line::ALL.into_iter().flat_map(|line| Column::ALL.map(|column| (line, column)));
    let space = |(line, column): (Line, Column)| {
        let (x, y) = (at(column.index()) + 2, at(line.index()) + 2);
        let side = SPACE - 4;
        match example.tile(line, column) {
            Some(tile) => view! {
                <use href=format!("#tile-{tile}") x=x.to_string() y=y.to_string() width=side.to_string() height=side.to_string()></use>
            }
            .into_any(),
            None => view! {
                <rect
                    x=x.to_string()
                    y=y.to_string()
                    width=side.to_string()
                    height=side.to_string()
                    rx="5"
                    fill="none"
                    stroke="currentColor"
                    stroke-opacity="0.35"
                ></rect>
            }
            .into_any(),
        }
    };
    views(all, space)
}

/// A frame around each run that counts, and a dashed one around a tile that stands alone.
fn frames(example: &Example) -> Vec<AnyView> {
    let Some((line, column, _)) = example.placed else { return Vec::new() };
    let runs = example.runs();
    let (left, right) = example.row_run(line, column);
    let (top, bottom) = example.column_run(line, column);
    let mut frames = Vec::new();
    if runs.row > 1 {
        frames.push(frame(left, line.index(), right, line.index()));
    }
    if runs.column > 1 {
        frames.push(frame(column.index(), top, column.index(), bottom));
    }
    if frames.is_empty() {
        frames.push(frame(column.index(), line.index(), column.index(), line.index()));
    }
    frames
}

fn frame(left: usize, top: usize, right: usize, bottom: usize) -> AnyView {
    view! {
        <rect
            x=(at(left) - 2).to_string()
            y=(at(top) - 2).to_string()
            width=(SPACE * (right - left + 1) + 4).to_string()
            height=(SPACE * (bottom - top + 1) + 4).to_string()
            rx="9"
            fill="none"
            stroke="currentColor"
            stroke-width="2.5"
        ></rect>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules_page::Chapter;
    use crate::rules_page::block::Block;
    use crate::rules_page::chapters;

    #[test]
    fn every_drawn_wall_shows_one_tile_being_placed_and_frames_its_runs() {
        let blocks = Chapter::ALL.into_iter().flat_map(chapters::blocks);
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
