//! The settings as text.

use super::Settings;
use crate::parts::{self, Parts};
use crate::storage::{self, Key};
use azulejo_view::choice::Choice;
use serde::Serialize;

/// The version of the text. A later one may be told by it; a part that is missing or unknown needs
/// no version to be ignored.
const VERSION: u32 = 1;

/// The settings as they are kept: each by its name.
#[derive(Serialize)]
struct Written {
    version: u32,
    language: &'static str,
    theme: &'static str,
    scheme: &'static str,
    contrast: &'static str,
    letters: &'static str,
    confirm: &'static str,
    speed: &'static str,
    sounds: &'static str,
}

/// The settings that were kept.
pub(super) fn read() -> Settings {
    storage::read(Key::Settings).map_or_else(Settings::default, |text| of_text(&text))
}

/// The settings as text.
pub(super) fn write(settings: Settings) -> String {
    parts::text(&Written {
        version: VERSION,
        language: settings.language.code(),
        theme: settings.theme.code(),
        scheme: settings.scheme.code(),
        contrast: settings.contrast.code(),
        letters: settings.letters.code(),
        confirm: settings.confirm.code(),
        speed: settings.speed.code(),
        sounds: settings.sounds.code(),
    })
}

fn of_text(text: &str) -> Settings {
    let parts = Parts::of_text(text);
    let default = Settings::default();
    Settings {
        language: parts.choice("language", default.language),
        theme: parts.choice("theme", default.theme),
        scheme: parts.choice("scheme", default.scheme),
        contrast: parts.choice("contrast", default.contrast),
        letters: parts.choice("letters", default.letters),
        confirm: parts.choice("confirm", default.confirm),
        speed: parts.choice("speed", default.speed),
        sounds: parts.choice("sounds", default.sounds),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Contrast, Scheme};
    use azulejo_view::motion::Speed;
    use azulejo_view::{ConfirmMode, Language, Theme};

    #[test]
    fn settings_are_read_as_they_were_written() {
        let settings = Settings {
            language: Some(Language::Uk),
            theme: Theme::Chocolate,
            scheme: Some(Scheme::Dark),
            contrast: Some(Contrast::High),
            letters: true,
            confirm: ConfirmMode::TapTwice,
            speed: Some(Speed::Off),
            sounds: true,
        };
        assert_eq!(of_text(&write(settings)), settings);
        assert_eq!(of_text(&write(Settings::default())), Settings::default());
    }

    #[test]
    fn what_is_not_understood_is_as_if_never_chosen() {
        for text in ["", "garbage", "[1, 2]", "{\"theme\": 7}", "{\"language\": \"tlh\"}"] {
            assert_eq!(of_text(text), Settings::default(), "{text}");
        }
        let text = r#"{"version": 9, "theme": "chocolate", "speed": "warp", "news": {}}"#;
        assert_eq!(of_text(text), Settings { theme: Theme::Chocolate, ..Settings::default() });
    }
}
