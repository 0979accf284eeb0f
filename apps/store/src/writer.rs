//! The thread that writes.

use crate::append::{append, run};
use crate::lock::FolderLock;
use crate::queue::{Queue, Waiting, queue};
use crate::{OpenError, open};
use azulejo_hub::{Append, Pending, WriteError};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};
use tokio::sync::oneshot;

/// How many appends may wait; whoever brings more waits to bring them.
const QUEUE: usize = 4_096;

/// How many are written at once at most, so that none waits for too many others.
const BATCH: usize = 512;

/// An append, and who waits for what comes of it.
struct Job {
    append: Append,
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

    /// Brings an append.
    pub(crate) fn append(&self, append: Append) -> Pending<Result<u32, WriteError>> {
        let (answer, answered) = oneshot::channel();
        let queued = self.jobs.as_ref().map(|jobs| jobs.push(Job { append, answer }));
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
        let appends: Vec<&Append> = batch.iter().map(|job| &job.append).collect();
        let written = pen.write(&appends);
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
    fn write(&mut self, appends: &[&Append]) -> Vec<Result<u32, WriteError>> {
        let error = match self.connection() {
            Ok(connection) => match commit(connection, appends) {
                Ok(written) => return written,
                Err(error) => error,
            },
            Err(error) => error,
        };
        vec![Err(self.give_up(&error)); appends.len()]
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
    appends: &[&Append],
) -> Result<Vec<Result<u32, WriteError>>, Failure> {
    run(connection, "BEGIN IMMEDIATE")?;
    let mut written = Vec::with_capacity(appends.len());
    for brought in appends {
        written.push(append(connection, brought)?);
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
    use azulejo_protocol::{GuestId, Millis, TableId};

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

    fn founded(table: u128) -> Append {
        Sample::found(TableId(table), [GuestId(1), GuestId(2)], Millis(1_000)).1
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
        let many: Vec<Append> = (1..=100).map(founded).collect();
        let many: Vec<&Append> = many.iter().collect();
        assert_eq!(pen.write(&many), [Err(WriteError::Full); 100]);
        limit(&pen, 10_000);
        let written = pen.write(&many);
        assert_eq!(written[0], Err(WriteError::Conflict { head: 1 }));
        assert_eq!(written[1..], [Ok(1); 99]);
        remove(pen);
    }
}
