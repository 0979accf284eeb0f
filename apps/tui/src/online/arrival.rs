//! Coming to a server: becoming its guest, finding a table or founding one.

use super::guestbook::{Guestbook, GuestbookError};
use super::table::{Origin, Table};
use crate::game::{Clock, Keep, Waker};
use azulejo_client::{Address, ClientError, Visitor, command};
use azulejo_protocol::{
    Access, ChatScope, CreatedTable, Key, LevelName, PersonName, Place, TableId, TableOptions,
};
use azulejo_rules::Seat;
use std::io;
use std::sync::mpsc::{Receiver, RecvError, TryRecvError, channel};
use std::thread;
use std::time::Duration;
use tokio::runtime::Builder;
use tokio::time::timeout;

/// So long a server may take for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// What somebody wants at a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Errand {
    /// Which server.
    pub server: Address,
    /// What.
    pub want: Want,
    /// Whether only to watch.
    pub watches: bool,
    /// What they are called, if they have said.
    pub name: Option<PersonName>,
}

/// What somebody wants at a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Want {
    /// The table of a link.
    Place(Place),
    /// The table that a short code opens.
    Code(Key),
    /// A table of their own.
    New(Box<NewTable>),
}

/// A table that somebody would like to found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// What it is played with; nobody sits there yet.
    pub options: TableOptions,
    /// Who may find it.
    pub access: Access,
    /// What may be said.
    pub chat: ChatScope,
    /// The bots that sit there from the beginning.
    pub bots: Vec<(Seat, LevelName)>,
}

impl NewTable {
    /// The seat of whoever founds the table: the first that no bot has.
    pub fn own_seat(&self) -> Option<Seat> {
        let is_free = |seat: &Seat| self.bots.iter().all(|(bot, _)| bot != seat);
        self.options.rules.seats().find(is_free)
    }
}

/// Where on the way to a table somebody was stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// At the door of the server.
    Door,
    /// When the table of a code was looked for.
    Code,
    /// When a table was founded.
    Founding,
}

/// Why nobody has arrived.
#[derive(Debug, thiserror::Error)]
pub enum ArrivalError {
    /// The server can't be reached or refuses.
    #[error("{1}")]
    Server(Stop, ClientError),
    /// What is kept of the server can't be read.
    #[error(transparent)]
    Guestbook(GuestbookError),
    /// The link leads to no table.
    #[error("the link leads to a finished game, not to a table")]
    NoTable,
    /// The system gives no thread.
    #[error("{0}")]
    System(io::Error),
}

impl ArrivalError {
    /// The message that says it.
    pub const fn message(&self) -> &'static str {
        match self {
            ArrivalError::Server(Stop::Door, ClientError::Refused { status: 404 | 405, .. }) => {
                "online-none"
            }
            ArrivalError::Server(Stop::Code, ClientError::Refused { status: 400 | 404, .. }) => {
                "online-code-unknown"
            }
            ArrivalError::Server(
                Stop::Founding,
                ClientError::Refused { status: 400 | 404 | 405, .. },
            ) => "online-found-refused",
            ArrivalError::Server(_, ClientError::Refused { status: 429, .. }) => "online-too-many",
            ArrivalError::Server(_, ClientError::Refused { status: 503, .. }) => "online-busy",
            ArrivalError::Server(_, ClientError::Refused { .. } | ClientError::Unreadable(_))
            | ArrivalError::Guestbook(_)
            | ArrivalError::System(_) => "online-failed",
            ArrivalError::Server(..) => "online-unreachable",
            ArrivalError::NoTable => "online-no-table",
        }
    }
}

/// Somebody on the way to a table.
#[derive(Debug)]
pub struct Arrival {
    errand: Errand,
    answer: Receiver<Result<Found, ArrivalError>>,
    book: Guestbook,
    ground: (Clock, Waker),
}

/// What was found.
#[derive(Debug)]
struct Found {
    visitor: Visitor,
    table: TableId,
    key: Option<Key>,
    founded: Option<CreatedTable>,
}

