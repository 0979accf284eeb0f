//! The table in letters.

use azulejo_rules::{Board, Column, Line, Marker, Phase, Position, Seat, Tray, WallSide};

/// How wide a board is, with the gap to the next one.
const WIDTH: usize = 30;

/// The table in letters, without the position's own text:
///
/// ```text
/// 2cp, round 4, seat 2 to move; bag 20, lid 32
///   1 -    2 RRKW    3 BYKW    4 -    5 BYKW
///   center BKW
///
///   seat 1: 10                  > seat 2: 21
///         Y | B y R k W               . | b Y R K w
///       B B | w b Y R K             Y Y | w B y R K
///     . R R | K W b y r           . . . | K w b Y R
///   . . K K | r k W b y         . . . . | r k w B y
/// . . . . . | y r k w B       . Y Y Y Y | y r k w b
///   floor P (-1)                floor -
/// ```
pub(crate) fn text(pos: &Position) -> String {
    let mut lines = vec![heading(pos), circle(pos), center(pos)];
    let seats: Vec<Seat> = pos.rules().seats().collect();
    for pair in seats.chunks(2) {
        lines.push(String::new());
        let drawn: Vec<Vec<String>> = pair.iter().map(|&seat| board(pos, seat)).collect();
        let rows = drawn.iter().map(Vec::len).max().unwrap_or(0);
        lines.extend((0..rows).map(|row| beside(&drawn, row)));
    }
    lines.join("\n")
}

fn heading(pos: &Position) -> String {
    let (rules, round) = (pos.rules(), pos.round());
    let what = match (pos.phase(), pos.player_to_move()) {
        (Phase::Tiling, Some(seat)) => format!("round {round}, seat {seat} to place a tile"),
        (_, Some(seat)) => format!("round {round}, seat {seat} to move"),
        (Phase::Over, None) => format!("over after round {round}"),
        (_, None) => format!("round {round}, the bag to act, seat {} to begin", pos.first()),
    };
    format!("{rules}, {what}; bag {}, lid {}", pos.bag().total(), pos.lid().total())
}

fn circle(pos: &Position) -> String {
    let disc = |(factory, disc)| format!("  {factory} {disc}  ");
    let discs: Vec<String> = pos.rules().circle().zip(pos.discs()).map(disc).collect();
    discs.concat().trim_end().to_owned()
}

fn center(pos: &Position) -> String {
    let marker = if pos.marker() == Marker::Center { "P" } else { "" };
    let held = format!("{marker}{}", pos.center());
    format!("  center {}", if held.is_empty() { "-" } else { &held })
}

fn board(pos: &Position, seat: Seat) -> Vec<String> {
    let board = pos.board(seat);
    let arrow = if pos.player_to_move() == Some(seat) { ">" } else { " " };
    let mut rows = vec![format!("{arrow} seat {seat}: {}", board.score())];
    let side = pos.rules().wall;
    rows.extend(
        Line::ALL.map(|line| format!("{} | {}", spaces(board, line), wall(board, line, side))),
    );
    rows.push(floor(board));
    rows
}

/// A line's spaces end at the wall and fill from there.
fn spaces(board: &Board, line: Line) -> String {
    let held = board.line(line);
    let (letter, count) = held.map_or(('.', 0), |held| (held.tile.letter(), held.count));
    let places = Line::ALL.into_iter().rev().map(|place| match place.number() {
        number if number > line.spaces() => ' ',
        number if number > count => '.',
        _ => letter,
    });
    spread(places)
}

/// Small letters are spaces that wait for their color.
fn wall(board: &Board, line: Line, side: WallSide) -> String {
    spread(Column::ALL.into_iter().map(|column| match (board.wall().tile(line, column), side) {
        (Some(tile), _) => tile.letter(),
        (None, WallSide::Colored) => column.color(line).letter().to_ascii_lowercase(),
        (None, WallSide::Free) => '.',
    }))
}

fn spread(letters: impl Iterator<Item = char>) -> String {
    letters.map(String::from).collect::<Vec<_>>().join(" ")
}

fn floor(board: &Board) -> String {
    let tray = match board.tray() {
        Some(Tray::Free) => ", tray free".to_owned(),
        Some(Tray::Holds(item)) => format!(", tray {item}"),
        None => String::new(),
    };
    match board.floor() {
        floor if floor.is_empty() => format!("  floor -{tray}"),
        floor => format!("  floor {floor} (-{}){tray}", floor.cost()),
    }
}

fn beside(drawn: &[Vec<String>], row: usize) -> String {
    let cells = drawn.iter().map(|rows| rows.get(row).map_or("", String::as_str));
    let cells: Vec<String> = cells.map(|cell| format!("{cell:<WIDTH$}")).collect();
    cells.concat().trim_end().to_owned()
}
