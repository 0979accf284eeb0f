//! What lies where, piece by piece, and how one picture becomes another.

use super::{Piece, Spot};
use azulejo_rules::{
    Column, Disc, Factory, FloorItem, Line, Marker, Seat, SeatSetup, Setup, Tile, Tiles, Tray,
};
use std::collections::BTreeMap;

/// What lies where; bag and lid are heaps, everything else has its spot.
pub(super) struct Picture {
    spots: BTreeMap<Spot, Piece>,
    bag: Tiles,
    lid: Tiles,
}

/// A piece on its way.
pub(super) type Passage = (Piece, Spot, Spot);

impl Picture {
    pub(super) fn of(table: &Setup) -> Picture {
        let mut picture = Picture { spots: BTreeMap::new(), bag: table.bag, lid: table.lid };
        for (factory, disc) in table.rules.circle().zip(&table.discs) {
            for (index, tile) in disc.tiles().iter().enumerate() {
                picture.put(Spot::Disc { factory, index }, Piece::Tile(tile));
            }
        }
        for tile in Tile::ALL {
            for index in 0..table.center.count(tile).into() {
                picture.put(Spot::Center { tile, index }, Piece::Tile(tile));
            }
        }
        for (seat, board) in table.rules.seats().zip(&table.seats) {
            picture.put_board(seat, board);
        }
        picture.put_marker(table.marker);
        picture
    }

    fn put(&mut self, spot: Spot, piece: Piece) {
        self.spots.insert(spot, piece);
    }

    fn put_board(&mut self, seat: Seat, board: &SeatSetup) {
        for line in Line::ALL {
            let held = board.lines[line.index()];
            for index in 0..held.map_or(0, |held| held.count.into()) {
                let piece = held.map(|held| Piece::Tile(held.tile));
                self.spots.extend(piece.map(|piece| (Spot::Line { seat, line, index }, piece)));
            }
            for column in Column::ALL {
                let tile = board.wall[line.index()][column.index()].map(Piece::Tile);
                self.spots.extend(tile.map(|tile| (Spot::Wall { seat, line, column }, tile)));
            }
        }
        for (index, &item) in board.floor.iter().enumerate() {
            self.put(Spot::Floor { seat, index }, item.into());
        }
        if let Some(tray) = board.tray {
            self.put(Spot::TrayDisc { seat }, Piece::Tray);
            if let Tray::Holds(item) = tray {
                self.put(Spot::Tray { seat }, item.into());
            }
        }
    }

    /// The marker, where no floor and no tray has it.
    fn put_marker(&mut self, marker: Marker) {
        if self.spots.values().any(|&piece| piece == Piece::from(FloorItem::Marker)) {
            return;
        }
        self.put(
            match marker {
                Marker::Center => Spot::CenterMarker,
                Marker::Taken(seat) => Spot::Marker { seat },
            },
            Piece::Marker,
        );
    }

    /// What has left its spot in another picture.
    fn departures(&self, later: &Picture) -> Vec<(Spot, Piece)> {
        let gone = self.spots.iter().filter(|(spot, piece)| later.spots.get(spot) != Some(piece));
        let mut gone: Vec<(Spot, Piece)> = gone.map(|(&spot, &piece)| (spot, piece)).collect();
        gone.extend(lost(self.bag, later.bag).map(|tile| (Spot::Bag, Piece::Tile(tile))));
        gone.extend(lost(self.lid, later.lid).map(|tile| (Spot::Lid, Piece::Tile(tile))));
        gone
    }
}

/// The tiles that a heap has lost.
fn lost(before: Tiles, after: Tiles) -> impl Iterator<Item = Tile> {
    Tile::ALL.into_iter().flat_map(move |tile| {
        let fewer = before.count(tile).saturating_sub(after.count(tile));
        std::iter::repeat_n(tile, fewer.into())
    })
}

/// How the pieces of one table come to where another has them. A piece stays on its disc and on its
/// board where it can.
pub(super) fn passages(before: &Setup, after: &Setup) -> Vec<Passage> {
    let (old, new) = (Picture::of(before), Picture::of(after));
    let mut leaving = old.departures(&new);
    // What would have left, were time to run backwards, arrives.
    let mut arriving = new.departures(&old);
    let mut passages = Vec::new();
    let closeness: [fn(Spot, Spot) -> bool; 3] = [
        Spot::is_beside,
        |from, to| from.seat().is_some() && from.seat() == to.seat(),
        |_, _| true,
    ];
    for is_close in closeness {
        arriving.retain(|&(to, piece)| {
            let from =
                leaving.iter().position(|&(from, other)| other == piece && is_close(from, to));
            if let Some(place) = from {
                passages.push((piece, leaving.remove(place).0, to));
            }
            from.is_none()
        });
    }
    // Only the tray comes from outside, its place in the circle, and goes back there.
    passages.extend(
        arriving
            .into_iter()
            .filter_map(|(to, piece)| Some((piece, Spot::Circle(place_of_tray(after)?), to))),
    );
    passages.extend(
        leaving
            .into_iter()
            .filter_map(|(from, piece)| Some((piece, from, Spot::Circle(place_of_tray(before)?)))),
    );
    passages
}

/// The place whose disc a player has taken.
fn place_of_tray(table: &Setup) -> Option<Factory> {
    let mut places = table.rules.circle().zip(&table.discs);
    places.find(|(_, disc)| **disc == Disc::Taken).map(|(factory, _)| factory)
}
