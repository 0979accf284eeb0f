//! A table of the server, as the screens follow it.

mod chat;
mod screen;

pub(crate) use chat::Said;
pub(crate) use screen::TableScreen;

use crate::place::Place;
use crate::wire::Wire;
use azulejo_link::{Answer, Heard, Link, Lost};
use azulejo_protocol::{
    Event, Happening, Key, Lobby, Millis, Mirror, Occupant, Request, Standing, TableId, Viewer,
};
use azulejo_rules::Seat;
use azulejo_view::hosted::seat_refusal_message;
use azulejo_web::clock;
use azulejo_web::live::{Local, State, Stored};
use azulejo_web::session::{Line, Session, use_session};
use azulejo_web::ui::{Toasts, use_toasts};
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;
use std::rc::Rc;
use std::sync::Arc;

/// How the line to the table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum LineState {
    /// It is being opened for the first time.
    #[default]
    Calling,
    /// It is open.
    Live,
    /// It broke off, and is opened again.
    Waiting,
    /// It will not be opened again.
    Lost(Lost),
}

/// A table of the server: everything that a screen may follow, and how to ask it for something. Closed when the screen
/// that opened it is left. A small name of what is kept, for closures to copy.
#[derive(Clone, Copy)]
pub(crate) struct Table(Stored<Parts>);

/// What a table consists of.
struct Parts {
    id: TableId,
    session: Session,
    toasts: Toasts,
    words: Words,
    line: State<LineState>,
    standing: State<Standing>,
    lobby: State<Option<Lobby>>,
    present: State<(Viewer, u32)>,
    said: State<Vec<Said>>,
    /// Those who are not listened to here.
    muted: State<Vec<Seat>>,
    /// Everything that happened, from the founding on.
    log: Local<Vec<Event>>,
    /// By how much the table's clock is ahead of ours, in milliseconds.
    ahead: Local<i64>,
    /// Whether the table has told how things stand: what it tells from then on happens now.
    is_known: Local<bool>,
    wire: Local<Option<Rc<Wire>>>,
}

impl Table {
    /// Opens the line to a table.
    pub(crate) fn open(id: TableId, key: Option<Key>) -> Table {
        let table = Table(Stored::new(Parts {
            id,
            session: use_session(),
            toasts: use_toasts(),
            words: use_words(),
            line: State::new(LineState::Calling),
            standing: State::new(Standing::default()),
            lobby: State::new(None),
            present: State::new((Viewer::SPECTATOR, 0)),
            said: State::new(Vec::new()),
            muted: State::new(Vec::new()),
            log: Local::new(Vec::new()),
            ahead: Local::new(0),
            is_known: Local::new(false),
            wire: Local::new(None),
        }));
        table.parts().wire.set(Some(Wire::call(id, key, table)));
        table.session().follow_line(Rc::new(AtTable(table)));
        on_cleanup(move || table.close());
        table
    }

    fn parts(self) -> Arc<Parts> {
        self.0.read()
    }

    fn close(self) {
        self.parts().wire.set(None);
        self.parts().session.leave_line();
    }

    /// Which table.
    pub(crate) fn id(self) -> TableId {
        self.parts().id
    }

    /// The game at this table, as any game is followed.
    pub(crate) fn session(self) -> Session {
        self.parts().session
    }

    /// Follows how the line is.
    pub(crate) fn line(self) -> LineState {
        self.parts().line.get()
    }

    /// Follows what this browser is at the table.
    pub(crate) fn standing(self) -> Standing {
        self.parts().standing.get()
    }

    /// Follows the seat of this browser, if it has one.
    pub(crate) fn own_seat(self) -> Option<Seat> {
        self.standing().viewer.seats().next()
    }

    /// The table before its first game; followed, and known afterwards, too.
    pub(crate) fn lobby(self) -> State<Option<Lobby>> {
        self.parts().lobby
    }

    /// Follows whether a game has begun.
    pub(crate) fn is_begun(self) -> bool {
        self.parts().session.table().with(Option::is_some)
    }

    /// Follows whether somebody at a seat is there; bots always are.
    pub(crate) fn is_present(self, seat: Seat) -> bool {
        self.parts().present.with(|(seats, _)| seats.acts_for(seat)) || !self.is_person(seat)
    }

    /// Follows whether a person sits at a seat.
    pub(crate) fn is_person(self, seat: Seat) -> bool {
        let in_game =
            self.parts().session.table().with(|it| it.as_ref().map(|it| it.is_person(seat)));
        in_game.unwrap_or_else(|| {
            self.parts().lobby.with(|lobby| {
                let who = lobby.as_ref().and_then(|lobby| lobby.chair(seat)?.who.as_ref());
                who.is_some_and(Occupant::is_person)
            })
        })
    }

