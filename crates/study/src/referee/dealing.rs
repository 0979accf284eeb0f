//! A deal that is being told, with everything that was tapped.

use super::{Draft, Tap};
use azulejo_rules::{Game, Next};

/// A deal that is being told.
#[derive(Clone, Debug)]
pub(super) struct Dealing {
    pub(super) draft: Draft,
    /// What was tapped, in its order.
    pub(super) taps: Vec<Tap>,
}

impl Dealing {
    /// A deal of which nothing has been told, if the bag is to act.
    pub(super) fn begin(game: &Game) -> Option<Dealing> {
        let pos = game.position();
        let due = pos.next() == Next::Bag;
        due.then(|| Dealing { draft: Draft::new(pos), taps: Vec::new() })
    }

    pub(super) fn tap(&mut self, tap: Tap) -> bool {
        let changed = self.draft.tap(tap);
        if changed && !matches!(tap, Tap::Choose(_)) {
            self.taps.push(tap);
        }
        changed
    }

    pub(super) fn undo(&mut self) -> Option<Tap> {
        let last = self.taps.pop()?;
        let mut draft = self.draft.emptied();
        for &tap in &self.taps {
            draft.tap(tap);
        }
        draft.tap(Tap::Choose(last.factory()));
        self.draft = draft;
        Some(last)
    }
}
