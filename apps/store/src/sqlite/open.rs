//! Opening a database.

use super::{file, migrate};
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fmt, io};

/// The oldest SQLite that may be used, as its number: older ones can damage their log of writes when two
/// connections copy it back at once.
pub const OLDEST_SQLITE: i32 = 3_051_003;

/// The version of the schema that is written here.
pub const VERSION: u32 = migrate::MIGRATIONS.len() as u32;

/// What says in its header that a database is ours: "azul".
pub(crate) const APPLICATION: i32 = i32::from_be_bytes(*b"azul");

/// How long to wait for whoever else has locked the database, a person with a tool for example.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many statements a connection keeps prepared: more than there are.
const STATEMENTS: usize = 32;

/// Why a database can't be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The SQLite that runs here is too old.
    #[error(
        "this is SQLite {}, and those before {} can lose what they have written",
        Release(*.found),
        Release(OLDEST_SQLITE)
    )]
    OldSqlite {
        /// Its number.
        found: i32,
    },
    /// Another process uses the folder.
    #[error("another process uses {folder}")]
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// There is no such file.
    #[error("there is no {file}")]
    Missing {
        /// Its path.
        file: PathBuf,
    },
    /// The file holds something else.
    #[error("{file} is no database of Azulejo")]
    NotOurs {
        /// Its path.
        file: PathBuf,
    },
    /// The file was written by a later version of this program.
    #[error("{file} has version {found}, and this program knows versions up to {VERSION}")]
    Newer {
        /// Its path.
        file: PathBuf,
        /// The version of its schema.
        found: u32,
    },
    /// The file was written by an earlier version, and is brought up to date when it is served.
    #[error("{file} has version {found}, and version {VERSION} is needed: serve it once")]
    Older {
        /// Its path.
        file: PathBuf,
        /// The version of its schema.
        found: u32,
    },
    /// The file system does not allow SQLite's log of writes.
    #[error("{file} is on a file system without shared memory, as many network drives are")]
    NoWal {
        /// The database.
        file: PathBuf,
    },
    /// The operating system said no.
    #[error("{path}: {error}")]
    Io {
        /// What it was asked for.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// SQLite said no.
    #[error("{file}: {error}")]
    Sql {
        /// The database.
        file: PathBuf,
        /// Why.
        error: rusqlite::Error,
    },
}

/// The number of a release as people write it.
struct Release(i32);

impl fmt::Display for Release {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.0 / 1_000_000, self.0 / 1_000 % 1_000, self.0 % 1_000)
    }
}

/// Whether the SQLite that runs here may be used.
pub(crate) fn check_sqlite() -> Result<(), OpenError> {
    new_enough(rusqlite::version_number())
}

fn new_enough(found: i32) -> Result<(), OpenError> {
    if found >= OLDEST_SQLITE { Ok(()) } else { Err(OpenError::OldSqlite { found }) }
}

/// The connection that writes. A database that is not there is made, one of an older version is brought up to
/// date.
pub(crate) fn writer(file: &Path) -> Result<Connection, OpenError> {
    make_if_missing(file)?;
    writer_again(file)
}

