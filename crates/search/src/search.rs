//! What every searcher takes and gives.

use crate::{Prospect, Value};
use azulejo_rules::{BySeat, Move, Position};

/// How long to think, and what about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// At most so many positions are made. The same number finds the same move on every machine.
    pub nodes: u64,
    /// At most so many moves are looked ahead.
    pub depth: u8,
    /// The only first move to look at, where one wants to know what it is worth.
    pub only: Option<Move>,
}

impl Limit {
    /// No limit: somebody must stop the search, or the round must be solved.
    pub const NONE: Limit = Limit { nodes: u64::MAX, depth: u8::MAX, only: None };

    /// So many positions.
    pub const fn nodes(nodes: u64) -> Limit {
        Limit { nodes, ..Limit::NONE }
    }
}

/// What a search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The best move.
    pub best: Move,
    /// What it is worth to the player to move: see [`Value`].
    pub value: Value,
    /// What each player may expect at the end of the best line.
    pub prospects: BySeat<Prospect>,
    /// The best line for all, as far as it is known; begins with the best move.
    pub line: Vec<Move>,
    /// How many moves were looked ahead; none if the search was stopped before it saw them all.
    pub depth: u8,
    /// How many positions were made.
    pub nodes: u64,
    /// Whether the rest of the round was looked through to its end.
    pub solved: bool,
}

/// Whether to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Think on.
    GoOn,
    /// Stop now and play the best move so far.
    Stop,
}

/// Somebody who watches a search and may stop it. The clock is the watcher's: a search has none.
pub trait Watcher {
    /// Asked again and again while the search goes on.
    fn ask(&mut self, nodes: u64) -> Verdict;

    /// Told whenever a deeper look is finished.
    fn tell(&mut self, finding: &Finding);

    /// Told whenever a deeper look at several first moves is finished: a finding for each, the best first.
    fn tell_lines(&mut self, findings: &[Finding]) {
        if let Some(best) = findings.first() {
            self.tell(best);
        }
    }
}

/// Nobody watches: the search ends by its limit.
impl Watcher for () {
    fn ask(&mut self, _nodes: u64) -> Verdict {
        Verdict::GoOn
    }

    fn tell(&mut self, _finding: &Finding) {}
}

/// Somebody who finds a move. Rivals live side by side behind this.
pub trait Searcher {
    /// The best move of the player to act; `None` where there is none to make.
    fn search(
        &mut self,
        pos: &Position,
        limit: Limit,
        watcher: &mut dyn Watcher,
    ) -> Option<Finding>;

    /// The best first moves, at most `count` and the best first, each with its own value and line. Fewer where there are
    /// fewer, and where the limit did not suffice to tell them apart; none where there is no move to make.
    ///
    /// A count of 1 finds what [`Searcher::search`] finds. This default knows the best move only.
    fn search_lines(
        &mut self,
        pos: &Position,
        limit: Limit,
        _count: usize,
        watcher: &mut dyn Watcher,
    ) -> Vec<Finding> {
        self.search(pos, limit, watcher).into_iter().collect()
    }
}
