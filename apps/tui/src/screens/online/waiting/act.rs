//! What can be done in the waiting room.

use super::name::NameEntry;
use super::{Sheet, Talk, Waiting};
use crate::form::turned;
use crate::input::{Input, Key};
use crate::online::{Step, Table};
use crate::screen::{Go, Stage};
use azulejo_protocol::{Chair, ChatScope, Request};
use azulejo_rules::Seat;
use azulejo_search::Level;
use azulejo_view::hosted::occupant_name;
use azulejo_view::{Args, Texts};

/// What can be done in the waiting room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Act {
    /// Begin the game.
    Begin,
    /// Say that one is ready.
    Ready,
    /// Sit down at the chosen seat.
    Sit,
    /// Put a bot on it.
    Bot,
    /// Move whoever sits there one seat up.
    Up,
    /// Get up, or ask somebody to.
    Vacate,
    /// See the link for others.
    Invite,
    /// Talk.
    Talk,
    /// Leave the room; the seat is kept.
    Leave,
}

impl Act {
    const ALL: [Act; 9] = [
        Act::Begin,
        Act::Ready,
        Act::Sit,
        Act::Bot,
        Act::Up,
        Act::Vacate,
        Act::Invite,
        Act::Talk,
        Act::Leave,
    ];

    /// Its key.
    const fn key(self) -> Key {
        match self {
            Act::Begin => Key::Char('g'),
            Act::Ready => Key::Char('r'),
            Act::Sit => Key::Char('s'),
            Act::Bot => Key::Char('b'),
            Act::Up => Key::Char('u'),
            Act::Vacate => Key::Char('x'),
            Act::Invite => Key::Char('i'),
            Act::Talk => Key::Char('/'),
            Act::Leave => Key::Char('q'),
        }
    }

    /// What a key does; Enter does the first thing that is to be done.
    pub(super) fn of_key(table: &Table, chosen: Seat, key: Key) -> Option<Act> {
        let mut offered = Act::offered(table, chosen);
        match key {
            Key::Enter => offered.find(|act| matches!(act, Act::Begin | Act::Ready | Act::Sit)),
            Key::Escape => Some(Act::Leave),
            Key::Delete => offered.find(|act| *act == Act::Vacate),
            key => offered.find(|act| act.key() == key),
        }
    }

    /// What can be done now about the chosen seat and the table, with its key and its name.
    pub(super) fn hints(texts: &Texts, table: &Table, chosen: Seat) -> Vec<(Key, String)> {
        let hint = |act: Act| (act.key(), act.name(texts, table, chosen));
        Act::offered(table, chosen).map(hint).collect()
    }

    fn offered(table: &Table, chosen: Seat) -> impl Iterator<Item = Act> {
        Act::ALL.into_iter().filter(move |act| act.is_offered(table, chosen))
    }

    fn is_offered(self, table: &Table, chosen: Seat) -> bool {
        let chair = table.lobby().and_then(|lobby| lobby.chair(chosen));
        let is_taken = chair.is_some_and(|chair: &Chair| chair.who.is_some());
        let standing = table.standing();
        match self {
            Act::Begin => table.step() == Some(Step::Begin),
            Act::Ready => table.step() == Some(Step::OwnReady),
            Act::Sit => table.may_sit(chosen),
            Act::Bot => standing.is_host && chair.is_some() && !is_taken,
            Act::Up => standing.is_host && is_taken && chosen.index() > 0,
            Act::Vacate => is_taken && (standing.is_host || standing.viewer.acts_for(chosen)),
            Act::Invite => table.invitation().is_some(),
            Act::Talk => table.chat() != ChatScope::Off,
            Act::Leave => true,
        }
    }

    fn name(self, texts: &Texts, table: &Table, chosen: Seat) -> String {
        let who = table.lobby().and_then(|lobby| lobby.chair(chosen)?.who.as_ref());
        let name = who.map(|who| occupant_name(texts, who)).unwrap_or_default();
        let named = Args::new().text("name", name);
        match self {
            Act::Begin => texts.say("begin"),
            Act::Ready => texts.say("begin-ready"),
            Act::Sit => texts.say("chair-sit"),
            Act::Bot => texts.say("chair-add-bot"),
            Act::Up => texts.tell("chair-up", &named),
            Act::Vacate if table.standing().viewer.acts_for(chosen) => texts.say("chair-leave"),
            Act::Vacate => texts.tell("chair-remove", &named),
            Act::Invite => texts.say("invite-title"),
            Act::Talk => texts.say("chat"),
            Act::Leave => texts.say("menu-home"),
        }
    }
}

impl Waiting {
    /// Does something.
    pub(super) fn act(&mut self, stage: &Stage, act: Act) -> Go {
        let Some(table) = &mut self.table else { return Go::Back };
        let seat = self.chosen;
        match act {
            Act::Begin => table.begin(),
            Act::Ready => table.be_ready(),
            Act::Sit => {
                let entry = NameEntry::new(&stage.texts, seat, table.name());
                self.sheet = Some(Sheet::Name(entry));
            }
            Act::Bot => self.sheet = Some(Sheet::Bot(seat, Level::Medium)),
            Act::Up => {
                if let Some(with) = seat.index().checked_sub(1).map(|before| Seat::ALL[before]) {
                    table.ask(Request::Swap { seat, with });
                    self.chosen = with;
                }
            }
            Act::Vacate => table.ask(Request::Vacate { seat }),
            Act::Invite => self.sheet = Some(Sheet::Invite),
            Act::Talk => self.sheet = Some(Sheet::Talk(Talk::default())),
            Act::Leave => return Go::Back,
        }
        Go::Stay
    }

    /// Somebody chooses a bot.
    pub(super) fn hear_bot(&mut self, seat: Seat, level: Level, input: &Input) {
        let Some(table) = &self.table else { return };
        let by = match input {
            Input::Key(Key::Right | Key::Down | Key::Char(' ')) => 1,
            Input::Key(Key::Left | Key::Up) => -1,
            Input::Key(Key::Enter) => {
                if let Ok(level) = level.name().parse() {
                    table.ask(Request::SeatBot { seat, level });
                }
                self.sheet = None;
                return;
            }
            Input::Key(_) | Input::Click(None) => {
                self.sheet = None;
                return;
            }
            _ => return,
        };
        self.sheet = Some(Sheet::Bot(seat, turned(&Level::ALL, level, by)));
    }
}