/// The same, of a database that has to be there: one that was taken away is not made anew unnoticed.
pub(crate) fn writer_again(file: &Path) -> Result<Connection, OpenError> {
    check_sqlite()?;
    check_there(file)?;
    let sql = |error| failure(file, error);
    let mut connection = connect(file, OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(sql)?;
    let version = version_of(&connection, file)?;
    log_writes(&connection, file)?;
    migrate::migrate(&mut connection, version).map_err(sql)?;
    Ok(connection)
}

/// A connection that only reads, from a database that is up to date.
pub(crate) fn reader(file: &Path) -> Result<Connection, OpenError> {
    match source(file)? {
        (connection, VERSION) => Ok(connection),
        (_, found) => Err(OpenError::Older { file: file.to_owned(), found }),
    }
}

/// A connection that only reads, from a database of any version that is known, and its version.
pub(crate) fn source(file: &Path) -> Result<(Connection, u32), OpenError> {
    check_sqlite()?;
    check_there(file)?;
    let connection = connect(file, OpenFlags::SQLITE_OPEN_READ_ONLY);
    let connection = connection.map_err(|error| failure(file, error))?;
    match version_of(&connection, file)? {
        0 => Err(OpenError::NotOurs { file: file.to_owned() }),
        version => Ok((connection, version)),
    }
}

/// Why SQLite said no.
fn failure(file: &Path, error: rusqlite::Error) -> OpenError {
    match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::NotADatabase) => OpenError::NotOurs { file: file.to_owned() },
        _ => OpenError::Sql { file: file.to_owned(), error },
    }
}

fn check_there(file: &Path) -> Result<(), OpenError> {
    match file.try_exists() {
        Ok(true) => Ok(()),
        Ok(false) => Err(OpenError::Missing { file: file.to_owned() }),
        Err(error) => Err(OpenError::Io { path: file.to_owned(), error }),
    }
}

fn make_if_missing(file: &Path) -> Result<(), OpenError> {
    match file::create_private(file).and_then(|()| file::sync_name(file)) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        made => made.map_err(|error| OpenError::Io { path: file.to_owned(), error }),
    }
}

fn connect(file: &Path, flags: OpenFlags) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(file, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // A damaged file is an error, not a surprise.
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    Ok(connection)
}

/// The version of a database that is ours; 0 if nothing was ever written to it.
fn version_of(connection: &Connection, file: &Path) -> Result<u32, OpenError> {
    let not_ours = || OpenError::NotOurs { file: file.to_owned() };
    let header = migrate::header(connection).map_err(|error| failure(file, error))?;
    match header.version {
        0 if header.is_empty => Ok(0),
        _ if header.application != APPLICATION => Err(not_ours()),
        1..=VERSION => Ok(header.version),
        0 => Err(not_ours()),
        found => Err(OpenError::Newer { file: file.to_owned(), found }),
    }
}

/// Writes go to a log first, which readers see and do not wait for.
fn log_writes(connection: &Connection, file: &Path) -> Result<(), OpenError> {
    let sql = |error| failure(file, error);
    let mode = connection
        .pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get::<_, String>(0));
    if mode.map_err(sql)? != "wal" {
        return Err(OpenError::NoWal { file: file.to_owned() });
    }
    // It is copied back every 16 MiB, and does not stay large after a long backup.
    connection.pragma_update(None, "wal_autocheckpoint", 4_096).map_err(sql)?;
    connection.pragma_update(None, "journal_size_limit", 64 << 20).map_err(sql)?;
    // Sixteen MiB for the pages that are written again and again.
    connection.pragma_update(None, "cache_size", -16_384).map_err(sql)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sqlite_that_may_lose_writes_is_refused() {
        let refused = new_enough(3_051_002).unwrap_err().to_string();
        assert_eq!(
            refused,
            "this is SQLite 3.51.2, and those before 3.51.3 can lose what they have written"
        );
        assert!(new_enough(OLDEST_SQLITE).is_ok());
        assert!(check_sqlite().is_ok());
    }

    /// Durability is a matter of these.
    #[test]
    fn whoever_writes_waits_for_the_disk() {
        let file = std::env::temp_dir().join(format!("azulejo-open-{}.db", std::process::id()));
        let connection = writer(&file).unwrap();
        let setting = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        // 2 is FULL.
        assert_eq!((setting("synchronous"), setting("foreign_keys")), (Ok(2), Ok(1)));
        let mode = connection.pragma_query_value(None, "journal_mode", |row| row.get(0));
        assert_eq!(mode, Ok("wal".to_owned()));
        drop(connection);
        std::fs::remove_file(file).unwrap();
    }
}
