//! A move in words.

use super::runs;
use crate::draw::{Row, Style};
use azulejo_rules::{
    Destination, Effect, Factory, Line, Marker, Move, MoveKind, Place, Position, Seat, Source,
    Take, Tiles,
};

/// A move of the player to act, told before it is made.
pub(crate) fn play(before: &Position, mv: Move) -> Row {
    let row = Row::new().dim(format!("  {mv}")).pad(10);
    let Some(seat) = before.player_to_move() else { return row };
    let row = row.text(format!("Seat {seat} "));
    match mv.kind() {
        MoveKind::Take(take) => tell_take(row, before, seat, take),
        MoveKind::Place(place) => tell_place(row, before, seat, place),
    }
}

/// `Seat 1 takes 3 red from factory 3 to line 2, 1 falls; BK to the center`.
fn tell_take(row: Row, pos: &Position, seat: Seat, take: Take) -> Row {
    let here = pos.tiles_at(take.source);
    let count = here.count(take.tile);
    let mut row = row
        .text("takes ")
        .styled(Style::Ghost(take.tile), format!("{count} {}", take.tile.name()))
        .text(format!(" from {}", place_of(take.source)));
    if take.source == Source::Center && pos.marker() == Marker::Center {
        row = row.text(" with the marker");
    }
    row = match take.to {
        Destination::Line(line) => {
            row.text(format!(" to line {line}")).text(filling(pos, seat, line, count))
        }
        Destination::Floor => row.text(" to the floor"),
    };
    tell_rest(row, pos, take, here.without(take.tile))
}

fn place_of(source: Source) -> String {
    match source {
        Source::Factory(factory) => format!("factory {factory}"),
        Source::Center => "the center".to_owned(),
    }
}

/// Whether a line is full with the new tiles, and how many are too many.
fn filling(pos: &Position, seat: Seat, line: Line, count: u16) -> String {
    let held = pos.board(seat).line(line).map_or(0, |held| u16::from(held.count));
    let room = u16::from(line.spaces()) - held;
    match count.checked_sub(room) {
        None => String::new(),
        Some(0) => ", full".to_owned(),
        Some(1) => ", full, 1 falls".to_owned(),
        Some(excess) => format!(", full, {excess} fall"),
    }
}

/// Where the tiles go that were not taken.
fn tell_rest(row: Row, pos: &Position, take: Take, rest: Tiles) -> Row {
    let Source::Factory(factory) = take.source else { return row };
    match pos.disc(factory).effect() {
        Some(Effect::Keeper) if !rest.is_empty() => row.dim(format!("; {rest} stay")),
        Some(Effect::Spread) => tell_spread(row, pos, factory, take, rest),
        Some(Effect::Tray) => to_center(row, rest).dim("; takes the tray"),
        _ => to_center(row, rest),
    }
}

fn to_center(row: Row, rest: Tiles) -> Row {
    if rest.is_empty() { row } else { row.dim(format!("; {rest} to the center")) }
}

fn tell_spread(row: Row, pos: &Position, factory: Factory, take: Take, rest: Tiles) -> Row {
    let (left, right) = pos.neighbors(factory);
    let goes_left = rest.only(take.left.unwrap_or_default());
    let sides = [(goes_left, left), (rest - goes_left, right)];
    let moved = sides.into_iter().filter(|(tiles, _)| !tiles.is_empty());
    moved.fold(row, |row, (tiles, to)| row.dim(format!("; {tiles} to factory {to}")))
}

/// `Seat 2 puts red of line 3 into column 5: row of 2 + column of 3, 5 points`.
fn tell_place(row: Row, pos: &Position, seat: Seat, Place { line, column }: Place) -> Row {
    let board = pos.board(seat);
    let Some(held) = board.line(line) else { return row };
    let brought = board.wall().runs(line, column);
    let points = super::counted(brought.points(), "point");
    row.text("puts ")
        .styled(Style::Ghost(held.tile), held.tile.name())
        .text(format!(" of line {line} into column {column}: {}, {points}", runs(brought)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::Ink;

    const SPECIAL: &str = "2ce 3 2 1 c YYWW,-,-,x,2K*BBKW BBBYY 5.7.11.7.9 7.5.2.4.2 \
                           4:-/R2/R2/-/W2:.YR../W.Y../...Y./.K.../.....:KK:. \
                           7:-/-/W3/K2/K2:.YR../.B..K/..B.R/...B./.....:-";

    fn told(pos: &str, mv: &str) -> String {
        let pos: Position = pos.parse().unwrap();
        let mv: Move = mv.parse().unwrap();
        assert_eq!(pos.check(mv), Ok(()));
        play(&pos, mv).render(Ink::Plain).trim_start().to_owned()
    }

    #[test]
    fn a_take_tells_where_everything_goes() {
        for (mv, words) in [
            ("5K4", "5K4     Seat 2 takes 1 black from factory 5 to line 4; BBW to the center"),
            (
                "CB1",
                "CB1     Seat 2 takes 3 blue from the center with the marker to line 1, full, 2 fall",
            ),
            ("1WF", "1WF     Seat 2 takes 2 white from factory 1 to the floor; YY to the center"),
            (
                "CY2",
                "CY2     Seat 2 takes 2 yellow from the center with the marker to line 2, full",
            ),
        ] {
            assert_eq!(told(SPECIAL, mv), words);
        }
    }

    #[test]
    fn gold_sides_send_the_rest_elsewhere() {
        let start = |gold: &str| {
            let mut pos = Position::new("2cs".parse().unwrap(), Seat::ALL[0]);
            let deal = format!("RRRW {gold}*BBYK 2W*KKKK WWYB RYKB");
            pos.deal(&deal.parse().unwrap()).unwrap();
            pos.to_string()
        };
        for (gold, mv, words) in [
            ("3", "2B2", "2B2     Seat 1 takes 2 blue from factory 2 to line 2, full; YK stay"),
            (
                "4",
                "2B3<Y",
                "2B3<Y   Seat 1 takes 2 blue from factory 2 to line 3; Y to factory 1; K to factory 3",
            ),
            ("4", "2B3<", "2B3<    Seat 1 takes 2 blue from factory 2 to line 3; YK to factory 3"),
            (
                "5",
                "2B1",
                "2B1     Seat 1 takes 2 blue from factory 2 to line 1, full, 1 falls; YK to the center; takes the tray",
            ),
        ] {
            assert_eq!(told(&start(gold), mv), words);
        }
    }

    #[test]
    fn a_placement_tells_its_points() {
        let pos = "2fp 2 1 1 2 -,-,-,-,- - 19.19.18.19.20 0.0.0.0.0 \
                   3:-/R2/-/-/-:B..../.K.../...../...../.....:- \
                   1:-/-/-/-/-:Y..../...../...../...../.....:P";
        assert_eq!(
            told(pos, "2@1"),
            "2@1     Seat 1 puts red of line 2 into column 1: row of 2 + column of 2, 4 points"
        );
    }
}
