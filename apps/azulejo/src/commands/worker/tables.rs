//! What is due at the tables of servers: clocks, bots, and looking back at games.

use crate::commands::{Config, Settings};
use anyhow::{Error, Result, anyhow};
use azulejo_server::{StartError, Worker};
use std::fmt;
use std::thread::available_parallelism;

/// Does what is due at the tables of servers that share a store.
pub(super) struct Tables {
    worker: Worker,
    store: String,
    bots: usize,
    analyses: usize,
}

impl Tables {
    /// What settings come to for a worker, which has all cores for itself.
    pub(super) fn config(mut settings: Settings) -> Config {
        settings.bots.get_or_insert_with(|| available_parallelism().map_or(1, usize::from));
        settings.complete()
    }

    /// Begins to work.
    pub(super) fn start(config: &Config) -> Result<Tables> {
        let options = config.options()?;
        let store = config.store.store()?.to_string();
        let worker = Worker::start(&options).map_err(advised)?;
        tracing::info!(%store, admin = ?worker.admin_address(), "working");
        Ok(Tables { worker, store, bots: options.bots, analyses: options.analyses })
    }

    /// Waits until whoever runs it asks it to end.
    pub(super) async fn asked_to_end(&self) {
        self.worker.asked_to_end().await;
    }
}

/// The reason, and what can be done about it.
fn advised(error: StartError) -> Error {
    match error {
        StartError::Taken(_) | StartError::NotAllowed(_) | StartError::NoSuchAddress(_) => {
            anyhow!("{error}; choose another address with `--admin ADDRESS`, or `--admin off`")
        }
        _ => error.into(),
    }
}

/// What is said at the start.
impl fmt::Display for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tables { store, bots, analyses, .. } = self;
        write!(f, "{bots} threads think for bots, and {analyses} look back at games, for {store}")
    }
}
