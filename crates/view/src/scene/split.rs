//! The rest of the spread, while it is to be split (RULES 7.6).

use crate::entry::rest_of_spread;
use azulejo_rules::{Factory, IllegalMove, Position, Source, Take, Tile};

/// A side of the spread.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The left neighbor, the lower number in the circle.
    Left,
    /// The right neighbor.
    Right,
}

/// A color left over on the spread.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chip {
    /// The color.
    pub tile: Tile,
    /// How many tiles.
    pub count: u16,
    /// Where they will go; [`Press::Left`](crate::Press::Left) turns it.
    pub side: Side,
}

/// The rest of the spread while it is to be split.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SplitView {
    /// The spread.
    pub factory: Factory,
    /// Its left neighbor.
    pub left: Factory,
    /// Its right neighbor.
    pub right: Factory,
    /// The colors left over, in color order.
    pub chips: Vec<Chip>,
    /// Why the rules refuse this split, if they do.
    pub refusal: Option<IllegalMove>,
}

impl SplitView {
    /// The rest that a take leaves on the spread; `None` from any other source.
    pub(super) fn of(pos: &Position, take: Take) -> Option<SplitView> {
        let (Source::Factory(factory), Some(to_left)) = (take.source, take.left) else {
            return None;
        };
        let rest = rest_of_spread(pos, take.source, take.tile);
        let chip = |tile| Chip {
            tile,
            count: rest.count(tile),
            side: if to_left.has(tile) { Side::Left } else { Side::Right },
        };
        let (left, right) = pos.neighbors(factory);
        let refusal = pos.check(take.into()).err();
        Some(SplitView {
            factory,
            left,
            right,
            chips: rest.colors().iter().map(chip).collect(),
            refusal,
        })
    }
}
