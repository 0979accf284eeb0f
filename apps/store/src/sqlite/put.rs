//! Writing the index.

use crate::index::{GameRow, TableRow};
use crate::rows::id;
use azulejo_protocol::{GuestId, TableId};
use rusqlite::{Connection, OptionalExtension, params};

/// Writes the row of a table, and those of its members where they are others than before.
pub(crate) fn put_table(
    connection: &Connection,
    table: TableId,
    row: &TableRow,
) -> rusqlite::Result<()> {
    let before = members_before(connection, table)?;
    let sql = "INSERT INTO tables
        (table_id, head, founded, at, due, stage, access, code, turns, members, card)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
        ON CONFLICT (table_id) DO UPDATE SET head = ?2, at = ?4, due = ?5, stage = ?6, access = ?7,
        code = ?8, turns = ?9, members = ?10, card = ?11";
    connection.prepare_cached(sql)?.execute(params![
        id(table),
        row.head,
        row.founded,
        row.at,
        row.due,
        row.stage,
        row.access,
        row.code,
        row.turns,
        row.members,
        row.card,
    ])?;
    if before != row.members {
        put_members(connection, table, &before, &row.members)?;
    }
    Ok(())
}

fn members_before(connection: &Connection, table: TableId) -> rusqlite::Result<Vec<u8>> {
    let sql = "SELECT members FROM tables WHERE table_id = ?1";
    let members = connection.prepare_cached(sql)?.query_row([id(table)], |row| row.get(0));
    members.optional().map(Option::unwrap_or_default)
}

fn put_members(
    connection: &Connection,
    table: TableId,
    before: &[u8],
    after: &[u8],
) -> rusqlite::Result<()> {
    let mut delete =
        connection.prepare_cached("DELETE FROM seats WHERE guest = ?1 AND table_id = ?2")?;
    for guest in before.chunks(size_of::<GuestId>()) {
        delete.execute(params![guest, id(table)])?;
    }
    let mut insert = connection
        .prepare_cached("INSERT OR IGNORE INTO seats (guest, table_id) VALUES (?1, ?2)")?;
    for guest in after.chunks(size_of::<GuestId>()) {
        insert.execute(params![guest, id(table)])?;
    }
    Ok(())
}

/// Writes the row of a game that is over, for all who sat there.
pub(crate) fn put_game(
    connection: &Connection,
    table: TableId,
    row: &GameRow,
) -> rusqlite::Result<()> {
    let sql = "INSERT OR IGNORE INTO games (table_id, game, ended_at, card)
        VALUES (?1, ?2, ?3, ?4)";
    let mut games = connection.prepare_cached(sql)?;
    games.execute(params![id(table), row.game, row.ended_at, row.card])?;
    let sql = "INSERT OR IGNORE INTO finished (guest, ended_at, table_id, game)
        VALUES (?1, ?2, ?3, ?4)";
    let mut finished = connection.prepare_cached(sql)?;
    for guest in &row.guests {
        finished.execute(params![guest, row.ended_at, id(table), row.game])?;
    }
    Ok(())
}
