//! What is asked of the store.

use crate::rows::{self, Unreadable, moment, table_at};
use crate::{Fault, Why};
use azulejo_hub::{Due, Listed, Loaded};
use azulejo_protocol::{GuestId, KeyHash, Millis, TableId};
use rusqlite::{Connection, OptionalExtension, Params, Row, params};

type Found<T> = Result<T, Unreadable>;

/// All that is kept of a table, as it was at one moment.
pub(crate) fn load(connection: &Connection, table: TableId) -> Found<Option<Loaded>> {
    let moment = connection.unchecked_transaction()?;
    let loaded = rows::load(&moment, table)?;
    Ok(Some(loaded).filter(|loaded| !loaded.entries.is_empty()))
}

/// The table that a short code opens: of two with the same code, the one that was founded first.
pub(crate) fn by_code(connection: &Connection, code: KeyHash) -> Found<Option<TableId>> {
    let sql = "SELECT table_id FROM tables WHERE code = ?1 ORDER BY founded, table_id LIMIT 1";
    let found = connection.prepare_cached(sql)?.query_row([code.bytes()], |row| table_at(row, 0));
    Ok(found.optional()?)
}

pub(crate) fn due_by(connection: &Connection, by: Millis, most: usize) -> Found<Vec<Due>> {
    let sql = "SELECT table_id, due FROM tables WHERE due <= ?1 ORDER BY due, table_id LIMIT ?2";
    let mut statement = connection.prepare_cached(sql)?;
    let found = statement.query_map(params![moment(by), limit(most)], |row| {
        Ok(Due { table: table_at(row, 0)?, at: Millis(row.get::<_, i64>(1)?.cast_unsigned()) })
    })?;
    Ok(found.collect::<Result<_, _>>()?)
}

pub(crate) fn waiting(connection: &Connection, most: usize) -> Found<Vec<Listed>> {
    let sql = "SELECT table_id, card FROM tables WHERE stage = 'waiting' AND access = 'public'
        ORDER BY at DESC, table_id LIMIT ?1";
    listed(connection, sql, [limit(most)])
}

pub(crate) fn of_guest(connection: &Connection, guest: GuestId, most: usize) -> Found<Vec<Listed>> {
    let sql = "SELECT table_id, card FROM seats JOIN tables USING (table_id) WHERE guest = ?1
        ORDER BY instr(turns, ?1) > 0 DESC, at DESC, table_id LIMIT ?2";
    listed(connection, sql, params![guest.0.to_be_bytes(), limit(most)])
}

/// A page is not cut between games that ended in the same moment, for the next one begins before it.
pub(crate) fn finished_of_guest(
    connection: &Connection,
    guest: GuestId,
    before: Option<Millis>,
    most: usize,
) -> Found<Vec<Listed>> {
    let Some(skipped) = most.checked_sub(1) else { return Ok(Vec::new()) };
    let until = before.map_or(i64::MAX, |before| moment(before) - 1);
    let sql = "SELECT table_id, card FROM finished JOIN games USING (table_id, game, ended_at)
        WHERE guest = ?1 AND ended_at <= ?2 AND ended_at >= coalesce(
            (SELECT ended_at FROM finished WHERE guest = ?1 AND ended_at <= ?2
            ORDER BY ended_at DESC LIMIT 1 OFFSET ?3), 0)
        ORDER BY ended_at DESC, table_id, game";
    listed(connection, sql, params![guest.0.to_be_bytes(), until, limit(skipped)])
}

/// The names and cards of tables.
fn listed(connection: &Connection, sql: &str, asked: impl Params) -> Found<Vec<Listed>> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(asked)?;
    let mut listed = Vec::new();
    while let Some(row) = rows.next()? {
        listed.push(one_listed(row)?);
    }
    Ok(listed)
}

fn one_listed(row: &Row<'_>) -> Found<Listed> {
    let table = table_at(row, 0)?;
    let text = row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?;
    let card = serde_json::from_str(text);
    let card = card.map_err(|_| Fault::of_table(table, Why::Index("card")))?;
    Ok(Listed { table, card })
}

fn limit(most: usize) -> i64 {
    i64::try_from(most).unwrap_or(i64::MAX)
}
