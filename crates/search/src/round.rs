//! Looking ahead to the end of the round.

use crate::outlook::{Evaluator, HandMade};
use crate::search::{Finding, Limit, Searcher, Verdict, Watcher};
use crate::table::{Bound, Table};
use crate::utility::Utility;
use crate::whims::Whims;
use crate::{Value, order};
use azulejo_rules::{Move, Phase, Position, Seat};

/// Principal-variation search within the round, deeper and deeper until the limit.
///
/// The player to move at the root plays for its own value, and all others are taken to play
/// against it; with two players that is the whole truth. The round's end is a leaf: what follows is
/// chance, and the evaluator says what it is worth.
pub struct RoundSearch<E = HandMade> {
    evaluator: E,
    whims: Whims,
    table: Table,
    order: order::History,
}

/// Room for so many positions, as a power of two.
const TABLE_BITS: u32 = 18;

impl Default for RoundSearch {
    fn default() -> RoundSearch {
        RoundSearch::new(HandMade::default())
    }
}

impl<E: Evaluator> RoundSearch<E> {
    /// A search with this opinion about positions.
    pub fn new(evaluator: E) -> RoundSearch<E> {
        RoundSearch::with_whims(evaluator, Whims::default())
    }

    /// A search that also has whims.
    pub fn with_whims(evaluator: E, whims: Whims) -> RoundSearch<E> {
        let (table, order) = (Table::new(TABLE_BITS), order::History::new());
        RoundSearch { evaluator, whims, table, order }
    }
}

impl<E: Evaluator> Searcher for RoundSearch<E> {
    fn search(
        &mut self,
        pos: &Position,
        limit: Limit,
        watcher: &mut dyn Watcher,
    ) -> Option<Finding> {
        let seat = pos.player_to_move()?;
        // Nothing is kept from one move to the next, so that a search follows from its inputs.
        self.table.clear();
        self.order.clear();
        let in_offer = pos.phase() == Phase::Offer;
        let mut look =
            Look { search: self, seat, in_offer, limit, watcher, nodes: 0, stopped: false };
        look.deepen(pos)
    }
}

/// One search under way.
struct Look<'a, E> {
    search: &'a mut RoundSearch<E>,
    /// Whose move is looked for.
    seat: Seat,
    /// Whether the search began in the offer.
    in_offer: bool,
    limit: Limit,
    watcher: &'a mut dyn Watcher,
    nodes: u64,
    stopped: bool,
}

/// A first move to choose from.
struct Choice {
    mv: Move,
    /// What is added to its value by whim.
    whim: Value,
}

/// The deepest look there can be: more moves than a round has.
const DEEPEST: u8 = 120;

impl<E: Evaluator> Look<'_, E> {
    fn deepen(&mut self, pos: &Position) -> Option<Finding> {
        let mut choices = self.choices(pos);
        let mut found: Option<Finding> = None;
        for depth in 1..=DEEPEST.min(self.limit.depth) {
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
        // Not even one move was looked ahead: a guess must do.
        let guess = || {
            let value = self.search.evaluator.value(pos, self.seat);
            Some(self.finding(pos, 0, choices.first()?.mv, value, false))
        };
        let found = found.or_else(guess)?;
        Some(Finding { nodes: self.nodes, ..found })
    }

    /// The first moves there are, the most promising first.
    fn choices(&self, pos: &Position) -> Vec<Choice> {
        let is_asked = |mv: &Move| self.limit.only.is_none_or(|only| only == *mv);
        let asked = match self.limit.only {
            Some(_) => pos.legal_moves().into_iter().filter(is_asked).collect(),
            None => self.search.order.candidates(pos, None).collect::<Vec<Move>>(),
        };
        let whims = self.search.whims;
        asked.into_iter().map(|mv| Choice { mv, whim: whims.about(pos, mv) }).collect()
    }

    /// Looks at every first move and brings the best one to the front; its value, if the search
    /// was not stopped before there was one.
    fn look_at(
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
            let mut value = self.answer(&next, true, depth - 1, alpha, beta, reached_end);
            if index > 0 && !self.stopped && value > alpha {
                value = self.answer(&next, true, depth - 1, alpha, Utility::BEST, reached_end);
            }
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

    fn finding(
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
        depth: u8,
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
        if is_end || depth == 0 {
            *reached_end &= is_end;
            return self.leaf(pos, ours);
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
        let candidates = self.search.order.candidates(pos, first);

        let (mut best, mut best_move, floor) = (-Utility::BEST, None, alpha);
        let mut all_reached = true;
        for (index, mv) in candidates.enumerate() {
            let next = self.make(pos, mv);
            let window = if index == 0 { beta } else { alpha + 1 };
            let mut value = self.answer(&next, ours, depth - 1, alpha, window, &mut all_reached);
            if index > 0 && !self.stopped && value > alpha && value < beta {
                value = self.answer(&next, ours, depth - 1, alpha, beta, &mut all_reached);
            }
            if self.stopped {
                // Not looked through: good for a move where nothing better is known, no more.
                if known.is_none() && best_move.is_some() {
                    self.search.table.remember(key, 0, best, Bound::AtLeast, best_move);
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
        let kept = if all_reached { DEEPEST } else { depth };
        self.search.table.remember(key, kept, best, bound, best_move);
        best
    }

    /// The value of what a move leads to, for the side that made it.
    fn answer(
        &mut self,
        next: &Position,
        ours: bool,
        depth: u8,
        alpha: Value,
        beta: Value,
        reached_end: &mut bool,
    ) -> Value {
        if self.is_ours(next) == ours {
            self.value(next, depth, alpha, beta, reached_end)
        } else {
            -self.value(next, depth, -beta, -alpha, reached_end)
        }
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
