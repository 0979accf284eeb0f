//! The way to the tables of a server: a link, or a server with a code.

use super::arrive::Arrive;
use crate::canvas::{Canvas, KeyHint, wrap};
use crate::form::{Deed, Field, Form, Kind};
use crate::input::{Input, Key};
use crate::online::{Errand, Want};
use crate::paint::Ink;
use crate::screen::{Go, Screen, Stage};
use azulejo_client::Way;
use azulejo_protocol::PersonName;
use azulejo_view::Texts;
use ratatui::layout::Rect;

/// The longest text of a field.
const LONGEST: usize = 200;

/// Asks for a link, or for a server and the code of one of its tables.
#[derive(Debug, Default)]
pub struct Door {
    form: Form,
    link: String,
    code: String,
    name: String,
    /// What is wrong with what was typed.
    fault: Option<String>,
}

/// The rows.
const LINK: usize = 0;
const CODE: usize = 1;
const NAME: usize = 2;
const GO: usize = 3;

impl Door {
    /// Nothing is typed yet.
    pub fn new() -> Door {
        Door::default()
    }

    fn fields(&self, texts: &Texts) -> [Field; 4] {
        let field = |name: &str, value: &str| Field {
            name: texts.say(name),
            value: value.to_owned(),
            kind: Kind::Text,
            note: None,
        };
        let go = Field { kind: Kind::Button, ..field("online-code-enter", "") };
        [
            Field { note: Some(texts.say("door-link-note")), ..field("door-link", &self.link) },
            Field { note: Some(texts.say("door-code-note")), ..field("door-code", &self.code) },
            field("name-label", &self.name),
            go,
        ]
    }

    fn text(&mut self, row: usize) -> Option<&mut String> {
        match row {
            LINK => Some(&mut self.link),
            CODE => Some(&mut self.code),
            NAME => Some(&mut self.name),
            _ => None,
        }
    }

    fn add(&mut self, row: usize, text: &str) {
        self.fault = None;
        let Some(field) = self.text(row) else { return };
        let room = LONGEST.saturating_sub(field.chars().count());
        field.extend(text.chars().filter(|letter| !letter.is_control()).take(room));
    }

    fn go(&mut self, texts: &Texts) -> Go {
        match self.errand(texts) {
            Ok(errand) => Go::instead(Arrive::new(errand)),
            Err(fault) => {
                self.fault = Some(fault);
                Go::Stay
            }
        }
    }

    /// What is wanted, or what is wrong with it.
    fn errand(&self, texts: &Texts) -> Result<Errand, String> {
        let way: Way = self.link.parse().map_err(|error| format!("{error}"))?;
        let code = self.code.trim().to_lowercase();
        let want = match (way.place, code.as_str()) {
            (Some(place), _) => Want::Place(place),
            (None, "") => return Err(texts.say("door-code-note")),
            (None, code) => {
                let key = code.parse().map_err(|_| texts.say("online-code-bad"))?;
                Want::Code(key)
            }
        };
        let name = match self.name.trim() {
            "" => None,
            name => Some(PersonName::tidy(name).map_err(|_| texts.say("name-bad"))?),
        };
        Ok(Errand { server: way.server, want, watches: false, name })
    }
}

impl Screen for Door {
    fn draw(&mut self, stage: &Stage, canvas: &mut Canvas<'_>) {
        let texts = &stage.texts;
        let fields = self.fields(texts);
        canvas.title(&texts.say("online"));
        let area = canvas.area();
        let place = Rect {
            x: area.x + 2,
            y: area.y + 2,
            width: area.width - 4,
            height: fields.len() as u16,
        };
        self.form.draw(canvas, place, &fields);
        let note = fields.get(self.form.chosen(&fields)).and_then(|field| field.note.clone());
        let (told, ink) = match &self.fault {
            Some(fault) => (fault.clone(), Ink::Loss),
            None => (note.unwrap_or_default(), Ink::Faint),
        };
        let style = canvas.ink(ink);
        let lines = wrap(&canvas.tidy(&told), place.width, canvas.marks().cut);
        for (line, y) in lines.iter().zip(place.bottom() + 1..area.bottom() - 1) {
            canvas.put_in(Rect { y, height: 1, ..place }, line, style);
        }
        let choose = KeyHint::new(texts, Key::Down, "key-choose");
        canvas.last_row(&[
            KeyHint::new(texts, Key::Enter, "online-code-enter"),
            KeyHint { key: "↑↓".to_owned(), ..choose },
            KeyHint::new(texts, Key::Escape, "back"),
        ]);
    }

    fn hear(&mut self, stage: &mut Stage, input: Input) -> Go {
        let fields = self.fields(&stage.texts);
        match (self.form.hear(&fields, &input), &input) {
            (Deed::Typed(row, letter), _) => self.add(row, letter.encode_utf8(&mut [0; 4])),
            (Deed::Erased(row), _) => {
                self.fault = None;
                self.text(row).map(String::pop);
            }
            (Deed::Done(LINK..=GO), _) => return self.go(&stage.texts),
            (_, Input::Paste(text)) => self.add(self.form.chosen(&fields), text),
            (_, Input::Key(Key::Ctrl('u'))) => {
                let row = self.form.chosen(&fields);
                self.text(row).map(String::clear);
            }
            (_, Input::Key(Key::Escape)) => return Go::Back,
            _ => {}
        }
        Go::Stay
    }
}
