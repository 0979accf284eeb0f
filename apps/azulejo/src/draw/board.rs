//! A player's board: the staircase of pattern lines, the wall, the floor.

use super::{Row, Style};
use azulejo_rules::{Board, Column, Floor, Line, LineTiles, Position, Seat, Tray, WallSide};

/// The columns of a board: the line's number, the staircase, the wall.
pub(super) const WIDTH: usize = 2 + 5 * Row::CELL + 3 + 5 * Row::CELL;

/// ```text
/// > Seat 1                         12
/// 1              .  |  b  Y  r  k  w
/// 2           R  R  |  w  b  y  r  K
/// 3        .  .  .  |  k  w  b  y  r
/// 4     .  .  B  B  |  r  k  w  b  y
/// 5  .  .  .  .  W  |  y  r  k  W  b
///    P  B -2 -2 -2 -3 -3    tray .  -2
/// ```
pub(super) fn board(pos: &Position, seat: Seat, name: &str, tray: &str) -> Vec<Row> {
    let board = pos.board(seat);
    let mut rows = vec![title(pos, seat, name)];
    rows.extend(Line::ALL.map(|line| board_row(board, line, pos.rules().wall)));
    rows.push(floor(board, tray));
    rows
}

fn title(pos: &Position, seat: Seat, name: &str) -> Row {
    let score = pos.board(seat).score().to_string();
    let row = if pos.player_to_move() == Some(seat) {
        Row::new().strong("▸ ").strong(name)
    } else {
        Row::new().text("  ").text(name)
    };
    row.right(WIDTH - 1, Style::Strong, score)
}

fn board_row(board: &Board, line: Line, side: WallSide) -> Row {
    let number = Row::new().dim(format!("{line} "));
    let staircase = pattern_line(number, board, line).dim(" │ ");
    Column::ALL
        .into_iter()
        .fold(staircase, |row, column| wall_space(row, board, line, column, side))
}

/// The spaces of a line end at the wall and fill from there.
fn pattern_line(row: Row, board: &Board, line: Line) -> Row {
    let spaces = usize::from(line.spaces());
    let row = row.text(" ".repeat((Line::COUNT - spaces) * Row::CELL));
    let held = board.line(line).map_or(0, |held| usize::from(held.count));
    let row = (held..spaces).fold(row, |row, _| row.dim(" . "));
    match board.line(line) {
        Some(LineTiles { tile, count }) => (0..count).fold(row, |row, _| row.tile(tile)),
        None => row,
    }
}

fn wall_space(row: Row, board: &Board, line: Line, column: Column, side: WallSide) -> Row {
    match (board.wall().tile(line, column), side) {
        (Some(tile), _) => row.tile(tile),
        (None, WallSide::Colored) => {
            let color = column.color(line);
            let letter = color.letter().to_ascii_lowercase();
            row.styled(Style::Ghost(color), format!(" {letter} "))
        }
        (None, WallSide::Free) => row.dim(" . "),
    }
}

/// A space shows what lies there, or what it would cost.
fn floor(board: &Board, tray: &str) -> Row {
    let floor = board.floor();
    let row = floor.items().fold(Row::new().text("  "), Row::item);
    let free = &Floor::COSTS[floor.len()..];
    let row = free.iter().fold(row, |row, cost| row.dim(format!("-{cost} ")));
    let row = match board.tray() {
        Some(Tray::Free) => row.styled(Style::Gold, format!(" {tray} ")).dim("."),
        Some(Tray::Holds(item)) => row.styled(Style::Gold, format!(" {tray}")).item(item),
        None => row,
    };
    match floor.cost() {
        0 => row,
        cost => row.right(WIDTH - 1, Style::Loss, format!("-{cost}")),
    }
}
