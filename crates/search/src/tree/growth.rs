//! How the tree grows.

use super::{Edge, LeadsTo, Node, Promise, TreeSearch};
use crate::policy::{self, Situation};
use crate::search::{Finding, Limit, Verdict, Watcher};
use crate::utility::{Prospect, Utility};
use crate::{Evaluator, Value, order};
use azulejo_rules::{BySeat, Move, Phase, Position, Seat};

/// No more moves are kept than fit into some 64 MB.
const MOST_EDGES: usize = 1_600_000;

/// What a move that was never tried is taken to be worth less than its neighbors.
const UNTRIED: f64 = 0.05;

/// One search under way.
pub(super) struct Growth<'a, E> {
    pub(super) tree: &'a mut TreeSearch<E>,
    /// Whose move is looked for.
    pub(super) seat: Seat,
    /// Whether the search began in the offer.
    pub(super) in_offer: bool,
    /// How many positions were made.
    pub(super) made: u64,
}

impl<E: Evaluator> Growth<'_, E> {
    pub(super) fn plant(&mut self, pos: &Position, only: Option<Move>) {
        let moves: Vec<Move> = match only {
            Some(only) => pos.legal_moves().into_iter().filter(|mv| *mv == only).collect(),
            None => {
                let policy = self.tree.evaluator.policy(pos.rules());
                let all = self.tree.order.candidates(pos, None, policy).collect();
                self.tree.whims.considered(pos, all)
            }
        };
        self.add(pos, moves);
        let nothing = pos.boards().iter().map(|_| Promise::default()).collect();
        self.tree.promised = vec![nothing; self.tree.edges.len()];
        for edge in &mut self.tree.edges {
            edge.whim = share_of_win(self.tree.whims.about(pos, edge.mv)) as f32;
        }
    }

    /// Tells at most `lines` first moves whenever the tree has doubled.
    pub(super) fn grow_until(
        &mut self,
        pos: &Position,
        limit: Limit,
        lines: usize,
        watcher: &mut dyn Watcher,
    ) {
        let (mut next_question, mut next_news) = (1024, 4096);
        while self.made < limit.nodes && self.tree.edges.len() < MOST_EDGES && !self.is_solved() {
            self.visit(pos);
            if self.made >= next_question {
                next_question = self.made + 1024;
                if watcher.ask(self.made) == Verdict::Stop {
                    return;
                }
            }
            if self.made >= next_news {
                next_news = 2 * self.made;
                watcher.tell_lines(&self.lines(pos, lines));
            }
        }
    }

    /// Whether all first moves are settled.
    fn is_solved(&self) -> bool {
        let edges = &self.tree.edges[self.tree.nodes[0].edges.clone()];
        edges.iter().all(|edge| matches!(edge.leads_to, LeadsTo::End(_)))
    }

    /// Adds a position to the tree; returns its number.
    fn add(&mut self, pos: &Position, moves: impl IntoIterator<Item = Move>) -> u32 {
        let seat = pos.player_to_move().expect("only decisions are in the tree");
        let policy = self.tree.evaluator.policy(pos.rules());
        if let Some((policy, situation)) = policy.zip(Situation::of(pos)) {
            let moves: Vec<Move> = moves.into_iter().collect();
            let logits: Vec<i32> = moves.iter().map(|&mv| policy.logit(&situation, mv)).collect();
            let priors = moves
                .iter()
                .copied()
                .zip(policy::probabilities(&logits, self.tree.knobs.temperature))
                .collect::<Vec<_>>();
            return self.add_edges(seat, &priors);
        }
        let mut looks: Vec<(Move, i32)> = Vec::with_capacity(64);
        for mv in moves {
            let mut next = pos.clone();
            next.play_unchecked(mv);
            looks.push((mv, self.tree.evaluator.own(&next, seat)));
        }
        self.made += looks.len() as u64;
        let best = looks.iter().map(|&(_, look)| look).max().unwrap_or(0);
        let likely = |look: i32| {
            let worse = f64::from(best - look) / self.tree.knobs.doubt;
            1.0 / (1.0 + worse * worse)
        };
        let all: f64 = looks.iter().map(|&(_, look)| likely(look)).sum();
        let priors: Vec<(Move, f64)> =
            looks.iter().map(|&(mv, look)| (mv, likely(look) / all)).collect();
        self.add_edges(seat, &priors)
    }

    /// Adds a position with moves and their priors; returns its number.
    fn add_edges(&mut self, seat: Seat, priors: &[(Move, f64)]) -> u32 {
        let first = self.tree.edges.len();
        self.tree.edges.extend(priors.iter().map(|&(mv, prior)| Edge {
            mv,
            prior: prior as f32,
            whim: 0.0,
            visits: 0,
            sum: 0.0,
            leads_to: LeadsTo::Unknown,
        }));
        let edges = first..self.tree.edges.len();
        self.tree.nodes.push(Node { seat, edges, visits: 0, sum: 0.0, sure: None });
        self.tree.nodes.len() as u32 - 1
    }

    /// Walks down the tree, makes it grow by a position, and tells everybody on the way.
    fn visit(&mut self, root: &Position) {
        let mut pos = root.clone();
        let mut path: Vec<(usize, usize)> = Vec::with_capacity(16);
        let mut node = 0;
        let prospects = loop {
            let chosen = self.choose(node);
            path.push((node, chosen));
            pos.play_unchecked(self.tree.edges[chosen].mv);
            self.made += 1;
            match self.tree.edges[chosen].leads_to {
                LeadsTo::Node(next) => node = next as usize,
                LeadsTo::End(end) => break self.tree.ends[end as usize].clone(),
                LeadsTo::Leaf => node = self.grow(&pos, chosen),
                LeadsTo::Unknown => break self.reach(&mut pos, node, chosen),
            }
        };
        self.remember(&path, prospects);
        self.settle(&path);
    }

    /// A move is tried for the first time.
    fn reach(&mut self, pos: &mut Position, node: usize, chosen: usize) -> BySeat<Prospect> {
        if self.is_end(pos) {
            let prospects = self.tree.evaluator.prospects(pos);
            self.end(node, chosen, prospects.clone());
            return prospects;
        }
        if self.tree.knobs.lazy {
            self.tree.edges[chosen].leads_to = LeadsTo::Leaf;
        } else {
            self.grow(pos, chosen);
        }
        let share = self.tree.knobs.leaf_share;
        let here = (share > 0).then(|| self.tree.evaluator.prospects(pos));
        self.finish(pos);
        let then = self.tree.evaluator.prospects(pos);
        here.map_or(then.clone(), |here| mixed(&here, &then, share))
    }

    /// Adds the position that a move leads to; returns its number.
    fn grow(&mut self, pos: &Position, chosen: usize) -> usize {
        let policy = self.tree.evaluator.policy(pos.rules());
        let moves = self.tree.order.candidates(pos, None, policy);
        let grown = self.add(pos, moves);
        self.tree.edges[chosen].leads_to = LeadsTo::Node(grown);
        grown as usize
    }

    /// Plays on, everybody as it looks best at a glance.
    fn finish(&mut self, pos: &mut Position) {
        for _ in 0..self.tree.knobs.beyond {
            let policy = self.tree.evaluator.policy(pos.rules());
            let natural = if self.is_end(pos) { None } else { order::natural(pos, policy) };
            let Some(mv) = natural else { return };
            pos.play_unchecked(mv);
            self.made += 1;
        }
    }

    /// Tells everybody on the way, from the last position up. Whoever has something better for
    /// sure would not have come this way: those above hear of that instead.
    fn remember(&mut self, path: &[(usize, usize)], mut prospects: BySeat<Prospect>) {
        for &(node, chosen) in path.iter().rev() {
            let Node { seat, sure, .. } = self.tree.nodes[node];
            let worth =
                |prospects: &BySeat<Prospect>| share_of_win(prospects[seat.index()].value());
            let edge = &mut self.tree.edges[chosen];
            edge.visits += 1;
            edge.sum += worth(&prospects);
            // The moves of the root are the first of all.
            if let Some(promised) = self.tree.promised.get_mut(chosen) {
                let each = promised.iter_mut().zip(&prospects);
                each.for_each(|(promise, prospect)| promise.add((*prospect).into()));
            }
            let known = edge.sum / f64::from(edge.visits);
            if let Some(sure) = sure.map(|sure| &self.tree.ends[sure as usize])
                && worth(sure) > known
            {
                prospects.clone_from(sure);
            }
            let node = &mut self.tree.nodes[node];
            node.visits += 1;
            node.sum += worth(&prospects);
        }
    }

    /// From the last position up: where all moves are seen to their ends, so is the position.
    fn settle(&mut self, path: &[(usize, usize)]) {
        for pair in path.windows(2).rev() {
            let &[(above, chosen), (node, _)] = pair else { return };
            let Some(prospects) = self.settled(node) else { return };
            self.end(above, chosen, prospects);
        }
    }

    /// What a position leads to if all its moves are settled.
    fn settled(&self, node: usize) -> Option<BySeat<Prospect>> {
        let Node { edges, sure, .. } = &self.tree.nodes[node];
        let is_settled = |edge: &Edge| matches!(edge.leads_to, LeadsTo::End(_));
        let sure = sure.filter(|_| self.tree.edges[edges.clone()].iter().all(is_settled))?;
        Some(self.tree.ends[sure as usize].clone())
    }

    /// A move is settled.
    fn end(&mut self, node: usize, chosen: usize, prospects: BySeat<Prospect>) {
        let end = self.tree.ends.len() as u32;
        self.tree.edges[chosen].leads_to = LeadsTo::End(end);
        let Node { seat, sure, .. } = &mut self.tree.nodes[node];
        let value = |prospects: &BySeat<Prospect>| prospects[seat.index()].value();
        if sure.is_none_or(|sure| value(&prospects) > value(&self.tree.ends[sure as usize])) {
            *sure = Some(end);
        }
        self.tree.ends.push(prospects);
    }

    /// The move to follow from a position: the first of the most appealing that are not settled.
    fn choose(&self, node: usize) -> usize {
        let Node { seat, edges, visits, sum, .. } = &self.tree.nodes[node];
        let mean = if *visits == 0 { 0.0 } else { sum / f64::from(*visits) };
        let eager = self.tree.knobs.curiosity * f64::from(visits + 1).sqrt();
        let mut best = (f64::NEG_INFINITY, edges.start);
        for index in edges.clone() {
            let edge = &self.tree.edges[index];
            if matches!(edge.leads_to, LeadsTo::End(_)) {
                continue;
            }
            let known = self.known(edge, *seat).unwrap_or(mean - UNTRIED);
            let untried = eager * f64::from(edge.prior) / f64::from(1 + edge.visits);
            let appeal = known + f64::from(edge.whim) + untried;
            if appeal > best.0 {
                best = (appeal, index);
            }
        }
        best.1
    }

    /// What is known of a move's worth to the player who makes it, as a share of a win.
    fn known(&self, edge: &Edge, seat: Seat) -> Option<f64> {
        match edge.leads_to {
            LeadsTo::Unknown => None,
            LeadsTo::Leaf | LeadsTo::Node(_) => Some(edge.sum / f64::from(edge.visits)),
            LeadsTo::End(end) => {
                let prospect = &self.tree.ends[end as usize][seat.index()];
                Some(share_of_win(prospect.value()))
            }
        }
    }

    /// Whether nothing is left to look at; as in [`crate::RoundSearch`].
    fn is_end(&self, pos: &Position) -> bool {
        match pos.phase() {
            Phase::Deal | Phase::Over => true,
            Phase::Tiling => self.in_offer || pos.player_to_move() != Some(self.seat),
            Phase::Offer => false,
        }
    }

    /// The best first moves, at most `count`: after the first one only such that were tried.
    pub(super) fn lines(&self, pos: &Position, count: usize) -> Vec<Finding> {
        let mut left: Vec<usize> = self.tree.nodes[0].edges.clone().collect();
        let mut lines = Vec::new();
        while lines.len() < count.max(1) {
            let Some(best) = self.best(self.seat, left.iter().copied()) else { break };
            if !lines.is_empty() && self.tree.edges[best].visits == 0 {
                break;
            }
            left.retain(|&edge| edge != best);
            lines.push(self.finding(pos, best));
        }
        lines
    }

    /// What is known of a first move.
    fn finding(&self, pos: &Position, first: usize) -> Finding {
        let edge = &self.tree.edges[first];
        let line = self.line(first);
        let prospects = match edge.leads_to {
            LeadsTo::End(end) => self.tree.ends[end as usize].clone(),
            LeadsTo::Leaf | LeadsTo::Node(_) => {
                self.tree.promised[first].iter().map(|promise| promise.mean(edge.visits)).collect()
            }
            LeadsTo::Unknown => self.tree.evaluator.prospects(pos),
        };
        Finding {
            best: edge.mv,
            value: prospects[self.seat.index()].value(),
            prospects,
            depth: line.len() as u8,
            line,
            nodes: self.made,
            solved: self.is_solved(),
        }
    }

    /// The best moves one after the other, as far as they were tried.
    fn line(&self, first: usize) -> Vec<Move> {
        let mut line = vec![self.tree.edges[first].mv];
        let mut at = first;
        while let LeadsTo::Node(node) = self.tree.edges[at].leads_to {
            let Node { seat, edges, .. } = &self.tree.nodes[node as usize];
            match self.best(*seat, edges.clone()) {
                Some(next) if self.tree.edges[next].visits > 0 => at = next,
                _ => break,
            }
            line.push(self.tree.edges[at].mv);
        }
        line
    }

    /// The move to play among these of a player: the best of those that are settled or were visited most.
    fn best(&self, seat: Seat, moves: impl Iterator<Item = usize> + Clone) -> Option<usize> {
        let most = moves.clone().map(|index| self.tree.edges[index].visits).max()?;
        let is_trusted = |edge: &Edge| {
            edge.visits == most || (matches!(edge.leads_to, LeadsTo::End(_)) && edge.visits > 0)
        };
        let worth = |index: usize| {
            let edge = &self.tree.edges[index];
            self.known(edge, seat).unwrap_or(0.0) + f64::from(edge.whim)
        };
        let trusted = moves.filter(|&index| is_trusted(&self.tree.edges[index]));
        trusted.reduce(|best, other| if worth(other) > worth(best) { other } else { best })
    }
}

/// A weighted mean of expectations: `share` percent of `one`, the rest of `other`.
fn mixed(one: &BySeat<Prospect>, other: &BySeat<Prospect>, share: i32) -> BySeat<Prospect> {
    let mix = |one: i32, other: i32| (one * share + other * (100 - share)) / 100;
    let mix = |(one, other): (&Prospect, &Prospect)| Prospect {
        points: mix(one.points, other.points),
        lead: mix(one.lead, other.lead),
        chance: mix(one.chance, other.chance),
    };
    one.iter().zip(other).map(mix).collect()
}

fn share_of_win(value: Value) -> f64 {
    f64::from(value) / f64::from(Utility::WIN)
}
