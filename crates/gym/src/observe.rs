//! What a player sees, as numbers.

use crate::layout::{BARREN, CENTER, COLOR, DISC, ITEMS, PHASES, POINTS, ROUNDS, TRAY};
use azulejo_rules::{
    Board, Column, Disc, Effect, Floor, FloorItem, Line, Marker, Phase, Position, Rules, Seat,
    Tile, Tiles, Tray, WallSide,
};

/// Writes what a player sees into as many numbers as the [layout](crate::Layout) of the rule set has.
///
/// Everything on the table is seen, with what is in the bag and in the lid, and nothing else: there is
/// no order of the bag and no seed in a position. Boards and seats are counted from the one who looks.
///
/// # Panics
///
/// If the row has another length.
pub fn observe(pos: &Position, looking: Seat, row: &mut [f32]) {
    row.fill(0.0);
    let mut pen = Pen { row, at: 0 };
    pen.table(pos, looking);
    let rules = pos.rules();
    for seat in rules.seats_from(looking) {
        pen.board(pos.board(seat), rules);
    }
    assert_eq!(pen.at, pen.row.len(), "a place for every number of {rules}");
}

/// Writes field after field.
struct Pen<'a> {
    row: &'a mut [f32],
    at: usize,
}

impl Pen<'_> {
    fn table(&mut self, pos: &Position, looking: Seat) {
        let rules = pos.rules();
        let players = rules.players.count();
        let away = |seat: Seat| (seat.index() + players - looking.index()) % players;
        self.one_of(Some(phase(pos.phase())), PHASES);
        self.count(pos.round(), ROUNDS);
        self.count(pos.barren().into(), BARREN);
        self.one_of(pos.player_to_move().map(away), players);
        self.one_of(Some(away(pos.first())), players);
        self.one_of(Some(marker(pos.marker(), away)), 1 + players);
        self.circle(pos);
        self.tiles(pos.center(), CENTER);
        self.tiles(pos.bag(), COLOR);
        self.tiles(pos.lid(), COLOR);
    }

    fn circle(&mut self, pos: &Position) {
        let rules = pos.rules();
        for factory in rules.circle() {
            self.tiles(pos.tiles_on(factory), DISC);
        }
        if rules.has_gold() {
            for disc in pos.discs() {
                self.one_of(disc.effect().map(Effect::index), Effect::ALL.len());
            }
            for disc in pos.discs() {
                self.flag(disc == Disc::Taken);
            }
        }
    }

    fn board(&mut self, board: &Board, rules: Rules) {
        self.count(board.score(), POINTS);
        self.lines(board);
        match rules.wall {
            WallSide::Colored => self.colored_wall(board),
            WallSide::Free => self.free_wall(board),
        }
        self.floor(board);
        if rules.has_gold() {
            self.one_of(board.tray().map(tray), TRAY);
        }
    }

    /// In a line's five numbers that of its color says how full it is.
    fn lines(&mut self, board: &Board) {
        for line in Line::ALL {
            if let Some(held) = board.line(line) {
                let full = f32::from(held.count) / f32::from(line.spaces());
                self.row[self.at + held.tile.index()] = full;
            }
            self.at += Tile::COUNT;
        }
    }

    fn colored_wall(&mut self, board: &Board) {
        let mut filled = board.wall().filled();
        while filled != 0 {
            self.row[self.at + filled.trailing_zeros() as usize] = 1.0;
            filled &= filled - 1;
        }
        self.at += Line::COUNT * Column::COUNT;
    }

    fn free_wall(&mut self, board: &Board) {
        let mut filled = board.wall().filled();
        while filled != 0 {
            let space = filled.trailing_zeros() as usize;
            let (line, column) =
                (Line::ALL[space / Column::COUNT], Column::ALL[space % Column::COUNT]);
            if let Some(tile) = board.wall().tile(line, column) {
                self.row[self.at + space * Tile::COUNT + tile.index()] = 1.0;
            }
            filled &= filled - 1;
        }
        self.at += Line::COUNT * Column::COUNT * Tile::COUNT;
    }

    fn floor(&mut self, board: &Board) {
        for (space, lying) in board.floor().items().enumerate() {
            self.row[self.at + space * ITEMS + item(lying)] = 1.0;
        }
        self.at += Floor::SPACES * ITEMS;
    }

    /// A one at a place among several, or nowhere.
    fn one_of(&mut self, place: Option<usize>, of: usize) {
        if let Some(place) = place {
            self.row[self.at + place] = 1.0;
        }
        self.at += of;
    }

    fn flag(&mut self, flag: bool) {
        self.one_of(flag.then_some(0), 1);
    }

    fn count(&mut self, count: u16, unit: u16) {
        self.row[self.at] = f32::from(count) / f32::from(unit);
        self.at += 1;
    }

    fn tiles(&mut self, tiles: Tiles, unit: u16) {
        let share = f32::from(unit);
        let places = &mut self.row[self.at..self.at + Tile::COUNT];
        for (place, tile) in places.iter_mut().zip(Tile::ALL) {
            *place = f32::from(tiles.count(tile)) / share;
        }
        self.at += Tile::COUNT;
    }
}

const fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Deal => 0,
        Phase::Offer => 1,
        Phase::Tiling => 2,
        Phase::Over => 3,
    }
}

fn marker(marker: Marker, away: impl Fn(Seat) -> usize) -> usize {
    marker.taker().map_or(0, |seat| 1 + away(seat))
}

fn item(item: FloorItem) -> usize {
    match item {
        FloorItem::Tile(tile) => tile.index(),
        FloorItem::Marker => Tile::COUNT,
    }
}

fn tray(tray: Tray) -> usize {
    match tray {
        Tray::Free => 0,
        Tray::Holds(lying) => 1 + item(lying),
    }
}
