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
    /// All that can be said about a puzzle without saying its move, the least first. Where several moves
    /// are equally good, only what is true of all of them.
    pub fn all(puzzle: &Puzzle) -> Vec<Hint> {
        let theme = Hint::Theme(puzzle.theme);
        let about_best = match puzzle.best.kind() {
            MoveKind::Take(take) => vec![Hint::Color(take.tile), Hint::Source(take.source)],
            // Of two columns one would be as good as the move itself.
            MoveKind::Place(place) if puzzle.position.count_moves() > 2 => {
                vec![Hint::Column(place.column)]
            }
            MoveKind::Place(_) => Vec::new(),
        };
        let is_true = |hint: &Hint| puzzle.answers().all(|mv| hint.fits(mv.kind()));
        std::iter::once(theme).chain(about_best.into_iter().filter(is_true)).collect()
    }

    /// Whether it is true of a move.
    fn fits(self, kind: MoveKind) -> bool {
        match (self, kind) {
            (Hint::Theme(_), _) => true,
            (Hint::Color(tile), MoveKind::Take(take)) => take.tile == tile,
            (Hint::Source(source), MoveKind::Take(take)) => take.source == source,
            (Hint::Column(column), MoveKind::Place(place)) => place.column == column,
            _ => false,
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
