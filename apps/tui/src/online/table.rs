//! A table of a server: what is known of it, and how to ask it for something.

use super::guestbook::Guestbook;
use super::said::Said;
use super::wire::{LineState, Told, Wire};
use super::{NewTable, Step};
use crate::game::{Clock, Waker};
use azulejo_client::{Address, Visitor};
use azulejo_link::Answer;
use azulejo_protocol::{
    CreatedTable, Event, Happening, Key, Lobby, Millis, Mirror, Occupant, PersonName, Request,
    Standing, TableId, Viewer,
};
use azulejo_rules::Seat;
use std::cell::Cell;
use std::io;
use std::time::Duration;

/// A table of a server: everything that a screen may follow, and how to ask it for something. The line is held as long
/// as this is.
#[derive(Debug)]
pub struct Table {
    pub(super) server: Address,
    pub(super) origin: Origin,
    pub(super) book: Guestbook,
    clock: Clock,
    wire: Wire,
    line: LineState,
    pub(super) standing: Standing,
    lobby: Option<Lobby>,
    present: (Viewer, u32),
    /// Those who have sat down since it was told who is there.
    fresh: Viewer,
    /// Everything that happened, from the founding on.
    log: Vec<Event>,
    pub(super) said: Vec<Said>,
    /// How much of it somebody has read here.
    pub(super) read: usize,
    /// Those who are not listened to here.
    pub(super) muted: Viewer,
    /// What happened since somebody last asked.
    news: Vec<Event>,
    answers: Vec<Answer>,
    /// How much was asked whose answer has not been heard by [`Table::poll`].
    unheard: Cell<usize>,
    /// Whether the table has told how things stand: what it tells from then on happens now.
    is_known: bool,
    /// Whether everything was told anew, so that what was known is to be forgotten.
    is_anew: bool,
}

/// How somebody has come to a table.
#[derive(Clone, Debug)]
pub(super) struct Origin {
    pub(super) id: TableId,
    /// What lets in where there is no seat.
    pub(super) key: Option<Key>,
    /// The one seat that it opens, if it is an invitation.
    pub(super) seat: Option<Seat>,
    /// Whether they only want to watch.
    pub(super) watches: bool,
    /// What opens the table, if it was founded here.
    pub(super) hosted: Option<CreatedTable>,
    /// What they are called.
    pub(super) name: Option<PersonName>,
}

impl Table {
    /// Opens the line to a table.
    pub(super) fn open(
        visitor: Visitor,
        origin: Origin,
        book: Guestbook,
        (clock, waker): (Clock, Waker),
    ) -> io::Result<Table> {
        let server = visitor.server().clone();
        let wire = Wire::call(visitor, origin.id, origin.key.clone(), (clock.clone(), waker))?;
        Ok(Table {
            server,
            origin,
            book,
            clock,
            wire,
            line: LineState::Calling,
            standing: Standing::default(),
            lobby: None,
            present: (Viewer::SPECTATOR, 0),
            fresh: Viewer::SPECTATOR,
            log: Vec::new(),
            said: Vec::new(),
            read: 0,
            muted: Viewer::SPECTATOR,
            news: Vec::new(),
            answers: Vec::new(),
            unheard: Cell::new(0),
            is_known: false,
            is_anew: false,
        })
    }

    /// Whoever founded a table sits down at once, with their bots.
    pub(super) fn move_in(&mut self, wanted: &NewTable) {
        for (seat, level) in &wanted.bots {
            self.ask(Request::SeatBot { seat: *seat, level: level.clone() });
        }
        if let (Some(seat), Some(name)) = (wanted.own_seat(), self.origin.name.clone()) {
            self.sit(seat, name);
        }
    }

    /// Hears what the line has brought; tells whether there was anything.
    pub fn poll(&mut self) -> bool {
        let told = self.wire.told();
        self.take(told)
    }

    /// The same, after waiting for at most so long.
    pub fn wait(&mut self, at_most: Duration) -> bool {
        let told = self.wire.wait(at_most);
        self.take(told)
    }

    fn take(&mut self, told: Vec<Told>) -> bool {
        let is_news = !told.is_empty();
        for told in told {
            match told {
                Told::Line(state) => self.line = self.line.then(state),
                Told::Anew => self.forget(),
                Told::Heard(heard) => {
                    self.hear(heard.news);
                    let answered = usize::from(heard.answer.is_some());
                    self.unheard.set(self.unheard.get().saturating_sub(answered));
                    self.answers.extend(heard.answer);
                }
            }
        }
        if is_news {
            let link = self.wire.link();
            self.standing = link.view().standing();
            if self.present != link.present() {
                self.present = link.present();
                self.fresh = Viewer::SPECTATOR;
            }
            self.lobby = link.view().lobby().cloned();
        }
        is_news
    }

