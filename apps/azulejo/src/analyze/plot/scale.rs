//! Where things are in the drawing.

use azulejo_search::{Utility, Value};

/// From moments and chances to places.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    pub(super) moments: usize,
}

impl Scale {
    pub(super) const WIDTH: f64 = 960.0;
    pub(super) const LEFT: f64 = 56.0;
    pub(super) const RIGHT: f64 = 936.0;
    pub(super) const TOP: f64 = 64.0;
    pub(super) const BOTTOM: f64 = 384.0;

    /// A moment's place from left to right.
    pub(super) fn x(self, moment: usize) -> f64 {
        let steps = self.moments.saturating_sub(1).max(1);
        Scale::LEFT + (Scale::RIGHT - Scale::LEFT) * number(moment) / number(steps)
    }

    /// A chance's place from top to bottom.
    pub(super) fn y(chance: Value) -> f64 {
        let part = f64::from(chance) / f64::from(Utility::WIN);
        Scale::BOTTOM - (Scale::BOTTOM - Scale::TOP) * part
    }
}

fn number(count: usize) -> f64 {
    f64::from(count as u32)
}
