//! Where in the app the player is: one screen at a time, told by the location's hash, so that the
//! back button and links work.

use crate::live::{Local, State};
use crate::page::use_page;
use crate::rules_page::Chapter;
use crate::{console, html};
use leptos::ev;
use leptos::prelude::*;
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

/// Where the player is and how to go elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    screen: State<Screen>,
    /// Whether the screen before is one of ours, so that there is a way back.
    moved: Local<bool>,
}

impl Route {
    /// Follows the location's hash from now on.
    pub fn follow() -> Route {
        let screen = State::new(here());
        let route = Route { screen, moved: Local::new(false) };
        let listener = window_event_listener(ev::hashchange, move |_| route.show(here()));
        on_cleanup(move || listener.remove());
        route
    }

    /// The screen that is shown.
    pub fn screen(self) -> Screen {
        self.screen.get()
    }

    /// Goes to a screen; the back button returns.
    pub fn go(self, screen: Screen) {
        console::or_log("the location can't be set", location().set_hash(&screen.to_string()));
        self.show(screen);
    }

    /// Shows a screen in place of the one shown: the back button returns to the one before.
    pub fn replace(self, screen: Screen) {
        console::or_log("the location can't be set", location().replace(&screen.href()));
        self.show(screen);
    }

    /// Goes back to the screen before, or to the start if that was not one of ours.
    pub fn back(self) {
        let history = window().history().ok().filter(|_| self.moved.with(|moved| *moved));
        match history {
            Some(history) => drop(console::or_log("no way back", history.back())),
            None => self.replace(Screen::Start),
        }
    }

    /// At once, and not only when the browser tells of the change.
    fn show(self, screen: Screen) {
        if self.screen.get_untracked() != screen {
            // A screen hears that its focus is gone while it is still there; removed parts would
            // tell it afterwards.
            html::let_go();
            self.moved.set(true);
            self.screen.set(screen);
        }
    }
}

fn here() -> Screen {
    console::or_log("no location", location().hash())
        .map_or(Screen::Start, |hash| Screen::of_hash(&hash))
}

fn location() -> web_sys::Location {
    window().location()
}

/// The way through the app, of the page's context.
pub fn use_route() -> Route {
    use_page().route
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
