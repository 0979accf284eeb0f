//! A game at this device: the page is the host of its own room.
//!
//! # What a screen may use
//!
//! [`use_session`] gives the [`Session`], which is `Copy`. Everything that starts with "follows" below
//! is a signal: read in a view or an effect, it makes that run again.
//!
//! - [`Session::table`] follows the table (`None` while none is open): its position, whose turn, who
//!   sits where, what may be asked ([`Mirror::check`], [`Mirror::can_undo`] with
//!   [`Session::viewer`]). It is the newest state, not the one that has been animated.
//! - [`Session::take_news`] follows what happened and hands it out once, in order: each [`News`] has the
//!   event, what it changed and the table before and after it. Whoever animates keeps its own shown
//!   position and walks through the news; whoever does not may ignore them all.
//! - [`Session::thinking`] follows who thinks: a bot, a hint, or nobody because thinking was stopped.
//! - [`Session::hint`] follows the hint that was found for this turn.
//! - [`Session::request`] asks for anything and answers at once, by the rules of the room. For what is
//!   asked often there are [`Session::play`], [`Session::undo`], [`Session::rematch`].
//! - [`Session::ask_hint`], [`Session::stop`] and [`Session::go_on`] for thinking.
//! - [`Session::is_elsewhere`] follows whether another tab of this browser has taken the game over.
//! - [`Session::names`] follows what the players are called, for the narrator.
//!
//! After every event the game is saved on the device; [`Session::open`] is for the start screen.

mod deliver;
mod elsewhere;
mod kept;
mod there;
mod think;

pub use there::Line;
pub use think::{Hint, Thinking};

use crate::bots::Bots;
use crate::clock::{self, Alarm};
use crate::library::Library;
use crate::live::{Local, State};
use crate::page::use_page;
use crate::ui::Toasts;
use crate::words::Words;
use azulejo_fair::Nonce;
use azulejo_protocol::{
    Ask, CommandId, FirstSeat, Millis, Mirror, News, OptionsFaults, Refusal, Request, Start,
    TableOptions, Viewer,
};
use azulejo_room::{Room, Seed};
use azulejo_rules::{Move, Seat};
use azulejo_view::Names;
use leptos::prelude::untrack;
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;

/// A game at this device, in the page's context.
#[derive(Clone, Copy)]
pub struct Session {
    table: State<Option<Mirror>>,
    news: State<VecDeque<News>>,
    thinking: State<Thinking>,
    hint: State<Option<Hint>>,
    elsewhere: State<bool>,
    host: Local<Option<Host>>,
    /// The line to a server, if the table is one of its tables.
    line: Local<Option<Rc<dyn Line>>>,
    /// The seats of this browser at such a table.
    guest: State<Option<Viewer>>,
    /// The turn for which a move is on its way there.
    sent: State<Option<u32>>,
    /// What is to be played after it.
    rest: Local<VecDeque<Move>>,
    bots: Bots,
    /// The game whose players know that no network could be loaded.
    told_network: Local<Option<String>>,
    library: Library,
    toasts: Toasts,
    words: Words,
}

/// The room and what it takes to run it.
struct Host {
    room: Room,
    /// Tells this table from all others on this device, and how its bots err.
    mark: u64,
    alarm: Option<Alarm>,
}

impl Session {
    /// No table is open; [`Session::restore`] opens the one that was left.
    pub fn new(library: Library, toasts: Toasts, words: Words) -> Session {
        Session {
            table: State::new(None),
            news: State::new(VecDeque::new()),
            thinking: State::new(Thinking::Nobody),
            hint: State::new(None),
            elsewhere: State::new(false),
            host: Local::new(None),
            line: Local::new(None),
            guest: State::new(None),
            sent: State::new(None),
            rest: Local::new(VecDeque::new()),
            bots: Bots::new(),
            told_network: Local::new(None),
            library,
            toasts,
            words,
        }
    }

    /// Opens a table. A game that is not finished is put aside into the library first.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the options or the starting point; the old table is still open.
    pub fn open(self, options: TableOptions, start: Start) -> Result<(), OptionsFaults> {
        let seed = Seed::new(clock::seed());
        let (room, sent) = Room::open(now(), options, start, seed)?;
        self.put_aside();
        let host = Host { room, mark: clock::seed(), alarm: None };
        self.host.set(Some(host));
        self.elsewhere.set(false);
        // Nobody asked the room, so nothing can be refused.
        let _ = self.deliver(sent);
        self.prepare_bots();
        Ok(())
    }

    /// Closes the table. A game that is not finished goes into the library.
    pub fn put_aside(self) {
        self.keep_unfinished();
        self.close();
        kept::forget();
    }

    /// Closes the table and leaves what is kept of it as it is.
    fn close(self) {
        self.bots.stop();
        self.host.update(|host| {
            if let Some(alarm) = host.take().and_then(|host| host.alarm) {
                alarm.stop();
            }
        });
        self.hang_up();
        self.news.set(VecDeque::new());
        self.thinking.set(Thinking::Nobody);
        self.hint.set(None);
        self.table.set(None);
    }

    /// Follows the table; `None` while none is open.
    pub fn table(self) -> State<Option<Mirror>> {
        self.table
    }

    /// Follows the seats that act at this device: all people of the table, or those that a server knows as this
    /// browser's.
    pub fn viewer(self) -> Viewer {
        match self.guest.get() {
            Some(viewer) => viewer,
            None => self.table.with(|table| table.as_ref().map_or(Viewer::SPECTATOR, viewer_of)),
        }
    }

