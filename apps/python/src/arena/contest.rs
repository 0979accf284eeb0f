//! Playing the games of a match.

use super::player::{Contender, Entry};
use crate::errors::refused;
use crate::watch::check_signals;
use azulejo_arena::{Block, Fixture, GameResult, Schedule, Standings, play};
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

/// As much as a main thread has: a search calls itself once for every move of a round.
const STACK: usize = 8 << 20;

/// A match that is to be played.
pub(super) struct Contest {
    pub(super) entries: Vec<Entry>,
    pub(super) schedule: Schedule,
    pub(super) blocks: u64,
    pub(super) seed: u64,
    pub(super) threads: usize,
}

/// What the threads share.
#[derive(Default)]
struct Shared {
    next: AtomicU64,
    enough: AtomicBool,
    raised: Mutex<Option<PyErr>>,
    results: Mutex<BTreeMap<u64, Vec<GameResult>>>,
}

impl Contest {
    /// Plays all blocks; they are counted in the order of the schedule, whoever played them.
    pub(super) fn play(&self) -> PyResult<Standings> {
        let shared = Shared::default();
        thread::scope(|scope| {
            let started = (0..self.threads).map(|_| {
                let builder = thread::Builder::new().name("arena".to_owned()).stack_size(STACK);
                builder.spawn_scoped(scope, || self.work(&shared))
            });
            let workers: Vec<_> = started.collect::<Result<_, _>>().map_err(refused)?;
            wait(&shared, &workers)
        })?;
        if let Some(error) = shared.raised.into_inner().ok().flatten() {
            return Err(error);
        }
        let mut standings = Standings::new(&self.schedule, self.entries.len());
        let results = shared.results.into_inner().unwrap_or_default();
        for (index, results) in &results {
            standings.add(&self.schedule.block(*index), results);
        }
        Ok(standings)
    }

    /// Plays block after block until none is left or somebody has raised an error.
    fn work(&self, shared: &Shared) {
        let contender = |(index, entry)| {
            // Two of the same level don't err alike.
            Contender::new(entry, self.seed.wrapping_add(index as u64), &shared.raised)
        };
        let mut players: Vec<Contender<'_>> =
            self.entries.iter().enumerate().map(contender).collect();
        while !shared.enough.load(Ordering::Relaxed) {
            let index = shared.next.fetch_add(1, Ordering::Relaxed);
            if index >= self.blocks {
                return;
            }
            let results = self.play_block(&self.schedule.block(index), &mut players);
            if shared.raised.lock().is_ok_and(|raised| raised.is_some()) {
                shared.enough.store(true, Ordering::Relaxed);
                return;
            }
            if let Ok(mut all) = shared.results.lock() {
                all.insert(index, results);
            }
        }
    }

    fn play_block(&self, block: &Block, players: &mut [Contender<'_>]) -> Vec<GameResult> {
        let start = Instant::now();
        let one =
            |fixture: &Fixture| play(fixture, self.seed, players, &mut || start.elapsed()).result;
        block.fixtures.iter().map(one).collect()
    }
}

/// Waits for the end, and listens for Ctrl-C meanwhile.
fn wait(shared: &Shared, workers: &[thread::ScopedJoinHandle<'_, ()>]) -> PyResult<()> {
    let pause = std::time::Duration::from_millis(5);
    while workers.iter().any(|worker| !worker.is_finished()) {
        thread::sleep(pause);
        if let Err(interrupted) = check_signals() {
            shared.enough.store(true, Ordering::Relaxed);
            return Err(interrupted);
        }
    }
    Ok(())
}
