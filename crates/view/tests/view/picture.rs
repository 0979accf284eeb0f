//! What lies where, and beats that are followed piece by piece.

use azulejo_rules::{
    Column, FloorItem, Line, Marker, Position, Seat, SeatSetup, Setup, Tiles, Tray,
};
use azulejo_view::motion::{BeatKind, Flight, Motion, Piece, Spot};
use std::collections::BTreeMap;

/// What lies where: pieces on spots, and what is in bag and lid.
#[derive(Clone, PartialEq, Debug)]
struct Picture {
    spots: BTreeMap<Spot, Piece>,
    bag: Tiles,
    lid: Tiles,
}

impl Picture {
    fn of(table: &Setup) -> Picture {
        let mut spots = BTreeMap::new();
        for (factory, disc) in table.rules.circle().zip(&table.discs) {
            let tiles = disc.tiles().iter().enumerate();
            spots.extend(
                tiles.map(|(index, tile)| (Spot::Disc { factory, index }, Piece::Tile(tile))),
            );
        }
        let mut seen = Tiles::NONE;
        for tile in table.center.iter() {
            let index = seen.count(tile).into();
            spots.insert(Spot::Center { tile, index }, Piece::Tile(tile));
            seen += Tiles::of(tile, 1);
        }
        for (seat, board) in table.rules.seats().zip(&table.seats) {
            spots.extend(board_spots(seat, board));
        }
        let on_a_board = spots.values().any(|piece| *piece == Piece::Marker);
        match table.marker {
            Marker::Center => spots.insert(Spot::CenterMarker, Piece::Marker),
            Marker::Taken(seat) if !on_a_board => {
                spots.insert(Spot::Marker { seat }, Piece::Marker)
            }
            Marker::Taken(_) => None,
        };
        Picture { spots, bag: table.bag, lid: table.lid }
    }

    /// Lets all pieces of a beat leave, then land.
    fn fly(&mut self, flights: &[Flight]) {
        for flight in flights {
            self.lift(flight.piece, flight.from);
        }
        for flight in flights {
            self.put(flight.piece, flight.to);
        }
    }

    fn lift(&mut self, piece: Piece, from: Spot) {
        match (from, piece) {
            (Spot::Bag, Piece::Tile(tile)) => self.bag -= Tiles::of(tile, 1),
            (Spot::Lid, Piece::Tile(tile)) => self.lid -= Tiles::of(tile, 1),
            (Spot::Circle(_), Piece::Tray) => {}
            (from, piece) => assert_eq!(self.spots.remove(&from), Some(piece), "from {from:?}"),
        }
    }

    fn put(&mut self, piece: Piece, to: Spot) {
        match (to, piece) {
            (Spot::Bag, Piece::Tile(tile)) => self.bag += Tiles::of(tile, 1),
            (Spot::Lid, Piece::Tile(tile)) => self.lid += Tiles::of(tile, 1),
            (Spot::Circle(_), Piece::Tray) => {}
            (to, piece) => assert_eq!(self.spots.insert(to, piece), None, "onto {to:?}"),
        }
    }
}

fn board_spots(seat: Seat, board: &SeatSetup) -> Vec<(Spot, Piece)> {
    let mut spots = Vec::new();
    for line in Line::ALL {
        if let Some(held) = board.lines[line.index()] {
            let places = (0..held.count.into()).map(|index| Spot::Line { seat, line, index });
            spots.extend(places.map(|spot| (spot, Piece::Tile(held.tile))));
        }
        for column in Column::ALL {
            let tile = board.wall[line.index()][column.index()];
            spots.extend(tile.map(|tile| (Spot::Wall { seat, line, column }, Piece::Tile(tile))));
        }
    }
    for (index, item) in board.floor.iter().enumerate() {
        spots.push((Spot::Floor { seat, index }, piece(*item)));
    }
    if let Some(tray) = board.tray {
        spots.push((Spot::TrayDisc { seat }, Piece::Tray));
        if let Tray::Holds(item) = tray {
            spots.push((Spot::Tray { seat }, piece(item)));
        }
    }
    spots
}

fn piece(item: FloorItem) -> Piece {
    match item {
        FloorItem::Tile(tile) => Piece::Tile(tile),
        FloorItem::Marker => Piece::Marker,
    }
}

/// Follows the beats from one table to another.
pub(crate) fn follow(before: &Position, motion: &Motion, after: &Position) {
    let mut picture = Picture::of(&Setup::from(before));
    for beat in &motion.beats {
        picture.fly(&beat.flights);
        if beat.kind == BeatKind::Pour {
            picture.bag += std::mem::take(&mut picture.lid);
        }
        assert_eq!(picture, Picture::of(&beat.table), "{:?} from {before}", beat.kind);
        assert!(beat.flights.iter().all(|flight| flight.from != flight.to));
        let last = beat.flights.iter().map(|flight| flight.waits + flight.lasts).max();
        assert!(last.unwrap_or(0) <= beat.lasts);
    }
    assert_eq!(picture, Picture::of(&Setup::from(after)), "from {before}");
    assert_eq!(motion.beats.last().map(|beat| &beat.table), Some(&Setup::from(after)));
}
