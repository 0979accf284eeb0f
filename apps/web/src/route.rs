//! Where in a page the player is: one place at a time, told by the location's hash, so that the back
//! button and links work.

use crate::clock::Alarm;
use crate::live::{Local, State};
use crate::{console, html};
use leptos::ev;
use leptos::prelude::*;
use std::fmt::Display;
use wasm_bindgen::JsValue;

/// Where a player may be. What it displays is the location's hash, without `#`; the default is where
/// whoever is lost begins.
pub trait Place: Display + Default + Clone + PartialEq + Send + Sync + 'static {
    /// The place of a hash, with or without `#`.
    fn of_hash(hash: &str) -> Self;
}

/// Where the player is and how to go elsewhere.
pub struct Route<P: Place> {
    place: State<P>,
    /// Whether the place before is one of ours, so that there is a way back.
    moved: Local<bool>,
}

#[allow(clippy::expl_impl_clone_on_copy, reason = "a derived one would want places to be copied")]
impl<P: Place> Clone for Route<P> {
    fn clone(&self) -> Route<P> {
        *self
    }
}

impl<P: Place> Copy for Route<P> {}

impl<P: Place> Route<P> {
    /// Follows the location's hash from now on.
    pub fn follow() -> Route<P> {
        let place = State::new(here());
        let route = Route { place, moved: Local::new(false) };
        let listener = window_event_listener(ev::hashchange, move |_| route.show(here()));
        on_cleanup(move || listener.remove());
        route
    }

    /// What is shown.
    pub fn place(self) -> P {
        self.place.get()
    }

    /// Goes to a place; the back button returns.
    pub fn go(self, place: P) {
        console::or_log("the location can't be set", location().set_hash(&place.to_string()));
        self.show(place);
    }

    /// Shows a place instead of the one shown: the back button returns to the one before.
    pub fn replace(self, place: P) {
        console::or_log("the location can't be set", location().replace(&href(&place)));
        self.show(place);
    }

    /// Goes back to the place before, or to the start if that was not one of ours.
    pub fn back(self) {
        let history = window().history().ok().filter(|_| self.moved.with(|moved| *moved));
        match history {
            Some(history) => drop(console::or_log("no way back", history.back())),
            None => self.replace(P::default()),
        }
    }

    /// At once, and not only when the browser tells of the change.
    fn show(self, place: P) {
        if self.place.with_untracked(|shown| *shown != place) {
            // A screen hears that its focus is gone while it is still there; removed parts would
            // tell it afterwards.
            html::let_go();
            self.moved.set(true);
            self.place.set(place);
        }
    }
}

/// Writes into the location where somebody is. Not by the route: whoever steps through a game would lose the focus with
/// every step, and find every step again behind the back button.
#[derive(Clone, Copy, Debug)]
pub struct Pen(Local<Option<Alarm>>);

/// So many milliseconds the location stays behind: a browser takes only so many changes a second.
const PAUSE: u64 = 250;

impl Pen {
    /// A pen that is put away with the part of the page that takes it up.
    pub fn take_up() -> Pen {
        let pen = Pen(Local::new(None));
        on_cleanup(move || pen.put_away());
        pen
    }

    /// Notes a place, soon.
    pub fn note<P: Place>(self, place: &P) {
        self.write(href(place));
    }

    fn write(self, href: String) {
        let write = move || {
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
    fn put_away(self) {
        if let Some(alarm) = self.0.try_update(Option::take).flatten() {
            alarm.stop();
        }
    }
}

/// A link to a place.
pub fn href<P: Place>(place: &P) -> String {
    format!("#{place}")
}

fn here<P: Place>() -> P {
    console::or_log("no location", location().hash())
        .map_or_else(P::default, |hash| P::of_hash(&hash))
}

fn location() -> web_sys::Location {
    window().location()
}
