//! The game that follows when everybody wants to play again.

use super::Mirror;
use crate::{FirstSeat, TableOptions, Viewer};
use azulejo_fair::Nonce;
use azulejo_rules::{BySeat, Seat};

impl Mirror {
    /// The seat that begins the next game at this table: the one after whoever began this one.
    pub fn next_first(&self) -> Seat {
        self.options.rules.seats_from(self.first).nth(1).unwrap_or(self.first)
    }

    /// What the next game will be played with, and what its people have added to chance; `None` while
    /// the game goes on or somebody has not asked for another one. Who left and did not ask to come back
    /// stays replaced.
    pub fn next_game(&self) -> Option<(TableOptions, BySeat<Option<Nonce>>)> {
        if self.end.is_none() || self.rematch == Viewer::SPECTATOR {
            return None;
        }
        if !self.people().all(|seat| self.rematch.acts_for(seat)) {
            return None;
        }
        let options = self.next_options();
        let added = options.seats.iter().zip(&self.nonces);
        let nonces = added.map(|(who, nonce)| nonce.filter(|_| who.is_person())).collect();
        Some((options, nonces))
    }

    fn next_options(&self) -> TableOptions {
        let mut options = self.options.clone();
        options.first = FirstSeat::Chosen(self.next_first());
        for ((seat, occupant), now_there) in
            Seat::ALL.into_iter().zip(&mut options.seats).zip(&self.occupants)
        {
            if !self.rematch.acts_for(seat) {
                occupant.clone_from(now_there);
            }
        }
        options
    }
}
