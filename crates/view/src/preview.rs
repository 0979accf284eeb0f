//! What a take would do, before it is made.

use crate::ledger::{Ledger, bound_row};
use azulejo_rules::{
    Board, Column, Destination, Disc, Effect, FloorItem, IllegalMove, Line, LineTiles, Marker,
    Position, Runs, Source, Take, Tile, TilingStep, Tray, Wall,
};

/// What a take would do to the board of the player to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The take.
    pub take: Take,
    /// How many tiles are taken.
    pub count: u16,
    /// How many of them go into the line.
    pub fills: u8,
    /// How many tiles the line holds then; 0 for the floor.
    pub held: u8,
    /// What becomes of the line's tile at the round's end, if the take completes the line.
    pub completes: Option<Completion>,
    /// What falls to the floor, from left to right: marker first, then tiles.
    pub falls: Vec<Fall>,
    /// What the tray catches.
    pub caught: Option<FloorItem>,
    /// How many tiles find no space on the floor either and go to the lid.
    pub to_lid: u16,
    /// Whether the take brings the start-player marker.
    pub marker: bool,
    /// Whether the take brings the tray (RULES 7.7).
    pub tray: bool,
    /// What the falling items add to the cost of the floor.
    pub floor_cost: u8,
    /// By how much the total of the ledger changes: what the take is worth if the round ended
    /// right after it.
    pub net: i32,
    /// Whether a row of this board is bound to be complete with the take, and was not before: this
    /// round becomes the last.
    pub ends_game: bool,
    /// The ledger after the take.
    pub ledger: Ledger,
}

/// What becomes of a completed line at the round's end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Completion {
    /// Its tile goes to the wall.
    Lands(Ghost),
    /// No column is left for it: all its tiles fall (RULES 6.3).
    Falls,
}

/// A tile that is not on the wall yet, with the runs it would score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ghost {
    /// Its row.
    pub line: Line,
    /// Its column; on the free wall the best one, as long as it is not chosen.
    pub column: Column,
    /// Its color.
    pub tile: Tile,
    /// The lengths of the two runs; [`Runs::points`] is what it would score.
    pub runs: Runs,
    /// The first and the last column of the horizontal run.
    pub row_run: (Column, Column),
    /// The first and the last row of the vertical run.
    pub column_run: (Line, Line),
}

/// An item that falls to the floor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fall {
    /// What falls.
    pub item: FloorItem,
    /// The space it falls on, from 0.
    pub space: usize,
}

impl Preview {
    /// What a take would do.
    ///
    /// # Errors
    ///
    /// The rule that it breaks.
    pub fn of(pos: &Position, take: Take) -> Result<Preview, IllegalMove> {
        let after = pos.board_after(take)?;
        let seat = pos.player_to_move().ok_or(IllegalMove::NothingDealt)?;
        let (before, side) = (pos.board(seat), pos.rules().wall);
        let (old, ledger) = (Ledger::of(before, side), Ledger::of(&after, side));
        let count = pos.tiles_at(take.source).count(take.tile);
        let fills = filled(before, &after, take.to);
        let fallen = falls(before, &after);
        let marker = takes_marker(pos, take.source);
        let items = count + u16::from(marker) - u16::from(fills);
        let tray = takes_tray(pos, take.source);
        let caught = caught(before, &after);
        let landed = fallen.len() as u16 + u16::from(caught.is_some());
        Ok(Preview {
            take,
            count,
            fills,
            held: match take.to {
                Destination::Line(line) => held(&after, line),
                Destination::Floor => 0,
            },
            completes: completion(&after, &ledger, take.to),
            caught,
            // The marker is no tile: without a space it simply lies nowhere (RULES 2.5).
            to_lid: (items - landed).min(count - u16::from(fills)),
            falls: fallen,
            marker,
            tray,
            floor_cost: after.floor().cost() - before.floor().cost(),
            net: i32::from(ledger.total) - i32::from(old.total),
            ends_game: bound_row(&after, side).is_some() && bound_row(before, side).is_none(),
            ledger,
        })
    }

