//! The rows of a table's log and of its secrets.

use crate::{Fault, Why};
use azulejo_fair::Secret;
use azulejo_hub::Loaded;
use azulejo_protocol::{CommandId, Event, Millis, TableId};
use azulejo_room::{Entry, NewSecret, Secrets};
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::fmt;
use std::sync::Arc;

/// Why something can't be read.
#[derive(Debug)]
pub(crate) enum Unreadable {
    /// SQLite can't.
    Sql(rusqlite::Error),
    /// A row makes no sense.
    Row(Fault),
}

impl From<rusqlite::Error> for Unreadable {
    fn from(error: rusqlite::Error) -> Unreadable {
        Unreadable::Sql(error)
    }
}

impl From<Fault> for Unreadable {
    fn from(fault: Fault) -> Unreadable {
        Unreadable::Row(fault)
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Sql(error) => error.fmt(f),
            Unreadable::Row(fault) => fault.fmt(f),
        }
    }
}

/// A moment as it stands in a column. Those that no column can hold are further away than anybody will wait.
pub(crate) fn moment(at: Millis) -> i64 {
    i64::try_from(at.0).unwrap_or(i64::MAX)
}

/// A table's name as it stands in a column.
pub(crate) const fn id(table: TableId) -> [u8; 16] {
    table.0.to_be_bytes()
}

/// The table of a name in a column.
pub(crate) fn table_at(row: &Row<'_>, column: usize) -> rusqlite::Result<TableId> {
    row.get::<_, [u8; 16]>(column).map(|id| TableId(u128::from_be_bytes(id)))
}

/// The number of the last event of a table; 0 if there is none.
pub(crate) fn head(connection: &Connection, table: TableId) -> rusqlite::Result<u32> {
    let sql = "SELECT number FROM events WHERE table_id = ?1 ORDER BY number DESC LIMIT 1";
    let head = connection.prepare_cached(sql)?.query_row([id(table)], |row| row.get(0));
    head.optional().map(Option::unwrap_or_default)
}

/// Writes one thing that happened.
pub(crate) fn put_entry(
    connection: &Connection,
    table: TableId,
    entry: &Entry,
    texts: &Texts,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO events (table_id, number, at, command, event, private)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let event = &entry.event;
    connection.prepare_cached(sql)?.execute(params![
        id(table),
        event.number,
        moment(event.at),
        event.by.map(command),
        texts.event,
        texts.private,
    ])?;
    Ok(())
}

/// The texts of an entry.
pub(crate) struct Texts {
    event: String,
    private: Option<String>,
}

impl Texts {
    pub(crate) fn of(entry: &Entry) -> serde_json::Result<Texts> {
        let private = entry.private.as_ref().map(serde_json::to_string).transpose()?;
        Ok(Texts { event: serde_json::to_string(&entry.event)?, private })
    }
}

const fn command(id: CommandId) -> [u8; 16] {
    id.0.to_be_bytes()
}

/// Writes the secret of a game.
pub(crate) fn put_secret(
    connection: &Connection,
    table: TableId,
    new: &NewSecret,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO secrets (table_id, game, secret) VALUES (?1, ?2, ?3)";
    let secret = new.secret.expose_for_storage();
    connection.prepare_cached(sql)?.execute(params![id(table), new.game, secret])?;
    Ok(())
}

/// All that is kept of a table.
pub(crate) fn load(connection: &Connection, table: TableId) -> Result<Loaded, Unreadable> {
    Ok(Loaded { entries: entries(connection, table)?, secrets: secrets(connection, table)? })
}

/// A table's log. Every column is compared with the event, so that nothing is found by what it is not.
fn entries(connection: &Connection, table: TableId) -> Result<Vec<Entry>, Unreadable> {
    let sql = "SELECT number, at, command, event, private FROM events
        WHERE table_id = ?1 ORDER BY number";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([id(table)])?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        let entry = entry(row, table)?;
        if entry.event.number as usize != entries.len() + 1 {
            return Err(Fault::of_event(table, entry.event.number, Why::Gap).into());
        }
        entries.push(entry);
    }
    Ok(entries)
}

fn entry(row: &Row<'_>, table: TableId) -> Result<Entry, Unreadable> {
    let number = row.get(0)?;
    let fault = |why| Unreadable::Row(Fault::of_event(table, number, why));
    let text: &str = row.get_ref(3)?.as_str().map_err(rusqlite::Error::from)?;
    let event: Event =
        serde_json::from_str(text).map_err(|error| fault(Why::Event((&error).into())))?;
    let private = row.get_ref(4)?.as_str_or_null().map_err(rusqlite::Error::from)?;
    let private = private.map(serde_json::from_str).transpose();
    let private = private.map_err(|error| fault(Why::Private((&error).into())))?;
    if event.number != number {
        return Err(fault(Why::Column("number")));
    }
    if moment(event.at) != row.get::<_, i64>(1)? {
        return Err(fault(Why::Column("at")));
    }
    if event.by.map(command) != row.get::<_, Option<[u8; 16]>>(2)? {
        return Err(fault(Why::Column("command")));
    }
    Ok(Entry { event, private })
}

fn secrets(connection: &Connection, table: TableId) -> rusqlite::Result<Secrets> {
    let sql = "SELECT game, secret FROM secrets WHERE table_id = ?1";
    let mut statement = connection.prepare_cached(sql)?;
    let secrets = statement.query_map([id(table)], |row| {
        Ok((row.get(0)?, Arc::new(Secret::from_bytes(row.get(1)?))))
    })?;
    secrets.collect()
}

/// The first table after another one, in the order of their names.
pub(crate) fn table_after(
    connection: &Connection,
    after: Option<TableId>,
) -> rusqlite::Result<Option<TableId>> {
    let sql = "SELECT table_id FROM events WHERE table_id > ?1 ORDER BY table_id LIMIT 1";
    // Everything comes after the empty name.
    let after = after.map(id);
    let after = after.as_ref().map_or(&[][..], |id| id);
    let next = connection.prepare_cached(sql)?.query_row([after], |row| table_at(row, 0));
    next.optional()
}
