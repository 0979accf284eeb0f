//! Which dialog is open: one at a time.

use super::desk::Desk;
use azulejo_rules::{Effect as GoldEffect, Seat};
use leptos::prelude::*;

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
    pub(super) fn leads_to(self, is_this: fn(Door) -> bool) -> RwSignal<bool> {
        let open = RwSignal::new(false);
        let is_open = Memo::new(move |_| self.door().get().is_some_and(is_this));
        Effect::new(move || open.set(is_open.get()));
        Effect::new(move |was_open: Option<bool>| {
            let now = open.get();
            if was_open == Some(true) && !now && self.door().get_untracked().is_some_and(is_this) {
                self.door().set(None);
            }
            now
        });
        open
    }
}
