//! What has come and gone.

use std::sync::atomic::{AtomicU64, Ordering};

/// What has come and gone since the start.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Hints that were handed to the connection.
    pub sent: u64,
    /// Hints that were heard and could be read.
    pub received: u64,
    /// Hints that were lost because there was no connection, or a queue was full.
    pub dropped: u64,
    /// Messages that are no hints: garbage, too long, or about another table than their subject's.
    pub unreadable: u64,
}

#[derive(Default, Debug)]
pub(crate) struct Counters {
    sent: AtomicU64,
    received: AtomicU64,
    dropped: AtomicU64,
    unreadable: AtomicU64,
}

impl Counters {
    pub(crate) fn sent(&self) {
        self.sent.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn received(&self) {
        self.received.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn dropped(&self) {
        self.dropped.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn unreadable(&self) {
        self.unreadable.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn counts(&self) -> Counts {
        Counts {
            sent: self.sent.load(Ordering::Relaxed),
            received: self.received.load(Ordering::Relaxed),
            dropped: self.dropped.load(Ordering::Relaxed),
            unreadable: self.unreadable.load(Ordering::Relaxed),
        }
    }
}
