//! What opens a table and its seats.

use azulejo_protocol::{Access, Key, KeyHash};
use azulejo_rules::{BySeat, Rules, Seat};

/// What opens a table and its seats; only hashes, so that a stolen backup opens nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keys {
    code: KeyHash,
    watch: KeyHash,
    /// One invitation a seat. It is gone when somebody has sat down with it.
    invites: BySeat<Option<KeyHash>>,
}

impl Keys {
    pub(super) fn new(rules: Rules, code: KeyHash, watch: KeyHash) -> Keys {
        Keys { code, watch, invites: rules.seats().map(|_| None).collect() }
    }

    /// The hash of the short code.
    pub const fn code(&self) -> KeyHash {
        self.code
    }

    pub(super) fn invite(&mut self, seat: Seat, key: KeyHash) {
        if let Some(invite) = self.invites.get_mut(seat.index()) {
            *invite = Some(key);
        }
    }

    /// Somebody sat down: the invitation to that seat was for once.
    pub(super) fn use_up(&mut self, seat: Seat) {
        if let Some(invite) = self.invites.get_mut(seat.index()) {
            *invite = None;
        }
    }

    pub(super) fn swap(&mut self, seat: Seat, with: Seat) {
        self.invites.swap(seat.index(), with.index());
    }

    /// Whether somebody with this key may sit down at a seat before the game.
    pub(super) fn opens(&self, access: Access, seat: Seat, key: Option<&Key>) -> bool {
        let hash = key.map(Key::hash);
        let invite = self.invites.get(seat.index()).copied().flatten();
        access == Access::Public
            || hash.is_some_and(|hash| hash == self.code || Some(hash) == invite)
    }

    /// Whether somebody with this key may look at the table. Before the game whoever may sit down may, too.
    pub(super) fn shows(&self, access: Access, is_lobby: bool, key: Option<&Key>) -> bool {
        let Some(hash) = key.map(Key::hash) else { return access == Access::Public };
        let invites = || self.invites.iter().flatten().any(|&invite| invite == hash);
        access == Access::Public
            || hash == self.watch
            || is_lobby && (hash == self.code || invites())
    }
}
