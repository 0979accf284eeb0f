//! The keyboard: the same keys as in the terminal.

use super::desk::Desk;
use super::doors::Door;
use super::paint::Means;
use super::past::Way;
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
        if event.ctrl_key() || event.alt_key() || event.meta_key() || is_open_dialog() {
            return false;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_in = |selector: &str| {
            target.as_ref().is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))))
        };
        if is_in(TYPES) {
            return false;
        }
        let name = event.key();
        if name == " " && self.is_moving() {
            self.finish();
            return true;
        }
        if let Some(way) = Way::of_key(&name) {
            self.look(way);
            return true;
        }
        // Whoever has decided everything by keys has left the focus on a line that is of no use any more.
        let confirms = || self.paint().scene().read_untracked().can_confirm && is_in(REFUSES);
        match Key::from_dom(&name, &event.code()) {
            Some(Key::Enter) if is_in(PRESSES) && !confirms() => false,
            Some(key) => self.hear_typed(key),
            None => false,
        }
    }

    fn hear_typed(self, key: Key) -> bool {
        let typed = self.entry().with_untracked(|entry| read_key(entry.selection(), key));
        match typed {
            Some(Typed::Press(press)) => self.press(press, Means::Keyboard),
            Some(Typed::Undo) => self.undo(),
            Some(Typed::Hint) => self.ask_hint(),
            Some(Typed::Help) => self.door().set(Some(Door::Keys)),
            None => return false,
        }
        true
    }
}

/// Whether a dialog covers the table: its keys are its own.
fn is_open_dialog() -> bool {
    matches!(document().query_selector("dialog[open]"), Ok(Some(_)))
}
