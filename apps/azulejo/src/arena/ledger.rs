//! Results as they come in, taken in as the schedule orders them.

use super::Next;
use azulejo_arena::{Decision, GameResult, Schedule, Scores, Sprt, SprtState, Standings};
use std::collections::{BTreeMap, HashSet};

/// The results of a match so far.
///
/// Games are finished in any order; blocks are counted in theirs, and none after the one that
/// decides the test. So what is said at the end does not depend on the threads.
#[derive(Debug)]
pub(crate) struct Ledger<'a> {
    schedule: &'a Schedule,
    /// How many blocks are to be counted.
    wanted: u64,
    sprt: Option<Sprt>,
    /// Games that are finished but not counted yet.
    early: BTreeMap<u64, GameResult>,
    /// The block that is to be counted next.
    due: u64,
    standings: Standings,
}

impl<'a> Ledger<'a> {
    /// A ledger that begins with what a journal knows.
    pub(crate) fn new(
        schedule: &'a Schedule,
        entrants: usize,
        wanted: u64,
        sprt: Option<Sprt>,
        known: BTreeMap<u64, GameResult>,
    ) -> Ledger<'a> {
        let standings = Standings::new(schedule, entrants);
        let mut ledger = Ledger { schedule, wanted, sprt, early: known, due: 0, standings };
        ledger.count();
        ledger
    }

    /// Takes in a game.
    pub(crate) fn take(&mut self, game: u64, result: GameResult) -> Next {
        self.early.insert(game, result);
        self.count();
        self.next()
    }

    /// Whether there is more to play.
    pub(crate) fn next(&self) -> Next {
        if self.is_decided() || self.due >= self.wanted { Next::Enough } else { Next::GoOn }
    }

    /// The games that were finished but belong to blocks that are not counted yet, and all games
    /// of those that are.
    pub(crate) fn is_done(&self) -> impl Fn(u64) -> bool + use<> {
        let counted = self.games();
        let early: HashSet<u64> = self.early.keys().copied().collect();
        move |game| game <= counted || early.contains(&game)
    }

    /// How many games are counted.
    pub(crate) fn games(&self) -> u64 {
        self.schedule.games_in(self.due)
    }

    /// How many games are finished, whether they are counted or not.
    pub(crate) fn finished(&self) -> u64 {
        self.games() + self.early.len() as u64
    }

    /// How many blocks are counted.
    pub(crate) fn blocks(&self) -> u64 {
        self.due
    }

    pub(crate) fn standings(&self) -> &Standings {
        &self.standings
    }

    /// The results of the first two engines, from the side of the first.
    pub(crate) fn scores(&self) -> &Scores {
        self.standings.first_pairing()
    }

    /// The test and where it stands.
    pub(crate) fn sprt(&self) -> Option<(Sprt, SprtState)> {
        self.sprt.map(|sprt| (sprt, sprt.state(self.scores())))
    }

    fn is_decided(&self) -> bool {
        self.sprt().is_some_and(|(_, state)| state.decision != Decision::Open)
    }

    /// Counts the blocks that are due and complete.
    fn count(&mut self) {
        while self.next() == Next::GoOn {
            let block = self.schedule.block(self.due);
            let games = || block.fixtures.iter().map(|fixture| fixture.game);
            if !games().all(|game| self.early.contains_key(&game)) {
                return;
            }
            let results: Vec<GameResult> =
                games().filter_map(|game| self.early.remove(&game)).collect();
            self.standings.add(&block, &results);
            self.due += 1;
        }
    }
}
