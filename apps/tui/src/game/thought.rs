//! A thought: a search in a thread of its own.

use super::Waker;
use azulejo_networks::shipped;
use azulejo_protocol::Think;
use azulejo_rules::{Position, Seat};
use azulejo_search::{Champion, Finding, Level, Limit, Searcher, Verdict, Watcher};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::thread;
use std::time::Duration;

/// As much as a main thread has: a search calls itself once for every move of a round.
const STACK: usize = 8 << 20;

/// What is thought about, and by whom.
#[derive(Clone, Copy, Debug)]
pub(super) enum About {
    /// The move of the bot at this seat, in this turn.
    Bot { seat: Seat, turn: u32 },
    /// A hint for the person at this seat, in this turn.
    Hint { seat: Seat, turn: u32 },
}

/// A search under way. Whoever drops it stops it.
#[derive(Debug)]
pub(super) struct Thought {
    pub(super) about: About,
    stop: Arc<AtomicBool>,
    answer: Receiver<Finding>,
    /// What [`Thought::wait`] has met already.
    come: Option<Outcome>,
}

/// What came of a thought; nothing where the search broke down or found no move.
pub(super) type Outcome = Option<Finding>;

impl Thought {
    /// A bot thinks; the seed decides how it errs. One whose level nobody knows breaks down at once.
    pub(super) fn of_bot(think: Think, seed: u64, waker: &Waker) -> io::Result<Thought> {
        let Think { turn, seat, position, level } = think;
        Thought::begin(About::Bot { seat, turn }, waker, move |watch| {
            let level: Level = level.as_str().parse().ok()?;
            level.bot(seed, &shipped()).search(&position, Limit::NONE, watch)
        })
    }

    /// The best we have looks for a move, at so many positions.
    pub(super) fn of_hint(
        (seat, turn): (Seat, u32),
        pos: Position,
        nodes: u64,
        waker: &Waker,
    ) -> io::Result<Thought> {
        Thought::begin(About::Hint { seat, turn }, waker, move |watch| {
            Champion::with_networks(shipped()).search(&pos, Limit::nodes(nodes), watch)
        })
    }

    fn begin(
        about: About,
        waker: &Waker,
        search: impl FnOnce(&mut Watch) -> Option<Finding> + Send + 'static,
    ) -> io::Result<Thought> {
        let stop = Arc::<AtomicBool>::default();
        let (teller, answer) = sync_channel(1);
        let mut watch = Watch(Arc::clone(&stop));
        let mut end = End { teller: Some(teller), waker: waker.clone() };
        let work = move || end.tell(search(&mut watch));
        thread::Builder::new().name("bot".to_owned()).stack_size(STACK).spawn(work)?;
        Ok(Thought { about, stop, answer, come: None })
    }

    /// What came of it, if it is done.
    pub(super) fn take(&mut self) -> Option<Outcome> {
        if let Some(come) = self.come.take() {
            return Some(come);
        }
        match self.answer.try_recv() {
            Ok(finding) => Some(Some(finding)),
            Err(TryRecvError::Disconnected) => Some(None),
            Err(TryRecvError::Empty) => None,
        }
    }

    /// Waits until it is done, or at most so long.
    pub(super) fn wait(&mut self, at_most: Option<Duration>) {
        let come = match at_most {
            None => self.answer.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(time) => self.answer.recv_timeout(time),
        };
        match come {
            Ok(finding) => self.come = Some(Some(finding)),
            Err(RecvTimeoutError::Disconnected) => self.come = Some(None),
            Err(RecvTimeoutError::Timeout) => {}
        }
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Stops the search when nobody waits for it any more.
struct Watch(Arc<AtomicBool>);

impl Watcher for Watch {
    fn ask(&mut self, _nodes: u64) -> Verdict {
        if self.0.load(Ordering::Relaxed) { Verdict::Stop } else { Verdict::GoOn }
    }

    fn tell(&mut self, _finding: &Finding) {}
}

/// Wakes whoever waits when the thread ends, by a panic as well: the sender is gone by then.
struct End {
    teller: Option<SyncSender<Finding>>,
    waker: Waker,
}

impl End {
    fn tell(&mut self, outcome: Outcome) {
        if let (Some(teller), Some(finding)) = (&self.teller, outcome) {
            // Nobody may be left to hear it.
            let _ = teller.send(finding);
        }
    }
}

impl Drop for End {
    fn drop(&mut self) {
        self.teller = None;
        self.waker.wake();
    }
}
