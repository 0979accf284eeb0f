//! The gold sides of the factory discs.

use crate::Tile;
use std::fmt;

/// What a disc does while its gold side is up (RULES 7.3 to 7.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Effect {
    /// Effect 1: one more tile from the bag.
    Extra,
    /// Effect 2: one tile of its color from each neighbor.
    Magnet(Tile),
    /// Effect 3: what is not taken stays.
    Keeper,
    /// Effect 4: what is not taken goes to the neighbors.
    Spread,
    /// Effect 5: the taker also takes the disc, as one free space on the floor.
    Tray,
}

impl Effect {
    /// The nine gold sides: effect 2 in five colors, the others once each (RULES 7.1).
    pub const ALL: [Effect; 9] = [
        Effect::Extra,
        Effect::Magnet(Tile::Blue),
        Effect::Magnet(Tile::Yellow),
        Effect::Magnet(Tile::Red),
        Effect::Magnet(Tile::Black),
        Effect::Magnet(Tile::White),
        Effect::Keeper,
        Effect::Spread,
        Effect::Tray,
    ];

    /// Its place in [`Effect::ALL`].
    pub const fn index(self) -> usize {
        match self {
            Effect::Extra => 0,
            Effect::Magnet(tile) => 1 + tile.index(),
            Effect::Keeper => 6,
            Effect::Spread => 7,
            Effect::Tray => 8,
        }
    }

    /// The effect of its text: `1`, `2R`, `3`, `4` or `5`, in either case.
    pub fn from_text(text: &str) -> Option<Effect> {
        Effect::ALL.into_iter().find(|effect| effect.to_string().eq_ignore_ascii_case(text))
    }
}

/// `1`, `2R`, `3`, `4` or `5`.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effect::Extra => f.write_str("1"),
            Effect::Magnet(tile) => write!(f, "2{tile}"),
            Effect::Keeper => f.write_str("3"),
            Effect::Spread => f.write_str("4"),
            Effect::Tray => f.write_str("5"),
        }
    }
}
