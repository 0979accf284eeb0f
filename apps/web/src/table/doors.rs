//! Which dialog is open: one at a time.

use super::desk::Desk;
use crate::live::{Derived, State, follow};
use azulejo_rules::{Effect as GoldEffect, Seat};

/// A dialog of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Door {
    /// What can be done besides playing.
    Menu,
    /// The game in sentences.
    Log,
    /// The keys.
    Keys,
    /// Whether to resign.
    Resign,
    /// A closer look at another player's board.
    Look(Seat),
    /// How a round was scored.
    Scoring(u16),
    /// What a gold side does.
    Gold(GoldEffect),
}

impl Desk {
    /// Whether a dialog is open, as the dialog itself likes to know it: when it closes itself, its
    /// door is shut.
    pub(super) fn leads_to(self, is_this: fn(Door) -> bool) -> State<bool> {
        let open = State::new(false);
        let is_open = Derived::new(move |_| self.door().get().is_some_and(is_this));
        follow(move || open.set(is_open.get()));
        let mut was_open = false;
        follow(move || {
            let now = open.get();
            if was_open && !now && self.door().get_untracked().is_some_and(is_this) {
                self.door().set(None);
            }
            was_open = now;
        });
        open
    }
}