    /// How many tiles do not fit into the line, or all of them where they go to the floor.
    pub fn wasted(&self) -> u16 {
        self.count - u16::from(self.fills)
    }

    /// The tile that the take would bring to the wall.
    pub fn ghost(&self) -> Option<&Ghost> {
        match &self.completes {
            Some(Completion::Lands(ghost)) => Some(ghost),
            Some(Completion::Falls) | None => None,
        }
    }
}

impl Ghost {
    /// A tile on an empty space of a wall, with its runs.
    pub fn on(wall: &Wall, line: Line, column: Column, tile: Tile) -> Ghost {
        let runs = wall.runs(line, column);
        let row = |other: Column| wall.tile(line, other).is_some();
        let in_column = |other: Line| wall.tile(other, column).is_some();
        Ghost {
            line,
            column,
            tile,
            runs,
            row_run: run_through(&Column::ALL, column.index(), row),
            column_run: run_through(&Line::ALL, line.index(), in_column),
        }
    }

    /// Whether a space belongs to the horizontal run; one that is the tile alone is no run.
    pub fn in_row_run(&self, line: Line, column: Column) -> bool {
        let (first, last) = self.row_run;
        self.runs.row > 1 && line == self.line && first <= column && column <= last
    }

    /// Whether a space belongs to the vertical run; one that is the tile alone is no run.
    pub fn in_column_run(&self, line: Line, column: Column) -> bool {
        let (first, last) = self.column_run;
        self.runs.column > 1 && column == self.column && first <= line && line <= last
    }
}

/// The ends of the unbroken run through a place.
fn run_through<T: Copy>(all: &[T], place: usize, is_filled: impl Fn(T) -> bool) -> (T, T) {
    let before = all[..place].iter().rev().take_while(|&&other| is_filled(other)).count();
    let after = all[place + 1..].iter().take_while(|&&other| is_filled(other)).count();
    (all[place - before], all[place + after])
}

fn held(board: &Board, line: Line) -> u8 {
    board.line(line).map_or(0, |LineTiles { count, .. }| count)
}

fn filled(before: &Board, after: &Board, to: Destination) -> u8 {
    match to {
        Destination::Line(line) => held(after, line) - held(before, line),
        Destination::Floor => 0,
    }
}

fn falls(before: &Board, after: &Board) -> Vec<Fall> {
    let items = after.floor().items().enumerate().skip(before.floor().len());
    items.map(|(space, item)| Fall { item, space }).collect()
}

/// What lies on the tray now and did not before.
fn caught(before: &Board, after: &Board) -> Option<FloorItem> {
    match (before.tray(), after.tray()) {
        (None | Some(Tray::Free), Some(Tray::Holds(item))) => Some(item),
        _ => None,
    }
}

fn takes_marker(pos: &Position, source: Source) -> bool {
    source == Source::Center && pos.marker() == Marker::Center
}

fn takes_tray(pos: &Position, source: Source) -> bool {
    let Source::Factory(factory) = source else { return false };
    matches!(pos.disc(factory), Disc::Gold { effect: Effect::Tray, .. })
}

/// What becomes of the line that a take completes.
fn completion(after: &Board, ledger: &Ledger, to: Destination) -> Option<Completion> {
    let Destination::Line(line) = to else { return None };
    let step = ledger.steps.iter().find(|step| match step {
        TilingStep::Placed(placement) => placement.line == line,
        TilingStep::Dropped(drop) => drop.line == line,
    })?;
    Some(match step {
        TilingStep::Dropped(_) => Completion::Falls,
        TilingStep::Placed(placement) => {
            let wall = ledger.wall_above(after, line);
            Completion::Lands(Ghost::on(&wall, line, placement.column, placement.tile))
        }
    })
}
