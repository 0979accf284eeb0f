//! On the way to a table of a server.

use super::waiting::Waiting;
use crate::canvas::{Canvas, KeyHint, wrap};
use crate::game::{Game, Ground};
use crate::input::{Input, Key};
use crate::online::{Arrival, ArrivalError, Errand, LineState, Table};
use crate::paint::Ink;
use crate::screen::{Go, Screen, Stage};
use crate::screens::play::Play;
use ratatui::layout::Rect;

/// On the way to a table of a server; it becomes the waiting room, or the table if a game has begun there.
#[derive(Debug)]
pub struct Arrive {
    /// What is tried again if it fails.
    errand: Option<Errand>,
    way: Way,
}

/// How far somebody has come.
#[derive(Debug)]
enum Way {
    /// They have not set out.
    Home,
    /// The server is asked.
    Asking(Box<Arrival>),
    /// The table is called.
    Calling(Box<Table>),
    /// They were stopped: what is said, and in detail.
    Stopped(&'static str, String),
}

impl Arrive {
    /// Goes to a server for something.
    pub fn new(errand: Errand) -> Arrive {
        Arrive { errand: Some(errand), way: Way::Home }
    }

    /// Comes to a table that has been found already.
    pub fn at(table: Table) -> Arrive {
        Arrive { errand: None, way: Way::Calling(Box::new(table)) }
    }

    fn set_out(&mut self, stage: &Stage) {
        let Some(errand) = self.errand.clone() else { return };
        let ground = (stage.clock.clone(), stage.waker.clone());
        self.way = match Arrival::begin(errand, stage.keep.as_ref(), ground) {
            Ok(arrival) => Way::Asking(Box::new(arrival)),
            Err(error) => Way::stopped(&error),
        };
    }

    /// Looks whether the table has told how things stand.
    fn look(&mut self, stage: &Stage) -> Go {
        let Way::Calling(table) = &mut self.way else { return Go::Stay };
        table.poll();
        if let LineState::Lost(_) = table.line() {
            self.way = Way::Stopped("online-no-table", String::new());
            return Go::Stay;
        }
        if table.line() != LineState::Live || table.lobby().is_none() {
            return Go::Stay;
        }
        match std::mem::replace(&mut self.way, Way::Home) {
            Way::Calling(table) => enter(*table, stage),
            _ => Go::Stay,
        }
    }
}

/// To the table if a game has begun there, else to the waiting room.
pub(super) fn enter(table: Table, stage: &Stage) -> Go {
    let ground = Ground { clock: stage.clock.clone(), keep: None, waker: stage.waker.clone() };
    match Game::there(ground, table) {
        Ok(game) => Go::instead(Play::new(game)),
        Err(table) => Go::instead(Waiting::new(*table)),
    }
}

impl Way {
    fn stopped(error: &ArrivalError) -> Way {
        Way::Stopped(error.message(), error.to_string())
    }

    const fn message(&self) -> &'static str {
        match self {
            Way::Home | Way::Asking(_) => "online-knocking",
            Way::Calling(_) => "online-calling",
            Way::Stopped(message, _) => message,
        }
    }
}

impl Screen for Arrive {
    fn draw(&mut self, stage: &Stage, canvas: &mut Canvas<'_>) {
        let texts = &stage.texts;
        canvas.title(&texts.say("online"));
        let area = canvas.area();
        let mut place =
            Rect { x: area.x + 2, y: area.y + 2, width: area.width - 4, height: area.height - 4 };
        let mut write = |canvas: &mut Canvas<'_>, text: &str, ink: Ink| {
            let style = canvas.ink(ink);
            for line in wrap(&canvas.tidy(text), place.width, canvas.marks().cut) {
                canvas.put_in(place, &line, style);
                place.y += 1;
                place.height = place.height.saturating_sub(1);
            }
        };
        write(canvas, &texts.say(self.way.message()), Ink::Text);
        let mut keys = Vec::new();
        if let Way::Stopped(_, why) = &self.way {
            write(canvas, why, Ink::Faint);
            let again = self.errand.as_ref();
            keys.extend(again.map(|_| KeyHint::new(texts, Key::Enter, "online-again")));
        }
        keys.push(KeyHint::new(texts, Key::Escape, "back"));
        canvas.last_row(&keys);
    }

    fn hear(&mut self, stage: &mut Stage, input: Input) -> Go {
        match input {
            Input::Key(Key::Escape | Key::Char('q')) => Go::Back,
            Input::Key(Key::Enter) if matches!(self.way, Way::Stopped(..)) => {
                self.set_out(stage);
                Go::Stay
            }
            _ => Go::Stay,
        }
    }

    fn poll(&mut self, stage: &mut Stage) -> Go {
        if let Way::Home = self.way {
            self.set_out(stage);
        }
        if let Way::Asking(arrival) = &mut self.way {
            match arrival.poll() {
                None => {}
                Some(Ok(table)) => self.way = Way::Calling(Box::new(table)),
                Some(Err(error)) => self.way = Way::stopped(&error),
            }
        }
        self.look(stage)
    }
}
