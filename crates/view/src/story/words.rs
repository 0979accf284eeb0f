//! The words that sentences are made with.

use super::Narrator;
use crate::i18n::Args;
use azulejo_rules::{Effect, Runs, Seat, Tile, TileSet, Tiles};

/// The sum of a placed tile's runs: `3 + 2 = 5`, or the points alone where there is one run.
///
/// ```
/// use azulejo_rules::Runs;
/// use azulejo_view::story::sum;
/// assert_eq!(sum(Runs { row: 3, column: 2 }), "3 + 2 = 5");
/// assert_eq!(sum(Runs { row: 1, column: 4 }), "4");
/// ```
pub fn sum(runs: Runs) -> String {
    if runs.row > 1 && runs.column > 1 {
        format!("{} + {} = {}", runs.row, runs.column, runs.points())
    } else {
        runs.points().to_string()
    }
}

/// A change of points with its sign: `+4`, `−2`, `0`.
///
/// ```
/// assert_eq!(azulejo_view::story::signed(-2), "−2");
/// ```
pub fn signed(change: i32) -> String {
    match change {
        0 => "0".to_owned(),
        gain if gain > 0 => format!("+{gain}"),
        loss => format!("−{}", loss.unsigned_abs()),
    }
}

impl<'a> Narrator<'a> {
    /// What a player is called.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.of(seat)
    }

    /// The word of a color in the theme.
    pub fn color(&self, tile: Tile) -> String {
        self.texts.tell("color", &Args::new().tile(tile))
    }

    /// A heap by its colors: `2 blue, 1 red and 1 white`; nothing for none.
    pub fn tiles(&self, tiles: Tiles) -> String {
        let some = |tile| Args::new().tile(tile).number("count", tiles.count(tile));
        let heaps = tiles.colors().iter().map(|tile| self.texts.tell("some-of-color", &some(tile)));
        self.texts.list(&heaps.collect::<Vec<_>>())
    }

    /// Several colors: `blue, red and white`.
    pub(super) fn colors(&self, colors: TileSet) -> String {
        let words: Vec<String> = colors.iter().map(|tile| self.color(tile)).collect();
        self.texts.list(&words)
    }

    /// Several players: `Anna, Eva and Jan`.
    pub(super) fn name_list(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|&seat| self.name(seat).to_owned()).collect();
        self.texts.list(&names)
    }

    /// The name of a gold side.
    pub fn effect_name(&self, effect: Effect) -> String {
        match effect {
            Effect::Extra => self.texts.say("effect-extra"),
            Effect::Magnet(tile) => self.texts.tell("effect-magnet", &Args::new().tile(tile)),
            Effect::Keeper => self.texts.say("effect-keeper"),
            Effect::Spread => self.texts.say("effect-spread"),
            Effect::Tray => self.texts.say("effect-tray"),
        }
    }

    /// What a gold side does.
    pub fn effect_rule(&self, effect: Effect) -> String {
        match effect {
            Effect::Extra => self.texts.say("effect-extra-rule"),
            Effect::Magnet(tile) => self.texts.tell("effect-magnet-rule", &Args::new().tile(tile)),
            Effect::Keeper => self.texts.say("effect-keeper-rule"),
            Effect::Spread => self.texts.say("effect-spread-rule"),
            Effect::Tray => self.texts.say("effect-tray-rule"),
        }
    }

    /// What a placed tile scores, in words: `a row of 3 and a column of 2 are 5 points`.
    pub fn runs(&self, runs: Runs) -> String {
        self.texts.tell("runs", &with_runs(Args::new(), runs))
    }
}

/// The variables of the message `runs`, for messages that refer to it.
pub(super) fn with_runs(args: Args, runs: Runs) -> Args {
    let kind = match (runs.row, runs.column) {
        (1, 1) => "alone",
        (_, 1) => "row",
        (1, _) => "column",
        _ => "both",
    };
    args.text("kind", kind)
        .number("row", runs.row)
        .number("column", runs.column)
        .number("points", runs.points())
}
