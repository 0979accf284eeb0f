//! The best we have.

use crate::next_round::{self, NextRoundParams};
use crate::search::{Finding, Limit, Searcher, Watcher};
use crate::{
    HandMade, NetworkEvaluator, NetworkSet, RoundParams, RoundSearch, TreeKnobs, TreeSearch, Whims,
};
use azulejo_rules::Position;

/// For each number of players the searcher that won the matches (docs/STRENGTH.md): looking ahead
/// with cuts for two, a growing tree for three and four.
pub struct Champion {
    duel: RoundSearch<NetworkEvaluator>,
    /// Made when it is first needed: whoever plays for two never does.
    tree: Option<TreeSearch<NetworkEvaluator>>,
    evaluator: NetworkEvaluator,
    whims: Whims,
    tree_params: TreeKnobs,
    next_round: Option<NextRoundParams>,
    /// Searches the next round; made when it is first needed.
    sampler: Option<RoundSearch<NetworkEvaluator>>,
}

/// With the linear evaluation for all rule sets.
impl Default for Champion {
    fn default() -> Champion {
        Champion::with_networks(NetworkSet::none())
    }
}

impl Champion {
    /// A champion that evaluates by these networks, and linearly where there is none.
    pub fn with_networks(networks: NetworkSet) -> Champion {
        Champion::new(NetworkEvaluator::new(networks, HandMade::default()), Whims::default())
    }

    /// A champion with this evaluation and these errors. Where the evaluator has networks, the parameters are those that
    /// suit them.
    pub fn new(evaluator: NetworkEvaluator, whims: Whims) -> Champion {
        let (round, tree_params) = if evaluator.has_networks() {
            (RoundParams::REDUCED, TreeKnobs::LEARNED)
        } else {
            (RoundParams::default(), TreeKnobs::default())
        };
        Champion {
            duel: RoundSearch::with_whims(evaluator.clone(), whims).with_params(round),
            tree: None,
            evaluator,
            whims,
            tree_params,
            next_round: Some(NextRoundParams::default()),
            sampler: None,
        }
    }

    /// The same champion with other parameters of its searches.
    #[must_use]
    pub fn with_params(
        self,
        round: RoundParams,
        tree: TreeKnobs,
        next_round: Option<NextRoundParams>,
    ) -> Champion {
        Champion {
            duel: self.duel.with_params(round),
            tree_params: tree,
            tree: None,
            next_round,
            ..self
        }
    }

    pub(crate) fn duel(&mut self) -> &mut RoundSearch<NetworkEvaluator> {
        &mut self.duel
    }

    /// Whether it looks ahead with cuts or grows a tree.
    pub(crate) fn sees_duel(pos: &Position) -> bool {
        pos.rules().players.count() == 2
    }

    pub(crate) fn tree(&mut self) -> &mut TreeSearch<NetworkEvaluator> {
        let new = || TreeSearch::new(self.evaluator.clone(), self.tree_params, self.whims);
        self.tree.get_or_insert_with(new)
    }
}

impl Champion {
    /// Where the round is solved before the limit is reached, compares the best moves by the next round.
    fn look_beyond(
        &mut self,
        pos: &Position,
        found: Finding,
        limit: Limit,
        watcher: &mut dyn Watcher,
    ) -> Finding {
        let is_worthwhile = found.solved
            && limit.only.is_none()
            && self.whims.size == 0
            && limit.nodes > found.nodes;
        let Some(params) =
            self.next_round.filter(|_| is_worthwhile && self.evaluator.has_network(pos.rules()))
        else {
            return found;
        };
        let near = (params.window, params.moves);
        let (rivals, spent) =
            self.duel.rivals(pos, &found, near, limit.nodes - found.nodes, watcher);
        let found = Finding { nodes: found.nodes + spent, ..found };
        if rivals.len() < 2 {
            return found;
        }
        let search = self.sampler.get_or_insert_with(|| RoundSearch::new(self.evaluator.clone()));
        let best = found.best;
        let refined = next_round::refine(search, pos, found, rivals, params, limit, watcher);
        if refined.best != best {
            watcher.tell(&refined);
        }
        refined
    }
}

impl Searcher for Champion {
    fn search(
        &mut self,
        pos: &Position,
        limit: Limit,
        watcher: &mut dyn Watcher,
    ) -> Option<Finding> {
        if Champion::sees_duel(pos) {
            let found = self.duel.search(pos, limit, watcher)?;
            Some(self.look_beyond(pos, found, limit, watcher))
        } else {
            self.tree().search(pos, limit, watcher)
        }
    }

    /// Several lines are compared within the round: the next one is not sampled, so that their order is that of their
    /// values.
    fn search_lines(
        &mut self,
        pos: &Position,
        limit: Limit,
        count: usize,
        watcher: &mut dyn Watcher,
    ) -> Vec<Finding> {
        if count <= 1 {
            self.search(pos, limit, watcher).into_iter().collect()
        } else if Champion::sees_duel(pos) {
            self.duel.search_lines(pos, limit, count, watcher)
        } else {
            self.tree().search_lines(pos, limit, count, watcher)
        }
    }
}
