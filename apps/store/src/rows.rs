//! The rows of a table's log, as columns hold them in any database.

use crate::{Fault, Why};
use azulejo_protocol::{CommandId, Event, Millis, TableId};
use azulejo_room::Entry;

/// A moment as it stands in a column. Those that no column can hold are further away than anybody will wait.
pub(crate) fn moment(at: Millis) -> i64 {
    i64::try_from(at.0).unwrap_or(i64::MAX)
}

/// The moment of a column.
pub(crate) const fn millis(at: i64) -> Millis {
    Millis(at.cast_unsigned())
}

/// A table's name as it stands in a column.
pub(crate) const fn id(table: TableId) -> [u8; 16] {
    table.0.to_be_bytes()
}

/// A command's name as it stands in a column.
pub(crate) const fn command(id: CommandId) -> [u8; 16] {
    id.0.to_be_bytes()
}

/// How many rows are asked for at most.
pub(crate) fn limit(most: usize) -> i64 {
    i64::try_from(most).unwrap_or(i64::MAX)
}

/// The texts of an entry.
pub(crate) struct Texts {
    pub(crate) event: String,
    pub(crate) private: Option<String>,
}

impl Texts {
    pub(crate) fn of(entry: &Entry) -> serde_json::Result<Texts> {
        let private = entry.private.as_ref().map(serde_json::to_string).transpose()?;
        Ok(Texts { event: serde_json::to_string(&entry.event)?, private })
    }
}

/// A row of a log as it was read.
pub(crate) struct EventRow<'a> {
    pub(crate) number: u32,
    pub(crate) at: i64,
    pub(crate) command: Option<[u8; 16]>,
    pub(crate) event: &'a str,
    pub(crate) private: Option<&'a str>,
}

impl EventRow<'_> {
    /// What happened. Every column is compared with the event, so that nothing is found by what it is not.
    fn entry(&self, table: TableId) -> Result<Entry, Fault> {
        let fault = |why| Fault::of_event(table, self.number, why);
        let event: Event =
            serde_json::from_str(self.event).map_err(|error| fault(Why::Event((&error).into())))?;
        let private = self.private.map(serde_json::from_str).transpose();
        let private = private.map_err(|error| fault(Why::Private((&error).into())))?;
        if event.number != self.number {
            return Err(fault(Why::Column("number")));
        }
        if moment(event.at) != self.at {
            return Err(fault(Why::Column("at")));
        }
        if event.by.map(command) != self.command {
            return Err(fault(Why::Column("command")));
        }
        Ok(Entry { event, private })
    }
}

/// A table's log after an event, as it is read row by row.
pub(crate) struct Log {
    table: TableId,
    after: u32,
    entries: Vec<Entry>,
}

impl Log {
    pub(crate) const fn after(table: TableId, after: u32) -> Log {
        Log { table, after, entries: Vec::new() }
    }

    /// One more row. There are no gaps.
    pub(crate) fn push(&mut self, row: &EventRow<'_>) -> Result<(), Fault> {
        if row.number as usize != self.after as usize + self.entries.len() + 1 {
            return Err(Fault::of_event(self.table, row.number, Why::Gap));
        }
        self.entries.push(row.entry(self.table)?);
        Ok(())
    }

    pub(crate) fn entries(self) -> Vec<Entry> {
        self.entries
    }
}

/// What a list shows of a table, from the text in its row.
pub(crate) fn listed(table: TableId, card: &str) -> Result<azulejo_hub::Listed, Fault> {
    let card = serde_json::from_str(card);
    let card = card.map_err(|_| Fault::of_table(table, Why::Index("card")))?;
    Ok(azulejo_hub::Listed { table, card })
}
