//! Many games at once.

mod batch;
mod slot;

use crate::{BadAction, Layout, Reward};
use azulejo_rules::{Position, Rules};
use batch::Batch;
use rayon::{ThreadPool, ThreadPoolBuilder};
use slot::Slot;

/// Many games, stepped together. A game that ends is followed by the next one in the same step, so there
/// is always somebody to move in every one of them.
///
/// The games follow from the seed: those at one place are the seed's games with the numbers place,
/// place + games at once, place + twice as many and so on. The number of threads changes nothing.
pub struct Fleet {
    rules: Rules,
    reward: Reward,
    /// How many numbers an observation has.
    width: usize,
    slots: Vec<Slot>,
    crew: Crew,
}

/// Who does the work.
struct Crew {
    /// None where the caller's thread alone does it.
    pool: Option<ThreadPool>,
    /// So few games are not divided any more.
    grain: usize,
}

impl Crew {
    fn new(threads: usize, games: usize) -> Crew {
        let builder = ThreadPoolBuilder::new().num_threads(threads);
        let pool = (threads > 1).then(|| builder.build().ok()).flatten();
        // Some parts for each thread, so that one that is held up does not hold up all.
        let parts = pool.as_ref().map_or(1, |_| PARTS * threads);
        Crew { pool, grain: games.div_ceil(parts).max(FEWEST) }
    }

    /// Does the work, in the pool or here.
    fn run<T: Send>(&self, work: impl FnOnce(usize) -> T + Send) -> T {
        match &self.pool {
            Some(pool) => pool.install(|| work(self.grain)),
            None => work(usize::MAX),
        }
    }
}

/// Into how many parts the games are divided for each thread.
const PARTS: usize = 4;
/// Fewer games than these are done sooner than another thread is woken.
const FEWEST: usize = 32;

/// Where what is seen is written: one row for every game.
pub struct Seen<'a> {
    /// What the player to move sees, if that is wanted.
    pub observations: Option<&'a mut [f32]>,
    /// Which actions are legal.
    pub masks: &'a mut [i8],
    /// Who is to move, from 0.
    pub to_move: &'a mut [i8],
    /// What the step brought every seat.
    pub rewards: &'a mut [f32],
    /// Whether the step ended the game.
    pub dones: &'a mut [bool],
    /// The points of every seat after the step; where it ended the game, the final ones.
    pub scores: &'a mut [i32],
}

/// Why a step was not made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("game {game}: {why}")]
pub struct BadStep {
    /// In which game, from 0; the first where there are several.
    pub game: usize,
    /// What is wrong with its action.
    pub why: BadAction,
}

impl Fleet {
    /// So many games on so many threads, none of them begun: [`Fleet::reset`] does that. Where threads
    /// can't be had the caller's alone does the work.
    pub fn new(rules: Rules, games: usize, threads: usize, reward: Reward) -> Fleet {
        let slots = (0..games).map(|place| Slot::new(rules, place)).collect();
        let crew = Crew::new(threads, games);
        Fleet { rules, reward, width: Layout::size_of(rules), slots, crew }
    }

    /// The rule set.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// How many games.
    pub fn len(&self) -> usize {
        self.slots.len()
    }

    /// Whether there is no game.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// The tables.
    pub fn positions(&self) -> impl ExactSizeIterator<Item = &Position> {
        self.slots.iter().map(Slot::position)
    }

    /// Begins all games anew.
    ///
    /// # Panics
    ///
    /// If what is seen has other sizes than the games have.
    pub fn reset(&mut self, seed: u64, rows: Seen<'_>) {
        self.check(&rows);
        let games = self.slots.len() as u64;
        self.each(rows, |slot, row| {
            slot.reset(seed, games);
            slot.show(row);
        });
    }

    /// Takes an action in every game.
    ///
    /// # Errors
    ///
    /// The first action that can't be taken; then none is.
    ///
    /// # Panics
    ///
    /// If there is another number of actions, or what is seen has other sizes than the games have.
    pub fn step(&mut self, actions: &[i64], seen: Seen<'_>) -> Result<(), BadStep> {
        assert_eq!(actions.len(), self.slots.len(), "an action for every game");
        self.check(&seen);
        self.intend(actions)?;
        let reward = self.reward;
        self.each(seen, |slot, row| slot.step(reward, row));
        Ok(())
    }

    /// Chooses a legal action for every game, each as likely as the others. What is chosen follows from
    /// the seed and changes no deal.
    ///
    /// # Panics
    ///
    /// If there is another number of actions.
    pub fn sample(&mut self, actions: &mut [i64]) {
        assert_eq!(actions.len(), self.slots.len(), "a place for every game");
        let work = batch::Choices { slots: &mut self.slots, actions };
        self.crew.run(|grain| work.choose(grain));
    }

    fn intend(&mut self, actions: &[i64]) -> Result<(), BadStep> {
        let work = batch::Wishes { slots: &mut self.slots, actions, from: 0 };
        self.crew.run(|grain| work.check(grain))
    }

    fn each(&mut self, seen: Seen<'_>, act: impl Fn(&mut Slot, slot::Row<'_>) + Sync) {
        let sizes = batch::Sizes {
            width: self.width,
            actions: self.rules.actions(),
            seats: self.rules.players.count(),
        };
        let work = Batch { slots: &mut self.slots, seen, sizes };
        self.crew.run(|grain| work.each(grain, &act));
    }

    fn check(&self, seen: &Seen<'_>) {
        let (games, seats) = (self.slots.len(), self.rules.players.count());
        let observed = seen.observations.as_ref().is_none_or(|row| row.len() == games * self.width);
        assert!(observed, "an observation for every game");
        assert_eq!(seen.masks.len(), games * self.rules.actions(), "a mask for every game");
        assert_eq!(seen.rewards.len(), games * seats, "a reward for every seat");
        assert_eq!(seen.scores.len(), games * seats, "a score for every seat");
        assert_eq!((seen.to_move.len(), seen.dones.len()), (games, games));
    }
}

#[cfg(test)]
#[allow(clippy::cast_possible_wrap, reason = "numbers of actions are small")]
mod tests;
