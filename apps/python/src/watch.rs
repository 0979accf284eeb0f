//! Long work that Python may interrupt.

use azulejo_search::{Finding, Verdict, Watcher};
use pyo3::prelude::*;
use std::time::{Duration, Instant};

/// How often it is asked whether somebody has interrupted.
const OFTEN: Duration = Duration::from_millis(100);

/// Whether somebody has interrupted, which Python tells as an error.
#[allow(clippy::redundant_closure_for_method_calls, reason = "the method lives too briefly")]
pub(crate) fn check_signals() -> PyResult<()> {
    Python::attach(|py| py.check_signals())
}

/// Stops a search when Python is interrupted, as by Ctrl-C.
pub(crate) struct Signals {
    asked: Instant,
    interrupted: Option<PyErr>,
}

impl Signals {
    pub(crate) fn new() -> Signals {
        Signals { asked: Instant::now(), interrupted: None }
    }

    /// What interrupted the search, if something did.
    pub(crate) fn result(self) -> PyResult<()> {
        self.interrupted.map_or(Ok(()), Err)
    }
}

impl Watcher for Signals {
    fn ask(&mut self, _nodes: u64) -> Verdict {
        if self.interrupted.is_none() && self.asked.elapsed() >= OFTEN {
            self.asked = Instant::now();
            self.interrupted = check_signals().err();
        }
        if self.interrupted.is_some() { Verdict::Stop } else { Verdict::GoOn }
    }

    fn tell(&mut self, _finding: &Finding) {}
}
