//! The game that is being played, on this device.

use crate::json::{self, JsonError};
use crate::storage::{self, Key, StorageError};
use azulejo_room::{RestoreError, Room, Saved};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the text.
const VERSION: u32 = 1;

/// A saved game. It holds the secret of its bag, so it stays on this device.
#[derive(Serialize, Deserialize)]
struct Kept {
    version: u32,
    mark: u64,
    saved: Saved,
}

/// Why a saved game can't be read.
#[derive(Debug)]
pub(super) enum KeptError {
    Text(JsonError),
    Version(u32),
    Room(RestoreError),
}

impl fmt::Display for KeptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeptError::Text(error) => error.fmt(f),
            KeptError::Version(found) => write!(f, "version {found}, and {VERSION} is known"),
            KeptError::Room(error) => error.fmt(f),
        }
    }
}

/// Saves the game.
pub(super) fn save(room: &Room, mark: u64) -> Result<(), StorageError> {
    // A room of this device always has a seed.
    let Some(saved) = room.save() else { return Ok(()) };
    storage::write_json(Key::Table, &Kept { version: VERSION, mark, saved })
}

/// The game that was left, as text.
pub(super) fn read() -> Option<String> {
    storage::read(Key::Table)
}

/// Forgets the game.
pub(super) fn forget() {
    storage::remove(Key::Table);
}

/// The room of a saved game, and its mark.
pub(super) fn restore(text: &str) -> Result<(Room, u64), KeptError> {
    let Kept { version, mark, saved } = json::read(text).map_err(KeptError::Text)?;
    if version != VERSION {
        return Err(KeptError::Version(version));
    }
    Ok((Room::restore(saved).map_err(KeptError::Room)?, mark))
}

/// Keeps a text aside that was no saved game. If there is no room for it twice, it stays where it is
/// until another game is begun.
pub(super) fn set_aside(text: &str) {
    if storage::set_aside(text) {
        forget();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_protocol::{Millis, Occupant, Start, TableOptions};
    use azulejo_room::Seed;

    fn room() -> Room {
        let person = |name: &str| Occupant::Person { name: name.parse().expect("a name") };
        let options =
            TableOptions::new("2cp".parse().expect("rules"), [person("Ann"), person("Bea")]);
        Room::open(Millis(5), options, Start::Fresh, Seed::new(7)).expect("a table").0
    }

    fn text(version: u32) -> String {
        let kept = Kept { version, mark: u64::MAX, saved: room().save().expect("a seed") };
        serde_json::to_string(&kept).expect("plain data")
    }

    #[test]
    fn a_saved_game_goes_on_where_it_was_left() {
        let (restored, mark) = restore(&text(VERSION)).expect("a saved game");
        assert_eq!((restored, mark), (room(), u64::MAX));
    }

    #[test]
    fn a_damaged_or_foreign_save_is_refused_and_not_a_panic() {
        let whole = text(VERSION);
        let cut: String = whole.chars().take(whole.chars().count() / 2).collect();
        for text in ["", "garbage", "{}", &cut, &text(VERSION + 1)] {
            assert!(restore(text).is_err(), "{text}");
        }
    }
}
