//! Splitting what a take leaves on the spread (RULES 7.6).

use crate::{FactoryKind, Rules, TileSet, Tiles};

/// The ways to send what is left on the spread to its two neighbors, each color whole.
///
/// A way is the set of colors that go left. Where nothing is left there is nothing to split, and
/// the set of ways is empty.
pub(crate) struct Splits {
    rest: Tiles,
    colors: TileSet,
    /// The largest difference in tiles between the two sides that the rules allow.
    least: u16,
}

impl Splits {
    /// The ways to split a rest by the rules.
    pub(crate) fn new(rules: Rules, rest: Tiles) -> Splits {
        let colors = rest.colors();
        let least = match rules.factories {
            FactoryKind::Plain | FactoryKind::Special => u16::MAX,
            FactoryKind::SpecialEven => {
                colors.subsets().map(|left| difference(rest, left)).min().unwrap_or(0)
            }
        };
        Splits { rest, colors, least }
    }

    /// The colors left over.
    pub(crate) const fn colors(&self) -> TileSet {
        self.colors
    }

    /// By how many tiles the two sides may differ.
    pub(crate) const fn least_difference(&self) -> u16 {
        self.least
    }

    /// By how many tiles the two sides of a way differ.
    pub(crate) fn difference(&self, left: TileSet) -> u16 {
        difference(self.rest, left)
    }

    /// All ways, in ascending order of their bits.
    pub(crate) fn iter(&self) -> impl Iterator<Item = TileSet> {
        let some = !self.colors.is_empty();
        self.colors.subsets().filter(move |&left| some && self.allows(left))
    }

    fn allows(&self, left: TileSet) -> bool {
        self.least == u16::MAX || self.difference(left) <= self.least
    }

    /// In how many ways a take can be made: one where there is nothing to split.
    pub(crate) fn ways(&self) -> u32 {
        if self.least == u16::MAX {
            return 1 << self.colors.len();
        }
        self.iter().count().max(1) as u32
    }
}

/// By how many tiles the two sides of a split differ.
fn difference(rest: Tiles, left: TileSet) -> u16 {
    (2 * rest.only(left).total()).abs_diff(rest.total())
}
