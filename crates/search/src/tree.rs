//! A growing tree of what all players might do, each for itself.

mod growth;

use self::growth::Growth;
use crate::NetworkEvaluator;
use crate::next_round::Rival;
use crate::order;
use crate::outlook::{Evaluator, HandMade};
use crate::search::{Finding, Limit, Searcher, Watcher};
use crate::utility::{Prospect, Value};
use crate::whims::Whims;
use azulejo_rules::{BySeat, Move, Phase, Position, Rules, Seat};
use std::ops::Range;

/// Monte Carlo tree search with a value for every player (max^n).
///
/// Every visit walks down the tree, each player taking what looks best for itself, between what is
/// known to be good and what has hardly been tried. At the edge of the tree the round is finished
/// by a quick hand, the evaluator says what that is worth to each, and everybody on the way up
/// remembers. What has been seen to its end is settled and not visited again; when that reaches
/// the root, the rest of the round is solved. There is nothing random in it: the same inputs grow
/// the same tree.
pub struct TreeSearch<E = HandMade> {
    evaluator: E,
    knobs: TreeKnobs,
    pub(crate) whims: Whims,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    /// What settled moves lead to.
    ends: Vec<BySeat<Prospect>>,
    /// For each first move what all its visits together promised each player.
    promised: Vec<BySeat<Promise>>,
    order: order::History,
}

/// How the tree grows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TreeKnobs {
    /// How much trying what has hardly been tried is worth.
    pub curiosity: f64,
    /// How many hundredths of a point worse a move must look to be half as likely, where there is no policy.
    pub doubt: f64,
    /// Temperature of the priors that come from a policy, in hundredths: above 100 they are flatter than the policy.
    pub temperature: i32,
    /// How many moves are played beyond the tree, by a quick hand, before the position is valued.
    pub beyond: u8,
    /// Whether a position gets its moves only when it is visited a second time.
    pub lazy: bool,
    /// Percentage of the evaluation of the position itself in the value of a visit; the rest is that of the position
    /// after the rollout.
    pub leaf_share: i32,
}

impl TreeKnobs {
    /// For networks with a policy: the best of the settings in docs/STRENGTH.md.
    pub const LEARNED: TreeKnobs = TreeKnobs {
        curiosity: 0.5,
        doubt: 100.0,
        temperature: 175,
        beyond: 40,
        lazy: true,
        leaf_share: 50,
    };

    /// For networks without a policy, whose priors are less reliable: what is tried less is worth more.
    const WITHOUT_POLICY: TreeKnobs = TreeKnobs { curiosity: 1.0, ..TreeKnobs::LEARNED };

    /// The settings for the evaluation that an evaluator has for a rule set.
    pub(crate) fn suited_to(evaluator: &NetworkEvaluator, rules: Rules) -> TreeKnobs {
        if evaluator.policy(rules).is_some() {
            TreeKnobs::LEARNED
        } else if evaluator.has_network(rules) {
            TreeKnobs::WITHOUT_POLICY
        } else {
            TreeKnobs::default()
        }
    }
}

impl Default for TreeKnobs {
    fn default() -> TreeKnobs {
        TreeKnobs {
            curiosity: 1.0,
            doubt: 100.0,
            temperature: 100,
            beyond: 40,
            lazy: false,
            leaf_share: 0,
        }
    }
}

/// A position in the tree.
struct Node {
    seat: Seat,
    /// Its moves, in the list of all edges.
    edges: Range<usize>,
    visits: u32,
    /// What all visits together were worth to the player who is to act.
    sum: f64,
    /// What the best of its settled moves leads to.
    sure: Option<u32>,
}

/// A move from a position in the tree.
struct Edge {
    mv: Move,
    /// How likely it looks, from 0 to 1.
    prior: f32,
    /// What is added to its value by whim; only at the root.
    whim: f32,
    visits: u32,
    /// What all visits together were worth to the player who makes it.
    sum: f64,
    leads_to: LeadsTo,
}

/// Prospects of many visits, added up.
#[derive(Clone, Copy, Default)]
struct Promise {
    points: i64,
    lead: i64,
    chance: i64,
}

impl Promise {
    fn add(&mut self, other: Promise) {
        self.points += other.points;
        self.lead += other.lead;
        self.chance += other.chance;
    }

    /// The mean of so many visits.
    fn mean(&self, visits: u32) -> Prospect {
        let mean = |sum: i64| (sum / i64::from(visits.max(1))) as i32;
        let Promise { points, lead, chance } = *self;
        Prospect { points: mean(points), lead: mean(lead), chance: mean(chance) }
    }
}