    /// The same, now.
    pub fn viewer_untracked(self) -> Viewer {
        untrack(|| self.viewer())
    }

    /// Follows what the players are called.
    pub fn names(self) -> Option<Names> {
        let texts = self.words.texts();
        self.table.with(|table| Some(Names::of_table(&texts, table.as_ref()?)))
    }

    /// Follows what happened since it was last asked, and hands it out once.
    pub fn take_news(self) -> Vec<News> {
        if self.news.with(VecDeque::is_empty) {
            return Vec::new();
        }
        let news = self.news.replace_untracked(VecDeque::new());
        Arc::unwrap_or_clone(news).into()
    }

    /// Follows who thinks.
    pub fn thinking(self) -> Thinking {
        self.thinking.get()
    }

    /// Follows the hint for this turn.
    pub fn hint(self) -> Option<Hint> {
        self.hint.get()
    }

    /// Asks the room for something, in the name of a person at this device. What happens is in the
    /// table and the news when this returns.
    ///
    /// # Errors
    ///
    /// Why the room refuses; nothing has changed.
    pub fn request(self, request: Request) -> Result<(), Refusal> {
        if let Some(line) = self.line() {
            return self.request_there(&*line, request);
        }
        let sent = self.with_host(|host| {
            let ask = Ask { id: command_id(host.room.mirror().number()), request };
            let viewer = viewer_of(host.room.mirror());
            host.room.handle(now(), viewer, &ask)
        });
        self.deliver(sent.unwrap_or_default())
    }

    /// Plays moves of whoever is to move, one after another.
    ///
    /// # Errors
    ///
    /// Why the room refuses one; those before it are played.
    pub fn play(self, moves: &[Move]) -> Result<(), Refusal> {
        match moves {
            // The rest is played when the server has told of the first.
            [first, rest @ ..] if self.line().is_some() => self.play_there(*first, rest),
            moves => moves.iter().try_for_each(|&mv| self.play_one(mv)),
        }
    }

    fn play_one(self, mv: Move) -> Result<(), Refusal> {
        let Some((seat, at)) = self.turn() else { return Err(Refusal::GameOver) };
        self.request(Request::Play { seat, mv, at })
    }

    /// Takes back the last decision of a person, with what bots did since.
    ///
    /// # Errors
    ///
    /// Why the room refuses.
    pub fn undo(self) -> Result<(), Refusal> {
        let table = self.table.get_untracked();
        let Some(table) = table else { return Err(Refusal::GameOver) };
        let viewer = self.viewer_untracked();
        let seat = table.people().find(|&seat| viewer.acts_for(seat)).ok_or(Refusal::NoTakeback)?;
        self.request(Request::Undo { seat, at: table.turn() })
    }

    /// Plays again with the start rotated: everybody at this device agrees. Where bots play among
    /// themselves nobody can ask the room, so a new table is opened.
    ///
    /// # Errors
    ///
    /// Why the room refuses.
    pub fn rematch(self) -> Result<(), Refusal> {
        let Some(table) = self.table.get_untracked() else { return Err(Refusal::GameGoesOn) };
        let people = people_at_start(&table);
        if people.is_empty() {
            return self.open(rotated(&table), Start::Fresh).map_err(|_| Refusal::GameGoesOn);
        }
        let game = table.game_number();
        let (nonce, viewer) = (table.fair().map(|_| nonce()), self.viewer_untracked());
        // One of them asks, and the room hears all who sit at this device.
        let mut here = people.into_iter().filter(|&seat| viewer.acts_for(seat));
        let seat = here.next().ok_or(Refusal::GameGoesOn)?;
        self.request(Request::Rematch { seat, game, nonce })
    }

    /// Whose turn it is, and which.
    fn turn(self) -> Option<(Seat, u32)> {
        self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            Some((table.to_move()?, table.turn()))
        })
    }

    fn with_host<T>(self, act: impl FnOnce(&mut Host) -> T) -> Option<T> {
        self.host.try_update(|host| host.as_mut().map(act)).flatten()
    }
}

fn viewer_of(table: &Mirror) -> Viewer {
    Viewer::of(people_at_start(table))
}

/// Everybody who sat down as a person, also if a bot has taken over since.
fn people_at_start(table: &Mirror) -> Vec<Seat> {
    let seats = table.options().rules.seats().zip(&table.options().seats);
    seats.filter(|(_, occupant)| occupant.is_person()).map(|(seat, _)| seat).collect()
}

/// The same table with the next seat beginning.
fn rotated(table: &Mirror) -> TableOptions {
    let mut options = table.options().clone();
    let next = options.rules.seats_from(table.first()).nth(1);
    options.first = next.map_or(FirstSeat::Drawn, FirstSeat::Chosen);
    options
}

/// What a seat adds to the chance of a game.
pub fn nonce() -> Nonce {
    let bits = u128::from(clock::seed()) << 64 | u128::from(clock::seed());
    Nonce::from_bytes(bits.to_be_bytes())
}

/// A name for a command that nobody else has given: chance, and the event after which it is asked, so that a browser
/// whose chance repeats itself names no two commands of a game alike.
fn command_id(after: u32) -> CommandId {
    CommandId(u128::from(clock::seed()) << 64 | u128::from(after))
}

fn now() -> Millis {
    Millis(clock::now())
}

/// The game at this device, of the page's context.
pub fn use_session() -> Session {
    use_page().session
}
