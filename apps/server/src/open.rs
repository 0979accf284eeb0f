//! How many connections are open.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How many connections are open, those included that have become sockets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Open(Arc<AtomicUsize>);

impl Open {
    /// One more, until what is returned is dropped.
    pub(crate) fn enter(&self) -> Guard {
        self.0.fetch_add(1, Ordering::Relaxed);
        Guard(self.clone())
    }

    /// Waits until all are closed, but not for longer than this.
    pub(crate) fn wait_until_closed(&self, patience: Duration) {
        let start = Instant::now();
        while self.0.load(Ordering::Relaxed) > 0 && start.elapsed() < patience {
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// An open connection.
#[derive(Debug)]
pub(crate) struct Guard(Open);

impl Drop for Guard {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}
