//! Looking ahead to the end of the round.

mod lines;
mod look;

use self::look::Look;
use crate::next_round::Rival;
use crate::order;
use crate::outlook::{Evaluator, HandMade};
use crate::search::{Finding, Limit, Searcher, Watcher};
use crate::table::Table;
use crate::utility::Value;
use crate::whims::Whims;
use azulejo_rules::Position;

/// Principal-variation search within the round, deeper and deeper until the limit.
///
/// The player to move at the root plays for its own value, and all others are taken to play
/// against it; with two players that is the whole truth. The round's end is a leaf: what follows is
/// chance, and the evaluator says what it is worth.
pub struct RoundSearch<E = HandMade> {
    evaluator: E,
    pub(crate) whims: Whims,
    others: Others,
    params: RoundParams,
    table: Table,
    order: order::History,
}

/// What the others are taken to do, where there are several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Others {
    /// All of them play against the one who thinks.
    #[default]
    Paranoid,
    /// Between two moves of the one who thinks, one of them finds the best reply; the rest take
    /// what comes naturally.
    BestReply,
}

/// How [`RoundSearch`] prunes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundParams {
    /// Moves from this one on are first searched one ply less deep; 0 is the first.
    pub reduce_from: u16,
    /// Moves from this one on are first searched two plies less deep.
    pub reduce_more_from: u16,
    /// Only at this depth or above.
    pub reduce_depth: u8,
}

/// No reductions: every move is searched equally deep.
impl Default for RoundParams {
    fn default() -> RoundParams {
        RoundParams { reduce_from: u16::MAX, reduce_more_from: u16::MAX, reduce_depth: u8::MAX }
    }
}

impl RoundParams {
    /// Late moves are reduced. Between settings that won their matches; no match tested just these
    /// numbers (docs/STRENGTH.md).
    pub const REDUCED: RoundParams =
        RoundParams { reduce_from: 4, reduce_more_from: 16, reduce_depth: 3 };

    /// By how many plies a move is searched less deep at first.
    #[inline]
    fn reduction(self, index: usize, depth: u8) -> u8 {
        if depth < self.reduce_depth || index < usize::from(self.reduce_from) {
            0
        } else if index < usize::from(self.reduce_more_from) {
            1
        } else {
            2
        }
    }
}

/// Room for at most so many positions, as a power of two: 16 MB.
const MOST_BITS: u32 = 20;

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
        let (table, order) = (Table::new(), order::History::new());
        let (others, params) = (Others::default(), RoundParams::default());
        RoundSearch { evaluator, whims, others, params, table, order }
    }

    /// The same search with another view of the others.
    #[must_use]
    pub fn against(self, others: Others) -> RoundSearch<E> {
        RoundSearch { others, ..self }
    }

    /// The same search with other parameters.
    #[must_use]
    pub fn with_params(self, params: RoundParams) -> RoundSearch<E> {
        RoundSearch { params, ..self }
    }

    pub(crate) fn set_params(&mut self, params: RoundParams) {
        self.params = params;
    }

    /// Nothing is kept from one move to the next, so that a search follows from its inputs.
    pub(crate) fn forget(&mut self, limit: Limit) {
        // As much room as there will be positions, whatever was searched before.
        let bits = limit.nodes.max(1).ilog2() + 1;
        self.table.clear(bits.min(MOST_BITS));
        self.order.clear();
    }

    /// Looks for the best move, the first time so many moves ahead.
    pub(crate) fn look(
        &mut self,
        pos: &Position,
        limit: Limit,
        watcher: &mut dyn Watcher,
        depth: u8,
    ) -> Option<Finding> {
        let seat = pos.player_to_move()?;
        Look::new(self, pos, seat, limit, watcher).deepen(pos, depth)
    }

    /// Looks for the best moves, at most `count`, the best first.
    pub(crate) fn look_lines(
        &mut self,
        pos: &Position,
        limit: Limit,
        count: usize,
        watcher: &mut dyn Watcher,
    ) -> Vec<Finding> {
        if count <= 1 {
            return self.look(pos, limit, watcher, 1).into_iter().collect();
        }
        let Some(seat) = pos.player_to_move() else { return Vec::new() };
        Look::new(self, pos, seat, limit, watcher).deepen_lines(pos, count)
    }
}

impl<E: Evaluator> RoundSearch<E> {
    /// The best moves of a round that the last search has solved: at most `count`, at most `window` worse than the
    /// best, the best first; with the nodes that the comparison took, at most `nodes`.
    pub(crate) fn rivals(
        &mut self,
        pos: &Position,
        found: &Finding,
        (window, count): (Value, usize),
        nodes: u64,
        watcher: &mut dyn Watcher,
    ) -> (Vec<Rival>, u64) {
        let Some(seat) = pos.player_to_move() else { return (Vec::new(), 0) };
        let mut look = Look::new(self, pos, seat, Limit::nodes(nodes), watcher);
        let mut rivals = look.rivals(pos, found, window);
        let spent = look.nodes;
        // Stable: of equals the first that was found stays first.
        rivals.sort_by_key(|rival| std::cmp::Reverse(rival.value));
        rivals.truncate(count);
        (rivals, spent)
    }
}

impl<E: Evaluator + Clone> RoundSearch<E> {
    /// A search for another thread: it remembers the same positions, until the next one begins.
    pub(crate) fn share(&self) -> RoundSearch<E> {
        RoundSearch {
            evaluator: self.evaluator.clone(),
            table: self.table.share(),
            order: order::History::new(),
            ..*self
        }
    }
}

impl<E: Evaluator> Searcher for RoundSearch<E> {
    fn search(
        &mut self,
        pos: &Position,
        limit: Limit,
        watcher: &mut dyn Watcher,
    ) -> Option<Finding> {
        self.forget(limit);
        self.look(pos, limit, watcher, 1)
    }

    fn search_lines(
        &mut self,
        pos: &Position,
        limit: Limit,
        count: usize,
        watcher: &mut dyn Watcher,
    ) -> Vec<Finding> {
        self.forget(limit);
        self.look_lines(pos, limit, count, watcher)
    }
}
