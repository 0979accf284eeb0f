//! What was measured.

use super::Trial;
use super::processes::Usage;
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

    pub(crate) fn summary(
        &self,
        trial: &Trial,
        opening: Duration,
        usages: [Vec<Option<Usage>>; 3],
    ) -> Summary {
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
            taken: taken(trial, usages),
        }
    }
}

/// What a process took.
#[derive(Clone, Debug)]
struct Taken {
    name: String,
    /// Before, with all sockets, and at the end, in KiB.
    memory: [u64; 3],
    /// While moves were made.
    time: Duration,
}

/// What the processes took of which that is known.
fn taken(trial: &Trial, [before, with, after]: [Vec<Option<Usage>>; 3]) -> Vec<Taken> {
    let usages = before.into_iter().zip(with).zip(after);
    let all = trial.processes.iter().zip(usages);
    all.filter_map(|(process, ((before, with), after))| {
        let (before, with, after) = (before?, with?, after?);
        let memory = [before.memory, with.memory, after.memory];
        let time = after.time.saturating_sub(with.time);
        Some(Taken { name: process.name.clone(), memory, time })
    })
    .collect()
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
    taken: Vec<Taken>,
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
        for Taken { name, memory: [before, with, after], time } in &self.taken {
            let each = with.saturating_sub(*before) as f64 / self.sockets as f64;
            writeln!(
                f,
                "memory of {name}: {before} KiB before, {with} KiB with all sockets ({each:.1} KiB each), {after} KiB at the end"
            )?;
            let (seconds, moves) = (time.as_secs_f64(), self.answered.max(1) as f64);
            let (cores, each) = (seconds / self.seconds, 1000.0 * seconds / moves);
            writeln!(
                f,
                "time of {name}: {seconds:.1} s of the processors, {cores:.2} of one at a time, {each:.2} ms a move"
            )?;
        }
        Ok(())
    }
}
