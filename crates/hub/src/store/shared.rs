//! Types shared by nodes that use the same store.

use azulejo_protocol::{Millis, TableId, Viewer, WorkKind};
use std::fmt;

/// A process among those that share a store, by a number that it draws when it starts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub u128);

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// How long a lease lasts, by the store's clock. After a crash the work waits until it ends.
pub const LEASE: Millis = Millis::from_secs(5);

/// A wish for work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkAsk {
    /// Who will do it.
    pub node: NodeId,
    /// Of which kind.
    pub work: WorkKind,
    /// What is due so soon counts as due.
    pub ahead: Millis,
    /// At most so much, with what the node has already.
    pub most: usize,
}

/// Work that was taken on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Leased {
    /// When it is, or was, due.
    pub due: Millis,
    /// The table.
    pub table: TableId,
    /// Which of its games; 0 if it concerns the table.
    pub game: u32,
}

/// Who is at a table, as one process sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Here {
    /// The table.
    pub table: TableId,
    /// The seats whose people are connected there.
    pub seats: Viewer,
    /// How many watch.
    pub watching: u32,
}

impl Here {
    /// For so long somebody counts as there, if nothing else is told.
    pub const LASTS: Millis = Millis::from_secs(10);
}

/// How far a table has come, and who is connected to it by other processes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Elsewhere {
    /// The table.
    pub table: TableId,
    /// The number of its last event.
    pub head: u32,
    /// The seats whose people are connected elsewhere.
    pub seats: Viewer,
    /// How many watch elsewhere.
    pub watching: u32,
}

/// What is known about a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Analysis {
    /// Nobody has asked.
    Unasked,
    /// Somebody has asked, and it is not done.
    Asked,
    /// The analysis.
    Done(String),
}
