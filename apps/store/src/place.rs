//! Where a store is: a folder, or a database that many share.

use crate::archive::Archive;
use crate::check::{Progress, Report, check_all};
use crate::postgres::{PostgresArchive, PostgresError, PostgresUrl, UrlError};
use crate::sqlite::{self, FILE, OpenError};
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Where a store is.
#[derive(Clone, Debug)]
pub enum StorePlace {
    /// In a data folder of one process.
    Folder(PathBuf),
    /// In a database that many share.
    Postgres(PostgresUrl),
}

/// `postgres://…`, or the path of a folder.
impl FromStr for StorePlace {
    type Err = UrlError;

    fn from_str(text: &str) -> Result<StorePlace, UrlError> {
        // What looks like a URL is hardly meant as a folder.
        if text.contains("://") {
            text.parse().map(StorePlace::Postgres)
        } else {
            Ok(StorePlace::Folder(text.into()))
        }
    }
}

/// Without user and password.
impl fmt::Display for StorePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorePlace::Folder(folder) => folder.display().fmt(f),
            StorePlace::Postgres(url) => write!(f, "postgres://{url}"),
        }
    }
}

/// Why a store can't be used.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The one in a folder.
    #[error(transparent)]
    Folder(OpenError),
    /// The one in a database.
    #[error(transparent)]
    Postgres(PostgresError),
}

impl From<OpenError> for StoreError {
    fn from(error: OpenError) -> StoreError {
        StoreError::Folder(error)
    }
}

impl From<PostgresError> for StoreError {
    fn from(error: PostgresError) -> StoreError {
        StoreError::Postgres(error)
    }
}

/// Checks a store, which may be served meanwhile: every table is folded from its log with all its draws, and every row
/// of the index is compared with what follows from that. Nothing is written.
///
/// It waits for the database, so it is not for tasks of a runtime.
///
/// # Errors
///
/// If it can't be opened or read at all. What is wrong in it is in the report.
pub fn check_store(
    place: &StorePlace,
    progress: &mut dyn FnMut(Progress),
) -> Result<Report, StoreError> {
    match place {
        StorePlace::Folder(folder) => Ok(sqlite::check(&folder.join(FILE), progress)?),
        StorePlace::Postgres(url) => checked(&PostgresArchive::read(url)?, progress),
    }
}

/// Checks all of an archive.
pub(crate) fn checked<A: Archive<Error: Into<StoreError>>>(
    archive: &A,
    progress: &mut dyn FnMut(Progress),
) -> Result<Report, StoreError> {
    check_all(archive, progress).map_err(Into::into)
}
