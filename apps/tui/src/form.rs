//! Choices one below the other, each with its name and what is chosen.

use crate::canvas::{Canvas, Hit, KeyHint, width};
use crate::input::{Input, Key};
use crate::paint::Ink;
use azulejo_view::Texts;
use ratatui::layout::Rect;

/// One row of a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Field {
    /// What is chosen here.
    pub(crate) name: String,
    /// What it is now.
    pub(crate) value: String,
    /// How it is changed.
    pub(crate) kind: Kind,
    /// What that means, told while the row is chosen.
    pub(crate) note: Option<String>,
}

/// How a row is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// One of a few values: left and right.
    Choice,
    /// A text: by typing.
    Text,
    /// Something to do: Enter; its value says more about it.
    Button,
    /// Not at all: it names those below it.
    Heading,
}

/// What somebody did to a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// Nothing that concerns it.
    Nothing,
    /// Another row is chosen.
    Moved,
    /// The next value of a row, or the one before.
    Turned(usize, isize),
    /// A letter is added to a text.
    Typed(usize, char),
    /// The last letter of a text is taken away.
    Erased(usize),
    /// What a row offers is to be done.
    Done(usize),
}

/// The row of a form that is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Form {
    at: usize,
}

impl Form {
    /// The row that is chosen.
    pub(crate) fn chosen(self, fields: &[Field]) -> usize {
        let last = fields.len().saturating_sub(1);
        let at = self.at.min(last);
        if fields.get(at).is_some_and(Field::is_open) {
            return at;
        }
        // Fields come and go with what is chosen in others.
        let below = (at..fields.len()).find(|&row| fields[row].is_open());
        below.or_else(|| (0..at).rev().find(|&row| fields[row].is_open())).unwrap_or(at)
    }

    /// Hears what somebody does.
    pub(crate) fn hear(&mut self, fields: &[Field], input: &Input) -> Deed {
        let at = self.chosen(fields);
        let Some(field) = fields.get(at) else { return Deed::Nothing };
        match *input {
            Input::Key(Key::Up | Key::BackTab) | Input::Scroll(i16::MIN..0) => {
                self.go((0..at).rev(), fields)
            }
            Input::Key(Key::Down | Key::Tab) | Input::Scroll(_) => {
                self.go(at + 1..fields.len(), fields)
            }
            Input::Key(Key::Home) => self.go(0..fields.len(), fields),
            Input::Key(Key::End) => self.go((0..fields.len()).rev(), fields),
            Input::Key(Key::Left) if field.kind == Kind::Choice => Deed::Turned(at, -1),
            Input::Key(Key::Right | Key::Char(' ')) if field.kind == Kind::Choice => {
                Deed::Turned(at, 1)
            }
            Input::Key(Key::Char(letter)) if field.kind == Kind::Text => Deed::Typed(at, letter),
            Input::Key(Key::Backspace) if field.kind == Kind::Text => Deed::Erased(at),
            Input::Key(Key::Enter) => Deed::Done(at),
            Input::Click(Some(Hit::Row(row))) if fields.get(row).is_some_and(Field::is_open) => {
                self.at = row;
                match fields[row].kind {
                    Kind::Choice => Deed::Turned(row, 1),
                    Kind::Button => Deed::Done(row),
                    Kind::Text | Kind::Heading => Deed::Moved,
                }
            }
            _ => Deed::Nothing,
        }
    }

    fn go(&mut self, mut rows: impl Iterator<Item = usize>, fields: &[Field]) -> Deed {
        match rows.find(|&row| fields[row].is_open()) {
            Some(row) => {
                self.at = row;
                Deed::Moved
            }
            None => Deed::Nothing,
        }
    }

    /// Draws the rows, the chosen one always among them; what it means stands below them.
    pub(crate) fn draw(self, canvas: &mut Canvas<'_>, place: Rect, fields: &[Field]) {
        let at = self.chosen(fields);
        let names =
            fields.iter().filter(|field| field.kind != Kind::Heading && !field.is_plain_button());
        let name =
            names.map(|field| width(&field.name)).max().unwrap_or(0).min(place.width / 2) + 2;
        let room = usize::from(place.height);
        let above = (at + 1).saturating_sub(room);
        for ((row, field), y) in fields.iter().enumerate().skip(above).zip(place.y..place.bottom())
        {
            field.draw(canvas, Rect { y, height: 1, ..place }, (row, row == at), name);
        }
    }
}

impl Field {
    /// Something to do.
    pub(crate) fn button(name: String) -> Field {
        Field { name, value: String::new(), kind: Kind::Button, note: None }
    }

    /// One of a few values.
    pub(crate) fn choice(name: String, value: String) -> Field {
        Field { name, value, kind: Kind::Choice, note: None }
    }