impl Arrival {
    /// Sets out. Whoever is woken asks whether the table is there.
    ///
    /// # Errors
    ///
    /// If what is kept of the server can't be read, or nobody can set out.
    pub fn begin(
        errand: Errand,
        keep: Option<&Keep>,
        (clock, waker): (Clock, Waker),
    ) -> Result<Arrival, ArrivalError> {
        let book = Guestbook::of(keep, &errand.server).map_err(ArrivalError::Guestbook)?;
        let (teller, answer) = channel();
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(ArrivalError::System)?;
        let (wanted, cookie, bell) = (errand.clone(), book.cookie(), waker.clone());
        let work = move || {
            // Whoever has turned back does not want to know.
            let _ = teller.send(runtime.block_on(find(wanted, cookie)));
            bell.wake();
        };
        let spawned = thread::Builder::new().name("arrival".to_owned()).spawn(work);
        spawned.map_err(ArrivalError::System)?;
        Ok(Arrival { errand, answer, book, ground: (clock, waker) })
    }

    /// The errand.
    pub const fn errand(&self) -> &Errand {
        &self.errand
    }

    /// The table, once it is there.
    pub fn poll(&mut self) -> Option<Result<Table, ArrivalError>> {
        match self.answer.try_recv() {
            Ok(found) => Some(found.and_then(|found| self.open(found))),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(broken_down())),
        }
    }

    /// Waits for the table.
    ///
    /// # Errors
    ///
    /// Why nobody arrives.
    pub fn wait(&mut self) -> Result<Table, ArrivalError> {
        let found = self.answer.recv().map_err(|RecvError| broken_down())?;
        self.open(found?)
    }

    fn open(&mut self, found: Found) -> Result<Table, ArrivalError> {
        let Found { visitor, table, key, founded } = found;
        let kept = |error| ArrivalError::Guestbook(GuestbookError::File(error));
        if let Some(cookie) = visitor.cookie() {
            self.book.remember_cookie(cookie).map_err(kept)?;
        }
        if let Some(founded) = &founded {
            self.book.remember_hosted(founded).map_err(kept)?;
        }
        let (seat, watches) = match &self.errand.want {
            Want::Place(Place::Watch { .. }) => (None, true),
            Want::Place(Place::Table { seat, .. }) => (*seat, self.errand.watches),
            _ => (None, self.errand.watches),
        };
        let name = self.errand.name.clone().or_else(|| self.book.name().cloned());
        let hosted = founded.or_else(|| self.book.hosted(table));
        let origin = Origin { id: table, key, seat, watches, hosted, name };
        let mut table = Table::open(visitor, origin, self.book.clone(), self.ground.clone())
            .map_err(ArrivalError::System)?;
        if let Want::New(wanted) = &self.errand.want {
            table.move_in(wanted);
        }
        Ok(table)
    }
}

fn broken_down() -> ArrivalError {
    ArrivalError::System(io::Error::other("the way to the server broke down"))
}

async fn find(
    errand: Errand,
    cookie: Option<azulejo_client::Cookie>,
) -> Result<Found, ArrivalError> {
    let at = |stop| move |error| ArrivalError::Server(stop, error);
    let arriving = in_time(Visitor::return_to(errand.server, cookie));
    let mut visitor = arriving.await.map_err(at(Stop::Door))?;
    let (table, key, founded) = match errand.want {
        Want::Place(Place::Table { table, key, .. } | Place::Watch { table, key }) => {
            (table, key, None)
        }
        Want::Place(Place::Game { .. }) => return Err(ArrivalError::NoTable),
        Want::Code(code) => {
            let table = in_time(visitor.by_code(&code)).await.map_err(at(Stop::Code))?;
            (table, Some(code), None)
        }
        Want::New(wanted) => {
            let NewTable { options, access, chat, .. } = &*wanted;
            let founding = visitor.found(command(), options, *access, *chat);
            let founded = in_time(founding).await.map_err(at(Stop::Founding))?;
            (founded.table, None, Some(founded))
        }
    };
    Ok(Found { visitor, table, key, founded })
}

/// A server that does not answer is not there.
async fn in_time<T>(
    asking: impl Future<Output = Result<T, ClientError>>,
) -> Result<T, ClientError> {
    let late = |_| ClientError::Unreachable("it does not answer".into());
    timeout(PATIENCE, asking).await.map_err(late)?
}
