//! What this device keeps: all access to `localStorage`, which may be missing, refused or full.

use crate::console;
use serde::Serialize;
use std::fmt;
use wasm_bindgen::JsValue;
use web_sys::Storage;

/// A place in the storage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Key {
    /// The settings of this device.
    Settings,
    /// The table that was chosen last.
    Choice,
    /// The game that is being played.
    Table,
    /// A game that could not be read, kept aside.
    SetAside,
    /// The games that were played to their end or imported.
    Library,
    /// What is known about those games: their reviews.
    Reviews,
    /// The what-if board as it was left.
    Board,
    /// How far somebody has come in the tutorial.
    Lessons,
    /// Which puzzles were solved, and the streak of daily ones.
    Puzzles,
    /// The game of a physical table.
    Referee,
    /// What the person at this browser is called at tables online.
    Name,
    /// The table online that was founded last.
    Founding,
    /// What opens the tables online that were founded here.
    Hosted,
    /// Whether the browser is to tell when it is one's turn.
    Bell,
}

impl Key {
    /// Its name in the storage.
    pub const fn name(self) -> &'static str {
        match self {
            Key::Settings => "azulejo.settings",
            Key::Choice => "azulejo.choice",
            Key::Table => "azulejo.table",
            Key::SetAside => "azulejo.set-aside",
            Key::Library => "azulejo.library",
            Key::Reviews => "azulejo.reviews",
            Key::Board => "azulejo.board",
            Key::Lessons => "azulejo.lessons",
            Key::Puzzles => "azulejo.puzzles",
            Key::Referee => "azulejo.referee",
            Key::Name => "azulejo.name",
            Key::Founding => "azulejo.founding",
            Key::Hosted => "azulejo.hosted",
            Key::Bell => "azulejo.bell",
        }
    }
}

/// Why nothing was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser gives this page no storage.
    Missing,
    /// The storage took no more, or refused this; in the browser's words.
    Refused(String),
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorageError::Missing => f.write_str("the browser gives no storage"),
            StorageError::Refused(why) => write!(f, "the storage refused: {why}"),
        }
    }
}

/// The text that is kept at a place, if there is one.
pub fn read(key: Key) -> Option<String> {
    let found = storage().and_then(|storage| storage.get_item(key.name()).map_err(refused));
    found.unwrap_or_else(|error| {
        console::warn(&format!("{} can't be read: {error}", key.name()));
        None
    })
}

/// Keeps a text.
///
/// # Errors
///
/// If there is no storage, or it is full.
pub fn write(key: Key, text: &str) -> Result<(), StorageError> {
    storage()?.set_item(key.name(), text).map_err(refused)
}

/// Forgets a text.
pub fn remove(key: Key) {
    let removed = storage().and_then(|storage| storage.remove_item(key.name()).map_err(refused));
    if let Err(error) = removed {
        console::warn(&format!("{} can't be removed: {error}", key.name()));
    }
}

/// Keeps a text aside that was not understood, after those that were kept aside before; tells whether
/// there was room for it.
pub fn set_aside(text: &str) -> bool {
    let before = read(Key::SetAside).map_or(String::new(), |before| before + "\n");
    write(Key::SetAside, &(before + text)).is_ok()
}

/// Keeps a value.
///
/// # Errors
///
/// If there is no storage, or it is full.
pub fn write_json<T: Serialize>(key: Key, value: &T) -> Result<(), StorageError> {
    let text = serde_json::to_string(value);
    write(key, &text.map_err(|error| StorageError::Refused(error.to_string()))?)
}

fn storage() -> Result<Storage, StorageError> {
    let window = web_sys::window().ok_or(StorageError::Missing)?;
    window.local_storage().map_err(refused)?.ok_or(StorageError::Missing)
}

#[allow(clippy::needless_pass_by_value, reason = "it maps errors")]
fn refused(error: JsValue) -> StorageError {
    StorageError::Refused(console::told(&error))
}
