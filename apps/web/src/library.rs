//! The games that this device keeps: finished ones, those put aside, imported ones. Each is a record.

pub mod files;

pub use azulejo_view::library::{Import, ImportError, read, title};

use crate::clock;
use crate::console;
use crate::json::{self, JsonError};
use crate::live::{Local, State};
use crate::page::use_page;
use crate::storage::{self, Key, StorageError};
use azulejo_rules::Game;
use serde::{Deserialize, Serialize};

/// A game of the library.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptGame {
    /// Its number on this device.
    pub id: u32,
    /// When it was kept, in milliseconds since 1970.
    pub at: u64,
    /// Which game of which table it is, if it was played here.
    pub origin: Option<String>,
    /// Its record.
    pub record: String,
}

impl KeptGame {
    /// The game, if its record can be read.
    pub fn game(&self) -> Option<Game> {
        let game = self.record.parse();
        game.map_err(|error| console::warn(&format!("game {}: {error}", self.id))).ok()
    }
}

/// The games that this device keeps, in the page's context; the newest first.
#[derive(Clone, Copy, Debug)]
pub struct Library {
    games: State<Vec<KeptGame>>,
    /// Whether the storage has them all.
    saved: Local<bool>,
}

impl Library {
    /// The library as it was left. One that can't be read is set aside, not lost.
    pub fn open() -> Library {
        let games = kept().unwrap_or_else(|(text, error)| {
            console::error(&format!("the library can't be read: {error}"));
            storage::set_aside(&text);
            Vec::new()
        });
        Library { games: State::new(games), saved: Local::new(true) }
    }

    /// What another tab of this browser has kept or forgotten meanwhile.
    fn refresh(self) {
        if !self.saved.with(|saved| *saved) {
            return;
        }
        match kept() {
            Ok(games) if self.games.with_untracked(|old| *old != games) => self.games.set(games),
            Ok(_) | Err(_) => {}
        }
    }

    /// Follows the games.
    pub fn games(self) -> Vec<KeptGame> {
        self.games.get()
    }

    /// Follows one game.
    pub fn game(self, id: u32) -> Option<KeptGame> {
        self.games.with(|games| games.iter().find(|game| game.id == id).cloned())
    }

    /// The number of the game that was kept from a table.
    pub fn of_origin(self, origin: &str) -> Option<u32> {
        let is_it = |game: &&KeptGame| game.origin.as_deref() == Some(origin);
        self.games.with(|games| games.iter().find(is_it).map(|game| game.id))
    }

    /// Keeps a game, in place of what was kept of the same game before.
    ///
    /// # Errors
    ///
    /// If the storage refuses; then it is kept only until the page is closed.
    pub fn keep(self, game: &Game, origin: Option<String>) -> Result<u32, StorageError> {
        self.refresh();
        let id = self.games.with_untracked(|games| next_id(games, origin.as_deref()));
        let kept = KeptGame { id, at: clock::now(), origin, record: game.to_string() };
        self.games.update(|games| {
            games.retain(|game| game.id != id);
            games.insert(0, kept);
        });
        self.save().map(|()| id)
    }

    /// Forgets a game.
    ///
    /// # Errors
    ///
    /// If the storage refuses.
    pub fn forget(self, id: u32) -> Result<(), StorageError> {
        self.refresh();
        self.games.update(|games| games.retain(|game| game.id != id));
        self.save()
    }

    fn save(self) -> Result<(), StorageError> {
        let saved = self.games.with_untracked(|games| storage::write_json(Key::Library, games));
        self.saved.set(saved.is_ok());
        saved
    }
}

/// The games in the storage, or what is in their place and why it can't be read.
fn kept() -> Result<Vec<KeptGame>, (String, JsonError)> {
    let Some(text) = storage::read(Key::Library) else { return Ok(Vec::new()) };
    json::read(&text).map_err(|error| (text, error))
}

fn next_id(games: &[KeptGame], origin: Option<&str>) -> u32 {
    let same = games.iter().find(|game| origin.is_some() && game.origin.as_deref() == origin);
    let highest = games.iter().map(|game| game.id).max().unwrap_or(0);
    same.map_or(highest.saturating_add(1), |game| game.id)
}

/// The games that this device keeps, of the page's context.
pub fn use_library() -> Library {
    use_page().library
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(id: u32, origin: Option<&str>) -> KeptGame {
        KeptGame { id, at: 0, origin: origin.map(str::to_owned), record: String::new() }
    }

    #[test]
    fn a_game_of_the_same_table_takes_the_place_of_its_earlier_self() {
        let games = [kept(7, Some("a-1")), kept(3, None)];
        assert_eq!(next_id(&games, Some("a-1")), 7);
        assert_eq!(next_id(&games, Some("a-2")), 8);
        assert_eq!(next_id(&games, None), 8);
        assert_eq!(next_id(&[], None), 1);
    }
}
