//! Which game is looked at, and which moment of it, in the location's hash.

use crate::place::{Place, Subject};
use azulejo_web::clock::Alarm;
use azulejo_web::console;
use azulejo_web::live::Local;
use azulejo_web::route;
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// So many milliseconds the location stays behind: a browser takes only so many changes a second.
const PAUSE: u64 = 250;

/// Which game is looked at, and which moment of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Whereabouts {
    /// The number of the game in the library.
    pub(super) game: u32,
    /// The moment, from 0.
    pub(super) moment: Option<usize>,
}

impl Whereabouts {
    /// What stands behind `#review/`; `None` for the beginning of the subject.
    pub(super) fn read(rest: &str) -> Option<Whereabouts> {
        let (game, moment) = rest.split_once('/').unwrap_or((rest, ""));
        Some(Whereabouts { game: game.parse().ok()?, moment: moment.parse().ok() })
    }

    fn place(self) -> Place {
        let moment = self.moment.map_or(String::new(), |moment| format!("/{moment}"));
        Place::at(Subject::Review, format!("{}{moment}", self.game))
    }
}

/// Writes the moment that is looked at into the location, so that a link and a reload lead to it.
#[derive(Clone, Copy)]
pub(super) struct Pen(Local<Option<Alarm>>);

impl Pen {
    /// Nothing to write yet.
    pub(super) fn new() -> Pen {
        Pen(Local::new(None))
    }

    /// Notes a moment, soon.
    ///
    /// Not by the route: whoever steps through a game would lose the focus with every step, and find
    /// every moment again behind the back button.
    pub(super) fn note(self, at: Whereabouts) {
        let write = move || {
            let href = route::href(&at.place());
            let written = window().history().and_then(|history| {
                history.replace_state_with_url(&JsValue::NULL, "", Some(&href))
            });
            console::or_log("the location can't be set", written);
        };
        let alarm = Alarm::after(PAUSE, write);
        if let Some(before) = self.0.try_update(|kept| std::mem::replace(kept, alarm)).flatten() {
            before.stop();
        }
    }

    /// What is not written yet is not written any more.
    pub(super) fn put_away(self) {
        if let Some(alarm) = self.0.try_update(Option::take).flatten() {
            alarm.stop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_and_a_moment_are_found_again_by_their_place() {
        for (rest, game, moment) in [("12", 12, None), ("12/0", 12, Some(0)), ("1/63", 1, Some(63))]
        {
            let at = Whereabouts { game, moment };
            assert_eq!(Whereabouts::read(rest), Some(at));
            assert_eq!(at.place().rest, rest);
        }
    }

    #[test]
    fn what_is_no_game_is_the_beginning_and_what_is_no_moment_is_none() {
        assert_eq!(Whereabouts::read(""), None);
        assert_eq!(Whereabouts::read("x/1"), None);
        assert_eq!(Whereabouts::read("7/x"), Some(Whereabouts { game: 7, moment: None }));
    }
}
