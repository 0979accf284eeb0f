//! Looking ahead to the end of the round.

mod look;

use self::look::Look;
use crate::order;
use crate::outlook::{Evaluator, HandMade};
use crate::search::{Finding, Limit, Searcher, Watcher};
use crate::table::Table;
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
        RoundSearch { evaluator, whims, others: Others::default(), table, order }
    }

    /// The same search with another view of the others.
    #[must_use]
    pub fn against(self, others: Others) -> RoundSearch<E> {
        RoundSearch { others, ..self }
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
}
