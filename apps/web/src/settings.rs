//! How this device shows the game. Nothing here changes what is played.

mod device;
mod stored;

pub use device::Device;

use crate::live::{Derived, State, follow};
use crate::page::use_page;
use crate::storage::{self, Key};
use crate::ui::pictures;
use crate::{console, html};
use azulejo_view::choice::Choice;
use azulejo_view::motion::Speed;
use azulejo_view::{ConfirmMode, Language, Theme};

/// The settings of this device. `None` leaves it to the browser or the system.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// The language of all texts.
    pub language: Option<Language>,
    /// Palace tiles or chocolates.
    pub theme: Theme,
    /// Light or dark.
    pub scheme: Option<Scheme>,
    /// How strongly things stand out.
    pub contrast: Option<Contrast>,
    /// Whether each tile shows its letter.
    pub letters: bool,
    /// What it takes to play a move.
    pub confirm: ConfirmMode,
    /// How fast tiles travel.
    pub speed: Option<Speed>,
    /// Whether tiles can be heard.
    pub sounds: bool,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scheme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

/// How strongly things stand out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Contrast {
    /// As drawn.
    #[default]
    Normal,
    /// Stronger edges and fewer shades.
    High,
}

impl Choice for Scheme {
    fn all() -> Vec<Scheme> {
        vec![Scheme::Light, Scheme::Dark]
    }

    fn code(self) -> &'static str {
        match self {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        }
    }
}

impl Choice for Contrast {
    fn all() -> Vec<Contrast> {
        vec![Contrast::Normal, Contrast::High]
    }

    fn code(self) -> &'static str {
        match self {
            Contrast::Normal => "normal",
            Contrast::High => "high",
        }
    }
}

/// The settings as they take effect: the device has had its say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The language of all texts.
    pub language: Language,
    /// Palace tiles or chocolates.
    pub theme: Theme,
    /// What it takes to play a move.
    pub confirm: ConfirmMode,
    /// How fast tiles travel.
    pub speed: Speed,
    /// Whether tiles can be heard.
    pub sounds: bool,
}

impl Look {
    fn of(settings: Settings, device: Device) -> Look {
        Look {
            language: settings.language.unwrap_or(device.language),
            theme: settings.theme,
            confirm: settings.confirm,
            speed: settings.speed.unwrap_or(device.speed),
            sounds: settings.sounds,
        }
    }

    /// The attributes of `<html>` that the styles look at.
    fn attributes(self, settings: Settings) -> [(&'static str, &'static str); 7] {
        [
            ("lang", self.language.code()),
            ("dir", "ltr"),
            ("data-theme", self.theme.code()),
            ("data-scheme", settings.scheme.code()),
            ("data-contrast", settings.contrast.code()),
            ("data-letters", settings.letters.code()),
            ("data-speed", self.speed.code()),
        ]
    }
}

/// The settings as signals, in the page's context.
#[derive(Clone, Copy, Debug)]
pub struct SettingsStore {
    settings: State<Settings>,
    look: Derived<Look>,
}

impl SettingsStore {
    /// The settings as they were left; they are kept and shown whenever they change.
    pub fn open() -> SettingsStore {
        let settings = State::new(stored::read());
        let device = Device::follow();
        let look = Derived::new(move |_| Look::of(settings.get(), device.get()));
        pictures::follow_system();
        follow(move || {
            html::set_attributes(&look.get().attributes(settings.get()));
            pictures::draw();
        });
        SettingsStore { settings, look }
    }

    /// What was chosen.
    pub fn chosen(self) -> Settings {
        self.settings.get()
    }

    /// What takes effect.
    pub fn look(self) -> Look {
        self.look.get()
    }

    /// What takes effect, where nothing is to follow it.
    pub fn look_untracked(self) -> Look {
        self.look.get_untracked()
    }

    /// Changes a setting.
    pub fn change(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        let text = stored::write(self.settings.get_untracked());
        if let Err(error) = storage::write(Key::Settings, &text) {
            console::warn(&format!("the settings are not kept: {error}"));
        }
    }
}

/// The settings, of the page's context.
pub fn use_settings() -> SettingsStore {
    use_page().settings
}
