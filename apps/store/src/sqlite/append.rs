//! One append, within a transaction.

use super::{put, rows};
use crate::prepared::Prepared;
use azulejo_hub::{Append, WriteError};
use azulejo_room::NewSecret;
use rusqlite::Connection;

/// What came of an append. An error of SQLite's own ends the whole transaction.
pub(crate) type Written<T = ()> = rusqlite::Result<Result<T, WriteError>>;

/// Adds to a table's log, all or nothing, without touching what others have written in the same
/// transaction.
pub(crate) fn append(connection: &Connection, append: &Append) -> Written<u32> {
    run(connection, "SAVEPOINT append")?;
    let written = within(connection, append)?;
    if written.is_err() {
        run(connection, "ROLLBACK TO append")?;
    }
    run(connection, "RELEASE append")?;
    Ok(written)
}

pub(crate) fn run(connection: &Connection, sql: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(sql)?.execute([]).map(drop)
}

fn within(connection: &Connection, append: &Append) -> Written<u32> {
    let Append { table, after, entries, secret, .. } = append;
    let head = rows::head(connection, *table)?;
    if head != *after {
        return Ok(Err(WriteError::Conflict { head }));
    }
    let Some(prepared) = Prepared::of(append) else {
        tracing::error!(%table, after, "an append makes no sense and is refused");
        return Ok(Err(WriteError::Unknown));
    };
    for (entry, texts) in entries.iter().zip(&prepared.texts) {
        // The head is the expected one, so it can only be that the command is in the log already.
        match rows::put_entry(connection, *table, entry, texts) {
            Err(error) if is_constraint(&error) => return Ok(Err(WriteError::Conflict { head })),
            written => written?,
        }
    }
    if let Some(NewSecret { game, secret }) = secret {
        match rows::put_secret(connection, *table, *game, secret.expose_for_storage()) {
            Err(error) if is_constraint(&error) => {
                tracing::error!(%table, after, game, "there is a secret of this game already");
                return Ok(Err(WriteError::Unknown));
            }
            written => written?,
        }
    }
    put::put_table(connection, *table, &prepared.table)?;
    if let Some(game) = &prepared.game {
        put::put_game(connection, *table, game)?;
    }
    Ok(Ok(prepared.table.head))
}

fn is_constraint(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(rusqlite::ErrorCode::ConstraintViolation)
}
