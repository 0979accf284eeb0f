//! The store of one process.

use super::analyses::{self, Game};
use super::lock::FolderLock;
use super::readers::Readers;
use super::writer::{Brought, Writer};
use super::{OpenError, file, open, query};
use azulejo_hub::{
    Analysis, Append, Elsewhere, Here, Leased, Listed, Loaded, NodeId, Pending, ReadError, Store,
    WorkAsk, WriteError,
};
use azulejo_protocol::{GuestId, KeyHash, Millis, TableId, WorkKind};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

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
        self.0.writer.write(Brought::Append(append))
    }

    fn load(&self, table: TableId, after: u32) -> Pending<Result<Option<Loaded>, ReadError>> {
        self.0.readers.ask(move |connection| query::load(connection, table, after))
    }

    fn by_code(&self, code: KeyHash) -> Pending<Result<Option<TableId>, ReadError>> {
        self.0.readers.ask(move |connection| query::by_code(connection, code))
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

    fn now(&self) -> Pending<Result<Millis, ReadError>> {
        Box::pin(std::future::ready(Ok(now())))
    }

    /// One process does all work, so whatever is due is its own.
    fn take_on(&self, ask: WorkAsk) -> Pending<Result<Vec<Leased>, ReadError>> {
        let WorkAsk { work, ahead, most, .. } = ask;
        self.0.readers.ask(move |connection| match work {
            WorkKind::Analysis => analyses::to_do(connection, most),
            WorkKind::Clock | WorkKind::Bot => {
                let by = Millis(now().0.saturating_add(ahead.0));
                query::due_by(connection, by, work == WorkKind::Bot, most)
            }
        })
    }

    fn give_back(&self, _node: NodeId) -> Pending<Result<(), ReadError>> {
        Box::pin(std::future::ready(Ok(())))
    }

    fn look_around(
        &self,
        _node: NodeId,
        here: Vec<Here>,
    ) -> Pending<Result<Vec<Elsewhere>, ReadError>> {
        self.0.readers.ask(move |connection| query::look_around(connection, &here))
    }

    fn analysis(
        &self,
        table: TableId,
        game: u32,
        wanted: bool,
    ) -> Pending<Result<Analysis, ReadError>> {
        let game = Game { table, number: game };
        let found = self.0.readers.ask(move |connection| analyses::find(connection, game));
        if !wanted {
            return found;
        }
        // What was asked for already is only read.
        let asked = self.0.writer.write(Brought::Ask(game, now()));
        let again = self.0.readers.ask(move |connection| analyses::find(connection, game));
        Box::pin(async move {
            match found.await? {
                Analysis::Unasked => {
                    asked.await.map_err(|_| ReadError)?;
                    again.await
                }
                known => Ok(known),
            }
        })
    }

    fn keep_analysis(
        &self,
        table: TableId,
        game: u32,
        text: String,
    ) -> Pending<Result<(), WriteError>> {
        let game = Game { table, number: game };
        let kept = self.0.writer.write(Brought::Keep(game, now(), text));
        Box::pin(async move { kept.await.map(drop) })
    }
}

/// The time by the system's clock.
fn now() -> Millis {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