    /// A name for those below it.
    pub(crate) fn heading(name: String) -> Field {
        Field { name, value: String::new(), kind: Kind::Heading, note: None }
    }

    /// The same with what it means.
    #[must_use]
    pub(crate) fn noted(self, note: String) -> Field {
        Field { note: Some(note), ..self }
    }

    /// Whether it can be chosen.
    fn is_open(&self) -> bool {
        self.kind != Kind::Heading
    }

    /// Whether it is a button about which nothing more is said.
    fn is_plain_button(&self) -> bool {
        self.kind == Kind::Button && self.value.is_empty()
    }

    /// ```text
    /// › Wall          ‹ Colored ›
    /// ```
    fn draw(
        &self,
        canvas: &mut Canvas<'_>,
        place: Rect,
        (row, is_chosen): (usize, bool),
        name: u16,
    ) {
        let ink = match (self.kind, is_chosen) {
            (Kind::Heading, _) => Ink::Faint,
            (_, true) => Ink::Strong,
            (Kind::Button, false) => Ink::Accent,
            (_, false) => Ink::Text,
        };
        if is_chosen {
            canvas.bar(place);
        }
        let style = canvas.ink(ink);
        let (left, right) = (canvas.marks().less, canvas.marks().more);
        let indent = if self.kind == Kind::Heading { 0 } else { 2 };
        if is_chosen {
            canvas.put(place.x, place.y, canvas.marks().selected, style);
        }
        let label =
            Rect { x: place.x + indent, width: place.width.saturating_sub(indent), ..place };
        let is_alone = matches!(self.kind, Kind::Button | Kind::Heading) && self.value.is_empty();
        let room = if is_alone { label.width } else { name.min(label.width) };
        canvas.put_in(Rect { width: room, ..label }, &self.name, style);
        let x = (label.x + name + 1).min(place.right());
        let rest = Rect { x, width: place.right() - x, ..place };
        match self.kind {
            Kind::Choice => {
                let shown = format!("{left} {} {right}", self.value);
                canvas.put_in(rest, &shown, style);
            }
            Kind::Text => {
                let cursor = if is_chosen { "_" } else { "" };
                canvas.put_in(rest, &format!("{}{cursor}", self.value), style);
            }
            Kind::Button | Kind::Heading => {
                let style = canvas.ink(if is_chosen { Ink::Text } else { Ink::Faint });
                canvas.put_in(rest, &self.value, style);
            }
        }
        if self.is_open() {
            canvas.hit(place, Hit::Row(row));
        }
    }
}

/// The keys of a form: to choose a row, to change it, to do what it offers, and to leave.
pub(crate) fn form_keys(texts: &Texts) -> Vec<KeyHint> {
    let key = |key, id| KeyHint::new(texts, key, id);
    vec![
        key(Key::Down, "key-choose").shown_as("↑↓"),
        key(Key::Right, "key-change").shown_as("←→"),
        key(Key::Enter, "key-do"),
        key(Key::Escape, "back"),
    ]
}

/// The value after another one, or before it, around the end.
pub(crate) fn turned<T: PartialEq + Copy>(all: &[T], now: T, by: isize) -> T {
    let at = all.iter().position(|value| *value == now).unwrap_or(0);
    let count = all.len().cast_signed();
    let next = (at.cast_signed() + by).rem_euclid(count.max(1));
    all.get(next.cast_unsigned()).copied().unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(kind: Kind) -> Field {
        Field { name: "Wall".to_owned(), value: "Colored".to_owned(), kind, note: None }
    }

    #[test]
    fn headings_are_passed_over_in_both_directions() {
        let fields = [Kind::Heading, Kind::Choice, Kind::Heading, Kind::Text].map(field);
        let mut form = Form::default();
        assert_eq!(form.chosen(&fields), 1);
        assert_eq!(form.hear(&fields, &Input::Key(Key::Down)), Deed::Moved);
        assert_eq!(form.chosen(&fields), 3);
        assert_eq!(form.hear(&fields, &Input::Key(Key::Down)), Deed::Nothing);
        assert_eq!(form.hear(&fields, &Input::Key(Key::Char('x'))), Deed::Typed(3, 'x'));
        form.hear(&fields, &Input::Key(Key::Up));
        assert_eq!(form.hear(&fields, &Input::Key(Key::Left)), Deed::Turned(1, -1));
        assert_eq!(form.hear(&fields, &Input::Click(Some(Hit::Row(0)))), Deed::Nothing);
    }

    #[test]
    fn values_turn_around_the_end() {
        assert_eq!(turned(&[1, 2, 3], 3, 1), 1);
        assert_eq!(turned(&[1, 2, 3], 1, -1), 3);
        assert_eq!(turned(&[1, 2, 3], 9, 1), 2);
    }
}
