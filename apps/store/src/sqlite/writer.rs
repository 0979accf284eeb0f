//! The thread that writes.

use super::analyses::{self, Game};
use super::append::{Written, append, run};
use super::lock::FolderLock;
use super::queue::{Queue, Waiting, queue};
use super::{OpenError, open};
use azulejo_hub::{Append, Pending, WriteError};
use azulejo_protocol::Millis;
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};
use tokio::sync::oneshot;

/// How much may wait; whoever brings more waits to bring them.
const QUEUE: usize = 4_096;

/// How many are written at once at most, so that none waits for too many others.
const BATCH: usize = 512;

/// What is to be written.
#[allow(clippy::large_enum_variant, reason = "nearly all are appends")]
pub(crate) enum Brought {
    /// What happened at a table. It is answered with the number of the last event.
    Append(Append),
    /// A wish to know how a game was played, with the moment of it.
    Ask(Game, Millis),
    /// How a game was played, with the moment at which it was found out.
    Keep(Game, Millis, String),
}

impl Brought {
    fn write(&self, connection: &Connection) -> Written<u32> {
        match self {
            Brought::Append(brought) => append(connection, brought),
            Brought::Ask(game, at) => analyses::ask(connection, *game, *at).map(|()| Ok(0)),
            Brought::Keep(game, at, text) => {
                Ok(analyses::keep(connection, *game, *at, text)?.map(|()| 0))
            }
        }
    }
}

/// What is to be written, and who waits for what comes of it.
struct Job {
    brought: Brought,
    answer: oneshot::Sender<Result<u32, WriteError>>,
}

