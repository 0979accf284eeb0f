//! The wall, its runs and its bonuses.

use super::TableView;
use super::board::Plan;
use crate::canvas::{Canvas, Hit, Spot};
use crate::paint::{Ink, Look};
use azulejo_rules::{Bonuses, Column, Line, Tile};
use azulejo_view::Press;
use azulejo_view::preview::Ghost;
use azulejo_view::scene::{BoardView, CellView, Choice, Lit};
use ratatui::layout::Rect;

impl TableView<'_> {
    pub(super) fn draw_wall(&self, canvas: &mut Canvas<'_>, board: &BoardView, plan: &Plan) {
        let scoring = self.scoring(board);
        for cell in board.wall.iter().flatten() {
            let x = plan.wall() + plan.size.cells().0 * cell.column.index() as u16;
            let spot = Spot { x, y: plan.row(cell.line), size: plan.size };
            draw_cell(canvas, cell, lit(cell, scoring), spot);
            if plan.is_own() && cell.choice.is_some() {
                let press = Press::Column(cell.line, cell.column);
                canvas.hit(spot.rect(), Hit::Press(press));
            }
        }
    }

    /// The tile that scores in this moment.
    pub(super) fn scoring(&self, board: &BoardView) -> Option<Ghost> {
        self.lit.iter().find(|lit| lit.seat == board.seat).map(|lit| lit.ghost)
    }

    /// The tile whose runs are shown: the one that scores, or the one that the pointed move brings.
    fn shown_runs(&self, board: &BoardView) -> Option<Ghost> {
        let foreseen = board.preview.as_ref().and_then(|preview| preview.ghost().copied());
        self.scoring(board).or(foreseen)
    }

    /// What complete rows, columns and colors bring, and in their place the lengths of the runs that are shown.
    ///
    /// ```text
    ///  y  r  k  w  2
    ///  7  7  7  7  ◆10
    /// ```
    pub(super) fn draw_bonuses(&self, canvas: &mut Canvas<'_>, board: &BoardView, plan: &Plan) {
        let (width, height) = plan.size.cells();
        let runs = self.shown_runs(board);
        let right = plan.wall() + width * Column::COUNT as u16 + 1;
        for line in Line::ALL {
            let y = plan.row(line) + height / 2;
            let run = runs.filter(|ghost| ghost.line == line).map(|ghost| ghost.runs.row);
            let mark = canvas.marks().row;
            draw_bonus(canvas, Rect::new(right, y, 3, 1), Bonuses::ROW, run.map(|run| (mark, run)));
        }
        let below = plan.below();
        for column in Column::ALL {
            let x = plan.wall() + width * column.index() as u16;
            let run = runs.filter(|ghost| ghost.column == column).map(|ghost| ghost.runs.column);
            let mark = canvas.marks().column;
            let place = Rect::new(x + width / 2 - 1, below, 3, 1);
            draw_bonus(canvas, place, Bonuses::COLUMN, run.map(|run| (mark, run)));
        }
        let style = canvas.ink(Ink::Faint);
        let color = format!("{}{}", canvas.marks().color, Bonuses::COLOR);
        canvas.put(right, below, &color, style);
    }
}

/// A bonus, or in its place the length of a run; a run that is the tile alone is none.
fn draw_bonus(canvas: &mut Canvas<'_>, place: Rect, bonus: u16, run: Option<(&str, u8)>) {
    match run.filter(|(_, run)| *run > 1) {
        Some((mark, run)) => {
            let style = canvas.ink(Ink::Accent);
            canvas.put_in(place, &format!("{mark}{run}"), style);
        }
        None => {
            let style = canvas.ink(Ink::Faint);
            canvas.put_in(place, &format!(" {bonus}"), style);
        }
    }
}

/// Whether a space is lit, by the pointed move or by what scores now.
fn lit(cell: &CellView, scoring: Option<Ghost>) -> Lit {
    let Some(ghost) = scoring else { return cell.lit };
    let in_row = ghost.in_row_run(cell.line, cell.column);
    match (in_row, ghost.in_column_run(cell.line, cell.column)) {
        (true, true) => Lit::Both,
        (true, false) => Lit::Row,
        (false, true) => Lit::Column,
        (false, false) => Lit::No,
    }
}

fn draw_cell(canvas: &mut Canvas<'_>, cell: &CellView, lit: Lit, spot: Spot) {
    if let Some(tile) = cell.tile {
        return canvas.tile(spot, tile, placed(cell, lit));
    }
    if let Some(ghost) = cell.ghost {
        return canvas.tile(spot, ghost.tile, if cell.hinted { Look::Hinted } else { Look::Ghost });
    }
    match cell.choice {
        Some(Choice::Open { points } | Choice::Chosen { points, .. }) => {
            let mark = if cell.hinted { canvas.marks().hint } else { "+" };
            canvas.label(spot, &format!("{mark}{points}"), Ink::Accent);
        }
        Some(Choice::Refused(_)) => canvas.label(spot, canvas.marks().refused, Ink::Faint),
        None => draw_empty(canvas, cell.pending, cell.printed, spot),
    }
}

fn draw_empty(canvas: &mut Canvas<'_>, pending: Option<Tile>, printed: Option<Tile>, spot: Spot) {
    match (pending, printed) {
        (Some(tile), _) => canvas.tile(spot, tile, Look::Pending),
        (None, Some(tile)) => canvas.tile(spot, tile, Look::Printed),
        (None, None) => canvas.label(spot, canvas.marks().dot, Ink::Faint),
    }
}

/// How a tile that was placed looks.
fn placed(cell: &CellView, lit: Lit) -> Look {
    match lit {
        Lit::Row => Look::InRow,
        Lit::Column => Look::InColumn,
        Lit::Both => Look::InBoth,
        Lit::No if cell.last => Look::Last,
        Lit::No => Look::Solid,
    }
}
