//! The walls.

use super::SceneOptions;
use crate::entry::{LineChoice, LineFate, Placements};
use crate::preview::Ghost;
use azulejo_rules::{Column, IllegalMove, Line, Place, Rules, Seat, SeatSetup, Tile, WallSide};

/// Whether a space belongs to a run that is lit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lit {
    /// To none.
    #[default]
    No,
    /// To the horizontal run.
    Row,
    /// To the vertical run.
    Column,
    /// To both: the tile that scores.
    Both,
}

/// Whether the tile of a completed line may go to a space of the free wall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// It may, and would bring so many points.
    Open {
        /// The points.
        points: u8,
    },
    /// It will, once confirmed.
    Chosen {
        /// The points.
        points: u8,
        /// Whether there was no other column.
        only: bool,
    },
    /// It may not, and why.
    Refused(IllegalMove),
}

/// A space of a wall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CellView {
    /// Its row.
    pub line: Line,
    /// Its column.
    pub column: Column,
    /// The color it is for, on the colored wall.
    pub printed: Option<Tile>,
    /// The tile that is there.
    pub tile: Option<Tile>,
    /// The tile of a line that is full already and will land here for certain at the round's end.
    pub pending: Option<Tile>,
    /// The tile that the pointed move would bring here, with its runs.
    pub ghost: Option<Ghost>,
    /// Whether it belongs to a lit run of that tile.
    pub lit: Lit,
    /// Whether the tile of this row's completed line may go here, while columns are chosen.
    pub choice: Option<Choice>,
    /// Whether the last move placed this tile.
    pub last: bool,
    /// Whether the hint goes here.
    pub hinted: bool,
}

impl CellView {
    pub(super) fn still(
        board: &SeatSetup,
        rules: Rules,
        seat: Seat,
        place: Place,
        options: &SceneOptions,
    ) -> CellView {
        let Place { line, column } = place;
        CellView {
            line,
            column,
            printed: (rules.wall == WallSide::Colored).then(|| column.color(line)),
            tile: board.wall[line.index()][column.index()],
            pending: None,
            ghost: None,
            lit: Lit::No,
            choice: None,
            last: options.placed_on(seat, place),
            hinted: false,
        }
    }

    /// Lights the space if it belongs to a run of the ghost, and shows the ghost on its own.
    pub(super) fn show(&mut self, ghost: &Ghost) {
        if (self.line, self.column) == (ghost.line, ghost.column) {
            self.ghost = Some(*ghost);
        }
        let in_row = ghost.in_row_run(self.line, self.column);
        let in_column = ghost.in_column_run(self.line, self.column);
        self.lit = match (in_row, in_column) {
            (true, true) => Lit::Both,
            (true, false) => Lit::Row,
            (false, true) => Lit::Column,
            (false, false) => self.lit,
        };
    }

    /// Shows whether a completed line's tile may go here.
    pub(super) fn offer(&mut self, choice: &LineChoice, placements: &Placements) {
        if self.tile.is_some() {
            return;
        }
        let points = choice.columns().iter().find(|(column, _)| *column == self.column);
        self.choice = match (points, &choice.fate) {
            (Some((_, runs)), LineFate::Chosen { column, only, .. }) if *column == self.column => {
                Some(Choice::Chosen { points: runs.points(), only: *only })
            }
            (Some((_, runs)), _) => Some(Choice::Open { points: runs.points() }),
            (None, _) => placements.refusal(self.line, self.column).map(Choice::Refused),
        };
    }
}
