//! The keys that mean something now, in the last row of a screen.

use super::{Canvas, Hit, width};
use crate::input::Key;
use crate::paint::Ink;
use azulejo_view::Texts;
use ratatui::layout::Rect;

/// A key that means something now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyHint {
    /// The key, as it is printed on keyboards.
    pub key: String,
    /// What it does.
    pub does: String,
    /// What a click on it does.
    pub hit: Option<Hit>,
}

impl KeyHint {
    /// A key with the message that says what it does; a click on it is the key.
    pub fn new(texts: &Texts, key: Key, does: &str) -> KeyHint {
        KeyHint { key: key.to_string(), does: texts.say(does), hit: Some(Hit::Key(key)) }
    }

    /// The same, where one of several keys stands for all of them.
    #[must_use]
    pub fn shown_as(self, keys: &str) -> KeyHint {
        KeyHint { key: keys.to_owned(), ..self }
    }
}

impl Canvas<'_> {
    /// The keys in the last row of everything.
    pub(crate) fn last_row(&mut self, keys: &[KeyHint]) {
        let area = self.area();
        self.keys(Rect { y: area.bottom() - 1, height: 1, ..area }, keys);
    }

    /// What a screen is about, in a bar in its first row.
    pub(crate) fn title(&mut self, title: &str) {
        let place = Rect { height: 1, ..self.area() };
        self.bar(place);
        let style = self.ink(Ink::Strong);
        let inner = Rect { x: place.x + 1, width: place.width - 2, ..place };
        self.put_in(inner, title, style);
    }

    /// ```text
    ///  1-5 c factory or center   u take back   h hint   ? these keys
    /// ```
    ///
    /// Those that find no room are left out.
    pub(crate) fn keys(&mut self, place: Rect, keys: &[KeyHint]) {
        // Whatever was drawn there before.
        self.blank(place);
        self.bar(place);
        let mut x = place.x + 1;
        for hint in keys {
            let (key, does) = (self.tidy(&hint.key), self.tidy(&hint.does));
            let wide = width(&key) + 1 + width(&does);
            if x + wide + 1 > place.right() {
                break;
            }
            let (strong, faint) = (self.ink(Ink::Strong), self.ink(Ink::Text));
            let end = self.put(x, place.y, &key, strong) + 1;
            self.put(end, place.y, &does, faint);
            if let Some(hit) = hint.hit {
                self.hit(Rect { x, width: wide, ..place }, hit);
            }
            x += wide + 3;
        }
    }
}
