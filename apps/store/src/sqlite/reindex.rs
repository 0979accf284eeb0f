//! Writing the index anew.

use super::archive::count;
use super::lock::FolderLock;
use super::rows::Unreadable;
use super::{OpenError, file, open, put, rows};
use crate::Fault;
use crate::check::{Progress, expected_rows};
use crate::index::Rows;
use azulejo_protocol::TableId;
use rusqlite::{Connection, TransactionBehavior};
use std::path::Path;

/// Writes everything anew that follows from the logs: every table is folded, and its rows are replaced, all
/// or nothing. Tables whose log can't be folded are told, and stand in no list afterwards.
///
/// # Errors
///
/// If the folder is in use or can't be opened, as for [`Sqlite::open`](crate::Sqlite::open), or has no
/// database.
pub fn reindex(folder: &Path, progress: &mut dyn FnMut(Progress)) -> Result<Vec<Fault>, OpenError> {
    let file = file::database(folder);
    if !file.exists() {
        return Err(OpenError::Missing { file });
    }
    let _lock = FolderLock::take(folder)?;
    let mut connection = open::writer(&file)?;
    replace(&mut connection, progress).map_err(|error| OpenError::Sql { file, error })
}

fn replace(
    connection: &mut Connection,
    progress: &mut dyn FnMut(Progress),
) -> rusqlite::Result<Vec<Fault>> {
    let of = count(connection)?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for name in ["finished", "games", "seats", "tables"] {
        transaction.execute(&format!("DELETE FROM {name}"), [])?;
    }
    let mut faults = Vec::new();
    let mut tables = 0;
    let mut last = None;
    while let Some(table) = rows::table_after(&transaction, last)? {
        match made_anew(&transaction, table) {
            Ok(rows) => {
                put::put_table(&transaction, table, &rows.table)?;
                for game in &rows.games {
                    put::put_game(&transaction, table, game)?;
                }
            }
            Err(Unreadable::Row(fault)) => faults.push(fault),
            Err(Unreadable::Sql(error)) => return Err(error),
        }
        tables += 1;
        progress(Progress { tables, of });
        last = Some(table);
    }
    transaction.commit()?;
    Ok(faults)
}

/// The rows that follow from a table's log.
fn made_anew(connection: &Connection, table: TableId) -> Result<Rows, Unreadable> {
    Ok(expected_rows(table, &rows::load(connection, table, 0)?)?)
}
