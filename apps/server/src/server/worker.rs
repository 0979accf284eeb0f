//! A process that does the work of shared tables, and serves nobody.

use super::{Core, StartError};
use crate::options::Options;
use std::net::SocketAddr;

/// A process that does what is due at shared tables: clocks, bots, analyses. Nobody connects to it but whoever runs it.
/// It ends when it is dropped, and gives back what it had taken on.
#[derive(Debug)]
pub struct Worker {
    core: Core,
}

impl Worker {
    /// Begins to work.
    ///
    /// # Errors
    /// When there is no store, or it can't be opened, or nobody can listen at the address for whoever runs it.
    pub fn start(options: &Options) -> Result<Worker, StartError> {
        if options.store.is_none() {
            return Err(StartError::NoStore);
        }
        let core = Core::start(options)?;
        core.admin.health.serve();
        Ok(Worker { core })
    }

    /// Where whoever runs it may ask how it is.
    pub fn admin_address(&self) -> Option<SocketAddr> {
        self.core.admin_address
    }

    /// Waits until whoever runs it asks it to end.
    pub async fn asked_to_end(&self) {
        self.core.asked_to_end().await;
    }
}
