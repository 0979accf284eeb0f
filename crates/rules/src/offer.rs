//! The factory offer (RULES 2) and what the gold discs change in it (RULES 7.5 to 7.7).

use crate::hash::DiscPlace;
use crate::{
    Destination, Effect, Factory, FloorItem, Marker, Phase, Position, Source, Take, Tile, TileSet,
    Tiles, Witness,
};

impl Position {
    /// Takes tiles, puts them down and passes the turn, or ends the round.
    #[inline]
    pub(crate) fn take(&mut self, take: Take, witness: &mut impl Witness) {
        let seat = self.acting;
        let before = self.boards[seat.index()];
        let count = match take.source {
            Source::Factory(factory) => self.take_from_disc(factory, take.tile, take.left),
            Source::Center => self.take_from_center(take.tile),
        };
        self.put_down(take.tile, count, take.to);
        self.hasher.fallen(seat, &before, &self.boards[seat.index()]);

        if self.sources.is_empty() {
            self.end_offer(witness);
        } else {
            self.acting = self.rules.after(seat);
            self.hasher.to_act(seat, self.acting);
        }
    }

    /// Takes a color from a disc; the rest goes where the disc says.
    #[inline]
    fn take_from_disc(&mut self, factory: Factory, tile: Tile, left: Option<TileSet>) -> usize {
        let tiles = self.discs[factory.index()];
        let rest = tiles.without(tile);
        let effect = self.effects[factory.index()];
        if effect == Some(Effect::Keeper) {
            self.set_disc(factory, rest);
            return tiles.count(tile).into();
        }

        self.set_disc(factory, Tiles::NONE);
        match effect {
            Some(Effect::Spread) => self.spread(factory, rest, left.unwrap_or_default()),
            Some(Effect::Tray) => {
                self.add_to_center(rest);
                self.boards[self.acting.index()].hold_tray();
                self.taken = Some(factory);
                self.hasher.taken(factory);
            }
            _ => self.add_to_center(rest),
        }
        tiles.count(tile).into()
    }

    /// Takes a color from the center; the first to do so also takes the marker (RULES 2.3), which
    /// falls before any tile of the same move (RULES 2.5).
    #[inline]
    fn take_from_center(&mut self, tile: Tile) -> usize {
        let tiles = self.center;
        self.center = tiles.without(tile);
        self.hasher.center(tiles, self.center);
        self.sources.remove(Source::Center, tile);
        if self.marker == Marker::Center {
            self.marker = Marker::Taken(self.acting);
            self.hasher.marker(Marker::Center, self.marker);
            // A marker that finds no space costs nothing more; its taker still starts.
            self.boards[self.acting.index()].fall(FloorItem::Marker, 1);
        }
        tiles.count(tile).into()
    }

    /// Puts the taken tiles into a line, the excess to the floor, and beyond it into the lid.
    #[inline]
    fn put_down(&mut self, tile: Tile, count: usize, to: Destination) {
        let board = &mut self.boards[self.acting.index()];
        let excess = match to {
            Destination::Line(line) => board.fill(line, tile, count),
            Destination::Floor => count,
        };
        let homeless = board.fall(FloorItem::Tile(tile), excess);
        if homeless > 0 {
            let lid = self.lid;
            self.lid += Tiles::of(tile, homeless as u16);
            self.hasher.lid(lid, self.lid);
        }
    }

    /// Effect 4: each color that is left over goes whole to one neighbor (RULES 7.6).
    fn spread(&mut self, factory: Factory, rest: Tiles, left: TileSet) {
        let neighbors = self.neighbors(factory);
        let to_left = rest.only(left);
        self.set_disc(neighbors.0, self.tiles_on(neighbors.0) + to_left);
        self.set_disc(neighbors.1, self.tiles_on(neighbors.1) + (rest - to_left));
    }

    #[inline]
    fn add_to_center(&mut self, tiles: Tiles) {
        let center = self.center;
        self.center += tiles;
        self.hasher.center(center, self.center);
        self.sources.add(Source::Center, tiles);
    }

    /// Changes what lies on a disc, with the index and the hash.
    #[inline]
    fn set_disc(&mut self, factory: Factory, tiles: Tiles) {
        let place = DiscPlace::new(self, factory);
        self.hasher.disc(place, self.discs[factory.index()], tiles);
        self.discs[factory.index()] = tiles;
        self.sources.clear(factory);
        self.sources.add(Source::Factory(factory), tiles);
    }

    /// No tile is left on offer: the walls are tiled (RULES 2.6).
    fn end_offer(&mut self, witness: &mut impl Witness) {
        if self.has_free_wall() {
            self.phase = Phase::Tiling;
            self.seek_decision(false, witness);
        } else {
            let placed = self.tile_colored_walls(witness);
            self.finish_round(placed, witness);
        }
    }
}
