//! Talking at a table: what was said, set phrases, a line to write in where the table allows it, and who is muted.

use crate::canvas::{Canvas, Hit, KeyHint};
use crate::input::{Input, Key};
use crate::online::Table;
use crate::paint::Ink;
use crate::screen::Stage;
use crate::sheet::{Row, Sheet, rows_of};
use azulejo_protocol::{ChatScope, ChatText, Preset, Words};
use azulejo_rules::Seat;
use azulejo_view::hosted::preset_name;
use azulejo_view::story::refusal_message;
use azulejo_view::{Args, Texts};

/// The sheet on which one talks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Talk {
    typed: String,
    /// Which of the things that can be done is chosen.
    chosen: usize,
    /// The row in which what can be done begins.
    first: usize,
    /// Why something can't be said.
    fault: Option<String>,
}

/// What came of something that was done on the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TalkDeed {
    /// It stays open.
    Stay,
    /// It is closed.
    Close,
}

/// What can be done on the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    Say(Preset),
    Mute(Seat),
}

impl Talk {
    /// What can be done now.
    fn deeds(table: &Table) -> Vec<Deed> {
        let may_speak = table.own_seat().is_some() && table.chat() != ChatScope::Off;
        let presets = Preset::ALL.into_iter().filter(|_| may_speak).map(Deed::Say);
        presets.chain(table.speakers().into_iter().map(|(seat, _)| Deed::Mute(seat))).collect()
    }

    fn may_write(table: &Table) -> bool {
        table.own_seat().is_some() && table.chat() == ChatScope::Free
    }

    /// Somebody does something while the sheet is open.
    pub(crate) fn hear(&mut self, texts: &Texts, table: &mut Table, input: &Input) -> TalkDeed {
        let deeds = Talk::deeds(table);
        let last = deeds.len().saturating_sub(1);
        match input {
            Input::Key(Key::Down | Key::Tab) => self.chosen = (self.chosen + 1).min(last),
            Input::Key(Key::Up | Key::BackTab) => self.chosen = self.chosen.saturating_sub(1),
            Input::Key(Key::Backspace) => drop(self.typed.pop()),
            Input::Key(Key::Ctrl('u')) => self.typed.clear(),
            Input::Key(Key::Enter) if !self.typed.trim().is_empty() => self.send(texts, table),
            Input::Key(Key::Enter) => {
                let deed = deeds.get(self.chosen.min(last)).copied();
                self.act(texts, table, deed);
            }
            Input::Key(Key::Char(digit @ '1'..='8')) if self.typed.is_empty() => {
                let index = digit.to_digit(10).map_or(0, |digit| digit as usize - 1);
                let deed = deeds.get(index).copied().filter(|deed| matches!(deed, Deed::Say(_)));
                self.act(texts, table, deed);
            }
            Input::Key(Key::Char(letter)) if Talk::may_write(table) => {
                self.add(letter.encode_utf8(&mut [0; 4]));
            }
            Input::Paste(text) if Talk::may_write(table) => self.add(text),
            Input::Click(Some(Hit::Row(row))) => {
                // Rows above what can be done are what was said.
                let deed = row.checked_sub(self.first).and_then(|index| deeds.get(index)).copied();
                self.act(texts, table, deed);
            }
            Input::Click(Some(Hit::Sheet)) => {}
            Input::Key(Key::Escape | Key::Char('/' | 'q')) | Input::Click(_) => {
                return TalkDeed::Close;
            }
            _ => {}
        }
        TalkDeed::Stay
    }

    fn add(&mut self, text: &str) {
        self.fault = None;
        let room = ChatText::MOST.saturating_sub(self.typed.chars().count());
        self.typed.extend(text.chars().filter(|letter| !letter.is_control()).take(room));
    }

    fn send(&mut self, texts: &Texts, table: &Table) {
        match ChatText::tidy(&self.typed) {
            Ok(text) => {
                self.say(texts, table, Words::Text(text));
                self.typed.clear();
            }
            Err(_) => self.fault = Some(texts.say("chat-bad")),
        }
    }

