//! What a move does to the board of the player who makes it, as the rules have it.

use azulejo_rules::{Board, Column, Line, Move, MoveKind, Position, SeatReport, Tile, Wall};

/// The player's board after the move, before anything is tiled by a take.
pub(super) fn board_after(pos: &Position, mv: Move) -> Option<Board> {
    let seat = pos.player_to_move()?;
    match mv.kind() {
        MoveKind::Take(take) => pos.board_after(take).ok(),
        MoveKind::Place(_) => {
            let mut next = pos.clone();
            next.play(mv).ok()?;
            Some(*next.board(seat))
        }
    }
}

/// How many items more lie on the floor after the move, the marker included.
pub(super) fn fallen(pos: &Position, mv: Move) -> i32 {
    let items = |board: Board| board.floor().items().map(|_| 1).sum::<i32>();
    board_after(pos, mv).map_or(0, items) - board_now(pos).map_or(0, items)
}

/// How many tiles more lie on the floor after the move.
pub(super) fn tiles_fallen(pos: &Position, mv: Move) -> i32 {
    let tiles = |board: Board| i32::from(board.floor().tiles().total());
    board_after(pos, mv).map_or(0, tiles) - board_now(pos).map_or(0, tiles)
}

/// What the floor costs after the move.
pub(super) fn floor_cost(pos: &Position, mv: Move) -> i32 {
    board_after(pos, mv).map_or(0, |board| board.floor().cost().into())
}

/// The points that the player would have if the round ended with the move.
pub(super) fn settled_score(pos: &Position, mv: Move) -> i32 {
    settled(pos, mv).map_or(0, |report| report.payment.after.into())
}

/// What the wall would gain if the round ended with the move.
pub(super) fn gained(pos: &Position, mv: Move) -> i32 {
    match mv.kind() {
        MoveKind::Take(_) => settled(pos, mv).map_or(0, |report| report.gained().into()),
        MoveKind::Place(place) => {
            let runs = board_now(pos).map(|board| board.wall().runs(place.line, place.column));
            runs.map_or(0, |runs| runs.points().into())
        }
    }
}

/// The wall as it is.
pub(super) fn wall_now(pos: &Position) -> Option<Wall> {
    board_now(pos).map(|board| *board.wall())
}

/// The wall as it would be if the round ended with the move.
pub(super) fn settled_wall(pos: &Position, mv: Move) -> Option<Wall> {
    let (board, report) = (board_after(pos, mv)?, settled(pos, mv)?);
    let placed = report.placements();
    Some(placed.fold(*board.wall(), |wall, tile| wall.with(tile.line, tile.column, tile.tile)))
}

fn board_now(pos: &Position) -> Option<Board> {
    pos.player_to_move().map(|seat| *pos.board(seat))
}

/// The round's end, if it came with the move.
fn settled(pos: &Position, mv: Move) -> Option<SeatReport> {
    Some(board_after(pos, mv)?.tile(pos.rules().wall, best_column))
}

/// Where a tile of the free wall scores most.
fn best_column(wall: &Wall, line: Line, tile: Tile) -> Column {
    let columns = wall.free_columns(line, tile);
    let best = columns.max_by_key(|&column| wall.runs(line, column).points());
    best.unwrap_or(Column::ALL[0])
}
