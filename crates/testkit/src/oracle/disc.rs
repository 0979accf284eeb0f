//! A factory disc and what its gold side does.

use super::color::{COLORS, color};

/// What a gold side does (RULES 7.1).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Effect {
    /// Effect 1: one more tile is dealt onto it (RULES 7.3).
    Extra,
    /// Effect 2: pulls a tile of its color from each neighbor (RULES 7.4).
    Magnet(char),
    /// Effect 3: what is not taken stays (RULES 7.5).
    Keeper,
    /// Effect 4: what is not taken goes to the neighbors (RULES 7.6).
    Spread,
    /// Effect 5: the taker takes the disc, too (RULES 7.7).
    Tray,
}

impl Effect {
    /// The gold sides of all nine discs (RULES 7.1).
    pub(super) fn all_nine() -> Vec<Effect> {
        let mut nine = vec![Effect::Extra];
        for color in COLORS {
            nine.push(Effect::Magnet(color));
        }
        nine.extend([Effect::Keeper, Effect::Spread, Effect::Tray]);
        nine
    }

    /// Reads `1`, `2R`, `3`, `4` or `5`.
    fn parse(text: &str) -> Result<Effect, String> {
        let letters: Vec<char> = text.chars().collect();
        match letters[..] {
            ['1'] => Ok(Effect::Extra),
            ['2', letter] => Ok(Effect::Magnet(color(letter)?)),
            ['3'] => Ok(Effect::Keeper),
            ['4'] => Ok(Effect::Spread),
            ['5'] => Ok(Effect::Tray),
            _ => {
                Err(format!("`{text}*` is no gold side, 1*, 2 with a color and *, 3*, 4*, 5* are"))
            }
        }
    }

    /// The effect's number, with its color where it has one.
    pub(super) fn text(self) -> String {
        match self {
            Effect::Extra => "1".to_string(),
            Effect::Magnet(color) => format!("2{color}"),
            Effect::Keeper => "3".to_string(),
            Effect::Spread => "4".to_string(),
            Effect::Tray => "5".to_string(),
        }
    }
}

/// A disc on the table: its gold side if that is up, and the tiles on it.
#[derive(Clone, Default)]
pub(super) struct Disc {
    pub(super) effect: Option<Effect>,
    pub(super) tiles: Vec<char>,
}

/// Parts a disc's text into its gold side, if it has the prefix, and its tiles.
pub(super) fn split_prefix(text: &str) -> Result<(Option<Effect>, &str), String> {
    match text.split_once('*') {
        None => Ok((None, text)),
        Some((effect, tiles)) => Ok((Some(Effect::parse(effect)?), tiles)),
    }
}

/// The first gold side that is listed twice; every one exists only once (RULES 7.1).
pub(super) fn twice(effects: &[Effect]) -> Option<Effect> {
    for (index, effect) in effects.iter().enumerate() {
        if effects[..index].contains(effect) {
            return Some(*effect);
        }
    }
    None
}
