//! Edits of one player's board.

use super::Edit;
use azulejo_rules::{
    Column, FloorItem, Line, LineTiles, Seat, SeatSetup, Setup, Tile, Tiles, WallSide,
};

/// Edits a player's board, if the player is there.
pub(super) fn edit(setup: &mut Setup, seat: Seat, edit: Edit) {
    let wall = setup.rules.wall;
    let Some(board) = setup.seats.get_mut(seat.index()) else { return };
    match edit {
        Edit::Score(_, score) => board.score = score,
        Edit::Line(_, line, tiles) => {
            board.lines[line.index()] = tiles.filter(|tiles| tiles.count > 0);
        }
        Edit::Fill(_, line, tile) => fill(board, line, tile),
        Edit::Square(_, line, column, tile) => board.wall[line.index()][column.index()] = tile,
        Edit::Press(_, line, column) => press(board, wall, line, column),
        Edit::Drop(_, item) => drop_item(board, item),
        _ => {}
    }
}

fn fill(board: &mut SeatSetup, line: Line, tile: Tile) {
    let count = match board.lines[line.index()] {
        Some(tiles) if tiles.tile == tile => tiles.count,
        _ => 0,
    };
    let more = LineTiles { tile, count: count.saturating_add(1) };
    board.lines[line.index()] = Some(more).filter(|tiles| tiles.count <= line.spaces());
}

fn press(board: &mut SeatSetup, wall: WallSide, line: Line, column: Column) {
    let now = board.wall[line.index()][column.index()];
    let next = match (wall, now) {
        (WallSide::Colored, Some(_)) => None,
        (WallSide::Colored, None) => Some(column.color(line)),
        (WallSide::Free, now) => {
            let later = now.map_or(0, |tile| tile.index() + 1);
            Tile::ALL.into_iter().skip(later).find(|&tile| is_free(board, line, column, tile))
        }
    };
    board.wall[line.index()][column.index()] = next;
}

/// Whether neither the row nor the column of a space has a color elsewhere (RULES 6.1).
fn is_free(board: &SeatSetup, line: Line, column: Column, tile: Tile) -> bool {
    let holds = |line: Line, column: Column| board.wall[line.index()][column.index()] == Some(tile);
    let in_row = Column::ALL.into_iter().any(|other| other != column && holds(line, other));
    let in_column = Line::ALL.into_iter().any(|other| other != line && holds(other, column));
    !in_row && !in_column
}

/// Too many are a fault, but a heap that no game can have is not kept.
fn drop_item(board: &mut SeatSetup, item: FloorItem) {
    if board.floor.len() < Tiles::MOST.into() {
        board.floor.push(item);
    }
}
