//! What was measured.

use super::Trial;
use super::memory::Memory;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// What is measured while it goes on.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    ordered: AtomicU64,
    skipped: AtomicU64,
    refused: AtomicU64,
    lost: AtomicU64,
    broken: AtomicU64,
    games: AtomicU64,
    /// How long answers took, in microseconds.
    times: Mutex<Vec<u32>>,
}

impl Figures {
    /// A move was ordered.
    pub(crate) fn order(&self) {
        self.ordered.fetch_add(1, Ordering::Relaxed);
    }

    /// It could not be made, as its game was still busy with others.
    pub(crate) fn skip(&self) {
        self.skipped.fetch_add(1, Ordering::Relaxed);
    }

    /// A move was refused.
    pub(crate) fn refuse(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// So many games ended.
    pub(crate) fn end_games(&self, count: usize) {
        self.games.fetch_add(count as u64, Ordering::Relaxed);
    }

    /// A line broke off.
    pub(crate) fn break_off(&self) {
        self.broken.fetch_add(1, Ordering::Relaxed);
    }

    /// So much that was acknowledged is not in the log.
    pub(crate) fn lose(&self, count: usize) {
        self.lost.fetch_add(count as u64, Ordering::Relaxed);
    }

    /// An order was answered so long after it was due: what the player would have waited, the queue in front of the
    /// server included.
    pub(crate) fn answer(&self, due: Instant) {
        let micros = u32::try_from(due.elapsed().as_micros()).unwrap_or(u32::MAX);
        self.times.lock().unwrap_or_else(PoisonError::into_inner).push(micros);
    }

    fn open(&self) -> u64 {
        let answered = self.times.lock().unwrap_or_else(PoisonError::into_inner).len() as u64;
        let [ordered, skipped, refused] =
            [&self.ordered, &self.skipped, &self.refused].map(|it| it.load(Ordering::Relaxed));
        ordered.saturating_sub(skipped + refused + answered)
    }

    pub(crate) async fn wait_until_answered(&self, patience: Duration) {
        let end = Instant::now() + patience;
        while self.open() > 0 && Instant::now() < end {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub(crate) fn summary(&self, trial: &Trial, opening: Duration, memory: [Memory; 3]) -> Summary {
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner).clone();
        times.sort_unstable();
        let at = |share: usize| {
            // One of a thousand is told apart, and no more.
            let place = times.len().saturating_sub(1) * share / 1000;
            Duration::from_micros(times.get(place).copied().unwrap_or(0).into())
        };
        let count = |it: &AtomicU64| it.load(Ordering::Relaxed);
        Summary {
            sockets: trial.sockets,
            opening,
            answered: times.len() as u64,
            unanswered: self.open(),
            skipped: count(&self.skipped),
            refused: count(&self.refused),
            lost: count(&self.lost),
            broken: count(&self.broken),
            games: count(&self.games),
            seconds: trial.time.as_secs_f64(),
            times: [at(500), at(900), at(990), at(999), at(1000)],
            memory,
        }
    }
}

/// What was found.
#[derive(Clone, Debug)]
pub(crate) struct Summary {
    sockets: usize,
    opening: Duration,
    answered: u64,
    unanswered: u64,
    skipped: u64,
    refused: u64,
    /// What was acknowledged and is not in the log.
    pub(crate) lost: u64,
    broken: u64,
    games: u64,
    seconds: f64,
    /// Half, nine of ten, 99 of 100, 999 of 1000, the slowest.
    times: [Duration; 5],
    memory: [Memory; 3],
}

#[allow(clippy::cast_precision_loss, reason = "figures of a few digits are told")]
impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = self.times.map(|time| time.as_secs_f64() * 1000.0);
        writeln!(f, "{} sockets, opened in {:.1} s", self.sockets, self.opening.as_secs_f64())?;
        let rate = self.answered as f64 / self.seconds;
        writeln!(f, "{} moves acknowledged, {rate:.0} a second", self.answered)?;
        writeln!(
            f,
            "from due to acknowledged: p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms, slowest {:.1} ms",
            millis[0], millis[1], millis[2], millis[3], millis[4]
        )?;
        writeln!(
            f,
            "{} unanswered, {} not made as the game was busy, {} refused, {} lost, {} lines broke off, {} games ended",
            self.unanswered, self.skipped, self.refused, self.lost, self.broken, self.games
        )?;
        let [before, with_sockets, after] = self.memory;
        match (before.0, with_sockets.0, after.0) {
            (Some(before), Some(with), Some(after)) => {
                let each = with.saturating_sub(before) as f64 / self.sockets as f64;
                writeln!(
                    f,
                    "memory of the server: {before} KiB before, {with} KiB with all sockets ({each:.1} KiB each), {after} KiB at the end"
                )
            }
            _ => Ok(()),
        }
    }
}
