//! The screens of the table.

use crate::route::{Place, Route};
use crate::rules_page::Chapter;
use leptos::prelude::expect_context;
use std::fmt;

/// What the page shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// Choosing a game.
    #[default]
    Start,
    /// The game that is being played.
    Table,
    /// The result of that game, and every step of it.
    Over,
    /// The rules, from a chapter on.
    Rules(Option<Chapter>),
    /// A game of the library, from its result to every step of it.
    Game(u32),
}

/// The location's hash, without `#`.
impl fmt::Display for Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Screen::Start => Ok(()),
            Screen::Table => f.write_str("table"),
            Screen::Over => f.write_str("over"),
            Screen::Rules(None) => f.write_str("rules"),
            Screen::Rules(Some(chapter)) => write!(f, "rules/{}", chapter.slug()),
            Screen::Game(id) => write!(f, "game/{id}"),
        }
    }
}

impl Screen {
    /// The screen of a hash, with or without `#`; whatever is not understood leads to the start.
    pub fn of_hash(hash: &str) -> Screen {
        let hash = hash.strip_prefix('#').unwrap_or(hash);
        let (name, rest) = hash.split_once('/').unwrap_or((hash, ""));
        match name {
            "table" => Screen::Table,
            "over" => Screen::Over,
            "rules" => Screen::Rules(Chapter::of_slug(rest)),
            "game" => rest.parse().map_or(Screen::Start, Screen::Game),
            _ => Screen::Start,
        }
    }

    /// A link to it.
    pub fn href(self) -> String {
        format!("#{self}")
    }
}

impl Place for Screen {
    fn of_hash(hash: &str) -> Screen {
        Screen::of_hash(hash)
    }
}

/// The way through the app, of the context.
pub fn use_route() -> Route<Screen> {
    expect_context()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_is_found_again_by_its_hash() {
        let chapters = Chapter::ALL.map(|chapter| Screen::Rules(Some(chapter)));
        let others =
            [Screen::Start, Screen::Table, Screen::Over, Screen::Rules(None), Screen::Game(12)];
        for screen in chapters.into_iter().chain(others) {
            assert_eq!(Screen::of_hash(&screen.href()), screen);
        }
    }

    #[test]
    fn a_hash_that_is_not_understood_leads_to_the_start() {
        for hash in ["#nowhere", "#game/", "#game/-1", "#game/x", "", "#"] {
            assert_eq!(Screen::of_hash(hash), Screen::Start, "{hash}");
        }
        assert_eq!(Screen::of_hash("#rules/nowhere"), Screen::Rules(None));
    }
}
