//! What a player would have if the round ended now.

use crate::entry::{LineChoice, LineFate, Placements};
use azulejo_rules::{
    Board, Bonuses, Column, Line, Placement, SeatReport, Tile, TilingStep, Wall, WallSide,
};

/// What a player would have if the round ended now: `now 23 · +7 tiles · −4 floor · = 26`.
///
/// Full lines are tiled from top to bottom, each tile scored with those placed before it, and the
/// total never falls below 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ledger {
    /// The points on the board.
    pub now: u16,
    /// What the tiles of the full lines would bring.
    pub tiles: u16,
    /// What the floor would cost, lines that find no column included.
    pub floor: u16,
    /// What would be left; 0 where the floor costs more than there is.
    pub total: u16,
    /// Whether a completed line of the free wall may still choose its column: then it is counted
    /// at the best one, line by line from the top.
    pub at_best: bool,
    /// Complete rows, columns and colors of the wall as it would be.
    pub bonuses: Bonuses,
    /// The full lines from top to bottom, as they would be tiled.
    pub steps: Vec<TilingStep>,
}

impl Ledger {
    /// The ledger of a board.
    pub fn of(board: &Board, side: WallSide) -> Ledger {
        let mut at_best = false;
        let report = board.tile(side, |wall, line, tile| {
            at_best |= wall.free_columns(line, tile).nth(1).is_some();
            best_column(wall, line, tile)
        });
        Ledger { at_best, ..Ledger::from_report(board, report) }
    }

    /// The ledger while columns are being chosen: lines that are decided count as they are, the
    /// others at their best.
    pub fn choosing(placements: &Placements) -> Ledger {
        let board = placements.board();
        let report = board.tile(WallSide::Free, |wall, line, tile| {
            let chosen = placements.line(line).and_then(LineChoice::column);
            chosen.unwrap_or_else(|| best_column(wall, line, tile))
        });
        let is_open = |fate: &LineFate| matches!(fate, LineFate::Open { .. });
        let at_best = placements.lines().iter().any(|choice| is_open(&choice.fate));
        Ledger { at_best, ..Ledger::from_report(board, report) }
    }

    fn from_report(board: &Board, report: SeatReport) -> Ledger {
        let wall = report.placements().copied().fold(*board.wall(), put);
        Ledger {
            now: board.score(),
            tiles: report.gained(),
            floor: report.payment.floor.cost().into(),
            total: report.payment.after,
            at_best: false,
            bonuses: Bonuses::of(&wall),
            steps: report.steps,
        }
    }

    /// By how much the score would change.
    pub fn net(&self) -> i32 {
        i32::from(self.total) - i32::from(self.now)
    }

    /// What the bonuses would be worth if the game ended now, apart from the total.
    pub fn bonus(&self) -> u16 {
        self.bonuses.points()
    }

    /// How a full line would be placed, if it is full and finds a column.
    pub fn placement(&self, line: Line) -> Option<&Placement> {
        self.placements().find(|placement| placement.line == line)
    }

    /// The tiles that would be placed, from top to bottom.
    pub fn placements(&self) -> impl Iterator<Item = &Placement> {
        self.steps.iter().filter_map(|step| match step {
            TilingStep::Placed(placement) => Some(placement),
            TilingStep::Dropped(_) => None,
        })
    }

    /// The wall as the lines above one would leave it.
    pub(crate) fn wall_above(&self, board: &Board, line: Line) -> Wall {
        let above = self.placements().filter(|placement| placement.line < line);
        above.copied().fold(*board.wall(), put)
    }
}

fn put(wall: Wall, placement: Placement) -> Wall {
    wall.with(placement.line, placement.column, placement.tile)
}

/// The legal column of the free wall that scores most, the leftmost of equals.
fn best_column(wall: &Wall, line: Line, tile: Tile) -> Column {
    let points = |column: &Column| wall.runs(line, *column).points();
    let columns = wall.free_columns(line, tile);
    // `max_by_key` would take the last of equals.
    columns
        .reduce(|best, next| if points(&next) > points(&best) { next } else { best })
        .unwrap_or(Column::ALL[0])
}

/// The row of a board that is bound to be complete when the round ends, if there is one
/// (RULES 5.1): its line is full, its wall row lacks one tile only, and that tile has its space for
/// certain.
pub fn bound_row(board: &Board, side: WallSide) -> Option<Line> {
    Line::ALL.into_iter().find(|&line| is_bound(board, side, line))
}

fn is_bound(board: &Board, side: WallSide, line: Line) -> bool {
    let Some(held) = board.line(line).filter(|_| board.is_full(line)) else { return false };
    let wall = board.wall();
    let completes = |column: Column| wall.with(line, column, held.tile).row_complete(line);
    match side {
        WallSide::Colored => completes(Column::colored(line, held.tile)),
        WallSide::Free => wall
            .free_columns(line, held.tile)
            .any(|column| completes(column) && !is_contested(board, line, column, held.tile)),
    }
}

/// Whether a full line above may take the column away by putting the same color into it.
fn is_contested(board: &Board, line: Line, column: Column, tile: Tile) -> bool {
    let above = Line::ALL.into_iter().take_while(|&above| above < line);
    above
        .filter(|&above| board.is_full(above))
        .filter(|&above| board.line(above).is_some_and(|held| held.tile == tile))
        .any(|above| board.wall().free_columns(above, tile).any(|open| open == column))
}
