//! The beats of a move, and of the round's end where the move brings it.

use super::stage::{Pace, Show, Stage};
use super::{BeatKind, Caption, LitRuns, Motion};
use crate::preview::Ghost;
use azulejo_rules::{
    Board, Bonuses, Column, DroppedLine, Event, FloorItem, IllegalMove, Line, Move, MoveKind,
    Payment, Phase, Placement, Position, Seat, SeatSetup, Setup, Tiles, Tray,
};

/// Taken tiles and those left over travel at the same time.
const TAKE: Pace = Pace { flight: 350, beat: 350 };
/// A tile travels to the wall, then its runs are read; with many rows a little faster.
const ROW_FLIGHT: u32 = 250;
const ROW: u32 = 750;
const ALL_ROWS: u32 = 2500;
const FLOOR: Pace = Pace { flight: 0, beat: 400 };
const CLEAR: Pace = Pace { flight: 300, beat: 300 };
const BONUS: Pace = Pace { flight: 0, beat: 450 };

/// The beats of a move.
pub(super) fn of_move(before: &Position, mv: Move) -> Result<Motion, IllegalMove> {
    let mut after = before.clone();
    let mut events = Vec::new();
    after.play_before(mv, &mut events)?;
    let mut stage = Stage::new(Setup::from(before));
    let mut boards = before.boards().to_vec();
    if let (MoveKind::Take(take), Some(seat)) = (mv.kind(), before.player_to_move()) {
        boards[seat.index()] = before.board_after(take)?;
        stage.beat(BeatKind::Take, before.table_after(take)?, Show::default(), TAKE);
    }
    tile_rows(&mut stage, &mut boards, before, &events);
    if matches!(after.phase(), Phase::Deal | Phase::Over) {
        finish_round(&mut stage, &after, &events);
    }
    Ok(stage.end(Setup::from(&after)))
}

/// What happened to one full line of one player.
#[derive(Clone, Copy)]
enum Tiled {
    Placed(Seat, Placement),
    Dropped(Seat, DroppedLine),
}

impl Tiled {
    fn of(event: &Event) -> Option<Tiled> {
        match *event {
            Event::Placed { seat, placement } => Some(Tiled::Placed(seat, placement)),
            Event::Dropped { seat, drop } => Some(Tiled::Dropped(seat, drop)),
            _ => None,
        }
    }

    fn line(&self) -> Line {
        match self {
            Tiled::Placed(_, placement) => placement.line,
            Tiled::Dropped(_, drop) => drop.line,
        }
    }
}

/// Row by row, all players at the same time; rows where nothing happens are skipped.
fn tile_rows(stage: &mut Stage, boards: &mut [Board], before: &Position, events: &[Event]) {
    let tiled: Vec<Tiled> = events.iter().filter_map(Tiled::of).collect();
    let in_row = |line| tiled.iter().filter(move |tiled| tiled.line() == line);
    let rows: Vec<Line> =
        Line::ALL.into_iter().filter(|&line| in_row(line).next().is_some()).collect();
    let beat = ROW.min(ALL_ROWS / (rows.len().max(1) as u32));
    for line in rows {
        let mut show = Show::default();
        for tiled in in_row(line) {
            tile_line(boards, before, *tiled, &mut show);
        }
        let after = with_boards(&stage.table, boards);
        stage.beat(BeatKind::Tile, after, show, Pace { flight: ROW_FLIGHT, beat });
    }
}

/// One line is tiled or falls, as the rules do it.
fn tile_line(boards: &mut [Board], before: &Position, tiled: Tiled, show: &mut Show) {
    let (seat, column) = match tiled {
        Tiled::Placed(seat, Placement { line, column, tile, score, .. }) => {
            let ghost = Ghost::on(boards[seat.index()].wall(), line, column, tile);
            show.lit.push(LitRuns { seat, ghost, score });
            (seat, column)
        }
        Tiled::Dropped(seat, DroppedLine { line, tile }) => {
            show.captions.push(Caption::Dropped { seat, line, tile });
            (seat, Column::ALL[0])
        }
    };
    let board = &mut boards[seat.index()];
    if let Some((after, _)) = board.tile_topmost(before.rules().wall, |_, _, _| column) {
        *board = after;
    }
}

/// The table with boards as they are now; the tiles that are nowhere else are in the lid.
fn with_boards(table: &Setup, boards: &[Board]) -> Setup {
    let seats: Vec<SeatSetup> = boards.iter().map(SeatSetup::from).collect();
    let discs = table.discs.iter().fold(Tiles::NONE, |sum, disc| sum + disc.tiles());
    let on_boards = boards.iter().fold(Tiles::NONE, |sum, board| sum + tiles_of(board));
    let lid = Tiles::ALL - (table.bag + table.center + discs + on_boards);
    Setup { seats, lid, ..table.clone() }
}

fn tiles_of(board: &Board) -> Tiles {
    let lines = Line::ALL.into_iter().filter_map(|line| board.line(line));
    let lines = lines.fold(Tiles::NONE, |sum, held| sum + Tiles::of(held.tile, held.count.into()));
    let spaces = Line::ALL.into_iter().flat_map(|line| Column::ALL.map(|column| (line, column)));
    let wall: Tiles = spaces.filter_map(|(line, column)| board.wall().tile(line, column)).collect();
    lines + wall + board.floor().tiles() + board.tray().map_or(Tiles::NONE, tiles_on_tray)
}

fn tiles_on_tray(tray: Tray) -> Tiles {
    match tray {
        Tray::Holds(FloorItem::Tile(tile)) => Tiles::of(tile, 1),
        Tray::Holds(FloorItem::Marker) | Tray::Free => Tiles::NONE,
    }
}

/// Floors are paid, then everything goes home, then the bonuses come.
fn finish_round(stage: &mut Stage, after: &Position, events: &[Event]) {
    let mut paid = stage.table.clone();
    let mut captions = Vec::new();
    for event in events {
        let Event::Paid { seat, payment: Payment { floor, after, .. } } = *event else { continue };
        paid.seats[seat.index()].score = after;
        let cost = floor.cost().into();
        if cost > 0 {
            captions.push(Caption::Paid { seat, cost, score: after });
        }
    }
    let scores: Vec<u16> = paid.seats.iter().map(|seat| seat.score).collect();
    stage.beat(BeatKind::Floor, paid, Show::captions(captions), FLOOR);

    let mut home = Setup::from(after);
    for (seat, score) in home.seats.iter_mut().zip(scores) {
        seat.score = score;
    }
    stage.beat(BeatKind::Clear, home, Show::default(), CLEAR);
    let bonuses = Show::captions(bonus_captions(after));
    stage.beat(BeatKind::Bonus, Setup::from(after), bonuses, BONUS);
}

fn bonus_captions(after: &Position) -> Vec<Caption> {
    if after.phase() != Phase::Over {
        return Vec::new();
    }
    let boards = after.rules().seats().zip(after.boards());
    let bonuses = boards.map(|(seat, board)| Caption::Bonus {
        seat,
        points: Bonuses::of(board.wall()).points(),
        score: board.score(),
    });
    bonuses.filter(|bonus| !matches!(bonus, Caption::Bonus { points: 0, .. })).collect()
}
