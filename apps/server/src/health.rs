//! How the server is.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

/// How the server is, for whoever sends people to it.
#[derive(Debug, Default)]
pub(crate) struct Health {
    phase: AtomicU8,
    is_full: AtomicBool,
    is_cut_off: AtomicBool,
}

/// How the server is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Condition {
    /// It opens what is kept.
    Starting,
    /// Everything is taken on.
    Ready,
    /// No space is left: everything can be seen, and nothing is taken on.
    ReadOnly,
    /// The tables can't be reached from here, though others may reach them.
    CutOff,
    /// It is about to end.
    Draining,
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Condition::Starting => "starting",
            Condition::Ready => "ready",
            Condition::ReadOnly => "read_only",
            Condition::CutOff => "cut_off",
            Condition::Draining => "draining",
        })
    }
}

const STARTING: u8 = 0;
const SERVING: u8 = 1;
const DRAINING: u8 = 2;

impl Health {
    pub(crate) fn serve(&self) {
        self.phase.fetch_max(SERVING, Ordering::Relaxed);
    }

    pub(crate) fn drain(&self) {
        self.phase.fetch_max(DRAINING, Ordering::Relaxed);
    }

    /// Notes whether there is space; tells whether that is news.
    pub(crate) fn note_full(&self, is_full: bool) -> bool {
        self.is_full.swap(is_full, Ordering::Relaxed) != is_full
    }

    pub(crate) fn is_full(&self) -> bool {
        self.is_full.load(Ordering::Relaxed)
    }

    /// Notes whether the store can be reached; tells whether that is news.
    pub(crate) fn note_cut_off(&self, is_cut_off: bool) -> bool {
        self.is_cut_off.swap(is_cut_off, Ordering::Relaxed) != is_cut_off
    }

    pub(crate) fn is_cut_off(&self) -> bool {
        self.is_cut_off.load(Ordering::Relaxed)
    }

    pub(crate) fn condition(&self) -> Condition {
        match self.phase.load(Ordering::Relaxed) {
            STARTING => Condition::Starting,
            SERVING if self.is_cut_off() => Condition::CutOff,
            SERVING if self.is_full() => Condition::ReadOnly,
            SERVING => Condition::Ready,
            _ => Condition::Draining,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_starts_serves_and_drains_and_nothing_goes_back() {
        let health = Health::default();
        assert_eq!(health.condition(), Condition::Starting);
        health.serve();
        assert_eq!(health.condition(), Condition::Ready);
        assert!(health.note_full(true) && !health.note_full(true));
        assert_eq!(health.condition(), Condition::ReadOnly);
        assert!(health.note_full(false));
        assert_eq!(health.condition(), Condition::Ready);
        assert!(health.note_cut_off(true));
        assert_eq!(health.condition(), Condition::CutOff);
        assert!(health.note_cut_off(false));
        health.drain();
        health.serve();
        assert_eq!(health.condition(), Condition::Draining);
    }
}
