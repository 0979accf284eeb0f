//! One look ahead.

use super::{Others, RoundSearch};
use crate::next_round::Rival;
use crate::policy::Policy;
use crate::search::{Finding, Limit, Verdict, Watcher};
use crate::table::{Bound, Entry};
use crate::utility::Utility;
use crate::{Evaluator, Value, order};
use azulejo_rules::{Move, Phase, Position, Seat};

/// One search under way.
pub(super) struct Look<'a, E> {
    search: &'a mut RoundSearch<E>,
    /// Whose move is looked for.
    seat: Seat,
    /// Whether the search began in the offer.
    in_offer: bool,
    pub(super) limit: Limit,
    pub(super) watcher: &'a mut dyn Watcher,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
}

/// How much further to look.
#[derive(Clone, Copy)]
struct Ahead {
    /// How many moves.
    depth: u8,
    /// Whether one of the others has replied already, and the rest play naturally.
    replied: bool,
}

/// A first move to choose from.
pub(super) struct Choice {
    pub(super) mv: Move,
    /// What is added to its value by whim.
    whim: Value,
}

/// The deepest look there can be: more moves than a round has.
pub(super) const DEEPEST: u8 = 120;

impl<'a, E: Evaluator> Look<'a, E> {
    pub(super) fn new(
        search: &'a mut RoundSearch<E>,
        pos: &Position,
        seat: Seat,
        limit: Limit,
        watcher: &'a mut dyn Watcher,
    ) -> Look<'a, E> {
        let in_offer = pos.phase() == Phase::Offer;
        Look { search, seat, in_offer, limit, watcher, nodes: 0, stopped: false }
    }

    pub(super) fn deepen(&mut self, pos: &Position, first: u8) -> Option<Finding> {
        let mut choices = self.choices(pos);
        let mut found: Option<Finding> = None;
        for depth in first..=DEEPEST.min(self.limit.depth) {
            let mut reached_end = true;
            let best = self.look_at(pos, depth, &mut choices, &mut reached_end);
            if self.stopped {
                // What this look has found so far is better founded than the last one.
                if let (Some(value), Some(last)) = (best, &found) {
                    found = Some(self.finding(pos, last.depth, choices[0].mv, value, false));
                }
                break;
            }
            let finding = self.finding(pos, depth, choices.first()?.mv, best?, reached_end);
            self.watcher.tell(&finding);
            found = Some(finding);
            if reached_end {
                break;
            }
        }
        let found = found.or_else(|| self.guess(pos, &choices))?;
        Some(Finding { nodes: self.nodes, ..found })
    }

    /// What must do where not even one move was looked ahead.
    pub(super) fn guess(&self, pos: &Position, choices: &[Choice]) -> Option<Finding> {
        let value = self.search.evaluator.value(pos, self.seat);
        Some(self.finding(pos, 0, choices.first()?.mv, value, false))
    }

    /// The first moves there are, the most promising first.
    pub(super) fn choices(&self, pos: &Position) -> Vec<Choice> {
        let is_asked = |mv: &Move| self.limit.only.is_none_or(|only| only == *mv);
        let asked = match self.limit.only {
            Some(_) => pos.legal_moves().into_iter().filter(is_asked).collect(),
            None => {
                let all = self.search.order.candidates(pos, None, self.policy(pos)).collect();
                self.search.whims.considered(pos, all)
            }
        };
        let whims = self.search.whims;
        asked.into_iter().map(|mv| Choice { mv, whim: whims.about(pos, mv) }).collect()
    }

    /// Looks at every first move and brings the best one to the front; its value, if the search
    /// was not stopped before there was one.
    pub(super) fn look_at(
        &mut self,
        pos: &Position,
        depth: u8,
        choices: &mut [Choice],
        reached_end: &mut bool,
    ) -> Option<Value> {
        let mut best: Option<Value> = None;
        for index in 0..choices.len() {
            let Choice { mv, whim } = choices[index];
            let next = self.make(pos, mv);
            // A whim moves the window: what counts is the value with the whim.
            let alpha = best.map_or(-Utility::BEST, |best| best - whim);
            let beta = if index == 0 { Utility::BEST } else { alpha + 1 };
            let ahead = Ahead { depth: depth - 1, replied: false };
            let mut reached = true;
            let mut value = self.answer(&next, true, ahead, alpha, beta, &mut reached);
            if index > 0 && !self.stopped && value > alpha {
                reached = true;
                value = self.answer(&next, true, ahead, alpha, Utility::BEST, &mut reached);
            }
            *reached_end &= reached;
            if self.stopped {
                break;
            }
            if best.is_none_or(|best| value + whim > best) {
                best = Some(value + whim);
                choices[..=index].rotate_right(1);
            }
        }
        best
    }

    /// The moves that are at most `window` worse than what the search has found in a solved round.
    pub(super) fn rivals(&mut self, pos: &Position, found: &Finding, window: Value) -> Vec<Rival> {
        let Finding { best, value, line, prospects, .. } = found.clone();
        let mut rivals = vec![Rival { mv: best, value, line, prospects }];
        for Choice { mv, .. } in self.choices(pos) {
            if mv == best {
                continue;
            }
            let next = self.make(pos, mv);
            let (alpha, beta) = (found.value - window, found.value + 1);
            let ahead = Ahead { depth: DEEPEST - 1, replied: false };
            let value = self.answer(&next, true, ahead, alpha, beta, &mut true);
            if self.stopped {
                break;
            }
            if value > alpha {
                let (line, end) = self.line(pos, mv);
                let prospects = self.search.evaluator.prospects(&end);
                rivals.push(Rival { mv, value, line, prospects });
            }
        }
        rivals
    }

    pub(super) fn finding(
        &self,
        pos: &Position,
        depth: u8,
        best: Move,
        value: Value,
        solved: bool,
    ) -> Finding {
        let (line, end) = self.line(pos, best);
        let prospects = self.search.evaluator.prospects(&end);
        Finding { best, value, prospects, line, depth, nodes: self.nodes, solved }
    }

    /// The remembered best moves after the first, one after the other, and where they lead.
    fn line(&self, pos: &Position, first: Move) -> (Vec<Move>, Position) {
        let mut end = pos.clone();
        let mut line = Vec::new();
        let mut next = Some(first);
        while let Some(mv) = next.filter(|_| line.len() < usize::from(DEEPEST)) {
            if end.play(mv).is_err() {
                break;
            }
            line.push(mv);
            let known =
                if self.is_end(&end) { None } else { self.search.table.look_up(end.hash()) };
            next = known.and_then(|entry| entry.best);
        }
        (line, end)
    }

    /// The value of a position to the side that is to act in it: the root's player, or all others
    /// together. `reached_end` is cleared where the look ended before the round did.
    fn value(
        &mut self,
        pos: &Position,
        ahead: Ahead,
        mut alpha: Value,
        beta: Value,
        reached_end: &mut bool,
    ) -> Value {
        let ours = self.is_ours(pos);
        if self.stopped {
            // Whoever asked will not look at the answer.
            return -Utility::BEST;
        }
        let is_end = self.is_end(pos);
        let Ahead { depth, replied } = ahead;
        if is_end || depth == 0 {
            *reached_end &= is_end;
            return self.leaf(pos, ours);
        }
        // The own move gives the others a new reply.
        let natural = if ours { None } else { self.natural(pos) };
        if replied && let Some(mv) = natural {
            let next = self.make(pos, mv);
            return self.answer(&next, false, ahead, alpha, beta, reached_end);
        }
        let key = pos.hash();
        let known = self.search.table.look_up(key);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth) {
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => entry.value >= beta,
                Bound::AtMost => entry.value <= alpha,
            };
            if cuts {
                *reached_end &= entry.depth == DEEPEST;
                return entry.value;
            }
        }
        let first = known.and_then(|entry| entry.best);
        let candidates = self.search.order.candidates(pos, first, self.policy(pos));

        let (mut best, mut best_move, floor) = (-Utility::BEST, None, alpha);
        let mut all_reached = true;
        for (index, mv) in candidates.enumerate() {
            let next = self.make(pos, mv);
            let window = if index == 0 { beta } else { alpha + 1 };
            let replied = natural.is_some_and(|natural| natural != mv);
            let ahead = Ahead { depth: depth - 1, replied };
            let reduction = self.search.params.reduction(index, depth);
            let reduced = Ahead { depth: ahead.depth.saturating_sub(reduction), replied };
            let mut reached = true;
            let mut value = self.answer(&next, ours, reduced, alpha, window, &mut reached);
            if reduction > 0 && !reached && !self.stopped && value > alpha {
                reached = true;
                value = self.answer(&next, ours, ahead, alpha, window, &mut reached);
            }
            if index > 0 && !self.stopped && value > alpha && value < beta {
                reached = true;
                value = self.answer(&next, ours, ahead, alpha, beta, &mut reached);
            }
            all_reached &= reached;
            if self.stopped {
                // Not looked through: good for a move where nothing better is known, no more.
                if known.is_none() && best_move.is_some() {
                    let bound = Bound::AtLeast;
                    let entry = Entry { value: best, best: best_move, depth: 0, bound };
                    self.search.table.remember(key, entry);
                }
                return best;
            }
            if value > best {
                (best, best_move) = (value, Some(mv));
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                self.search.order.reward(mv, depth);
                break;
            }
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > floor {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        *reached_end &= all_reached;
        let depth = if all_reached { DEEPEST } else { depth };
        let entry = Entry { value: best, best: best_move, depth, bound };
        self.search.table.remember(key, entry);
        best
    }

    /// The value of what a move leads to, for the side that made it.
    fn answer(
        &mut self,
        next: &Position,
        ours: bool,
        ahead: Ahead,
        alpha: Value,
        beta: Value,
        reached_end: &mut bool,
    ) -> Value {
        if self.is_ours(next) == ours {
            self.value(next, ahead, alpha, beta, reached_end)
        } else {
            -self.value(next, ahead, -beta, -alpha, reached_end)
        }
    }

    /// What comes naturally to one of the others, if that is how they are seen.
    fn natural(&self, pos: &Position) -> Option<Move> {
        match self.search.others {
            Others::Paranoid => None,
            Others::BestReply => order::natural(pos, self.policy(pos)),
        }
    }

    #[inline]
    fn policy(&self, pos: &Position) -> Option<&Policy> {
        self.search.evaluator.policy(pos.rules())
    }

    fn make(&mut self, pos: &Position, mv: Move) -> Position {
        self.nodes += 1;
        if self.nodes >= self.limit.nodes {
            self.stopped = true;
        } else if self.nodes.is_multiple_of(1024) {
            self.stopped |= self.watcher.ask(self.nodes) == Verdict::Stop;
        }
        let mut next = pos.clone();
        next.play_unchecked(mv);
        next
    }

    /// Whether nothing is left to look at. What players do on the free wall concerns nobody else:
    /// only the own placements are looked at when they come, and all others are valued.
    fn is_end(&self, pos: &Position) -> bool {
        match pos.phase() {
            Phase::Deal | Phase::Over => true,
            Phase::Tiling => self.in_offer || pos.player_to_move() != Some(self.seat),
            Phase::Offer => false,
        }
    }

    /// Whether the root's player is to act; between rounds nobody is, and it counts as ours.
    fn is_ours(&self, pos: &Position) -> bool {
        pos.player_to_move().is_none_or(|seat| seat == self.seat)
    }

    fn leaf(&self, pos: &Position, ours: bool) -> Value {
        let value = self.search.evaluator.value(pos, self.seat);
        if ours { value } else { -value }
    }
}