    fn act(&mut self, texts: &Texts, table: &mut Table, deed: Option<Deed>) {
        match deed {
            Some(Deed::Say(preset)) => self.say(texts, table, Words::Preset(preset)),
            Some(Deed::Mute(seat)) => table.mute(seat),
            None => {}
        }
    }

    fn say(&mut self, texts: &Texts, table: &Table, words: Words) {
        let said = table.say(words);
        self.fault = said.err().map(|why| texts.say(refusal_message(&why)));
    }

    /// Draws the sheet over a screen. What is on it has been read.
    pub(crate) fn draw(&mut self, stage: &Stage, table: &mut Table, canvas: &mut Canvas<'_>) {
        table.read_all();
        let texts = &stage.texts;
        let deeds = Talk::deeds(table);
        self.chosen = self.chosen.min(deeds.len().saturating_sub(1));
        let mut below = self.written(texts, table);
        let fixed = below.len();
        below.extend(
            deeds.iter().zip(1..).map(|(deed, number)| deed_row(texts, table, *deed, number)),
        );
        let room = Sheet::room(canvas.area()).saturating_sub(below.len() + 1);
        let mut rows = heard(texts, table, canvas, room);
        rows.push(Row::new());
        self.first = rows.len() + fixed;
        rows.extend(below);
        let chosen = (!deeds.is_empty()).then_some(self.first + self.chosen);
        Sheet { title: texts.say("chat"), rows, chosen, above: 0 }.draw(canvas);
        canvas.last_row(&keys(texts, table));
    }

    /// What is being written, and what can't be said.
    fn written(&self, texts: &Texts, table: &Table) -> Vec<Row> {
        let mut rows = Vec::new();
        if let Some(fault) = &self.fault {
            rows.push(vec![(fault.clone(), Ink::Loss)]);
        }
        if Talk::may_write(table) {
            let label = format!("{}: ", texts.say("chat-field"));
            rows.push(vec![(label, Ink::Faint), (format!("{}_", self.typed), Ink::Strong)]);
        }
        rows
    }
}

/// The last of what was said that fits.
fn heard(texts: &Texts, table: &Table, canvas: &Canvas<'_>, room: usize) -> Vec<Row> {
    let width = Sheet::width(canvas.area());
    let mut rows: Vec<Row> = Vec::new();
    for said in table.said() {
        let line = format!("{}: {}", said.name, said.told(texts));
        rows.extend(rows_of(canvas, &line, width, Ink::Text));
    }
    if rows.is_empty() {
        rows = rows_of(canvas, &texts.say("chat-silent"), width, Ink::Faint);
    }
    rows.split_off(rows.len().saturating_sub(room.max(1)))
}

fn deed_row(texts: &Texts, table: &Table, deed: Deed, number: usize) -> Row {
    match deed {
        Deed::Say(preset) => {
            vec![(format!("{number}  "), Ink::Strong), (texts.say(preset_name(preset)), Ink::Text)]
        }
        Deed::Mute(seat) => {
            let id = if table.is_muted(seat) { "chat-unmute" } else { "chat-mute" };
            let speakers = table.speakers();
            let name = speakers.iter().find(|(speaker, _)| *speaker == seat);
            let name = name.map(|(_, name)| name.clone()).unwrap_or_default();
            vec![
                ("   ".to_owned(), Ink::Strong),
                (texts.tell(id, &Args::new().text("name", name)), Ink::Faint),
            ]
        }
    }
}

fn keys(texts: &Texts, table: &Table) -> Vec<KeyHint> {
    let choose = KeyHint::new(texts, Key::Down, "key-choose");
    let mut keys = Vec::new();
    if !Talk::deeds(table).is_empty() {
        keys.push(KeyHint::new(texts, Key::Enter, "chat-send"));
        keys.push(KeyHint { key: "↑↓".to_owned(), ..choose });
    }
    keys.push(KeyHint::new(texts, Key::Escape, "close"));
    keys
}
