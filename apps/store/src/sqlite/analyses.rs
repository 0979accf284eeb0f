//! What is known about games that are over.

use super::append::Written;
use super::rows::{Unreadable, table_at};
use crate::rows::{id, limit, millis, moment};
use azulejo_hub::{Analysis, Leased, WriteError};
use azulejo_protocol::{Millis, TableId};
use rusqlite::{Connection, OptionalExtension, params};

/// A game of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Game {
    pub(crate) table: TableId,
    pub(crate) number: u32,
}

/// What is known about a game.
pub(crate) fn find(connection: &Connection, game: Game) -> Result<Analysis, Unreadable> {
    let sql = "SELECT text FROM analyses WHERE table_id = ?1 AND game = ?2";
    let mut statement = connection.prepare_cached(sql)?;
    let found = statement.query_row(params![id(game.table), game.number], |row| row.get(0));
    Ok(match found.optional()? {
        None => Analysis::Unasked,
        Some(None) => Analysis::Asked,
        Some(Some(text)) => Analysis::Done(text),
    })
}

/// Those that somebody waits for, who has asked first first.
pub(crate) fn to_do(connection: &Connection, most: usize) -> Result<Vec<Leased>, Unreadable> {
    let sql = "SELECT table_id, game, asked_at FROM analyses WHERE text IS NULL
        ORDER BY asked_at, table_id, game LIMIT ?1";
    let mut statement = connection.prepare_cached(sql)?;
    let found = statement.query_map([limit(most)], |row| {
        Ok(Leased { due: millis(row.get(2)?), table: table_at(row, 0)?, game: row.get(1)? })
    })?;
    Ok(found.collect::<Result<_, _>>()?)
}

/// Somebody wants to know. Nothing is written about a game that is not over, or that was asked for.
pub(crate) fn ask(connection: &Connection, game: Game, at: Millis) -> rusqlite::Result<()> {
    let sql = "INSERT INTO analyses (table_id, game, asked_at)
        SELECT table_id, game, ?3 FROM games WHERE table_id = ?1 AND game = ?2
        ON CONFLICT DO NOTHING";
    let asked = params![id(game.table), game.number, moment(at)];
    connection.prepare_cached(sql)?.execute(asked).map(drop)
}

/// Keeps an analysis, unless there is one.
pub(crate) fn keep(connection: &Connection, game: Game, at: Millis, text: &str) -> Written {
    let sql = "INSERT INTO analyses (table_id, game, asked_at, text)
        SELECT table_id, game, ?3, ?4 FROM games WHERE table_id = ?1 AND game = ?2
        ON CONFLICT DO UPDATE SET text = coalesce(text, excluded.text)";
    let kept = params![id(game.table), game.number, moment(at), text];
    if connection.prepare_cached(sql)?.execute(kept)? > 0 {
        return Ok(Ok(()));
    }
    let Game { table, number } = game;
    tracing::error!(%table, game = number, "an analysis of a game that is not over is refused");
    Ok(Err(WriteError::Unknown))
}