/// The one thread that writes. It takes all that waits, writes it in one transaction, waits for the disk once,
/// and answers.
pub(crate) struct Writer {
    jobs: Option<Queue<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(crate) fn start(
        file: &Path,
        connection: Connection,
        lock: FolderLock,
    ) -> Result<Writer, OpenError> {
        let (jobs, waiting) = queue(QUEUE);
        let pen = Pen { file: file.to_owned(), connection: Some(connection) };
        let thread = thread::Builder::new().name("store-writer".to_owned());
        let thread = thread.spawn(move || {
            write(pen, waiting);
            drop(lock);
        });
        let thread = thread.map_err(|error| OpenError::Io { path: file.to_owned(), error })?;
        Ok(Writer { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Brings something.
    pub(crate) fn write(&self, brought: Brought) -> Pending<Result<u32, WriteError>> {
        let (answer, answered) = oneshot::channel();
        let queued = self.jobs.as_ref().map(|jobs| jobs.push(Job { brought, answer }));
        Box::pin(async move {
            queued.ok_or(WriteError::Unknown)?.await.map_err(|_| WriteError::Unknown)?;
            answered.await.unwrap_or(Err(WriteError::Unknown))
        })
    }
}

/// What waits is written before it goes.
impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn write(mut pen: Pen, mut waiting: Waiting<Job>) {
    loop {
        let mut batch = waiting.next_ones(BATCH);
        if batch.is_empty() {
            return;
        }
        let brought: Vec<&Brought> = batch.iter().map(|job| &job.brought).collect();
        let written = pen.write(&brought);
        for (job, written) in batch.drain(..).zip(written) {
            // Whoever brought it may have gone.
            let _ = job.answer.send(written);
        }
    }
}

/// What is written with.
struct Pen {
    file: PathBuf,
    /// `None` after a failure, until it is opened again.
    connection: Option<Connection>,
}

impl Pen {
    /// Writes all of these in one transaction, or none.
    fn write(&mut self, brought: &[&Brought]) -> Vec<Result<u32, WriteError>> {
        let error = match self.connection() {
            Ok(connection) => match commit(connection, brought) {
                Ok(written) => return written,
                Err(error) => error,
            },
            Err(error) => error,
        };
        vec![Err(self.give_up(&error)); brought.len()]
    }

    /// The connection; a new one, if the last one has failed.
    fn connection(&mut self) -> Result<&Connection, Failure> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => reopen(&self.file)?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Nothing of a transaction is there, or nobody knows: then nobody writes with this connection again.
    fn give_up(&mut self, failure: &Failure) -> WriteError {
        let is_undone = self.connection.as_ref().is_some_and(|it| undo(it).is_ok());
        tracing::error!(error = %failure, "a transaction has failed");
        if failure.is_full() && (is_undone || self.connection.is_none()) {
            return WriteError::Full;
        }
        self.connection = None;
        WriteError::Unknown
    }
}

/// Why a transaction has failed.
enum Failure {
    Sql(rusqlite::Error),
    Open(OpenError),
}

impl Failure {
    /// Whether there was no space left. SQLite says so only if it could not write the end of the
    /// transaction, so nothing of it counts.
    fn is_full(&self) -> bool {
        let (Failure::Sql(error) | Failure::Open(OpenError::Sql { error, .. })) = self else {
            return false;
        };
        error.sqlite_error_code() == Some(rusqlite::ErrorCode::DiskFull)
    }
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Failure {
        Failure::Sql(error)
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Sql(error) => error.fmt(f),
            Failure::Open(error) => error.fmt(f),
        }
    }
}

/// A new connection after one has failed. The fate of what that one wrote last is settled before anything
/// else is: what comes behind the last transaction that counts is written over.
fn reopen(file: &Path) -> Result<Connection, Failure> {
    let connection = open::writer_again(file).map_err(Failure::Open)?;
    connection.execute("UPDATE fences SET built = built + 1", [])?;
    Ok(connection)
}

fn commit(
    connection: &Connection,
    brought: &[&Brought],
) -> Result<Vec<Result<u32, WriteError>>, Failure> {
    run(connection, "BEGIN IMMEDIATE")?;
    let mut written = Vec::with_capacity(brought.len());
    for each in brought {
        written.push(each.write(connection)?);
    }
    run(connection, "COMMIT")?;
    Ok(written)
}

fn undo(connection: &Connection) -> rusqlite::Result<()> {
    if connection.is_autocommit() { Ok(()) } else { run(connection, "ROLLBACK") }
}

#[cfg(all(test, feature = "conformance"))]
mod tests {
    use super::*;
    use crate::conformance::Sample;
    use azulejo_protocol::{GuestId, TableId};

    /// In a folder of its own, without a connection; `make` makes the database.
    fn pen(name: &str) -> Pen {
        let name = format!("azulejo-pen-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("it can be made");
        Pen { file: folder.join("pen.db"), connection: None }
    }

    fn make(pen: &Pen) -> Connection {
        open::writer(&pen.file).expect("it can be made")
    }

    fn remove(pen: Pen) {
        let folder = pen.file.parent().expect("a folder").to_owned();
        drop(pen);
        std::fs::remove_dir_all(folder).expect("it is there");
    }

    fn founded(table: u128) -> Brought {
        let guests = [GuestId(1), GuestId(2)];
        Brought::Append(Sample::found(TableId(table), guests, Millis(1_000)).1)
    }

    fn fences(pen: &Pen) -> u32 {
        let connection = pen.connection.as_ref().expect("it is open");
        connection.query_row("SELECT built FROM fences", [], |row| row.get(0)).expect("a fence")
    }

    /// Nobody knows what became of the last one before it was, so its place is written over first.
    #[test]
    fn a_connection_that_was_lost_is_opened_again_behind_a_fence() {
        let mut pen = pen("fence");
        // What was taken away is not made anew.
        assert_eq!(pen.write(&[&founded(1)]), [Err(WriteError::Unknown)]);
        drop(make(&pen));
        assert_eq!(pen.write(&[&founded(1)]), [Ok(1)]);
        assert_eq!(fences(&pen), 1);
        assert_eq!(pen.write(&[&founded(2)]), [Ok(1)]);
        assert_eq!(fences(&pen), 1);
        remove(pen);
    }

    /// SQLite can be told that there is no space.
    #[test]
    fn a_batch_for_which_there_is_no_space_is_not_written_at_all() {
        let mut pen = pen("full");
        pen.connection = Some(make(&pen));
        assert_eq!(pen.write(&[&founded(1)]), [Ok(1)]);
        let limit = |pen: &Pen, pages: u32| {
            let connection = pen.connection.as_ref().expect("it is open");
            let limit = format!("PRAGMA max_page_count = {pages}");
            connection.query_row(&limit, [], |row| row.get::<_, u32>(0)).expect("a limit")
        };
        limit(&pen, 1);
        let many: Vec<Brought> = (1..=100).map(founded).collect();
        let many: Vec<&Brought> = many.iter().collect();
        assert_eq!(pen.write(&many), [Err(WriteError::Full); 100]);
        limit(&pen, 10_000);
        let written = pen.write(&many);
        assert_eq!(written[0], Err(WriteError::Conflict { head: 1 }));
        assert_eq!(written[1..], [Ok(1); 99]);
        remove(pen);
    }
}
