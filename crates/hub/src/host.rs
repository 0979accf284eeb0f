//! One live table in a process.

mod crowd;
mod duty;
mod load;
mod queue;

pub use crowd::Conn;

use crate::{Append, Here, Loaded, NodeId, WriteError};
use azulejo_protocol::{Ask, GuestId, Key, Message, Millis, TableId, Think, Unavailable, Viewer};
use azulejo_room::{BotError, DrawSecret, Outcome, Table, TableError};
use azulejo_rules::Move;
use crowd::Crowd;
use queue::{Look, Queue, Task};

/// One live table in a process: it takes what is asked in order, has every change written before anybody is
/// told of it, and tells everybody who listens. It does nothing itself: its host brings [inputs](Input) and
/// carries out the [outputs](Output), in order.
///
/// At most one write is under way. What comes meanwhile waits, so that nobody ever sees what may not be
/// kept. After a write that failed, or may have, the table is loaded again, and what was asked is asked again:
/// a command that was written after all is known by its name.
///
/// Another process may write to the same table. Whoever would be refused or turned away by what is known here is
/// so only after a second look at what is kept. Those who [share](Host::sharing) a store look at once, are
/// [told](Input::Heard) of what others write, and let bots think only about what they have taken on.
#[derive(Debug)]
pub struct Host {
    id: TableId,
    charge: Charge,
    state: State,
    queue: Queue,
    crowd: Crowd,
    /// The turn that a bot was asked about and has not answered.
    question: Option<u32>,
    /// After a failure nothing is tried by itself before this moment.
    rests_until: Millis,
}

/// Who does what is due by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Charge {
    /// We do, always: nobody else uses the store.
    Alone,
    /// Whoever has taken it on.
    Shared {
        /// Who lets bots think about what it has written itself; nobody, if we leave that to others.
        thinker: Option<NodeId>,
    },
}

/// Where the table is.
#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one for each table")]
enum State {
    /// Nobody has asked for it yet.
    Asleep,
    /// The store was asked for it.
    Loading,
    /// The store was asked whether there is more than this.
    Looking { known: Table, why: Why },
    /// Here.
    Ready(Table),
    /// Here, and ahead of what is written.
    Writing { table: Table, task: Option<Task>, outcome: Outcome },
    /// There is no such table.
    Absent,
    /// It can't be read.
    Broken,
}

/// Why the table is looked at again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Why {
    /// Whoever is next would be sent away with what is known.
    ForNext,
    /// There may be news.
    ForNews,
}

/// What is brought to a live table.
#[derive(Debug)]
pub enum Input {
    /// The answer to [`Output::Load`].
    Loaded(Option<Loaded>),
    /// The store could not be read.
    LoadFailed,
    /// The answer to [`Output::Write`].
    Written(Result<u32, WriteError>),
    /// Somebody comes to look, or comes back.
    Join {
        /// Their connection.
        conn: Conn,
        /// Who they are.
        guest: GuestId,
        /// What they have to show.
        key: Option<Key>,
        /// The number of the last event they know.
        after: u32,
    },
    /// Somebody asks for something.
    Ask {
        /// Their connection.
        conn: Conn,
        /// What.
        ask: Ask,
    },
    /// A connection is gone.
    Leave {
        /// Which.
        conn: Conn,
    },
    /// A move was found for a bot.
    BotMoved {
        /// The turn it answers.
        turn: u32,
        /// The move.
        mv: Move,
    },
    /// Time has passed.
    Tick,
    /// What is due here was taken on.
    Leased,
    /// Somebody says that the table has come so far. It need not be true.
    Heard {
        /// The number of the event that would be the last one.
        head: u32,
    },
    /// The store can't be reached from here: everybody is sent elsewhere.
    Unreachable,
    /// A connection is told how far the table has come, though nothing has happened: whoever has missed something
    /// learns it.
    Beat {
        /// Which.
        conn: Conn,
    },
    /// Others say who is connected to the table by them.
    Elsewhere {
        /// The seats whose people are.
        seats: Viewer,
        /// How many watch.
        watching: u32,
    },
}

/// What is to be done.
#[derive(Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "few are made, and each is carried out at once")]
pub enum Output {
    /// Load the table from the event after this one on.
    Load {
        /// Its number; 0 for everything.
        after: u32,
    },
    /// Write this.
    Write(Append),
    /// Tell these connections something.
    Tell {
        /// Whom.
        to: Vec<Conn>,
        /// What.
        message: Message,
    },
    /// End a connection.
    Cut {
        /// Which.
        conn: Conn,
        /// Why.
        why: Cut,
    },
    /// Find a move for a bot.
    Think(Think),
    /// Something is wrong with what is kept; for whoever runs the server.
    Broken(TableError),
    /// A bot answered with a move that is not legal; for whoever runs the server.
    BadBot(BotError),
}

