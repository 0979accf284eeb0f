//! Splitting what a take leaves on the spread (RULES 7.6).

use crate::{FactoryKind, Rules, TileSet, Tiles};

/// The ways to send what is left on the spread to its two neighbors, each color whole.
///
/// A way is the set of colors that go left. Where nothing is left there is nothing to split, and
/// there is no way to do it.
pub(crate) struct Splits {
    rest: Tiles,
    colors: TileSet,
    /// The largest difference in tiles between the two sides that the rules allow.
    most: u16,
    count: u32,
}

impl Splits {
    /// The ways to split a rest by the rules.
    pub(crate) fn new(rules: Rules, rest: Tiles) -> Splits {
        let colors = rest.colors();
        let all = Splits { rest, colors, most: u16::MAX, count: 1 << colors.len() };
        match rules.factories {
            _ if rest.is_empty() => Splits { count: 0, ..all },
            FactoryKind::Plain | FactoryKind::Special => all,
            FactoryKind::SpecialEven => all.most_even(),
        }
    }

    /// Only those with the least difference in tiles.
    fn most_even(self) -> Splits {
        let (mut most, mut count) = (u16::MAX, 0);
        // Left and right may change places, so it is enough to keep the first color right.
        for left in self.colors.without_first().subsets() {
            let difference = self.difference(left);
            count = if difference < most { 2 } else { count + 2 * u32::from(difference == most) };
            most = most.min(difference);
        }
        Splits { most, count, ..self }
    }

    /// The colors left over.
    pub(crate) const fn colors(&self) -> TileSet {
        self.colors
    }

    /// By how many tiles the two sides may differ.
    pub(crate) const fn most_difference(&self) -> u16 {
        self.most
    }

    /// By how many tiles the two sides of a way differ.
    #[inline]
    pub(crate) fn difference(&self, left: TileSet) -> u16 {
        (2 * self.rest.only(left).total()).abs_diff(self.rest.total())
    }

    /// All ways, in ascending order of their bits.
    pub(crate) fn iter(&self) -> impl Iterator<Item = TileSet> {
        let some = self.count > 0;
        self.colors.subsets().filter(move |&left| some && self.difference(left) <= self.most)
    }

    /// How many ways there are.
    pub(crate) const fn count(&self) -> u32 {
        self.count
    }
}
