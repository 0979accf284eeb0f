//! The waiting room: who sits where, how others get here, what will be played.

mod act;
mod draw;
mod name;

use super::arrive::enter;
use super::{Talk, TalkDeed};
use crate::canvas::{Canvas, Hit};
use crate::input::{Input, Key};
use crate::online::Table;
use crate::screen::{Go, Screen, Stage};
use act::Act;
use azulejo_protocol::Refusal;
use azulejo_rules::Seat;
use azulejo_search::Level;
use azulejo_view::hosted::seat_refusal_message;
use name::NameEntry;

/// The waiting room of a table.
#[derive(Debug)]
pub struct Waiting {
    /// The table, until a game has begun there.
    table: Option<Table>,
    /// The seat that something can be done about.
    chosen: Seat,
    sheet: Option<Sheet>,
    /// Why something was refused.
    notice: Option<String>,
}

/// What lies over the room.
#[derive(Debug)]
enum Sheet {
    /// Somebody sits down and says their name.
    Name(NameEntry),
    /// A bot for a seat is chosen.
    Bot(Seat, Level),
    /// The link, and its picture.
    Invite,
    /// What is said.
    Talk(Talk),
}

impl Waiting {
    /// The room of a table.
    pub fn new(table: Table) -> Waiting {
        let chosen = table.free_seat().or_else(|| table.own_seat()).unwrap_or(Seat::ALL[0]);
        Waiting { table: Some(table), chosen, sheet: None, notice: None }
    }

    /// The table.
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// What the table has answered.
    fn take_answers(&mut self, stage: &Stage) {
        let Some(table) = &mut self.table else { return };
        for answer in table.take_answers() {
            match answer.result {
                Ok(_) | Err(Refusal::ReadyBefore) => {}
                Err(why) => self.notice = Some(stage.texts.say(seat_refusal_message(&why))),
            }
        }
    }

    /// Chooses another seat.
    fn choose(&mut self, by: isize) {
        let Some(lobby) = self.table.as_ref().and_then(Table::lobby) else { return };
        let last = lobby.chairs().len().saturating_sub(1);
        let at = self.chosen.index().saturating_add_signed(by).min(last);
        self.chosen = Seat::ALL[at];
    }

    fn hear_sheet(&mut self, stage: &Stage, input: &Input) -> Go {
        let (Some(sheet), Some(table)) = (&mut self.sheet, &mut self.table) else {
            return Go::Stay;
        };
        match sheet {
            Sheet::Talk(talk) => {
                if talk.hear(&stage.texts, table, input) == TalkDeed::Close {
                    self.sheet = None;
                }
            }
            Sheet::Invite => {
                if matches!(input, Input::Key(_) | Input::Click(_)) {
                    self.sheet = None;
                }
            }
            Sheet::Name(entry) => match entry.hear(input) {
                name::Deed::Stay => {}
                name::Deed::Close => self.sheet = None,
                name::Deed::Said(seat, name) => {
                    table.sit(seat, name);
                    self.sheet = None;
                }
            },
            Sheet::Bot(seat, level) => {
                let (seat, level) = (*seat, *level);
                self.hear_bot(seat, level, input);
            }
        }
        Go::Stay
    }

    fn hear_key(&mut self, stage: &Stage, key: Key) -> Go {
        match key.latin() {
            Key::Up | Key::BackTab => self.choose(-1),
            Key::Down | Key::Tab => self.choose(1),
            key => {
                let Some(table) = &self.table else { return Go::Back };
                let act = Act::of_key(table, self.chosen, key);
                return act.map_or(Go::Stay, |act| self.act(stage, act));
            }
        }
        Go::Stay
    }
}

impl Screen for Waiting {
    fn draw(&mut self, stage: &Stage, canvas: &mut Canvas<'_>) {
        self.draw_room(stage, canvas);
        self.draw_sheet(stage, canvas);
    }

    fn hear(&mut self, stage: &mut Stage, input: Input) -> Go {
        if self.sheet.is_some() {
            return self.hear_sheet(stage, &input);
        }
        self.notice = None;
        match input {
            Input::Key(key) => self.hear_key(stage, key),
            Input::Click(Some(Hit::Row(row))) => {
                if let Some(&seat) = Seat::ALL.get(row) {
                    self.chosen = seat;
                }
                Go::Stay
            }
            Input::Scroll(rows) => {
                self.choose(if rows < 0 { -1 } else { 1 });
                Go::Stay
            }
            _ => Go::Stay,
        }
    }

    fn poll(&mut self, stage: &mut Stage) -> Go {
        let Some(table) = &mut self.table else { return Go::Back };
        table.poll();
        self.take_answers(stage);
        match self.table.take() {
            Some(table) if table.is_begun() => enter(table, stage),
            table => {
                self.table = table;
                Go::Stay
            }
        }
    }
}
