//! Whether all that is kept is as it should be.

use super::archive::SqliteArchive;
use super::{OpenError, rows};
use crate::check::{Progress, Report, check_all};
use crate::{Fault, Why};
use rusqlite::Connection;
use std::path::Path;

/// Checks a database, which may be a backup or one that is being served: SQLite looks at the whole file, every
/// table is folded from its log with all its draws, and every row of the index is compared with what follows
/// from that. Nothing is written.
///
/// # Errors
///
/// If the file can't be opened or read at all. What is wrong in it is in the report.
pub fn check(file: &Path, progress: &mut dyn FnMut(Progress)) -> Result<Report, OpenError> {
    // What is written meanwhile is not looked at.
    let archive = SqliteArchive::read(file)?;
    let faults = archive.ask(damages)?;
    // Whatever else there is to say of a damaged file follows from that.
    if !faults.is_empty() {
        return Ok(Report { faults, ..Report::default() });
    }
    check_all(&archive, progress)
}

/// What SQLite finds in the file.
fn damages(connection: &Connection) -> rusqlite::Result<Vec<Fault>> {
    let mut told = Vec::new();
    for pragma in ["integrity_check", "foreign_key_check"] {
        connection.pragma_query(None, pragma, |row| {
            told.push(row.get::<_, String>(0)?);
            Ok(())
        })?;
    }
    let bad = told.into_iter().filter(|told| told != "ok").map(Why::Damaged);
    Ok(bad.map(|why| Fault { table: None, number: None, why }).collect())
}

/// What finds the tables of rows that follow from no log.
const STRAYS: [(&str, &str); 5] = [
    (
        "tables",
        "SELECT table_id FROM tables WHERE NOT EXISTS
            (SELECT 1 FROM events WHERE events.table_id = tables.table_id)",
    ),
    (
        "secrets",
        "SELECT table_id FROM secrets WHERE NOT EXISTS
            (SELECT 1 FROM events WHERE events.table_id = secrets.table_id)",
    ),
    (
        "seats",
        "SELECT table_id FROM seats JOIN tables USING (table_id) WHERE instr(members, guest) = 0",
    ),
    (
        "finished",
        "SELECT table_id FROM finished JOIN games USING (table_id, game)
            WHERE finished.ended_at <> games.ended_at OR NOT EXISTS
            (SELECT 1 FROM json_each(games.card, '$.guests') WHERE value = lower(hex(guest)))",
    ),
    (
        "analyses",
        "SELECT table_id FROM analyses WHERE NOT EXISTS (SELECT 1 FROM games
            WHERE games.table_id = analyses.table_id AND games.game = analyses.game)",
    ),
];

/// Rows that follow from no log.
pub(super) fn strays(connection: &Connection) -> rusqlite::Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for (name, sql) in STRAYS {
        let mut statement = connection.prepare(sql)?;
        for table in statement.query_map([], |row| rows::table_at(row, 0))? {
            faults.push(Fault::of_table(table?, Why::Stray(name)));
        }
    }
    Ok(faults)
}
