//! What is asked before the first game.

use super::{Entry, Outcome, Private, Stage, Table};
use crate::Room;
use crate::chance::{Chance, Fair};
use crate::sent::Post;
use azulejo_fair::Terms;
use azulejo_protocol::{
    Ask, CommandId, Event, GuestId, Happening, Lobby, Message, Millis, Occupant, Refusal, Request,
    Start,
};
use std::sync::Arc;

impl Table {
    pub(super) fn handle_lobby(
        &mut self,
        outcome: &mut Outcome,
        now: Millis,
        guest: GuestId,
        ask: &Ask,
    ) {
        let (id, head) = (ask.id, self.number());
        let answer = match self.check_lobby(guest, &ask.request) {
            Err(why) => Message::Refused { id, why },
            Ok(()) => {
                self.grant_lobby(outcome, now, guest, ask);
                Message::Done { id, number: head + 1 }
            }
        };
        outcome.answers.push(answer);
    }

    fn check_lobby(&self, guest: GuestId, request: &Request) -> Result<(), Refusal> {
        let Some(lobby) = self.lobby() else { return Err(Refusal::GameBegun) };
        let standing = self.standing(guest);
        if let Request::Sit { seat, key, .. } = request {
            // The host needs no invitation to a table of their own.
            let opens = self.keys.opens(self.founding().access, *seat, key.as_ref());
            if !opens && !standing.is_host {
                return Err(Refusal::NotInvited);
            }
        }
        lobby.check(standing, request)
    }

    /// Does what was asked and is allowed.
    fn grant_lobby(&mut self, outcome: &mut Outcome, now: Millis, guest: GuestId, ask: &Ask) {
        let (what, private) = match ask.request.clone() {
            Request::Sit { seat, name, .. } => {
                let who = Occupant::Person { name };
                (Happening::Seated { seat, who }, Some(Private::Seated { guest }))
            }
            Request::SeatBot { seat, level } => {
                (Happening::Seated { seat, who: Occupant::Bot { level } }, None)
            }
            Request::Invite { seat, key } => {
                (Happening::Invited { seat }, Some(Private::Invited { key }))
            }
            Request::Vacate { seat } => (Happening::Vacated { seat }, None),
            Request::Swap { seat, with } => (Happening::Swapped { seat, with }, None),
            Request::Ready { seat, nonce } => (Happening::Ready { seat, nonce }, None),
            Request::Say { seat, words } => (Happening::Said { seat, words }, None),
            Request::Begin {} => return self.begin(outcome, now, ask.id),
            // The lobby has refused them.
            _ => return,
        };
        let at = self.next_moment(now);
        let event = Event { number: self.number() + 1, at, by: Some(ask.id), what };
        let entry = Entry { event, private };
        self.hear_lobby(&entry).expect("the lobby has checked what it says");
        outcome.entries.push(entry);
    }

    /// Time never goes back, whatever the host's clock does.
    fn next_moment(&self, now: Millis) -> Millis {
        self.log.last().map_or(now, |entry| now.max(entry.event.at))
    }

    /// Adds what happened before the first game.
    pub(super) fn hear_lobby(&mut self, entry: &Entry) -> Result<(), super::TableError> {
        let number = entry.event.number;
        let Stage::Lobby(lobby, _) = &mut self.stage else {
            return Err(super::TableError::Stage { number });
        };
        // What is known already changes nothing at a client, but nothing stands in a log twice.
        if number <= lobby.number() {
            return Err(super::TableError::Stage { number });
        }
        lobby.apply(&entry.event).map_err(super::TableError::Log)?;
        match (&entry.event.what, &entry.private) {
            (Happening::Invited { seat }, Some(Private::Invited { key })) => {
                self.keys.invite(*seat, *key);
            }
            (Happening::Seated { seat, who }, private) => {
                self.keys.use_up(*seat);
                self.owners[seat.index()] = match private {
                    Some(Private::Seated { guest }) if who.is_person() => Some(*guest),
                    None if !who.is_person() => None,
                    _ => return Err(super::TableError::Private { number }),
                };
            }
            (Happening::Vacated { seat }, None) => self.owners[seat.index()] = None,
            (Happening::Swapped { seat, with }, None) => {
                self.owners.swap(seat.index(), with.index());
                self.keys.swap(*seat, *with);
            }
            (Happening::Ready { .. } | Happening::Said { .. }, None) => {}
            _ => return Err(super::TableError::Private { number }),
        }
        self.log.push(entry.clone());
        Ok(())
    }

    /// Everybody sits and is ready: the first game begins.
    fn begin(&mut self, outcome: &mut Outcome, now: Millis, by: CommandId) {
        let Stage::Lobby(lobby, secret) = &self.stage else { return };
        let Some((options, chance)) = first_game(self.id, lobby, secret) else { return };
        let founding = lobby.founding().clone();
        let mut post = Post::at(self.next_moment(now));
        post.by = Some(by);
        let room = Room::begin(&mut post, self.number() + 1, options, Start::Fresh, chance);
        self.stage = Stage::Game(founding, room);
        self.keep(outcome, post.sent);
    }
}

/// What the first game is played with, and its chance.
pub(super) fn first_game(
    table: azulejo_protocol::TableId,
    lobby: &Lobby,
    secret: &Arc<azulejo_fair::Secret>,
) -> Option<(azulejo_protocol::TableOptions, Chance)> {
    let (options, nonces) = lobby.complete()?;
    let commitment = lobby.founding().commitment;
    let terms = Terms { table: table.0.to_be_bytes(), game: 1, commitment, nonces };
    let fair = Fair { secret: Arc::clone(secret), terms, next: None };
    Some((options, Chance::Fair(fair)))
}
