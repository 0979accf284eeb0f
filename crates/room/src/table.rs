//! A table online, from its founding on.

mod card;
mod entry;
mod found;
mod game;
mod keys;
mod lobby;
mod outcome;
mod restore;

pub use card::Card;
pub use entry::{Entry, Private};
pub use found::Wish;
pub use keys::Keys;
pub use outcome::{NewSecret, Outcome};
pub use restore::{Secrets, TableError};

use crate::Room;
use azulejo_fair::Secret;
use azulejo_protocol::{
    Ask, CommandId, Event, Founding, GuestId, Lobby, Message, Millis, Mirror, Request, Standing,
    TableId, Think, Viewer,
};
use azulejo_rules::{BySeat, Move, Seat};
use std::fmt;
use std::sync::Arc;

/// A table online: the lobby first, then one game after another. It knows who may sit down and who sits
/// where, and it keeps all that has happened; the games themselves are the [`Room`]'s.
///
/// Like the room it decides everything and does nothing itself. What it returns has to be on its host's
/// disk before anybody is told of it. It is the fold of its [entries](Entry): [`Table::restore`] makes the
/// same table from them again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    id: TableId,
    log: Vec<Entry>,
    host: GuestId,
    keys: Keys,
    owners: BySeat<Option<GuestId>>,
    stage: Stage,
}

/// How far a table has come.
#[derive(Clone)]
#[allow(clippy::large_enum_variant, reason = "there is one for each table, which is larger still")]
enum Stage {
    /// Nobody plays yet. The secret is that of the first game.
    Lobby(Lobby, Arc<Secret>),
    /// A game is played, or the last one is over.
    Game(Founding, Room),
}

/// A secret is told by what it is bound to, which the founding holds.
impl PartialEq for Stage {
    fn eq(&self, other: &Stage) -> bool {
        match (self, other) {
            (Stage::Lobby(one, _), Stage::Lobby(other, _)) => one == other,
            (Stage::Game(one, room), Stage::Game(other, other_room)) => {
                (one, room) == (other, other_room)
            }
            _ => false,
        }
    }
}

impl Eq for Stage {}

impl fmt::Debug for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stage::Lobby(lobby, _) => f.debug_tuple("Lobby").field(lobby).finish_non_exhaustive(),
            Stage::Game(_, room) => f.debug_tuple("Game").field(room).finish_non_exhaustive(),
        }
    }
}

/// Where a table gets new secrets from: one for every game.
pub type DrawSecret<'a> = &'a mut dyn FnMut() -> Secret;

impl Table {
    /// Handles what a guest asks. Everything that was asked before is answered as it was then.
    pub fn handle(
        &mut self,
        now: Millis,
        guest: GuestId,
        ask: &Ask,
        draw: DrawSecret<'_>,
    ) -> Outcome {
        let mut outcome = Outcome::default();
        if let Some(number) = self.done_before(ask.id) {
            outcome.answers.push(Message::Done { id: ask.id, number });
            return outcome;
        }
        if let Request::Sync { after } = ask.request {
            let events = self.events_after(after).cloned().collect();
            outcome.answers.push(Message::Log { events });
            outcome.answers.push(Message::Done { id: ask.id, number: self.number() });
            return outcome;
        }
        match self.stage {
            Stage::Lobby(..) => self.handle_lobby(&mut outcome, now, guest, ask),
            Stage::Game(..) => self.handle_game(&mut outcome, now, guest, ask, draw),
        }
        outcome
    }

    /// Does what is due by now: see [`Table::wakes_at`].
    pub fn tick(&mut self, now: Millis, draw: DrawSecret<'_>) -> Outcome {
        let mut outcome = Outcome::default();
        self.pass_time(&mut outcome, now, draw);
        outcome
    }

    /// Takes the move that was found for a bot; see [`Room::bot_moved`].
    ///
    /// # Errors
    ///
    /// If the move is not legal.
    pub fn bot_moved(
        &mut self,
        now: Millis,
        turn: u32,
        mv: Move,
        draw: DrawSecret<'_>,
    ) -> Result<Outcome, crate::BotError> {
        let mut outcome = Outcome::default();
        if let Stage::Game(_, room) = &mut self.stage {
            let sent = room.bot_moved(now, turn, mv)?;
            self.deliver(&mut outcome, now, sent, draw);
        }
        Ok(outcome)
    }

    /// The question that a bot has to answer now.
    pub fn thinking(&self) -> Option<Think> {
        self.room().and_then(Room::thinking)
    }

    /// When the host has to call [`Table::tick`] next, if nothing else happens.
    pub fn wakes_at(&self) -> Option<Millis> {
        self.room().and_then(Room::wakes_at)
    }

    /// Its name.
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// The number of the last event.
    pub fn number(&self) -> u32 {
        self.log.last().map_or(0, |entry| entry.event.number)
    }

    /// All that has happened, with what only the host may know.
    pub fn entries(&self) -> &[Entry] {
        &self.log
    }

    /// The events after a number: exactly what somebody missed who has heard all before.
    pub fn events_after(&self, number: u32) -> impl Iterator<Item = &Event> {
        let first = self.log.partition_point(|entry| entry.event.number <= number);
        self.log[first..].iter().map(|entry| &entry.event)
    }

    /// How it is set up.
    pub const fn founding(&self) -> &Founding {
        match &self.stage {
            Stage::Lobby(lobby, _) => lobby.founding(),
            Stage::Game(founding, _) => founding,
        }
    }

    /// The lobby, before the first game.
    pub const fn lobby(&self) -> Option<&Lobby> {
        match &self.stage {
            Stage::Lobby(lobby, _) => Some(lobby),
            Stage::Game(..) => None,
        }
    }

    /// The public table of the game, once one was opened.
    pub fn mirror(&self) -> Option<&Mirror> {
        self.room().map(Room::mirror)
    }

    const fn room(&self) -> Option<&Room> {
        match &self.stage {
            Stage::Lobby(..) => None,
            Stage::Game(_, room) => Some(room),
        }
    }

    /// What a guest is here.
    pub fn standing(&self, guest: GuestId) -> Standing {
        Standing { viewer: self.viewer(guest), is_host: guest == self.host }
    }

    /// The seats of a guest, those included where a bot has taken over.
    pub fn viewer(&self, guest: GuestId) -> Viewer {
        let owned = |seat: &Seat| self.owner(*seat) == Some(guest);
        Viewer::of(Seat::ALL.into_iter().filter(owned))
    }

    /// Whose seat it is.
    pub fn owner(&self, seat: Seat) -> Option<GuestId> {
        self.owners.get(seat.index()).copied().flatten()
    }

    /// The event that a command brought about, if it was heard before.
    fn done_before(&self, id: CommandId) -> Option<u32> {
        let entry = self.log.iter().find(|entry| entry.event.by == Some(id))?;
        Some(entry.event.number)
    }
}
