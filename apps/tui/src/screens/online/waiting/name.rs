//! Sitting down: what somebody is called.

use crate::game::unnamed;
use crate::input::{Input, Key};
use azulejo_protocol::PersonName;
use azulejo_rules::Seat;
use azulejo_view::Texts;

/// A name that is being written.
#[derive(Debug)]
pub(super) struct NameEntry {
    seat: Seat,
    typed: String,
    /// Whether nobody can be called so.
    is_bad: bool,
}

/// What came of something that was done.
#[derive(Debug)]
pub(super) enum Deed {
    /// Somebody is still writing.
    Stay,
    /// They do not sit down.
    Close,
    /// They sit down and are called so.
    Said(Seat, PersonName),
}

impl NameEntry {
    /// Somebody wants a seat; they may be called as before.
    pub(super) fn new(texts: &Texts, seat: Seat, before: Option<&PersonName>) -> NameEntry {
        let name = before.cloned().or_else(|| unnamed(texts, seat));
        let typed = name.map(|name| name.as_str().to_owned()).unwrap_or_default();
        NameEntry { seat, typed, is_bad: false }
    }

    /// What is written.
    pub(super) fn typed(&self) -> &str {
        &self.typed
    }

    /// Whether nobody can be called so.
    pub(super) const fn is_bad(&self) -> bool {
        self.is_bad
    }

    pub(super) fn hear(&mut self, input: &Input) -> Deed {
        match input {
            Input::Key(Key::Char(letter)) => self.add(letter.encode_utf8(&mut [0; 4])),
            Input::Paste(text) => self.add(text),
            Input::Key(Key::Backspace) => drop(self.typed.pop()),
            Input::Key(Key::Ctrl('u')) => self.typed.clear(),
            Input::Key(Key::Enter) => match PersonName::tidy(&self.typed) {
                Ok(name) => return Deed::Said(self.seat, name),
                Err(_) => self.is_bad = true,
            },
            Input::Key(Key::Escape) | Input::Click(None) => return Deed::Close,
            _ => {}
        }
        Deed::Stay
    }

    fn add(&mut self, text: &str) {
        self.is_bad = false;
        let room = PersonName::MOST.saturating_sub(self.typed.chars().count());
        self.typed.extend(text.chars().filter(|letter| !letter.is_control()).take(room));
    }
}
