//! Who sits where before the game, and how others come to the table.

use super::Table;
use azulejo_client::{Way, nonce};
use azulejo_protocol::{Key, Lobby, PersonName, Place, Request};
use azulejo_rules::Seat;

impl Table {
    /// Sits down. What somebody is called is remembered for the next time.
    pub fn sit(&mut self, seat: Seat, name: PersonName) {
        // Whoever is not remembered says their name again.
        let _ = self.book.remember_name(&name);
        self.origin.name = Some(name.clone());
        self.ask(Request::Sit { seat, name, key: self.origin.key.clone() });
    }

    /// The seat at which this terminal's person could sit down: an invitation opens one, other keys open all.
    pub fn may_sit(&self, seat: Seat) -> bool {
        let is_free = |lobby: &Lobby| lobby.chair(seat).is_some_and(|chair| chair.who.is_none());
        !self.origin.watches
            && self.own_seat().is_none()
            && self.origin.seat.is_none_or(|invited| invited == seat)
            && self.lobby().is_some_and(is_free)
    }

    /// The first seat at which this terminal's person could sit down.
    pub fn free_seat(&self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.may_sit(seat))
    }

    /// Says that whoever sits here is ready, unless they have said so.
    pub fn be_ready(&self) {
        let Some(lobby) = self.lobby() else { return };
        for seat in self.standing.viewer.seats() {
            if lobby.chair(seat).is_some_and(|chair| !chair.is_ready()) {
                self.ask(Request::Ready { seat, nonce: nonce() });
            }
        }
    }

    /// Begins the game, for the host.
    pub fn begin(&self) {
        self.be_ready();
        self.ask(Request::Begin {});
    }

    /// The link that leads others here, where this terminal knows one: it founded the table, or came by its code.
    pub fn invitation(&self) -> Option<String> {
        self.code().map(|code| {
            self.link(Place::Table { table: self.id(), key: Some(code.clone()), seat: None })
        })
    }

    /// The link for those who only watch, for whoever founded the table.
    pub fn watch_link(&self) -> Option<String> {
        let key = self.origin.hosted.as_ref()?.watch.clone();
        Some(self.link(Place::Watch { table: self.id(), key: Some(key) }))
    }

    /// The short code of the table, for whoever founded it.
    pub fn code(&self) -> Option<&Key> {
        self.origin.hosted.as_ref().map(|founded| &founded.code)
    }

    /// The link that brings whoever sits here back: it has no key, as they are known again.
    pub fn own_link(&self) -> String {
        let (table, key) = (self.id(), self.origin.key.clone());
        if self.origin.watches {
            return self.link(Place::Watch { table, key });
        }
        self.link(Place::Table { table, key: None, seat: None })
    }

    fn link(&self, place: Place) -> String {
        Way { server: self.server.clone(), place: Some(place) }.to_string()
    }
}
