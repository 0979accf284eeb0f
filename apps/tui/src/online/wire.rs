//! The line to a table, in a thread of its own.

use crate::game::{Clock, Waker, random};
use azulejo_client::{ClientError, Line, Visitor, command};
use azulejo_link::{Calls, Heard, Link, Lost};
use azulejo_protocol::{Ask, CloseCode, Key, Message, Request, TableId};
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;
use tokio::runtime::Builder;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};

/// What the table could not take is asked again after this time.
const BREATH: Duration = Duration::from_millis(400);

/// A line that does not open within this time is called again.
const PATIENCE: Duration = Duration::from_secs(15);

/// How the line to a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LineState {
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

/// What the thread tells.
#[derive(Debug)]
pub(super) enum Told {
    /// Something was heard.
    Heard(Box<Heard>),
    /// The line is otherwise than before.
    Line(LineState),
    /// What is known can't be trusted: everything is told anew.
    Anew,
}

/// The line to a table. It calls again by itself, for as long as somebody holds it.
#[derive(Debug)]
pub(super) struct Wire {
    link: Arc<Mutex<Link>>,
    asks: UnboundedSender<Ask>,
    told: Receiver<Told>,
}

impl Wire {
    /// Calls a table. Whoever is woken looks at what was told.
    pub(super) fn call(
        visitor: Visitor,
        table: TableId,
        key: Option<Key>,
        (clock, waker): (Clock, Waker),
    ) -> io::Result<Wire> {
        let link = Arc::new(Mutex::new(Link::new(key)));
        let (asks, heard) = unbounded_channel();
        let (teller, told) = channel();
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let caller = Caller {
            visitor,
            table,
            link: Arc::clone(&link),
            asks: heard,
            teller,
            clock,
            waker,
            calls: Calls::default(),
        };
        let work = move || runtime.block_on(caller.run());
        thread::Builder::new().name("line".to_owned()).spawn(work)?;
        Ok(Wire { link, asks, told })
    }

    /// The end of the line that is here.
    pub(super) fn link(&self) -> MutexGuard<'_, Link> {
        lock(&self.link)
    }

    /// Asks the table for something, now or as soon as the line is open.
    pub(super) fn ask(&self, request: Request) {
        let ask = self.link().ask(command(), request);
        // A line that is lost for good answers nobody.
        let _ = self.asks.send(ask);
    }

    /// What was told since this was last asked.
    pub(super) fn told(&self) -> Vec<Told> {
        self.told.try_iter().collect()
    }

    /// The same, after waiting for at most so long until there is something.
    pub(super) fn wait(&self, at_most: Duration) -> Vec<Told> {
        let first = self.told.recv_timeout(at_most).ok();
        first.into_iter().chain(self.told.try_iter()).collect()
    }
}

fn lock(link: &Mutex<Link>) -> MutexGuard<'_, Link> {
    // A thread that broke down leaves what it knew.
    link.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Why a call is over.
enum End {
    /// Nobody holds the line any more.
    Left,
    /// It broke off, with this code if one was said.
    Broke(Option<u16>),
}

/// What the thread has.
struct Caller {
    visitor: Visitor,
    table: TableId,
    link: Arc<Mutex<Link>>,
    asks: UnboundedReceiver<Ask>,
    teller: Sender<Told>,
    clock: Clock,
    waker: Waker,
    calls: Calls,
}

impl Caller {
    /// Calls again and again.
    async fn run(mut self) {
        loop {
            let End::Broke(code) = self.call().await else { return };
            lock(&self.link).broke_off();
            let wait = match self.calls.failed(code, random()) {
                Ok(wait) => Duration::from_millis(wait.0),
                Err(lost) => return self.tell(Told::Line(LineState::Lost(lost))),
            };
            self.tell(Told::Line(LineState::Waiting));
            if !self.rest(wait).await {
                return;
            }
        }
    }

    /// One call, from the first word to the last.
    async fn call(&mut self) -> End {
        let mut line = match self.open().await {
            Ok(line) => line,
            Err(end) => return end,
        };
        let again = lock(&self.link).called();
        for ask in again {
            if let Err(error) = line.ask(&ask).await {
                return broken(&error);
            }
        }
        let end = self.talk(&mut line).await;
        if matches!(end, End::Left) {
            // Whoever does not hear the goodbye notices the silence.
            let _ = timeout(BREATH, line.close()).await;
        }
        end
    }

    async fn open(&mut self) -> Result<Line, End> {
        let hello = lock(&self.link).hello();
        let joining = timeout(PATIENCE, self.visitor.join(self.table, &hello));
        tokio::pin!(joining);
        loop {
            tokio::select! {
                joined = &mut joining => return match joined {
                    Ok(Ok(line)) => Ok(line),
                    Ok(Err(error)) => Err(broken(&error)),
                    Err(_) => Err(End::Broke(None)),
                },
                // What is asked meanwhile is asked when the line is open.
                ask = self.asks.recv() => if ask.is_none() {
                    return Err(End::Left);
                },
            }
        }
    }

    async fn talk(&mut self, line: &mut Line) -> End {
        let mut again: Vec<Ask> = Vec::new();
        loop {
            let is_due = !again.is_empty();
            let said = tokio::select! {
                heard = line.hear() => match heard {
                    Ok(message) => match self.hear(&message) {
                        Ok(ask) => {
                            again.extend(ask);
                            Vec::new()
                        }
                        Err(end) => return end,
                    },
                    Err(error) => return broken(&error),
                },
                ask = self.asks.recv() => match ask {
                    Some(ask) => vec![ask],
                    None => return End::Left,
                },
                () = sleep(BREATH), if is_due => std::mem::take(&mut again),
            };
            for ask in said {
                if let Err(error) = line.ask(&ask).await {
                    return broken(&error);
                }
            }
        }
    }

    /// Hears something; what the table could not take is to be asked again.
    fn hear(&mut self, message: &Message) -> Result<Option<Ask>, End> {
        self.calls.succeeded();
        let (heard, is_opened) = {
            let mut link = lock(&self.link);
            let was_live = link.is_live();
            let heard = link.hear(self.clock.now(), message);
            if heard.is_err() {
                // What is known can't be trusted: everything is asked for anew.
                let key = link.hello().key;
                *link = Link::new(key);
            }
            (heard, link.is_live() && !was_live)
        };
        let Ok(heard) = heard else {
            self.tell(Told::Anew);
            return Err(End::Broke(None));
        };
        let again = heard.again.clone();
        if is_opened {
            self.tell(Told::Line(LineState::Live));
        }
        self.tell(Told::Heard(Box::new(heard)));
        Ok(again)
    }

    /// Waits a moment before the next call; tells whether anybody still holds the line.
    async fn rest(&mut self, wait: Duration) -> bool {
        let waiting = sleep(wait);
        tokio::pin!(waiting);
        loop {
            tokio::select! {
                () = &mut waiting => return true,
                ask = self.asks.recv() => if ask.is_none() {
                    return false;
                },
            }
        }
    }

    fn tell(&self, told: Told) {
        // Whoever has hung up does not want to know.
        let _ = self.teller.send(told);
        self.waker.wake();
    }
}

fn broken(error: &ClientError) -> End {
    match error {
        ClientError::Closed { code } => End::Broke(*code),
        // The server does not know this table, or this guest.
        ClientError::Refused { status: 404, .. } => {
            End::Broke(Some(CloseCode::NoSuchTable.number()))
        }
        _ => End::Broke(None),
    }
}
