//! Looking back through the game.

use super::desk::Desk;
use super::hands::Hands;
use super::stage::Stage;

/// Where to look next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Way {
    /// The beginning.
    First,
    /// The step before.
    Back,
    /// The step after.
    On,
    /// The present.
    Last,
}

impl Way {
    /// The way of an arrow key.
    pub(super) fn of_key(key: &str) -> Option<Way> {
        match key {
            "Home" => Some(Way::First),
            "ArrowLeft" | "ArrowUp" => Some(Way::Back),
            "ArrowRight" | "ArrowDown" => Some(Way::On),
            "End" => Some(Way::Last),
            _ => None,
        }
    }

    /// The step to which it leads from another one, of so many.
    fn lead(self, from: usize, last: usize) -> usize {
        match self {
            Way::First => 0,
            Way::Back => from.saturating_sub(1),
            Way::On => last.min(from + 1),
            Way::Last => last,
        }
    }
}

impl Desk {
    /// Looks at another moment of the game.
    pub(super) fn look(self, way: Way) {
        self.finish();
        let (from, last) = self.shown().with_untracked(|shown| {
            (self.stage().with_untracked(|stage| stage.steps(shown)), shown.steps().len())
        });
        self.look_at(way.lead(from, last));
    }

    /// Looks at the table after so many steps.
    pub(super) fn look_at(self, step: usize) {
        self.finish();
        let last = self.shown().with_untracked(|shown| shown.steps().len());
        self.stage().set(if step >= last { Stage::Now } else { Stage::Past(step) });
        let told = self.chronicle().with_untracked(|chronicle| chronicle.text_of(step));
        self.announce(if told.is_empty() { self.words().now("past-beginning") } else { told });
    }

    /// Comes back to the present.
    pub(super) fn come_to_now(self) {
        if self.stage().with_untracked(|stage| matches!(stage, Stage::Past(_))) {
            self.stage().set(Stage::Now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looking_back_stops_at_both_ends() {
        for (way, from, to) in [
            (Way::First, 4, 0),
            (Way::Back, 4, 3),
            (Way::Back, 0, 0),
            (Way::On, 4, 5),
            (Way::On, 6, 6),
            (Way::Last, 2, 6),
        ] {
            assert_eq!(way.lead(from, 6), to, "{way:?} from {from}");
        }
    }
}
