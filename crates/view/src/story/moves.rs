//! A move in words.

use super::words::with_runs;
use super::{Narrator, Told};
use crate::i18n::Args;
use crate::preview::Preview;
use azulejo_rules::{
    Destination, Effect, Factory, FloorItem, Line, Move, MoveKind, Place, Position, Seat, Source,
    Take, Tile, Tiles,
};

impl Narrator<'_> {
    /// A move, told from the table before it.
    pub fn play(&self, before: &Position, mv: Move) -> Told {
        let Some(seat) = before.player_to_move() else { return Told::default() };
        match mv.kind() {
            MoveKind::Take(take) => self.take(before, seat, take),
            MoveKind::Place(place) => self.placement(before, seat, place),
        }
    }

    /// A move that is recommended, and what its player may expect of it: points at the end in hundredths, and the chance
    /// to win in hundredths of a percent.
    pub fn hint_expecting(&self, pos: &Position, mv: Move, points: i32, chance: i32) -> String {
        let args = Args::new()
            .text("move", self.hint(pos, mv))
            .number("points", rounded(points))
            .number("chance", rounded(chance));
        self.texts.tell("hint-expected", &args)
    }

    /// A move that is recommended.
    pub fn hint(&self, pos: &Position, mv: Move) -> String {
        match mv.kind() {
            MoveKind::Take(take) => {
                let id = match (take.source, take.to) {
                    (Source::Factory(_), Destination::Line(_)) => "hint-factory-line",
                    (Source::Factory(_), Destination::Floor) => "hint-factory-floor",
                    (Source::Center, Destination::Line(_)) => "hint-center-line",
                    (Source::Center, Destination::Floor) => "hint-center-floor",
                };
                self.texts.tell(id, &take_args(pos, take))
            }
            MoveKind::Place(Place { line, column }) => {
                let Some(tile) = tile_to_place(pos, line) else { return String::new() };
                let args = Args::new().tile(tile);
                let args = args.number("line", line.number()).number("column", column.number());
                self.texts.tell("hint-place", &args)
            }
        }
    }

    /// `Anna takes 3 red from factory 2 to line 4.`
    fn take(&self, pos: &Position, seat: Seat, take: Take) -> Told {
        let Ok(preview) = Preview::of(pos, take) else { return Told::default() };
        let id = match (take.source, preview.marker, take.to) {
            (Source::Factory(_), _, Destination::Line(_)) => "move-factory-line",
            (Source::Factory(_), _, Destination::Floor) => "move-factory-floor",
            (Source::Center, false, Destination::Line(_)) => "move-center-line",
            (Source::Center, false, Destination::Floor) => "move-center-floor",
            (Source::Center, true, Destination::Line(_)) => "move-marker-line",
            (Source::Center, true, Destination::Floor) => "move-marker-floor",
        };
        let args = take_args(pos, take).text("name", self.name(seat));
        let mut details = self.landing(&preview);
        details.extend(self.rest(pos, take));
        if preview.tray {
            let args = Args::new().text("name", self.name(seat));
            details.push(self.texts.tell("move-tray", &args));
        }
        Told { headline: self.texts.tell(id, &args), details }
    }

    /// What became of the taken tiles: whether the line is full, what fell and what that costs.
    fn landing(&self, preview: &Preview) -> Vec<String> {
        let mut told = Vec::new();
        if let (Destination::Line(line), true) = (preview.take.to, preview.completes.is_some()) {
            let args = Args::new().number("line", line.number());
            told.push(self.texts.tell("move-full", &args));
            if preview.wasted() > 0 {
                let args = Args::new().number("count", preview.wasted());
                told.push(self.texts.tell("move-excess", &args));
            }
        }
        told.extend(preview.caught.map(|item| self.caught(item)));
        if preview.to_lid > 0 {
            let args = Args::new().number("count", preview.to_lid);
            told.push(self.texts.tell("move-lid", &args));
        }
        if preview.floor_cost > 0 {
            let args = Args::new().number("cost", preview.floor_cost);
            told.push(self.texts.tell("move-floor-cost", &args));
        }
        told
    }

    fn caught(&self, item: FloorItem) -> String {
        match item {
            FloorItem::Tile(tile) => self.texts.tell("move-caught-tile", &Args::new().tile(tile)),
            FloorItem::Marker => self.texts.say("move-caught-marker"),
        }
    }

    /// Where the tiles went that were not taken.
    fn rest(&self, pos: &Position, take: Take) -> Vec<String> {
        let Source::Factory(factory) = take.source else { return Vec::new() };
        let rest = pos.tiles_on(factory).without(take.tile);
        match pos.disc(factory).effect() {
            Some(Effect::Spread) => self.spread(pos, factory, take, rest),
            _ if rest.is_empty() => Vec::new(),
            Some(Effect::Keeper) => vec![self.rest_at("move-rest-stays", factory, rest)],
            Some(Effect::Extra | Effect::Magnet(_) | Effect::Tray) | None => {
                vec![self.rest_at("move-rest-center", factory, rest)]
            }
        }
    }

    fn rest_at(&self, id: &str, factory: Factory, rest: Tiles) -> String {
        let args = Args::new().text("rest", self.tiles(rest)).number("factory", factory.number());
        self.texts.tell(id, &args)
    }

    fn spread(&self, pos: &Position, factory: Factory, take: Take, rest: Tiles) -> Vec<String> {
        let (left, right) = pos.neighbors(factory);
        let to_left = rest.only(take.left.unwrap_or_default());
        let sides =
            [("move-spread-left", left, to_left), ("move-spread-right", right, rest - to_left)];
        let moved = sides.into_iter().filter(|(_, _, tiles)| !tiles.is_empty());
        moved.map(|(id, to, tiles)| self.rest_at(id, to, tiles)).collect()
    }

    /// `Anna places red on row 3, column 5: a row of 2 is 2 points.`
    fn placement(&self, pos: &Position, seat: Seat, Place { line, column }: Place) -> Told {
        let Some(tile) = tile_to_place(pos, line) else { return Told::default() };
        let args = Args::new()
            .text("name", self.name(seat))
            .tile(tile)
            .number("line", line.number())
            .number("place", column.number());
        let args = with_runs(args, pos.board(seat).wall().runs(line, column));
        Told { headline: self.texts.tell("move-place", &args), details: Vec::new() }
    }
}

/// The color of a completed line.
fn tile_to_place(pos: &Position, line: Line) -> Option<Tile> {
    Some(pos.board(pos.player_to_move()?).line(line)?.tile)
}

fn take_args(pos: &Position, take: Take) -> Args {
    let count = pos.tiles_at(take.source).count(take.tile);
    let mut args = Args::new().tile(take.tile).number("count", count);
    if let Source::Factory(factory) = take.source {
        args = args.number("factory", factory.number());
    }
    if let Destination::Line(line) = take.to {
        args = args.number("line", line.number());
    }
    args
}

/// Hundredths as a whole number.
fn rounded(hundredths: i32) -> i32 {
    (hundredths + 50).div_euclid(100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hundredths_are_rounded_to_the_nearest() {
        assert_eq!([149, 150, 0, -149, -151].map(rounded), [1, 2, 0, -1, -2]);
    }
}
