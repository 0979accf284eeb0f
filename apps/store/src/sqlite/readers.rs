//! The threads that read.

use super::queue::{Queue, Waiting, queue};
use super::rows::Unreadable;
use super::{OpenError, open};
use azulejo_hub::{Pending, ReadError};
use rusqlite::Connection;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use tokio::sync::oneshot;

/// How many read at once.
const READERS: usize = 3;

/// How many questions may wait; whoever asks more waits to ask.
const QUEUE: usize = 4_096;

type Job = Box<dyn FnOnce(&Connection) + Send>;

/// Threads with a connection each, so that nobody who asks is kept from other work.
pub(crate) struct Readers {
    jobs: Option<Queue<Job>>,
    threads: Vec<JoinHandle<()>>,
}

impl Readers {
    pub(crate) fn start(file: &Path) -> Result<Readers, OpenError> {
        let (jobs, waiting) = queue(QUEUE);
        let waiting = Arc::new(Mutex::new(waiting));
        let mut readers = Readers { jobs: Some(jobs), threads: Vec::new() };
        for _ in 0..READERS {
            let (connection, waiting) = (open::reader(file)?, Arc::clone(&waiting));
            let thread = thread::Builder::new().name("store-reader".to_owned());
            let thread = thread.spawn(move || read(&connection, &waiting));
            let thread = thread.map_err(|error| OpenError::Io { path: file.to_owned(), error })?;
            readers.threads.push(thread);
        }
        Ok(readers)
    }

    /// Asks something.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, Unreadable> + Send + 'static,
    ) -> Pending<Result<T, ReadError>> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let found = question(connection).map_err(|error| {
                tracing::error!(%error, "something can't be read");
                ReadError
            });
            // Whoever asked may have gone.
            let _ = answer.send(found);
        });
        let queued = self.jobs.as_ref().map(|jobs| jobs.push(job));
        Box::pin(async move {
            queued.ok_or(ReadError)?.await.map_err(|_| ReadError)?;
            answered.await.unwrap_or(Err(ReadError))
        })
    }
}

fn read(connection: &Connection, waiting: &Mutex<Waiting<Job>>) {
    while let Some(job) = next(waiting) {
        job(connection);
    }
}

fn next(waiting: &Mutex<Waiting<Job>>) -> Option<Job> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner).next()
}

/// What waits is answered before they go.
impl Drop for Readers {
    fn drop(&mut self) {
        self.jobs = None;
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}
