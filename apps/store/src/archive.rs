//! A store as a whole, as whoever checks or copies it goes through it.

use crate::Fault;
use crate::index::{GameRow, Rows, TableRow};
use crate::rows::Texts;
use azulejo_fair::Secret;
use azulejo_hub::Loaded;
use azulejo_protocol::TableId;
use azulejo_room::Entry;
use std::fmt;
use std::sync::Arc;

/// Why something can't be read.
#[derive(Debug)]
pub(crate) enum Unreadable<E> {
    /// The database can't.
    Sql(E),
    /// A row makes no sense.
    Row(Fault),
}

impl From<rusqlite::Error> for Unreadable<rusqlite::Error> {
    fn from(error: rusqlite::Error) -> Unreadable<rusqlite::Error> {
        Unreadable::Sql(error)
    }
}

impl<E> Unreadable<E> {
    /// The same of another database.
    pub(crate) fn map<F>(self, explain: impl FnOnce(E) -> F) -> Unreadable<F> {
        match self {
            Unreadable::Sql(error) => Unreadable::Sql(explain(error)),
            Unreadable::Row(fault) => Unreadable::Row(fault),
        }
    }
}

impl<E> From<Fault> for Unreadable<E> {
    fn from(fault: Fault) -> Unreadable<E> {
        Unreadable::Row(fault)
    }
}

impl<E: fmt::Display> fmt::Display for Unreadable<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Sql(error) => error.fmt(f),
            Unreadable::Row(fault) => fault.fmt(f),
        }
    }
}

/// All that a store holds, as it is at one moment.
pub(crate) trait Archive {
    /// Why the database can't answer.
    type Error;

    /// How many tables there are, as the index says.
    fn count(&self) -> Result<u64, Self::Error>;

    /// The first table after another one, in the order of their names.
    fn table_after(&self, after: Option<TableId>) -> Result<Option<TableId>, Self::Error>;

    /// A table's log and secrets.
    fn load(&self, table: TableId) -> Result<Loaded, Unreadable<Self::Error>>;

    /// What the index holds of a table of which it should hold this.
    fn kept(&self, table: TableId, expected: &Rows) -> Result<Kept, Self::Error>;

    /// Rows that follow from no log.
    fn strays(&self) -> Result<Vec<Fault>, Self::Error>;

    /// What is known about the games of a table, in their order.
    fn analyses(&self, table: TableId) -> Result<Vec<AnalysisRow>, Self::Error>;

    /// Adds to a table what it has not, all or nothing, and writes its part of the index anew.
    fn put(&self, table: TableId, addition: &Addition<'_>) -> Result<(), Self::Error>;
}

/// What is known about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AnalysisRow {
    pub(crate) game: u32,
    pub(crate) asked_at: i64,
    pub(crate) text: Option<String>,
}

/// What a table has not.
pub(crate) struct Addition<'a> {
    pub(crate) entries: &'a [Entry],
    pub(crate) texts: Vec<Texts>,
    /// Secrets with their games.
    pub(crate) secrets: Vec<(u32, Arc<Secret>)>,
    pub(crate) analyses: Vec<AnalysisRow>,
    /// The index, as it is with them.
    pub(crate) rows: &'a Rows,
}

impl Addition<'_> {
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.secrets.is_empty() && self.analyses.is_empty()
    }
}

/// What the index holds of a table.
pub(crate) struct Kept {
    /// Its row.
    pub(crate) table: Option<TableRow>,
    /// Whether everybody finds it who should.
    pub(crate) has_seats: bool,
    /// Whether what is due there is found, and nothing else.
    pub(crate) has_work: bool,
    /// Its games that are over, without those who sat there.
    pub(crate) games: Vec<GameRow>,
    /// Whether everybody finds those who should.
    pub(crate) has_finished: bool,
}
