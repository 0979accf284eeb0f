//! What happens in a simulated world.

use azulejo_hub::{Append, Conn, Cut, Loaded, ReadError, WriteError};
use azulejo_protocol::{Ask, GuestId, Key, Message, TableId};
use azulejo_rules::Move;
use std::rc::Rc;

/// What happens in a simulated world, each at its moment.
#[derive(Debug)]
pub(crate) enum Happening {
    /// What a client has sent arrives at a server.
    Up { conn: Conn, frame: Up },
    /// What a server has sent arrives at a client.
    Down { conn: Conn, frame: Down },
    /// A server notices that a connection is gone.
    Noticed { conn: Conn },
    /// A client notices that its connection is gone.
    Dropped { conn: Conn },
    /// The disk is read from the event after this one on.
    Read { asker: Asker, after: u32 },
    /// What was read arrives at its server.
    Loaded { asker: Asker, result: Result<Option<Loaded>, ReadError> },
    /// The disk is written.
    Write { asker: Asker, append: Box<Append>, fate: Fate },
    /// A server learns what became of a write.
    Written { asker: Asker, result: Result<u32, WriteError> },
    /// A move was found for a bot.
    BotMoved { asker: Asker, turn: u32, mv: Move },
    /// A table wanted to be woken, by the number of that wish.
    Wake { asker: Asker, wish: u64 },
    /// A server looks for tables at which something is due.
    Round { server: usize },
    /// A server that shares the disk looks how far its tables have come, and who is there.
    Sweep { server: usize },
    /// A server is told how far a table has come; whether that is true is another question.
    Hint { server: usize, table: TableId, head: u32 },
    /// A client thinks about what to do.
    Act { tab: usize },
    /// A client that has no connection tries to get one.
    Connect { tab: usize },
    /// Something goes wrong.
    Mishap,
    /// A server that has crashed comes back.
    Restart { server: usize },
    /// From now on nothing goes wrong any more.
    CalmDown,
    /// Is everything settled?
    Look,
}

/// A table in a server, in one of its lives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asker {
    pub(crate) server: usize,
    pub(crate) life: u64,
    pub(crate) table: TableId,
}

/// What a client sends.
#[derive(Clone, Debug)]
pub(crate) enum Up {
    Join { guest: GuestId, key: Option<Key>, after: u32 },
    Ask(Ask),
}

/// What a server sends.
#[derive(Clone, Debug)]
pub(crate) enum Down {
    Tell(Rc<Message>),
    Cut(Cut),
}

/// What becomes of a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// It is done, and its server is told.
    Honest,
    /// It is done, and its server is told that nobody knows.
    Unknown,
    /// It is not done, and its server is told that nobody knows.
    Lost,
    /// It is done long after its server was told that nobody knows.
    Late,
    /// It is done, and nobody is told.
    Silent,
}
