//! Several threads that think about the same position.

use crate::champion::Champion;
use crate::search::{Finding, Limit, Searcher, Verdict, Watcher};
use crate::tree::{TreeKnobs, TreeSearch};
use crate::{HandMade, NetworkEvaluator, NetworkSet, Whims};
use azulejo_rules::{Position, Rules};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// A champion with helpers, each in a thread of its own.
///
/// For two players all look ahead at once and remember positions together, so that each finds much
/// of its work done. For three and four each grows a tree of its own, some bolder than others, and
/// what they know of the first moves is added up. With a single thread it is the champion itself;
/// with more, what is found depends on who was faster, and the limit counts the leader's nodes.
pub struct Team {
    leader: Champion,
    networks: NetworkSet,
    helpers: usize,
}

/// As much as a main thread has: a search calls itself once for every move of a round.
const STACK: usize = 8 << 20;

impl Team {
    /// A team with this many threads, the leader included, that evaluates by these networks.
    pub fn new(threads: usize, networks: NetworkSet) -> Team {
        let leader = Champion::with_networks(networks.clone());
        Team { leader, networks, helpers: threads.max(1) - 1 }
    }
}

impl Searcher for Team {
    fn search(
        &mut self,
        pos: &Position,
        limit: Limit,
        watcher: &mut dyn Watcher,
    ) -> Option<Finding> {
        self.search_lines(pos, limit, 1, watcher).into_iter().next()
    }

    fn search_lines(
        &mut self,
        pos: &Position,
        limit: Limit,
        count: usize,
        watcher: &mut dyn Watcher,
    ) -> Vec<Finding> {
        if self.helpers == 0 {
            self.leader.search_lines(pos, limit, count, watcher)
        } else if Champion::sees_duel(pos) {
            self.look(pos, limit, count, watcher)
        } else {
            self.grow(pos, limit, count, watcher)
        }
    }
}

impl Team {
    fn look(
        &mut self,
        pos: &Position,
        limit: Limit,
        count: usize,
        watcher: &mut dyn Watcher,
    ) -> Vec<Finding> {
        let duel = self.leader.duel(pos.rules());
        duel.forget(Limit::NONE);
        let done = Done::default();
        thread::scope(|scope| {
            let helpers: Vec<_> = (0..self.helpers)
                .map_while(|number| {
                    let mut search = duel.share();
                    let mut done = &done;
                    // Every other one begins a move further, so that they spread out.
                    let depth = 1 + (number % 2) as u8;
                    let free = Limit { nodes: u64::MAX, ..limit };
                    let work = move || search.look(pos, free, &mut done, depth);
                    thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).ok()
                })
                .collect();
            let found = duel.look_lines(pos, limit, count, watcher);
            done.say();
            let helped = helpers.into_iter().filter_map(|helper| helper.join().ok().flatten());
            let nodes: u64 = helped.map(|finding| finding.nodes).sum();
            let whole = |found: Finding| Finding { nodes: found.nodes + nodes, ..found };
            found.into_iter().map(whole).collect()
        })
    }

    fn grow(
        &mut self,
        pos: &Position,
        limit: Limit,
        count: usize,
        watcher: &mut dyn Watcher,
    ) -> Vec<Finding> {
        let done = Done::default();
        let networks = self.networks.clone();
        let tree = self.leader.tree(pos.rules());
        thread::scope(|scope| {
            let helpers: Vec<_> = (0..self.helpers)
                .map_while(|number| {
                    let mut search = bolder(number, networks.clone(), pos.rules());
                    let mut done = &done;
                    let free = Limit { nodes: u64::MAX, ..limit };
                    let work = move || {
                        let made =
                            search.search(pos, free, &mut done).map_or(0, |found| found.nodes);
                        (search, made)
                    };
                    thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).ok()
                })
                .collect();
            let found = tree.search_lines(pos, limit, count, watcher);
            done.say();
            let mut made = found.first().map_or(0, |found| found.nodes);
            for (search, nodes) in helpers.into_iter().filter_map(|helper| helper.join().ok()) {
                tree.learn(&search);
                made += nodes;
            }
            let found = tree.lines(pos, made, count);
            // The order of several lines may have changed since the leader told them.
            if count > 1 {
                watcher.tell_lines(&found);
            }
            found
        })
    }
}

/// A tree that grows a little differently from the leader's.
fn bolder(number: usize, networks: NetworkSet, rules: Rules) -> TreeSearch<NetworkEvaluator> {
    let evaluator = NetworkEvaluator::new(networks, HandMade::default());
    let knobs = TreeKnobs::suited_to(&evaluator, rules);
    let TreeKnobs { curiosity, .. } = knobs;
    let step = f64::from(number as u32 / 2 + 1) * 0.25;
    let curiosity =
        if number.is_multiple_of(2) { curiosity * (1.0 + step) } else { curiosity / (1.0 + step) };
    let knobs = TreeKnobs { curiosity, ..knobs };
    TreeSearch::new(evaluator, knobs, Whims::default())
}

/// Whether the leader has its answer.
#[derive(Default)]
struct Done(AtomicBool);

impl Done {
    fn say(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Watcher for &Done {
    fn ask(&mut self, _nodes: u64) -> Verdict {
        if self.0.load(Ordering::Relaxed) { Verdict::Stop } else { Verdict::GoOn }
    }

    fn tell(&mut self, _finding: &Finding) {}
}
