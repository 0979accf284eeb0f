//! What can be wrong with what is kept.

use azulejo_protocol::TableId;
use azulejo_room::{RestoreError, TableError};
use std::fmt;

/// Something that is wrong with what is kept, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The table, if it is one table's.
    pub table: Option<TableId>,
    /// The number of the event, if it is one event's.
    pub number: Option<u32>,
    /// What is wrong.
    pub why: Why,
}

/// What is wrong with what is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// The file itself is damaged, as SQLite says.
    Damaged(String),
    /// The text of an event can't be read.
    Event(JsonFault),
    /// The text of what only the host knows can't be read.
    Private(JsonFault),
    /// A column says something else than the event.
    Column(&'static str),
    /// The event before is missing.
    Gap,
    /// The events make no table.
    Fold(TableError),
    /// A row of the index says something else than the events, or is missing.
    Index(&'static str),
    /// A row belongs to no event.
    Stray(&'static str),
    /// Something else happened there in another store.
    Differs,
    /// The table is in one of two stores that should hold the same.
    OnlyInOne,
}

impl Fault {
    pub(crate) const fn of_table(table: TableId, why: Why) -> Fault {
        Fault { table: Some(table), number: None, why }
    }

    pub(crate) const fn of_event(table: TableId, number: u32, why: Why) -> Fault {
        Fault { table: Some(table), number: Some(number), why }
    }

    /// What the events of a table do not make.
    pub(crate) fn of_fold(table: TableId, error: TableError) -> Fault {
        Fault { table: Some(table), number: number_of(&error), why: Why::Fold(error) }
    }
}

/// The event that an error speaks of.
fn number_of(error: &TableError) -> Option<u32> {
    match error {
        TableError::Log(error) | TableError::Game(RestoreError::Log(error)) => Some(error.number),
        TableError::Game(
            RestoreError::Twice { number }
            | RestoreError::SecondGame { number }
            | RestoreError::NotDrawn { number }
            | RestoreError::OutOfNumbers { number },
        )
        | TableError::Private { number }
        | TableError::Stage { number }
        | TableError::Opening { number } => Some(*number),
        TableError::Game(RestoreError::Held { .. })
        | TableError::Empty
        | TableError::Secret { .. } => None,
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(table) = self.table {
            write!(f, "table {table}")?;
            if let Some(number) = self.number {
                write!(f, ", event {number}")?;
            }
            write!(f, ": ")?;
        }
        self.why.fmt(f)
    }
}

impl std::error::Error for Fault {}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Damaged(told) => write!(f, "the file is damaged: {told}"),
            Why::Event(error) => write!(f, "the event can't be read: {error}"),
            Why::Private(error) => write!(f, "what the host knows can't be read: {error}"),
            Why::Column(name) => write!(f, "`{name}` says something else than the event"),
            Why::Gap => write!(f, "the event before it is missing"),
            Why::Fold(error) => error.fmt(f),
            Why::Index(name) => write!(f, "`{name}` says something else than the events"),
            Why::Stray(name) => write!(f, "`{name}` has a row without events"),
            Why::Differs => write!(f, "the two stores tell different things"),
            Why::OnlyInOne => write!(f, "only one of the two stores has it"),
        }
    }
}

/// Where a JSON text goes wrong. What stands there is not repeated: it may be nobody's business.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct JsonFault {
    /// The column, from 1.
    pub column: usize,
    /// Whether it is no JSON at all.
    pub is_syntax: bool,
}

impl From<&serde_json::Error> for JsonFault {
    fn from(error: &serde_json::Error) -> JsonFault {
        JsonFault { column: error.column(), is_syntax: error.is_syntax() || error.is_eof() }
    }
}

impl fmt::Display for JsonFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = if self.is_syntax { "no JSON" } else { "not what is expected" };
        write!(f, "{what} at column {}", self.column)
    }
}