    /// What had happened before somebody came is not shown as if it happened now.
    fn hear(&mut self, events: Vec<Event>) {
        if events.is_empty() {
            return;
        }
        let view = self.wire.link().view().clone();
        self.said.extend(events.iter().filter_map(|event| Said::of(event, &view)));
        self.log.extend(events.iter().cloned());
        let sat_down = events.iter().filter_map(|event| match event.what {
            Happening::Seated { seat, .. } => Some(seat),
            _ => None,
        });
        self.fresh = sat_down.fold(self.fresh, Viewer::with);
        if std::mem::replace(&mut self.is_known, true) {
            self.news.extend(events);
        } else {
            self.read = self.said.len();
        }
    }

    fn forget(&mut self) {
        self.log.clear();
        self.said.clear();
        self.news.clear();
        self.unheard.set(0);
        self.read = 0;
        self.is_known = false;
        self.is_anew = true;
    }

    /// Which table.
    pub const fn id(&self) -> TableId {
        self.origin.id
    }

    /// At which server.
    pub const fn server(&self) -> &Address {
        &self.server
    }

    /// How the line is.
    pub const fn line(&self) -> LineState {
        self.line
    }

    /// What this terminal is at the table.
    pub const fn standing(&self) -> Standing {
        self.standing
    }

    /// The seat of this terminal, if it has one.
    pub fn own_seat(&self) -> Option<Seat> {
        self.standing.viewer.seats().next()
    }

    /// The table before its first game; known afterwards, too.
    pub const fn lobby(&self) -> Option<&Lobby> {
        self.lobby.as_ref()
    }

    /// What is to be done before the game begins.
    pub fn step(&self) -> Option<Step> {
        self.lobby().map(|lobby| Step::of(lobby, self.standing))
    }

    /// The game that is played, or was played last.
    pub fn game(&self) -> Option<Mirror> {
        self.wire.link().view().game().cloned()
    }

    /// Whether a game has begun, as far as was heard by [`Table::poll`]: the line may know more, of which nobody was told.
    pub fn is_begun(&self) -> bool {
        self.log.iter().any(|event| matches!(event.what, Happening::Opened(_)))
    }

    /// Whether this terminal only watches.
    pub const fn watches(&self) -> bool {
        self.origin.watches
    }

    /// What this terminal's person was called last, or wants to be called.
    pub const fn name(&self) -> Option<&PersonName> {
        self.origin.name.as_ref()
    }

    /// Whether somebody is there; bots always are.
    pub fn is_present(&self, seat: Seat) -> bool {
        let is_there = self.present.0.acts_for(seat) || self.fresh.acts_for(seat);
        is_there || !self.is_person(seat)
    }

    fn is_person(&self, seat: Seat) -> bool {
        let in_game = self.wire.link().view().game().map(|game| game.is_person(seat));
        in_game.unwrap_or_else(|| {
            let who = self.lobby().and_then(|lobby| lobby.chair(seat)?.who.as_ref());
            who.is_some_and(Occupant::is_person)
        })
    }

    /// How many watch.
    pub const fn watching(&self) -> u32 {
        self.present.1
    }

    /// The time by the table's clock.
    pub fn now(&self) -> Millis {
        self.wire.link().table_time(self.clock.now())
    }

    /// Everything that happened, from the founding on.
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// What happened since this was last asked.
    pub fn take_news(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.news)
    }

    /// What was answered since this was last asked.
    pub fn take_answers(&mut self) -> Vec<Answer> {
        std::mem::take(&mut self.answers)
    }

    /// Whether everything was told anew since this was last asked.
    pub(crate) fn take_anew(&mut self) -> bool {
        self.is_known && std::mem::take(&mut self.is_anew)
    }

    /// Whether something was asked that the table has not answered.
    pub fn is_asking(&self) -> bool {
        !self.wire.link().open().is_empty()
    }

    /// Whether the table is about to tell something that what is said next may depend on: how things stand, or what
    /// came of what was asked. Nobody waits for a line that broke off.
    pub(crate) fn is_owing(&self) -> bool {
        match self.line {
            LineState::Calling => true,
            LineState::Live => !self.is_known || self.unheard.get() > 0,
            LineState::Waiting | LineState::Lost(_) => false,
        }
    }

    /// Asks for something; what came of it is in the answers later.
    pub fn ask(&self, request: Request) {
        self.unheard.set(self.unheard.get() + 1);
        self.wire.ask(request);
    }
}

impl LineState {
    /// A line that was never open and does not open is still being called.
    fn then(self, next: LineState) -> LineState {
        match (self, next) {
            (LineState::Calling, LineState::Waiting) => LineState::Calling,
            (_, next) => next,
        }
    }
}