    /// Follows how many watch.
    pub(crate) fn watching(self) -> u32 {
        self.parts().present.with(|(_, watching)| *watching)
    }

    /// What was said, in order; followed.
    pub(crate) fn said(self) -> State<Vec<Said>> {
        self.parts().said
    }

    /// Those who are not listened to here; followed.
    pub(crate) fn muted(self) -> State<Vec<Seat>> {
        self.parts().muted
    }

    /// Listens to somebody no longer, or again.
    pub(crate) fn mute(self, seat: Seat) {
        self.parts().muted.update(|muted| {
            let before = muted.len();
            muted.retain(|other| *other != seat);
            if muted.len() == before {
                muted.push(seat);
            }
        });
    }

    /// Everything that happened, from the founding on.
    pub(crate) fn log(self) -> Vec<Event> {
        self.parts().log.try_update(|log| log.clone()).unwrap_or_default()
    }

    /// The time by the table's clock.
    pub(crate) fn now(self) -> Millis {
        let ahead = self.parts().ahead.try_update(|ahead| *ahead).unwrap_or_default();
        Millis(clock::now().saturating_add_signed(ahead))
    }

    /// Asks for something that has to do with seats and words; what has to do with the game is asked of the session.
    pub(crate) fn ask(self, request: Request) {
        let wire = self.parts().wire.try_update(|wire| wire.clone()).flatten();
        if let Some(wire) = wire {
            wire.ask(request);
        }
    }

    /// Hears something.
    pub(crate) fn hear(self, link: &Link, heard: Heard) {
        let view = link.view();
        if self.parts().standing.get_untracked() != view.standing() {
            self.parts().standing.set(view.standing());
        }
        self.parts().session.sit(view.standing().viewer);
        if self.parts().present.get_untracked() != link.present() {
            self.parts().present.set(link.present());
        }
        self.parts().ahead.set(link.ahead());
        self.parts().log.update(|log| log.extend(heard.news.iter().cloned()));
        self.note_words(view, &heard.news);
        if self.parts().lobby.with_untracked(|lobby| lobby.as_ref() != view.lobby()) {
            self.parts().lobby.set(view.lobby().cloned());
        }
        self.follow_game(view.game(), heard.news);
        if link.is_live() && self.parts().line.get_untracked() != LineState::Live {
            self.parts().line.set(LineState::Live);
        }
        if let Some(answer) = heard.answer {
            self.answered(&answer);
        }
    }

    /// What had happened before this browser came is not shown as if it happened now.
    fn follow_game(self, game: Option<&Mirror>, news: Vec<Event>) {
        if news.is_empty() {
            return;
        }
        let was_known = self.parts().is_known.try_update(|known| std::mem::replace(known, true));
        let is_playing = self.parts().session.table().with_untracked(Option::is_some);
        match game {
            None => {}
            Some(_) if is_playing => self.parts().session.hear(news),
            Some(_) if was_known == Some(true) => {
                let is_before = |event: &Event| !matches!(event.what, Happening::Opened(_));
                self.parts().session.hear(news.into_iter().skip_while(is_before).collect());
            }
            Some(game) => self.parts().session.come_to(game.clone()),
        }
    }

    fn answered(self, answer: &Answer) {
        let result = answer.result.map(drop);
        match (&answer.ask.request, result) {
            (request, Err(refusal)) if request.is_before_the_game() => {
                self.parts().toasts.warn(self.parts().words.now(seat_refusal_message(&refusal)));
            }
            (request, result) => self.parts().session.answered(request, result),
        }
    }

    /// The line broke off.
    pub(crate) fn waits(self) {
        if !matches!(self.parts().line.get_untracked(), LineState::Calling | LineState::Waiting) {
            self.parts().line.set(LineState::Waiting);
        }
    }

    /// The line will not be opened again.
    pub(crate) fn lost(self, why: Lost) {
        self.parts().line.set(LineState::Lost(why));
    }

    /// What is known can't be trusted: everything is told anew.
    pub(crate) fn begin_anew(self) {
        self.parts().is_known.set(false);
        self.parts().lobby.set(None);
        self.parts().said.set(Vec::new());
        self.parts().log.set(Vec::new());
        self.parts().session.follow_line(Rc::new(AtTable(self)));
    }
}

/// The table, for the session.
struct AtTable(Table);

impl Line for AtTable {
    fn ask(&self, request: Request) {
        self.0.ask(request);
    }

    fn origin(&self) -> String {
        self.0.id().to_string()
    }
}

/// The table, of the screen's context.
pub(crate) fn use_table() -> Table {
    expect_context()
}

/// The link that leads somebody here, with what opens it.
pub(crate) fn link(place: &Place) -> String {
    let location = window().location();
    let origin = location.origin().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    format!("{origin}{path}{}", place.href())
}
