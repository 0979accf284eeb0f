//! A room on its host's own storage.

mod error;
mod version;

pub use error::RestoreError;

use crate::chance::Chance;
use crate::room::Held;
use crate::{Room, Seed};
use azulejo_protocol::{Contradiction, Event, FirstSeat, Happening, Mirror, MirrorError, Start};
use serde::{Deserialize, Serialize};
use version::Version;

/// Everything that is needed to go on with a room later, on its host's own storage. It holds the
/// secret, so it goes to nobody else.
///
/// ```
/// use azulejo_protocol::{Millis, Occupant, Start, TableOptions};
/// use azulejo_room::{Room, Saved, Seed};
/// let person = |name: &str| name.parse().map(|name| Occupant::Person { name });
/// let options = TableOptions::new("2cp".parse()?, [person("Ann")?, person("Bo")?]);
/// let (room, _) = Room::open(Millis(0), options, Start::Fresh, Seed::new(7))?;
///
/// let text = serde_json::to_string(&room.save())?;
/// let saved: Saved = serde_json::from_str(&text)?;
/// assert_eq!(Room::restore(saved)?, room);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    version: Version,
    seed: Seed,
    /// All events of the present game.
    log: Vec<Event>,
    /// A bot's answer that waits.
    held: Option<Held>,
}

impl Room {
    /// Everything that is needed to go on later, the secret included: for the host's own storage.
    ///
    /// A room whose draws everybody can check has no seed of its own, and is kept as its log; see
    /// [`Table`](crate::Table).
    pub fn save(&self) -> Option<Saved> {
        let Chance::Seeded(seed) = self.chance else { return None };
        Some(Saved { version: Version, seed, log: self.log.clone(), held: self.held })
    }

    /// A room that goes on where another was saved: everything that happened is checked again. Then
    /// [`Room::resume`] asks its bots.
    ///
    /// # Errors
    ///
    /// The first thing that can't have happened so.
    pub fn restore(saved: Saved) -> Result<Room, RestoreError> {
        let Saved { version: Version, seed, log, held } = saved;
        let not_open = MirrorError { number: 0, why: Contradiction::NotOpened };
        let (opening, others) = log.split_first().ok_or(RestoreError::Log(not_open))?;
        let mut room = Room::reopen(Chance::Seeded(seed), opening)?;
        for event in others {
            if matches!(event.what, Happening::Opened(_)) {
                return Err(RestoreError::SecondGame { number: event.number });
            }
            room.hear(event)?;
        }
        check_numbers(&room.mirror)?;
        room.held = held;
        room.check_held()?;
        Ok(room)
    }

    /// A room in which nothing has happened but this opening.
    pub(crate) fn reopen(chance: Chance, opening: &Event) -> Result<Room, RestoreError> {
        let mirror = Mirror::open(opening).map_err(RestoreError::Log)?;
        check_first(&chance, &mirror)?;
        Ok(Room { chance, log: vec![opening.clone()], mirror, held: None })
    }

    /// Adds what happened in this game; what was drawn is drawn again.
    pub(crate) fn hear(&mut self, event: &Event) -> Result<(), RestoreError> {
        let number = event.number;
        if number <= self.mirror.number() {
            return Err(RestoreError::Twice { number });
        }
        if let Happening::Dealt { deal } = &event.what
            && *deal != self.chance.deal(self.mirror.game_number(), self.mirror.position())
        {
            return Err(RestoreError::NotDrawn { number });
        }
        self.mirror.apply(event).map_err(RestoreError::Log)?;
        self.log.push(event.clone());
        Ok(())
    }

    /// An answer waits only for a bot's turn, and only if it is legal.
    fn check_held(&self) -> Result<(), RestoreError> {
        let Some(Held { turn, mv }) = self.held else { return Ok(()) };
        let legal = self.held_move().is_some_and(|mv| self.mirror.position().check(mv).is_ok());
        if legal { Ok(()) } else { Err(RestoreError::Held { turn, mv }) }
    }
}

/// Who begins was drawn so.
fn check_first(chance: &Chance, mirror: &Mirror) -> Result<(), RestoreError> {
    let (options, game) = (mirror.options(), mirror.game_number());
    let drawn = options.first == FirstSeat::Drawn && *mirror.start() == Start::Fresh;
    if drawn && chance.first(game, options.rules) != mirror.first() {
        return Err(RestoreError::NotDrawn { number: mirror.number() });
    }
    Ok(())
}

/// There are numbers left for what will happen.
fn check_numbers(mirror: &Mirror) -> Result<(), RestoreError> {
    const MOST: u32 = u32::MAX / 2;
    let number = mirror.number();
    if number <= MOST && mirror.game_number() <= MOST {
        return Ok(());
    }
    Err(RestoreError::OutOfNumbers { number })
}
