//! Copies of a database, out of a folder and into one.

use super::lock::FolderLock;
use super::{OpenError, file, open};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Why a database was not copied.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// What should be copied, or where to, can't be opened.
    #[error(transparent)]
    Open(OpenError),
    /// Something is there already, and nothing is written over.
    #[error("{file} is there already, and is not written over")]
    Exists {
        /// The file.
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
    /// SQLite could not copy it.
    #[error("{to}: {error}")]
    Sql {
        /// The copy.
        to: PathBuf,
        /// Why.
        error: rusqlite::Error,
    },
}

impl From<OpenError> for CopyError {
    fn from(error: OpenError) -> CopyError {
        CopyError::Open(error)
    }
}

/// Copies the database of a data folder, as it is at one moment, into a file that is not there yet. Whoever
/// serves the folder goes on meanwhile, in this process or another.
///
/// The copy holds the secrets of games that are played. It is there under its name only when it is complete and on disk.
///
/// # Errors
///
/// If there is no database, if there is such a file, or if it can't be written.
pub fn backup(folder: &Path, to: &Path) -> Result<(), CopyError> {
    let (from, _) = open::source(&file::database(folder))?;
    copy(&from, to)
}

/// Makes a data folder from a copy. The folder may be there, but no database in it.
///
/// # Errors
///
/// If the copy is none of ours or that of a later version, if there is a database in the folder or what is left
/// of one, or if another process uses it.
pub fn restore(from: &Path, folder: &Path) -> Result<(), CopyError> {
    let (from, _) = open::source(from)?;
    fs::create_dir_all(folder).map_err(|error| CopyError::Io { path: folder.to_owned(), error })?;
    let _lock = FolderLock::take(folder)?;
    let database = file::database(folder);
    // What is left of another database would be taken for writes to this one.
    for ending in ["", "-wal", "-shm", "-journal"] {
        let file = file::beside(&database, ending);
        if exists(&file)? {
            return Err(CopyError::Exists { file });
        }
    }
    copy(&from, &database)
}

fn exists(file: &Path) -> Result<bool, CopyError> {
    file.try_exists().map_err(|error| CopyError::Io { path: file.to_owned(), error })
}

/// Copies into a file beside the one that is wanted, and gives it that name when it is complete.
fn copy(from: &Connection, to: &Path) -> Result<(), CopyError> {
    // Keeps the name, so that nobody else's file is replaced.
    create(to)?;
    let part = file::beside(to, ".part");
    let copied = create(&part).and_then(|()| {
        let copied = fill(from, &part, to);
        if copied.is_err() {
            let _ = fs::remove_file(&part);
        }
        copied
    });
    if copied.is_err() {
        let _ = fs::remove_file(to);
    }
    copied
}

fn create(file: &Path) -> Result<(), CopyError> {
    file::create_private(file).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => CopyError::Exists { file: file.to_owned() },
        _ => CopyError::Io { path: file.to_owned(), error },
    })
}

fn fill(from: &Connection, part: &Path, to: &Path) -> Result<(), CopyError> {
    let name = part.to_str().ok_or_else(|| CopyError::Io {
        path: part.to_owned(),
        error: io::Error::from(io::ErrorKind::InvalidFilename),
    })?;
    from.execute("VACUUM INTO ?1", [name])
        .map_err(|error| CopyError::Sql { to: to.to_owned(), error })?;
    let synced = file::sync(part).and_then(|()| fs::rename(part, to));
    synced
        .and_then(|()| file::sync_name(to))
        .map_err(|error| CopyError::Io { path: to.to_owned(), error })
}
