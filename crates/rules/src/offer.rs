//! The factory offer (RULES 2) and what the gold discs change in it (RULES 7.5 to 7.7).

use crate::moves::BareTake;
use crate::{
    Destination, Effect, Factory, FloorItem, Marker, Phase, Position, Source, Take, Tile, TileSet,
    Tiles, Witness,
};

impl Position {
    /// Takes tiles, puts them down and passes the turn, or ends the round.
    #[inline(always)]
    pub(crate) fn take(&mut self, take: BareTake, witness: &mut impl Witness) {
        let BareTake { source, tile, to, left } = take;
        let count = match Source::at(source) {
            Source::Factory(factory) => self.take_from_disc(factory, tile, left),
            Source::Center => self.take_from_center(tile),
        };
        self.put_down(tile, count, Destination::at(to));
        if self.sources.is_empty() {
            self.end_offer(witness);
        } else {
            self.acting = self.rules.after(self.acting);
        }
    }

    /// A take without what follows it: nobody's turn comes and no round ends.
    pub(crate) fn lift_and_put(&mut self, take: Take) {
        let count = match take.source {
            Source::Factory(factory) => {
                self.take_from_disc(factory, take.tile, take.left.unwrap_or_default())
            }
            Source::Center => self.take_from_center(take.tile),
        };
        self.put_down(take.tile, count, take.to);
    }

    /// Takes a color from a disc; the rest goes where the disc says.
    #[inline(always)]
    fn take_from_disc(&mut self, factory: Factory, tile: Tile, left: TileSet) -> usize {
        let tiles = self.discs[factory.index()];
        let rest = tiles.without(tile);
        match self.effects[factory.index()] {
            Some(effect) => self.take_from_gold(factory, effect, rest, left),
            None => {
                self.discs[factory.index()] = Tiles::NONE;
                self.disc_sum = self.disc_sum.wrapping_sub(self.disc_sum_of(factory, tiles));
                self.center += rest;
                self.sources.move_to_center(factory, tile);
            }
        }
        tiles.count(tile).into()
    }

    /// What is left on a gold disc goes where its effect says (RULES 7.3 to 7.7).
    #[inline(never)]
    fn take_from_gold(&mut self, factory: Factory, effect: Effect, rest: Tiles, left: TileSet) {
        self.set_disc(factory, Tiles::NONE);
        match effect {
            Effect::Extra | Effect::Magnet(_) => self.add_to_center(rest),
            Effect::Keeper => self.set_disc(factory, rest),
            Effect::Spread => self.spread(factory, rest, left),
            Effect::Tray => {
                self.add_to_center(rest);
                self.boards[self.acting.index()].hold_tray();
                self.taken = Some(factory);
            }
        }
    }

    /// Takes a color from the center; the first to do so also takes the marker (RULES 2.3), which
    /// falls before any tile of the same move (RULES 2.5).
    #[inline(always)]
    fn take_from_center(&mut self, tile: Tile) -> usize {
        let tiles = self.center;
        self.center = tiles.without(tile);
        self.sources.take_from_center(tile);
        if self.marker == Marker::Center {
            self.marker = Marker::Taken(self.acting);
            // A marker that finds no space costs nothing more; its taker still starts.
            self.boards[self.acting.index()].fall(FloorItem::Marker, 1);
        }
        tiles.count(tile).into()
    }

    /// Puts the taken tiles into a line, the excess to the floor, and beyond it into the lid.
    #[inline(always)]
    fn put_down(&mut self, tile: Tile, count: usize, to: Destination) {
        let board = &mut self.boards[self.acting.index()];
        let excess = match to {
            Destination::Line(line) => board.fill(line, tile, count),
            Destination::Floor => count,
        };
        if excess > 0 {
            let homeless = board.fall(FloorItem::Tile(tile), excess);
            self.lid += Tiles::of(tile, homeless as u16);
        }
    }

    /// Effect 4: each color that is left over goes whole to one neighbor (RULES 7.6).
    fn spread(&mut self, factory: Factory, rest: Tiles, left: TileSet) {
        let neighbors = self.neighbors(factory);
        let to_left = rest.only(left);
        self.set_disc(neighbors.0, self.tiles_on(neighbors.0) + to_left);
        self.set_disc(neighbors.1, self.tiles_on(neighbors.1) + (rest - to_left));
    }

    fn add_to_center(&mut self, tiles: Tiles) {
        self.center += tiles;
        self.sources.set(Source::Center, self.center);
    }

    /// Changes what lies on a disc.
    pub(crate) fn set_disc(&mut self, factory: Factory, tiles: Tiles) {
        let before = std::mem::replace(&mut self.discs[factory.index()], tiles);
        self.disc_sum = self
            .disc_sum
            .wrapping_sub(self.disc_sum_of(factory, before))
            .wrapping_add(self.disc_sum_of(factory, tiles));
        self.sources.set(Source::Factory(factory), tiles);
    }

    /// No tile is left on offer: the walls are tiled (RULES 2.6).
    #[inline(never)]
    fn end_offer(&mut self, witness: &mut impl Witness) {
        if self.has_free_wall() {
            self.phase = Phase::Tiling;
            self.seek_decision(self.first, false, witness);
        } else {
            let placed = self.tile_colored_walls(witness);
            self.finish_round(placed, witness);
        }
    }
}
