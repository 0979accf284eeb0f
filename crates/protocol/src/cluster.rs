//! Hints that nodes send each other over the bus: a lost one delays, and never decides anything.

use crate::TableId;
use serde::{Deserialize, Serialize};

/// A table has new events; receivers read them from the store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableHint {
    /// The table. The member is called `game` on the wire.
    #[serde(rename = "game")]
    pub table: TableId,
    /// The number of its last event.
    #[serde(rename = "seq")]
    pub head: u32,
}

/// Work is due; workers lease it from the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorkHint {
    /// Its kind.
    pub kind: WorkKind,
}

/// Work that any node or worker may lease.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WorkKind {
    /// A timer of a table: a clock runs out, or a bot's move is due to be shown.
    Clock,
    /// A bot has to find a move.
    Bot,
    /// A finished game is to be analyzed.
    Analysis,
}
