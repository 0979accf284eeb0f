//! What is remembered from one start of the program to the next: how the game is shown, and the table that was chosen last.

use crate::game::{Keep, KeepError};
use crate::settings::Settings;
use azulejo_rules::Seat;
use azulejo_view::choice::Choice;
use azulejo_view::plan::{Chair, Plan};
use azulejo_view::{Language, Theme};
use serde::Serialize;
use serde_json::Value;

/// The file, in the folder of the games.
const FILE: &str = "settings.json";

/// What is remembered. Whatever is not understood, from another version or from nobody knows where, is as if it had
/// never been chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    /// The language, if one was chosen.
    pub language: Option<Language>,
    /// The pieces, if some were chosen.
    pub theme: Option<Theme>,
    /// How the player likes the game shown.
    pub settings: Settings,
    /// The table that was chosen last.
    pub plan: Plan,
}

/// The text of the file: each choice by its name.
#[derive(Serialize)]
struct Written<'a> {
    version: u32,
    language: &'static str,
    theme: &'static str,
    confirm: &'static str,
    speed: &'static str,
    players: &'static str,
    wall: &'static str,
    factories: &'static str,
    chairs: [WrittenChair<'a>; Seat::COUNT],
    first: &'static str,
    bag_tracker: &'static str,
    preview: &'static str,
    pause: &'static str,
}

#[derive(Serialize)]
struct WrittenChair<'a> {
    sitter: &'static str,
    name: &'a str,
}

impl Memory {
    /// What was remembered in a folder; as at a first start, if nothing was.
    pub fn recall(keep: &Keep) -> Memory {
        keep.read_beside(FILE).map_or_else(Memory::default, |text| Memory::of_text(&text))
    }

    /// Remembers it in a folder.
    ///
    /// # Errors
    ///
    /// If it can't be written there.
    pub fn remember(&self, keep: &Keep) -> Result<(), KeepError> {
        keep.write_beside(FILE, self.to_text().as_bytes())
    }

    fn to_text(&self) -> String {
        let Memory { language, theme, settings, plan } = self;
        let written = Written {
            version: 1,
            language: language.code(),
            theme: theme.code(),
            confirm: settings.confirm.code(),
            speed: settings.speed.code(),
            players: plan.players.code(),
            wall: plan.wall.code(),
            factories: plan.factories.code(),
            chairs: plan.chairs.each_ref().map(WrittenChair::of),
            first: plan.first.code(),
            bag_tracker: plan.bag_tracker.code(),
            preview: plan.preview.code(),
            pause: plan.pause.code(),
        };
        // Names and texts always have a text.
        serde_json::to_string_pretty(&written).unwrap_or_default()
    }

    fn of_text(text: &str) -> Memory {
        let parts: Value = serde_json::from_str(text).unwrap_or_default();
        let usual = Memory::default();
        Memory {
            language: choice(&parts, "language", usual.language),
            theme: choice(&parts, "theme", usual.theme),
            settings: Settings {
                confirm: choice(&parts, "confirm", usual.settings.confirm),
                speed: choice(&parts, "speed", usual.settings.speed),
            },
            plan: plan(&parts, usual.plan),
        }
    }
}

impl WrittenChair<'_> {
    fn of(chair: &Chair) -> WrittenChair<'_> {
        WrittenChair { sitter: chair.sitter.code(), name: &chair.name }
    }
}

fn plan(parts: &Value, usual: Plan) -> Plan {
    let mut chairs = usual.chairs;
    let kept = parts.get("chairs").and_then(Value::as_array);
    for (chair, kept) in chairs.iter_mut().zip(kept.into_iter().flatten()) {
        chair.sitter = choice(kept, "sitter", chair.sitter);
        kept.get("name").and_then(Value::as_str).unwrap_or_default().clone_into(&mut chair.name);
    }
    Plan {
        players: choice(parts, "players", usual.players),
        wall: choice(parts, "wall", usual.wall),
        factories: choice(parts, "factories", usual.factories),
        first: choice(parts, "first", usual.first),
        bag_tracker: choice(parts, "bag_tracker", usual.bag_tracker),
        preview: choice(parts, "preview", usual.preview),
        pause: choice(parts, "pause", usual.pause),
        chairs,
    }
}

/// A choice, or what stands in for it.
fn choice<T: Choice>(parts: &Value, name: &str, usual: T) -> T {
    parts.get(name).and_then(Value::as_str).and_then(T::of_code).unwrap_or(usual)
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::{Players, WallSide};
    use azulejo_search::Level;
    use azulejo_view::ConfirmMode;
    use azulejo_view::motion::Speed;
    use azulejo_view::plan::Sitter;

    #[test]
    fn what_is_remembered_is_read_as_it_was_written() {
        let mut memory = Memory {
            language: Some(Language::Uk),
            theme: Some(Theme::Chocolate),
            settings: Settings { confirm: ConfirmMode::Button, speed: Speed::Off },
            ..Memory::default()
        };
        memory.plan.players = Players::Four;
        memory.plan.wall = WallSide::Free;
        memory.plan.first = Some(Seat::ALL[3]);
        memory.plan.chairs[2] =
            Chair { sitter: Sitter::Bot(Level::Master), name: "Zoé \"Z\"".to_owned() };
        assert_eq!(Memory::of_text(&memory.to_text()), memory);
        assert_eq!(Memory::of_text(&Memory::default().to_text()), Memory::default());
    }

    #[test]
    fn what_is_not_understood_is_as_if_never_chosen() {
        for text in ["", "garbage", "[1]", r#"{"theme": 7, "chairs": [1, {"sitter": "cat"}]}"#] {
            assert_eq!(Memory::of_text(text), Memory::default(), "{text}");
        }
        let text = r#"{"version": 9, "theme": "chocolate", "speed": "warp", "news": {}}"#;
        let read = Memory { theme: Some(Theme::Chocolate), ..Memory::default() };
        assert_eq!(Memory::of_text(text), read);
    }
}
