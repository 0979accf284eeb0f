//! What the server counts, in the text that Prometheus reads.

mod command;
mod histogram;
mod text;

pub(crate) use command::{Answer, Command};
pub(crate) use text::Text;

use command::Commands;
use histogram::Histogram;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// What the server counts. No number tells anything about somebody.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    commands: Commands,
    command_time: Histogram,
    append_time: Histogram,
    append_failures: AtomicU64,
    founded: AtomicU64,
    sockets: AtomicI64,
    /// By reasons that are written in this program, so there are few.
    refused: Mutex<BTreeMap<&'static str, u64>>,
}

/// A socket that is open, until it is dropped.
#[derive(Debug)]
pub(crate) struct OpenSocket(Arc<Metrics>);

impl Metrics {
    /// A command was answered.
    pub(crate) fn answered(&self, command: Command, answer: Answer, after: Duration) {
        self.commands.count(command, answer);
        self.command_time.observe(after);
    }

    /// Something was written, or was not.
    pub(crate) fn appended(&self, after: Duration, is_written: bool) {
        if is_written {
            self.append_time.observe(after);
        } else {
            self.append_failures.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// A table was founded.
    pub(crate) fn founded(&self) {
        self.founded.fetch_add(1, Ordering::Relaxed);
    }

    /// Something was refused, or somebody cut off.
    pub(crate) fn refused(&self, reason: &'static str) {
        let mut refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        *refused.entry(reason).or_insert(0) += 1;
    }

    /// One more socket is open.
    pub(crate) fn open_socket(self: &Arc<Metrics>) -> OpenSocket {
        self.sockets.fetch_add(1, Ordering::Relaxed);
        OpenSocket(Arc::clone(self))
    }

    /// Everything that is counted here.
    pub(crate) fn write(&self, text: &mut Text) {
        text.gauge("azulejo_sockets_open", "Sockets that are open.", self.sockets());
        self.commands.write(text);
        self.command_time.write(
            text,
            "azulejo_command_seconds",
            "From a command being read until its answer is on its way.",
        );
        self.append_time.write(text, "azulejo_append_seconds", "Until something is on disk.");
        let failures = self.append_failures.load(Ordering::Relaxed);
        text.counter("azulejo_append_failures_total", "What was not written.", failures);
        let founded = self.founded.load(Ordering::Relaxed);
        text.counter("azulejo_tables_founded_total", "Tables that were founded.", founded);
        self.write_refused(text);
    }

    fn sockets(&self) -> i64 {
        self.sockets.load(Ordering::Relaxed)
    }

    fn write_refused(&self, text: &mut Text) {
        let name = "azulejo_refused_total";
        text.head(name, "counter", "What was refused and who was cut off, by reason.");
        for (reason, count) in &*self.refused.lock().unwrap_or_else(PoisonError::into_inner) {
            text.line(name, &[("reason", reason)], count);
        }
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.0.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_counted_is_told() {
        let metrics = Arc::new(Metrics::default());
        let socket = metrics.open_socket();
        metrics.answered(Command::Play, Answer::Done, Duration::from_millis(3));
        metrics.answered(Command::Play, Answer::Refused, Duration::from_millis(30));
        metrics.appended(Duration::from_millis(3), true);
        metrics.appended(Duration::ZERO, false);
        metrics.founded();
        metrics.refused("too_many");
        metrics.refused("too_many");
        let mut text = Text::default();
        metrics.write(&mut text);
        let text = text.into_string();
        for line in [
            "azulejo_sockets_open 1",
            "azulejo_commands_total{command=\"play\",answer=\"done\"} 1",
            "azulejo_commands_total{command=\"play\",answer=\"refused\"} 1",
            "azulejo_commands_total{command=\"sit\",answer=\"done\"} 0",
            "azulejo_command_seconds_count 2",
            "azulejo_append_seconds_bucket{le=\"0.005\"} 1",
            "azulejo_append_seconds_count 1",
            "azulejo_append_failures_total 1",
            "azulejo_tables_founded_total 1",
            "azulejo_refused_total{reason=\"too_many\"} 2",
        ] {
            assert!(text.lines().any(|told| told == line), "{line}\n{text}");
        }
        drop(socket);
        assert_eq!(metrics.sockets(), 0);
    }
}
