//! A table from its entries.

use super::lobby::first_game;
use super::{Entry, Keys, Private, Stage, Table};
use crate::chance::Chance;
use crate::{RestoreError, Room};
use azulejo_fair::Secret;
use azulejo_protocol::{
    Ask, CommandId, Event, Happening, Lobby, Mirror, MirrorError, Opening, Request, Start, TableId,
    Viewer,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Why entries make no table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// There are none.
    #[error("nothing has happened at the table")]
    Empty,
    /// An event can't have happened.
    #[error(transparent)]
    Log(MirrorError),
    /// An event of a game can't have happened.
    #[error(transparent)]
    Game(RestoreError),
    /// What only the host knows about an event is missing, or is about something else.
    #[error("what the host knows about event {number} is missing or wrong")]
    Private {
        /// The number of the event.
        number: u32,
    },
    /// The event belongs to another stage of a table.
    #[error("event {number} comes too early or too late")]
    Stage {
        /// Its number.
        number: u32,
    },
    /// The secret of a game is missing, or is another one than was promised.
    #[error("the secret of game {game} is not there")]
    Secret {
        /// Which game.
        game: u32,
    },
    /// A game begins otherwise than its lobby or the game before said.
    #[error("event {number} opens another game")]
    Opening {
        /// The number of the event.
        number: u32,
    },
}

/// The secrets of a table's games, as its host has kept them. Those of games that are over stand in the
/// log, too.
pub type Secrets = BTreeMap<u32, Arc<Secret>>;

impl Table {
    /// The table whose entries these are: everything is checked again, the draws included.
    ///
    /// # Errors
    ///
    /// The first thing that can't have been so.
    pub fn restore(id: TableId, entries: &[Entry], secrets: &Secrets) -> Result<Table, TableError> {
        let (founded, others) = entries.split_first().ok_or(TableError::Empty)?;
        let mut table = Table::founded(id, founded, secrets)?;
        table.extend(others, secrets)?;
        Ok(table)
    }

    /// Goes on with what others have written: everything is checked as by [`Table::restore`].
    ///
    /// # Errors
    ///
    /// The first thing that can't have been so. The table has heard all before it then, and is of no use any more.
    pub fn extend(&mut self, entries: &[Entry], secrets: &Secrets) -> Result<(), TableError> {
        entries.iter().try_for_each(|entry| self.hear(entry, secrets))
    }

    fn founded(id: TableId, entry: &Entry, secrets: &Secrets) -> Result<Table, TableError> {
        let lobby = Lobby::open(&entry.event).map_err(TableError::Log)?;
        let Some(Private::Founded { host, code, watch }) = entry.private else {
            return Err(TableError::Private { number: entry.event.number });
        };
        let rules = lobby.founding().options.rules;
        let secret = secrets.get(&1).filter(|it| it.commitment() == lobby.founding().commitment);
        let secret = secret.cloned().ok_or(TableError::Secret { game: 1 })?;
        Ok(Table {
            id,
            log: vec![entry.clone()],
            host,
            keys: Keys::new(rules, code, watch),
            owners: rules.seats().map(|_| None).collect(),
            stage: Stage::Lobby(lobby, secret),
        })
    }

    /// Adds what happened.
    fn hear(&mut self, entry: &Entry, secrets: &Secrets) -> Result<(), TableError> {
        match &entry.event.what {
            Happening::Opened(opening) => self.reopen(&entry.event, opening)?,
            _ if self.lobby().is_some() => return self.hear_lobby(entry),
            _ => self.hear_game(&entry.event, secrets)?,
        }
        if entry.private.is_some() {
            return Err(TableError::Private { number: entry.event.number });
        }
        self.log.push(entry.clone());
        Ok(())
    }

    fn hear_game(&mut self, event: &Event, secrets: &Secrets) -> Result<(), TableError> {
        let Stage::Game(_, room) = &mut self.stage else {
            return Err(TableError::Stage { number: event.number });
        };
        room.hear(event).map_err(TableError::Game)?;
        if let (Happening::Revealed { next, .. }, Chance::Fair(fair)) =
            (&event.what, &mut room.chance)
        {
            let game = fair.terms.game + 1;
            let secret = secrets.get(&game).filter(|secret| secret.commitment() == *next);
            fair.next = Some(secret.cloned().ok_or(TableError::Secret { game })?);
        }
        Ok(())
    }

    /// A game begins as everything before it says it does.
    fn reopen(&mut self, event: &Event, opening: &Opening) -> Result<(), TableError> {
        let other = TableError::Opening { number: event.number };
        let last = self.log.last().map(|entry| &entry.event);
        if last.is_none_or(|last| event.number != last.number + 1 || event.at < last.at) {
            return Err(other);
        }
        let chance = match &self.stage {
            Stage::Lobby(lobby, secret) => first_chance(self.id, lobby, secret, opening),
            Stage::Game(_, room) => next_chance(room, &event.what),
        };
        let chance = chance.ok_or_else(|| other.clone())?;
        if opening.fair.as_ref() != chance.fair().map(|fair| &fair.terms) {
            return Err(other);
        }
        let room = Room::reopen(chance, event).map_err(TableError::Game)?;
        self.stage = Stage::Game(self.founding().clone(), room);
        Ok(())
    }
}

/// The chance of the first game, if it begins as its lobby says.
fn first_chance(
    id: TableId,
    lobby: &Lobby,
    secret: &Arc<Secret>,
    opening: &Opening,
) -> Option<Chance> {
    let (options, chance) = first_game(id, lobby, secret)?;
    (opening.options == options && opening.start == Start::Fresh).then_some(chance)
}

/// The chance of a rematch, if it begins as it has to after the last wish for it: the room as it was before that
/// decides once more.
fn next_chance(room: &Room, opened: &Happening) -> Option<Chance> {
    let (last, before) = room.log.split_last()?;
    let Happening::RematchAsked { seat, nonce } = last.what else { return None };
    let (mirror, chance) = (Mirror::of(before).ok()?, room.chance.clone());
    // Without a log there is no command in it that could have the same name.
    let mut room = Room { chance, log: Vec::new(), mirror, held: None };
    let request = Request::Rematch { seat, game: room.mirror.game_number(), nonce };
    room.handle(last.at, Viewer::seat(seat), &Ask { id: CommandId(0), request });
    let is_so = |event: &&Event| event.what == *opened;
    room.log.first().filter(is_so)?;
    Some(room.chance)
}
