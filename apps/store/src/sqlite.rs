//! The store of one process.

use crate::lock::FolderLock;
use crate::readers::Readers;
use crate::writer::Writer;
use crate::{OpenError, file, open, query};
use azulejo_hub::{Append, Due, Listed, Loaded, Pending, ReadError, Store, WriteError};
use azulejo_protocol::{GuestId, KeyHash, Millis, TableId};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Tables in a data folder, kept by SQLite. Its clones are handles of the same store; with the last of them its
/// threads end, after all that was brought is written.
///
/// A question is put when its answer is first waited for.
#[derive(Clone)]
pub struct Sqlite(Arc<Parts>);

/// They end in this order.
struct Parts {
    readers: Readers,
    writer: Writer,
    file: PathBuf,
}

impl Sqlite {
    /// Opens the database in a data folder; the folder and the database are made if they are not there.
    ///
    /// # Errors
    ///
    /// If another process uses the folder, if the database there is none of ours or that of a later version,
    /// or if the system does not allow what is needed.
    pub fn open(folder: &Path) -> Result<Sqlite, OpenError> {
        std::fs::create_dir_all(folder)
            .map_err(|error| OpenError::Io { path: folder.to_owned(), error })?;
        let lock = FolderLock::take(folder)?;
        let file = file::database(folder);
        let connection = open::writer(&file)?;
        let writer = Writer::start(&file, connection, lock)?;
        Ok(Sqlite(Arc::new(Parts { readers: Readers::start(&file)?, writer, file })))
    }

    /// The database.
    pub fn file(&self) -> &Path {
        &self.0.file
    }
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sqlite").field("file", &self.0.file).finish_non_exhaustive()
    }
}

impl Store for Sqlite {
    fn append(&self, append: Append) -> Pending<Result<u32, WriteError>> {
        self.0.writer.append(append)
    }

    fn load(&self, table: TableId) -> Pending<Result<Option<Loaded>, ReadError>> {
        self.0.readers.ask(move |connection| query::load(connection, table))
    }

    fn by_code(&self, code: KeyHash) -> Pending<Result<Option<TableId>, ReadError>> {
        self.0.readers.ask(move |connection| query::by_code(connection, code))
    }

    fn due_by(&self, by: Millis, most: usize) -> Pending<Result<Vec<Due>, ReadError>> {
        self.0.readers.ask(move |connection| query::due_by(connection, by, most))
    }

    fn waiting(&self, most: usize) -> Pending<Result<Vec<Listed>, ReadError>> {
        self.0.readers.ask(move |connection| query::waiting(connection, most))
    }

    fn of_guest(&self, guest: GuestId, most: usize) -> Pending<Result<Vec<Listed>, ReadError>> {
        self.0.readers.ask(move |connection| query::of_guest(connection, guest, most))
    }

    fn finished_of_guest(
        &self,
        guest: GuestId,
        before: Option<Millis>,
        most: usize,
    ) -> Pending<Result<Vec<Listed>, ReadError>> {
        let ask = move |connection: &_| query::finished_of_guest(connection, guest, before, most);
        self.0.readers.ask(ask)
    }
}
