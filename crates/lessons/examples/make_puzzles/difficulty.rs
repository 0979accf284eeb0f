//! How hard a best move is to find.

use azulejo_lessons::Difficulty;
use azulejo_rules::{Move, Position};
use azulejo_search::{Finding, Greedy, Limit, RoundSearch, Searcher, Verdict, Watcher};

/// Nobody looks longer than this for a puzzle's move.
const NODES: u64 = 100_000;

/// So many nodes are a look at the answers.
const LOOK: u64 = 1_000;

/// What brings most right now is found at a glance; the rest by how long the search looks until it finds
/// the move and stays with it.
pub(crate) fn of(pos: &Position, best: Move, search: &mut RoundSearch) -> u8 {
    let greedy = Greedy.search(pos, Limit::NONE, &mut ()).is_some_and(|found| found.best == best);
    let difficulty = if greedy {
        Difficulty::Easy
    } else if settled(pos, best, search) <= LOOK {
        Difficulty::Medium
    } else {
        Difficulty::Hard
    };
    difficulty.number()
}

/// The nodes after which the search has the move and keeps it.
fn settled(pos: &Position, best: Move, search: &mut RoundSearch) -> u64 {
    let mut patience = Patience { best, since: None };
    search.search(pos, Limit::nodes(NODES), &mut patience);
    patience.since.unwrap_or(NODES)
}

/// Watches since when the move is the best.
struct Patience {
    best: Move,
    since: Option<u64>,
}

impl Watcher for Patience {
    fn ask(&mut self, _nodes: u64) -> Verdict {
        Verdict::GoOn
    }

    fn tell(&mut self, finding: &Finding) {
        if finding.best != self.best {
            self.since = None;
        } else if self.since.is_none() {
            self.since = Some(finding.nodes);
        }
    }
}
