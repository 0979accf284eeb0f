//! The rows of a table's log and of its secrets.

use crate::archive;
use crate::rows::{EventRow, Log, Texts, command, id, moment};
use azulejo_fair::Secret;
use azulejo_hub::Loaded;
use azulejo_protocol::TableId;
use azulejo_room::{Entry, Secrets};
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::sync::Arc;

pub(super) type Unreadable = archive::Unreadable<rusqlite::Error>;

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

/// Writes the secret of a game.
pub(crate) fn put_secret(
    connection: &Connection,
    table: TableId,
    game: u32,
    secret: &[u8; Secret::BYTES],
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO secrets (table_id, game, secret) VALUES (?1, ?2, ?3)";
    connection.prepare_cached(sql)?.execute(params![id(table), game, secret])?;
    Ok(())
}

/// What is kept of a table after an event, with all its secrets.
pub(crate) fn load(
    connection: &Connection,
    table: TableId,
    after: u32,
) -> Result<Loaded, Unreadable> {
    let entries = entries(connection, table, after)?;
    Ok(Loaded { entries, secrets: secrets(connection, table)? })
}

/// A table's log after an event.
fn entries(connection: &Connection, table: TableId, after: u32) -> Result<Vec<Entry>, Unreadable> {
    let sql = "SELECT number, at, command, event, private FROM events
        WHERE table_id = ?1 AND number > ?2 ORDER BY number";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params![id(table), after])?;
    let mut log = Log::after(table, after);
    while let Some(row) = rows.next()? {
        log.push(&EventRow {
            number: row.get(0)?,
            at: row.get(1)?,
            command: row.get(2)?,
            event: row.get_ref(3)?.as_str().map_err(rusqlite::Error::from)?,
            private: row.get_ref(4)?.as_str_or_null().map_err(rusqlite::Error::from)?,
        })?;
    }
    Ok(log.entries())
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
