//! Help with a puzzle, a little more each time.

use super::Puzzle;
use crate::{Theme, Words};
use azulejo_rules::{Column, MoveKind, Source, Tile};

/// Help with a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// What it is about.
    Theme(Theme),
    /// The color to take.
    Color(Tile),
    /// Where to take it.
    Source(Source),
    /// Where to place the tile.
    Column(Column),
}

impl Hint {
    /// All that can be said about a puzzle without saying its move, the least first.
    pub fn all(puzzle: &Puzzle) -> Vec<Hint> {
        let theme = Hint::Theme(puzzle.theme);
        match puzzle.best.kind() {
            MoveKind::Take(take) => vec![theme, Hint::Color(take.tile), Hint::Source(take.source)],
            MoveKind::Place(place) => vec![theme, Hint::Column(place.column)],
        }
    }

    /// How it is said.
    pub fn words(self) -> Words {
        match self {
            Hint::Theme(theme) => Words::bare(theme.advice()),
            Hint::Color(tile) => Words::bare("puzzle-hint-color").tile(tile),
            Hint::Source(Source::Factory(factory)) => {
                Words::bare("puzzle-hint-factory").number("factory", factory.number())
            }
            Hint::Source(Source::Center) => Words::bare("puzzle-hint-center"),
            Hint::Column(column) => {
                Words::bare("puzzle-hint-column").number("column", column.number())
            }
        }
    }
}
