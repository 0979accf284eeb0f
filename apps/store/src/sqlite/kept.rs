//! Reading the index, to compare it with what it should be.

use crate::index::{GameRow, TableRow};
use crate::rows::id;
use azulejo_protocol::{GuestId, TableId};
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::BTreeSet;

/// The row of a table, as it is kept.
pub(crate) fn table_row(
    connection: &Connection,
    table: TableId,
) -> rusqlite::Result<Option<TableRow>> {
    let sql = "SELECT head, founded, at, due, stage, access, code, turns, members, card
        FROM tables WHERE table_id = ?1";
    let row = connection.prepare_cached(sql)?.query_row([id(table)], |row| {
        Ok(TableRow {
            head: row.get(0)?,
            founded: row.get(1)?,
            at: row.get(2)?,
            due: row.get(3)?,
            stage: row.get(4)?,
            access: row.get(5)?,
            code: row.get(6)?,
            turns: row.get(7)?,
            members: row.get(8)?,
            card: row.get(9)?,
        })
    });
    row.optional()
}

/// The rows of a table's games that are over, as they are kept.
pub(crate) fn game_rows(connection: &Connection, table: TableId) -> rusqlite::Result<Vec<GameRow>> {
    let sql = "SELECT game, ended_at, card FROM games WHERE table_id = ?1 ORDER BY game";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([id(table)], |row| {
        let (game, ended_at, card) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(GameRow { game, ended_at, card, guests: BTreeSet::new() })
    })?;
    rows.collect()
}

/// Whether each member of a table finds it in their list, and nothing else would have to be there.
pub(crate) fn has_seats(
    connection: &Connection,
    table: TableId,
    row: &TableRow,
) -> rusqlite::Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM seats WHERE guest = ?1 AND table_id = ?2)";
    let mut statement = connection.prepare_cached(sql)?;
    for guest in row.members.chunks(size_of::<GuestId>()) {
        if !statement.query_row(params![guest, id(table)], |row| row.get(0))? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether everybody who sat at these games finds them in their list.
pub(crate) fn has_finished(
    connection: &Connection,
    table: TableId,
    games: &[GameRow],
) -> rusqlite::Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM finished
        WHERE guest = ?1 AND ended_at = ?2 AND table_id = ?3 AND game = ?4)";
    let mut statement = connection.prepare_cached(sql)?;
    for row in games {
        for guest in &row.guests {
            let found = params![guest, row.ended_at, id(table), row.game];
            if !statement.query_row(found, |row| row.get(0))? {
                return Ok(false);
            }
        }
    }
    Ok(true)
}