impl From<Prospect> for Promise {
    fn from(prospect: Prospect) -> Promise {
        let Prospect { points, lead, chance } = prospect;
        Promise { points: points.into(), lead: lead.into(), chance: chance.into() }
    }
}

#[derive(Clone, Copy)]
enum LeadsTo {
    /// Never tried.
    Unknown,
    /// Tried once: its moves are not in the tree yet.
    Leaf,
    /// A position in the tree.
    Node(u32),
    /// Seen to its end: what it leads to if all play for themselves.
    End(u32),
}

impl Default for TreeSearch {
    fn default() -> TreeSearch {
        TreeSearch::new(HandMade::default(), TreeKnobs::default(), Whims::default())
    }
}

impl<E: Evaluator> TreeSearch<E> {
    /// A search with this opinion about positions.
    pub fn new(evaluator: E, knobs: TreeKnobs, whims: Whims) -> TreeSearch<E> {
        let (nodes, edges, ends, promised) = Default::default();
        TreeSearch {
            evaluator,
            knobs,
            whims,
            nodes,
            edges,
            ends,
            promised,
            order: order::History::new(),
        }
    }

    pub(crate) fn set_knobs(&mut self, knobs: TreeKnobs) {
        self.knobs = knobs;
    }

    /// Adds what another thread has found about the first moves of the same position.
    pub(crate) fn learn(&mut self, other: &TreeSearch<E>) {
        let (Some(ours), Some(theirs)) = (self.nodes.first(), other.nodes.first()) else { return };
        let ours = &mut self.edges[ours.edges.clone()];
        for (promise, their) in self.promised.iter_mut().zip(&other.promised) {
            promise.iter_mut().zip(their).for_each(|(promise, their)| promise.add(*their));
        }
        for (edge, their) in ours.iter_mut().zip(&other.edges[theirs.edges.clone()]) {
            match (edge.leads_to, their.leads_to) {
                (LeadsTo::Node(_) | LeadsTo::Leaf, LeadsTo::Node(_) | LeadsTo::Leaf) => {
                    edge.visits += their.visits;
                    edge.sum += their.sum;
                }
                (LeadsTo::Node(_) | LeadsTo::Leaf | LeadsTo::Unknown, LeadsTo::End(end)) => {
                    edge.leads_to = LeadsTo::End(self.ends.len() as u32);
                    edge.visits += their.visits;
                    self.ends.push(other.ends[end as usize].clone());
                }
                _ => {}
            }
        }
    }

    /// The best first moves of a round that the last search has solved: at most `count`, at most `window` worse than
    /// the best, the best first.
    pub(crate) fn rivals(
        &mut self,
        pos: &Position,
        found: &Finding,
        (window, count): (Value, usize),
    ) -> Vec<Rival> {
        let mut lines = self.lines(pos, found.nodes, count);
        lines.retain(|line| line.value >= found.value - window);
        let rival = |line: Finding| Rival {
            mv: line.best,
            value: line.value,
            line: line.line,
            prospects: line.prospects,
        };
        lines.into_iter().map(rival).collect()
    }

    /// The best first moves of the tree as it stands, at most `count`; `made` is the number of nodes that they report.
    pub(crate) fn lines(&mut self, pos: &Position, made: u64, count: usize) -> Vec<Finding> {
        let Some(seat) = pos.player_to_move() else { return Vec::new() };
        Growth { tree: self, seat, in_offer: pos.phase() == Phase::Offer, made }.lines(pos, count)
    }
}

impl<E: Evaluator> Searcher for TreeSearch<E> {
    fn search(
        &mut self,
        pos: &Position,
        limit: Limit,
        watcher: &mut dyn Watcher,
    ) -> Option<Finding> {
        self.search_lines(pos, limit, 1, watcher).into_iter().next()
    }

    /// The tree grows as it does for one line; the others are what it has seen of their moves. They are in the order in
    /// which the tree would play them if the better ones were not there, so a move that was hardly tried comes late,
    /// whatever it promises.
    fn search_lines(
        &mut self,
        pos: &Position,
        limit: Limit,
        count: usize,
        watcher: &mut dyn Watcher,
    ) -> Vec<Finding> {
        let Some(seat) = pos.player_to_move() else { return Vec::new() };
        self.nodes.clear();
        self.edges.clear();
        self.ends.clear();
        let mut growth =
            Growth { tree: self, seat, in_offer: pos.phase() == Phase::Offer, made: 0 };
        growth.plant(pos, limit.only);
        growth.grow_until(pos, limit, count, watcher);
        let found = growth.lines(pos, count);
        watcher.tell_lines(&found);
        found
    }
}
