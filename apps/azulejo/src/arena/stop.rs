//! Ending a game that nobody wants any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether those who play are to break off: this game, or everything. What they have then is not a game.
#[derive(Debug, Default)]
pub(crate) struct Stop {
    this: AtomicBool,
    all: Arc<AtomicBool>,
}

impl Stop {
    /// Nobody breaks off.
    pub(crate) fn never() -> Arc<Stop> {
        Arc::default()
    }

    /// Somebody who breaks off by themselves, or when all do.
    pub(crate) fn with(all: &Arc<AtomicBool>) -> Arc<Stop> {
        Arc::new(Stop { this: AtomicBool::new(false), all: Arc::clone(all) })
    }

    /// This game is over.
    pub(crate) fn this(&self) {
        self.this.store(true, Ordering::Relaxed);
    }

    /// Another game begins.
    pub(crate) fn reset(&self) {
        self.this.store(false, Ordering::Relaxed);
    }

    pub(crate) fn is_set(&self) -> bool {
        self.this.load(Ordering::Relaxed) || self.all.load(Ordering::Relaxed)
    }
}
