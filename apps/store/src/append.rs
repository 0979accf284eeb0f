//! One append, within a transaction.

use crate::index::{self, GameRow, TableRow};
use crate::rows::{self, Texts};
use azulejo_hub::{Append, WriteError};
use azulejo_protocol::Millis;
use azulejo_room::Entry;
use rusqlite::Connection;

/// What came of an append. An error of SQLite's own ends the whole transaction.
pub(crate) type Written = rusqlite::Result<Result<u32, WriteError>>;

/// Adds to a table's log, all or nothing, without touching what others have written in the same
/// transaction.
pub(crate) fn append(connection: &Connection, append: &Append) -> Written {
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

fn within(connection: &Connection, append: &Append) -> Written {
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
    if let Some(secret) = secret {
        match rows::put_secret(connection, *table, secret) {
            Err(error) if is_constraint(&error) => {
                let game = secret.game;
                tracing::error!(%table, after, game, "there is a secret of this game already");
                return Ok(Err(WriteError::Unknown));
            }
            written => written?,
        }
    }
    index::put_table(connection, *table, &prepared.table)?;
    if let Some(game) = &prepared.game {
        index::put_game(connection, *table, game)?;
    }
    Ok(Ok(prepared.table.head))
}

fn is_constraint(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(rusqlite::ErrorCode::ConstraintViolation)
}

/// The rows that an append consists of.
struct Prepared {
    texts: Vec<Texts>,
    table: TableRow,
    game: Option<GameRow>,
}

impl Prepared {
    /// They are there if the entries are numbered as they should be and can be written as texts.
    fn of(append: &Append) -> Option<Prepared> {
        let Append { after, entries, card, .. } = append;
        let head = entries.last()?.event.number;
        let numbers = entries.iter().map(|entry| entry.event.number);
        if !numbers.eq(after.checked_add(1)?..=head) {
            return None;
        }
        let texts: serde_json::Result<Vec<Texts>> = entries.iter().map(Texts::of).collect();
        let game = index::ends_a_game(entries).then(|| GameRow::new(card)).transpose().ok()?;
        let table = TableRow::new(card, head, first_moment(entries)).ok()?;
        Some(Prepared { texts: texts.ok()?, table, game })
    }
}

/// When a table was founded, if these entries found it.
fn first_moment(entries: &[Entry]) -> Millis {
    entries.first().map_or(Millis::ZERO, |entry| entry.event.at)
}
