//! The keyboard: the same keys as in the terminal.

use super::desk::Desk;
use super::doors::Door;
use super::hands::Hands;
use super::paint::Means;
use crate::stepping::Way;
use azulejo_view::entry::{Key, Typed, read_key};
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// What reads keys itself.
const TYPES: &str = "input, select, textarea, [contenteditable]";
/// What Enter and Space press.
const PRESSES: &str = "button, a[href], summary";
/// What can be pressed only to hear why it is of no use.
const REFUSES: &str = "[aria-disabled=true]";

impl Desk {
    /// Follows the keyboard.
    pub(super) fn follow_keys(self) {
        let down = window_event_listener(ev::keydown, move |event| {
            self.means().set(Means::Keyboard);
            if !event.default_prevented() && self.hear_key(&event) {
                event.prevent_default();
            }
        });
        on_cleanup(move || down.remove());
    }

    /// Whether a key meant something.
    fn hear_key(self, event: &KeyboardEvent) -> bool {
        if is_elsewhere(event) {
            return false;
        }
        let name = event.key();
        if name == " " && self.is_moving() {
            self.finish();
            return true;
        }
        if let Some(way) = way(&name) {
            self.look(way);
            return true;
        }
        match typed(self, event) {
            Some(Typed::Press(press)) => self.press(press, Means::Keyboard),
            Some(Typed::Undo) => self.undo(),
            Some(Typed::Hint) => self.ask_hint(),
            Some(Typed::Help) => self.door().set(Some(Door::Keys)),
            None => return false,
        }
        true
    }
}

/// The way of a key: the log is a column, so up and down lead through it as well.
fn way(key: &str) -> Option<Way> {
    match key {
        "ArrowUp" => Some(Way::Back),
        "ArrowDown" => Some(Way::On),
        key => Way::of_key(key),
    }
}

/// Whether a key is meant for somebody else: the browser, a dialog, or what reads keys itself.
pub fn is_elsewhere(event: &KeyboardEvent) -> bool {
    event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
        || is_open_dialog()
        || is_in(event, TYPES)
}

/// What a key means to the move in the making.
pub(super) fn typed<H: Hands>(hands: H, event: &KeyboardEvent) -> Option<Typed> {
    // Whoever has decided everything by keys has left the focus on a line that is of no use any more.
    let confirms = || hands.paint().scene().read_untracked().can_confirm && is_in(event, REFUSES);
    match Key::from_dom(&event.key(), &event.code())? {
        Key::Enter if is_in(event, PRESSES) && !confirms() => None,
        key => hands.entry().with_untracked(|entry| read_key(entry.selection(), key)),
    }
}

/// Whether a key is pressed inside something.
fn is_in(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))))
}

/// Whether a dialog covers the table: its keys are its own.
fn is_open_dialog() -> bool {
    matches!(document().query_selector("dialog[open]"), Ok(Some(_)))
}
