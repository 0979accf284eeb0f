//! Looking back through the game.

use super::desk::Desk;
use super::hands::Hands;
use crate::stepping::Way;
use azulejo_view::stage::Stage;

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
