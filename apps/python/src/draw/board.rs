//! A player's board on a drawing.

use super::canvas::{Canvas, TILE};
use azulejo_rules::{Board, Column, Floor, Line, Position, Seat, Tray, WallSide};

/// How wide and how high a board is.
pub(super) const WIDTH: u32 = 11 * TILE;
pub(super) const HEIGHT: u32 = 7 * TILE + 26;

/// Tiles that wait for their color are that pale.
const PALE: f32 = 0.22;

/// One player's board: the name and the points, lines and wall, floor and tray.
pub(super) fn board(canvas: &mut Canvas, pos: &Position, seat: Seat, x: u32, y: u32) {
    let board = pos.board(seat);
    let acts = pos.player_to_move() == Some(seat);
    let arrow = if acts { "▸ " } else { "" };
    canvas.words(x, y + 14, &format!("{arrow}Seat {seat}: {}", board.score()), acts);
    for line in Line::ALL {
        let row = y + 20 + line.index() as u32 * TILE;
        pattern_line(canvas, board, line, x, row);
        wall_row(canvas, board, line, pos.rules().wall, (x + 6 * TILE, row));
    }
    floor(canvas, board, x, y + 26 + 5 * TILE);
}

fn pattern_line(canvas: &mut Canvas, board: &Board, line: Line, x: u32, y: u32) {
    let held = board.line(line);
    for space in 0..line.spaces() {
        let x = x + (4 - u32::from(space)) * TILE;
        match held.filter(|held| space < held.count) {
            Some(held) => canvas.tile(x, y, held.tile, 1.0),
            None => canvas.space(x, y, ""),
        }
    }
}

fn wall_row(canvas: &mut Canvas, board: &Board, line: Line, side: WallSide, at: (u32, u32)) {
    for column in Column::ALL {
        let (x, y) = (at.0 + column.index() as u32 * TILE, at.1);
        match (board.wall().tile(line, column), side) {
            (Some(tile), _) => canvas.tile(x, y, tile, 1.0),
            (None, WallSide::Colored) => canvas.tile(x, y, column.color(line), PALE),
            (None, WallSide::Free) => canvas.space(x, y, ""),
        }
    }
}

/// A space shows what lies there, or what it would cost.
fn floor(canvas: &mut Canvas, board: &Board, x: u32, y: u32) {
    let place = |space: usize| x + space as u32 * TILE;
    let items = board.floor().items();
    items.enumerate().for_each(|(space, item)| canvas.item(place(space), y, item));
    let free = Floor::COSTS.iter().enumerate().skip(board.floor().len());
    free.for_each(|(space, cost)| canvas.space(place(space), y, &format!("-{cost}")));
    let beside = x + 8 * TILE;
    match board.tray() {
        Some(Tray::Free) => tray(canvas, beside, y),
        Some(Tray::Holds(item)) => {
            tray(canvas, beside, y);
            canvas.item(beside, y, item);
        }
        None => {}
    }
}

fn tray(canvas: &mut Canvas, x: u32, y: u32) {
    canvas.disc(x + TILE / 2 - 1, y + TILE / 2 - 1, TILE / 2 + 2, true);
}
