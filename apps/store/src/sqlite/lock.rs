//! A data folder belongs to one process.

use super::OpenError;
use rusqlite::Connection;
use std::path::Path;

/// The file whose lock is held.
const FILE: &str = "azulejo.lock";

/// The right to write in a data folder. It ends with the process at the latest, however that ends.
///
/// It is a database of its own with a transaction that never ends: SQLite knows how to lock a file on every
/// system.
pub(crate) struct FolderLock {
    /// It is held, not used.
    _connection: Connection,
}

impl FolderLock {
    /// Takes it, if no other process has it.
    pub(crate) fn take(folder: &Path) -> Result<FolderLock, OpenError> {
        let file = folder.join(FILE);
        match locked(&file) {
            Ok(connection) => Ok(FolderLock { _connection: connection }),
            Err(error) if is_busy(&error) => Err(OpenError::InUse { folder: folder.to_owned() }),
            Err(error) => Err(OpenError::Sql { file, error }),
        }
    }
}

fn locked(file: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(file)?;
    connection.busy_timeout(std::time::Duration::ZERO)?;
    connection.execute_batch("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE")?;
    Ok(connection)
}

fn is_busy(error: &rusqlite::Error) -> bool {
    use rusqlite::ErrorCode::{DatabaseBusy, DatabaseLocked};
    matches!(error.sqlite_error_code(), Some(DatabaseBusy | DatabaseLocked))
}
