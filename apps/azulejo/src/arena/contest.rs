//! Playing the games of a match on several threads.

use super::{Lineup, Stop};
use anyhow::{Context, Result};
use azulejo_arena::{Fixture, Played, Schedule, play};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Instant;

/// As much as the main thread has: a search calls itself once for every move of a round.
pub(super) const STACK: usize = 8 << 20;

/// A match that is to be played.
#[derive(Debug)]
pub(crate) struct Contest {
    pub(crate) lineup: Lineup,
    pub(crate) schedule: Schedule,
    pub(crate) blocks: u64,
    pub(crate) threads: usize,
}

/// A game that was finished just now.
pub(crate) struct Finished {
    pub(crate) fixture: Fixture,
    pub(crate) played: Played,
}

/// Whether there is more to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// Play on.
    GoOn,
    /// Begin no more games.
    Enough,
}

impl Contest {
    /// The games that are to be played, without those that are done.
    pub(crate) fn fixtures(
        &self,
        is_done: impl Fn(u64) -> bool + Send,
    ) -> impl Iterator<Item = Fixture> + Send {
        let all = (0..self.blocks).flat_map(|index| self.schedule.block(index).fixtures);
        all.filter(move |fixture| !is_done(fixture.game))
    }

    /// Plays all games but those that are done. They are handed over as they are finished.
    ///
    /// # Errors
    ///
    /// Whatever `each` fails with; no more games are begun then.
    pub(crate) fn play(
        &self,
        is_done: impl Fn(u64) -> bool + Send,
        each: impl FnMut(Finished) -> Result<Next>,
    ) -> Result<()> {
        let queue = Mutex::new(self.fixtures(is_done));
        let enough = AtomicBool::new(false);
        thread::scope(|scope| {
            let (sender, receiver) = channel();
            for _ in 0..self.threads {
                let (sender, queue, enough) = (sender.clone(), &queue, &enough);
                let work = move || self.work(queue, enough, &sender);
                let builder = thread::Builder::new().name("arena".to_owned()).stack_size(STACK);
                builder.spawn_scoped(scope, work).context("a thread can't be started")?;
            }
            drop(sender);
            collect(&receiver, &enough, each)
        })
    }

    /// Plays game after game until none is left or enough were played.
    fn work(
        &self,
        queue: &Mutex<impl Iterator<Item = Fixture> + Send>,
        enough: &AtomicBool,
        sender: &Sender<Finished>,
    ) {
        let mut players = self.lineup.players(&Stop::never());
        let start = Instant::now();
        while !enough.load(Ordering::Relaxed) {
            let next = queue.lock().expect("nobody panics holding it").next();
            let Some(fixture) = next else { return };
            let played = play(&fixture, self.lineup.seed, &mut players, &mut || start.elapsed());
            if sender.send(Finished { fixture, played }).is_err() {
                return;
            }
        }
    }
}

/// Hands the games over. When it is enough, those under way are still waited for.
fn collect(
    receiver: &Receiver<Finished>,
    enough: &AtomicBool,
    mut each: impl FnMut(Finished) -> Result<Next>,
) -> Result<()> {
    for finished in receiver {
        let next = each(finished);
        if !matches!(next, Ok(Next::GoOn)) {
            enough.store(true, Ordering::Relaxed);
        }
        next?;
    }
    Ok(())
}
