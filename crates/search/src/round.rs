//! Looking ahead to the end of the round.

use crate::outlook::{Evaluator, HandMade, Outlook};
use crate::search::{Finding, Limit, Searcher, Verdict, Watcher};
use crate::table::{Bound, Table};
use crate::utility::{self, Utility};
use crate::{Value, order};
use azulejo_rules::{Move, Phase, Position, Seat};

/// Principal-variation search within the round, deeper and deeper until the limit.
///
/// The player to move at the root plays for its own value, and all others are taken to play
/// against it; with two players that is the whole truth. The round's end is a leaf: what follows is
/// chance, and the evaluator says what it is worth.
pub struct RoundSearch<E = HandMade> {
    evaluator: E,
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

impl<E: Valuer> RoundSearch<E> {
    /// A search with this opinion about positions.
    pub fn new(evaluator: E) -> RoundSearch<E> {
        RoundSearch { evaluator, table: Table::new(TABLE_BITS), order: order::History::new() }
    }
}

/// An evaluator that also says what its outlook is worth.
pub trait Valuer: Evaluator {
    /// What a position is worth to a seat.
    fn value(&self, pos: &Position, seat: Seat) -> Value;
}

impl Valuer for HandMade {
    fn value(&self, pos: &Position, seat: Seat) -> Value {
        match pos.outcome() {
            Some(outcome) => utility::final_value(&outcome, seat),
            None => utility::value(&self.weights, &self.outlook(pos), seat),
        }
    }
}

impl<E: Valuer> Searcher for RoundSearch<E> {
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
        let mut look = Look { search: self, seat, limit, watcher, nodes: 0, stopped: false };
        look.deepen(pos)
    }
}

/// One search under way.
struct Look<'a, E> {
    search: &'a mut RoundSearch<E>,
    /// Whose move is looked for.
    seat: Seat,
    limit: Limit,
    watcher: &'a mut dyn Watcher,
    nodes: u64,
    stopped: bool,
}

/// The deepest look there can be: more moves than a round has.
const DEEPEST: u8 = 120;

impl<E: Valuer> Look<'_, E> {
    fn deepen(&mut self, pos: &Position) -> Option<Finding> {
        let mut found: Option<Finding> = None;
        for depth in 1..=DEEPEST {
            let mut reached_end = true;
            let value = self.value(pos, depth, -Utility::BEST, Utility::BEST, &mut reached_end);
            if self.stopped {
                // Not even one move was looked ahead: a guess must do.
                found = found.or_else(|| self.finding(pos, 0, self.leaf(pos, true), false));
                break;
            }
            let finding = self.finding(pos, depth, value, reached_end)?;
            self.watcher.tell(&finding);
            found = Some(finding);
            if reached_end {
                break;
            }
        }
        found.map(|finding| Finding { nodes: self.nodes, ..finding })
    }

    fn finding(&self, pos: &Position, depth: u8, value: Value, solved: bool) -> Option<Finding> {
        let line = self.line(pos);
        let likely = || self.search.order.candidates(pos, None).next();
        let best = line.first().copied().or_else(likely)?;
        let lead = self.lead_after(pos, &line);
        Some(Finding { best, value, lead, line, depth, nodes: self.nodes, solved })
    }

    /// The remembered best moves, one after the other.
    fn line(&self, pos: &Position) -> Vec<Move> {
        let mut pos = pos.clone();
        let mut line = Vec::new();
        while let Some(mv) = self.search.table.look_up(pos.hash()).and_then(|entry| entry.best) {
            if line.len() >= usize::from(DEEPEST) || pos.play(mv).is_err() {
                break;
            }
            line.push(mv);
        }
        line
    }

    fn lead_after(&self, pos: &Position, line: &[Move]) -> i32 {
        let mut pos = pos.clone();
        for &mv in line {
            pos.play_unchecked(mv);
        }
        let Outlook { points, .. } = self.search.evaluator.outlook(&pos);
        utility::lead(&points, self.seat)
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
        if matches!(pos.phase(), Phase::Deal | Phase::Over) || depth == 0 {
            *reached_end &= depth > 0 || matches!(pos.phase(), Phase::Deal | Phase::Over);
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

    /// Whether the root's player is to act; between rounds nobody is, and it counts as ours.
    fn is_ours(&self, pos: &Position) -> bool {
        pos.player_to_move().is_none_or(|seat| seat == self.seat)
    }

    fn leaf(&self, pos: &Position, ours: bool) -> Value {
        let value = self.search.evaluator.value(pos, self.seat);
        if ours { value } else { -value }
    }
}
