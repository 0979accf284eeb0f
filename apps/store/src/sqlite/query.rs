//! What is asked of the store.

use super::rows::{self, Unreadable, table_at};
use crate::rows::{limit, listed as one_listed, millis, moment};
use azulejo_hub::{Elsewhere, Here, Leased, Listed, Loaded};
use azulejo_protocol::{GuestId, KeyHash, Millis, TableId, Viewer};
use rusqlite::{Connection, OptionalExtension, Params, params};

type Found<T> = Result<T, Unreadable>;

/// What is kept of a table after an event, as it was at one moment.
pub(crate) fn load(connection: &Connection, table: TableId, after: u32) -> Found<Option<Loaded>> {
    let moment = connection.unchecked_transaction()?;
    let loaded = rows::load(&moment, table, after)?;
    let is_there = !loaded.entries.is_empty() || rows::head(&moment, table)? > 0;
    Ok(is_there.then_some(loaded))
}

/// The table that a short code opens: of two with the same code, the one that was founded first.
pub(crate) fn by_code(connection: &Connection, code: KeyHash) -> Found<Option<TableId>> {
    let sql = "SELECT table_id FROM tables WHERE code = ?1 ORDER BY founded, table_id LIMIT 1";
    let found = connection.prepare_cached(sql)?.query_row([code.bytes()], |row| table_at(row, 0));
    Ok(found.optional()?)
}

/// The tables at which something is due by then: what a bot has to do, or what happens by itself.
///
/// What tells them apart is what [`Card::waits_for_bot`](azulejo_room::Card::waits_for_bot) asks.
pub(crate) fn due_by(
    connection: &Connection,
    by: Millis,
    is_bots: bool,
    most: usize,
) -> Found<Vec<Leased>> {
    let sql = "SELECT table_id, due FROM tables WHERE due <= ?1
        AND (stage = 'playing' AND due = at) = ?2 ORDER BY due, table_id LIMIT ?3";
    let mut statement = connection.prepare_cached(sql)?;
    let found = statement.query_map(params![moment(by), is_bots, limit(most)], |row| {
        Ok(Leased { due: millis(row.get(1)?), table: table_at(row, 0)?, game: 0 })
    })?;
    Ok(found.collect::<Result<_, _>>()?)
}

/// How far tables have come. Nobody is elsewhere.
pub(crate) fn look_around(connection: &Connection, here: &[Here]) -> Found<Vec<Elsewhere>> {
    let mut found = Vec::new();
    for &Here { table, .. } in here {
        let head = rows::head(connection, table)?;
        let nobody = Elsewhere { table, head, seats: Viewer::SPECTATOR, watching: 0 };
        found.extend((head > 0).then_some(nobody));
    }
    Ok(found)
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
        let card = row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?;
        listed.push(one_listed(table_at(row, 0)?, card)?);
    }
    Ok(listed)
}
