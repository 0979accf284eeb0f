//! What all screens share, those of the table and those of the school.

use crate::announce::Announcer;
use crate::library::Library;
use crate::live::State;
use crate::session::Session;
use crate::settings::SettingsStore;
use crate::settings_panel::SettingsDoor;
use crate::ui::Toasts;
use crate::words::{Reading, Words};
use leptos::prelude::*;

/// What all screens share, in the page's context.
#[derive(Clone, Copy)]
pub struct Page {
    /// How this device shows the game.
    pub settings: SettingsStore,
    /// All texts.
    pub words: Words,
    /// Short notices.
    pub toasts: Toasts,
    /// The voice for the screen reader.
    pub announcer: Announcer,
    /// The kept games.
    pub library: Library,
    /// The game at this device.
    pub session: Session,
    /// Whether the settings are open.
    pub settings_door: SettingsDoor,
}

impl Page {
    /// The page as it was left, with the texts that it says.
    pub fn open(texts: Reading) -> Page {
        let settings = SettingsStore::open();
        let words = Words::of(settings, texts);
        let toasts = Toasts::new();
        let library = Library::open();
        Page {
            settings,
            words,
            toasts,
            announcer: Announcer::new(),
            library,
            session: Session::new(library, toasts, words),
            settings_door: SettingsDoor(State::new(false)),
        }
    }
}

/// What all screens share.
pub fn use_page() -> Page {
    expect_context()
}