/// Why a connection is ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cut {
    /// There is no such table, or none that this guest may know of.
    NoSuchTable,
    /// The table can't be read now.
    Unavailable,
}

impl Host {
    /// A table that nobody has asked for yet, in a store that nobody else uses.
    pub fn new(id: TableId) -> Host {
        Host::charged(id, Charge::Alone)
    }

    /// The same in a store that others use, too. With a `thinker` bots think here about what is written here.
    pub fn sharing(id: TableId, thinker: Option<NodeId>) -> Host {
        Host::charged(id, Charge::Shared { thinker })
    }

    fn charged(id: TableId, charge: Charge) -> Host {
        Host {
            id,
            charge,
            state: State::Asleep,
            queue: Queue::default(),
            crowd: Crowd::default(),
            question: None,
            rests_until: Millis::ZERO,
        }
    }

    /// The name of the table.
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// Takes what is brought and tells what is to be done.
    pub fn handle(&mut self, now: Millis, input: Input, draw: DrawSecret<'_>) -> Vec<Output> {
        let mut duty = duty::Duty { now, draw, out: Vec::new() };
        self.mind_the_clock(now);
        match input {
            Input::Loaded(loaded) => self.loaded(&mut duty, loaded),
            Input::LoadFailed => self.load_failed(&mut duty),
            Input::Written(result) => self.written(&mut duty, result),
            Input::Join { conn, guest, key, after } => {
                self.enqueue(&mut duty, Task::Join { conn, guest, key, after, look: Look::First });
            }
            Input::Ask { conn, ask } => {
                // Whoever was not let in has nothing to ask.
                if let Some(guest) = self.crowd.guest(conn).or(self.queue.guest(conn)) {
                    self.enqueue(&mut duty, Task::Ask { conn, guest, ask, look: Look::First });
                }
            }
            Input::Leave { conn } => {
                self.queue.forget(conn);
                self.crowd.leave(conn, now);
            }
            Input::BotMoved { turn, mv } => self.enqueue(&mut duty, Task::Bot { turn, mv }),
            Input::Tick => self.enqueue(&mut duty, Task::Tick),
            Input::Leased => self.enqueue(&mut duty, Task::Leased { look: Look::First }),
            Input::Heard { head } => self.enqueue(&mut duty, Task::Heard { head }),
            Input::Unreachable => self.send_away(&mut duty),
            Input::Beat { conn } => self.beat(&mut duty, conn),
            Input::Elsewhere { seats, watching } => self.crowd.hear_of_others(seats, watching),
        }
        self.work(&mut duty);
        duty.out
    }

    /// When [`Input::Tick`] has to come next, if nothing else does.
    pub fn wakes_at(&self) -> Option<Millis> {
        let table = self.table().and_then(|table| {
            let is_unasked = self.charge == Charge::Alone
                && table.thinking().is_some_and(|it| self.question != Some(it.turn));
            let due = if is_unasked { Some(self.rests_until) } else { table.wakes_at() };
            due.map(|at| at.max(self.rests_until))
        });
        table.into_iter().chain(self.crowd.wakes_at()).min()
    }

    /// Whether nobody looks and nothing is under way, so that it can be forgotten: whoever comes next loads it
    /// again.
    pub fn is_idle(&self) -> bool {
        let at_rest =
            matches!(self.state, State::Asleep | State::Ready(_) | State::Absent | State::Broken);
        at_rest && self.queue.is_empty() && self.crowd.is_empty()
    }

    /// Whether a bot thinks for it here, or has to.
    pub fn is_thinking(&self) -> bool {
        let waits = self.table().is_some_and(|table| table.thinking().is_some());
        waits && (self.charge == Charge::Alone || self.question.is_some())
    }

    /// Who is connected to it here; nobody knows anything of a table that nobody looks at.
    pub fn here(&self) -> Option<Here> {
        let (seats, watching) = self.crowd.here()?;
        Some(Here { table: self.id, seats, watching })
    }

    /// The table, unless it is being loaded or written.
    pub const fn table(&self) -> Option<&Table> {
        match &self.state {
            State::Ready(table) => Some(table),
            _ => None,
        }
    }

    /// Puts a task at the end, or says that there is too much to do.
    fn enqueue(&mut self, duty: &mut duty::Duty<'_>, task: Task) {
        let Err(task) = self.queue.push(task) else { return };
        match task {
            // Somebody who has not been let in may not even know that there is a table.
            Task::Ask { conn, .. } if self.crowd.guest(conn).is_none() => {}
            Task::Ask { conn, ask, .. } => {
                let message = Message::Unavailable { id: ask.id, why: Unavailable::Busy };
                duty.tell(vec![conn], message);
            }
            Task::Join { conn, .. } => duty.cut(conn, Cut::Unavailable),
            // There is always room for them.
            Task::Bot { .. } | Task::Tick | Task::Leased { .. } | Task::Heard { .. } => {}
        }
    }
}
