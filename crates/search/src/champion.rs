//! The best we have.

use crate::next_round::{self, NextRoundParams};
use crate::search::{Finding, Limit, Searcher, Watcher};
use crate::{
    HandMade, NetworkEvaluator, NetworkSet, RoundParams, RoundSearch, TreeKnobs, TreeSearch, Whims,
};
use azulejo_rules::{Position, Rules};

/// For each number of players the searcher that won the matches (docs/STRENGTH.md): looking ahead
/// with cuts for two, a growing tree for three and four.
pub struct Champion {
    duel: RoundSearch<NetworkEvaluator>,
    /// Made when it is first needed: whoever plays for two never does.
    tree: Option<TreeSearch<NetworkEvaluator>>,
    evaluator: NetworkEvaluator,
    whims: Whims,
    /// Parameters for all rule sets; without them each rule set has those that suit its evaluation.
    params: Option<(RoundParams, TreeKnobs, Option<NextRoundParams>)>,
    /// Searches the next round for two players; made when it is first needed.
    sampler: Option<RoundSearch<NetworkEvaluator>>,
    /// The same for three and four.
    tree_sampler: Option<TreeSearch<NetworkEvaluator>>,
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

    /// A champion with this evaluation and these errors. Its searches have the parameters that suit the evaluation of the
    /// rule set.
    pub fn new(evaluator: NetworkEvaluator, whims: Whims) -> Champion {
        Champion {
            duel: RoundSearch::with_whims(evaluator.clone(), whims),
            tree: None,
            evaluator,
            whims,
            params: None,
            sampler: None,
            tree_sampler: None,
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
        Champion { params: Some((round, tree, next_round)), ..self }
    }

    fn round_params(&self, rules: Rules) -> RoundParams {
        match self.params {
            Some((round, ..)) => round,
            None if self.evaluator.has_network(rules) => RoundParams::REDUCED,
            None => RoundParams::default(),
        }
    }

    fn tree_params(&self, rules: Rules) -> TreeKnobs {
        match self.params {
            Some((_, tree, _)) => tree,
            None => TreeKnobs::suited_to(&self.evaluator, rules),
        }
    }

    /// How the next round is sampled; `None` for rule sets without a network.
    fn next_round_params(&self, rules: Rules) -> Option<NextRoundParams> {
        let params = match self.params {
            Some((_, _, next_round)) => next_round,
            None => Some(NextRoundParams::suited_to(rules)),
        };
        params.filter(|_| self.evaluator.has_network(rules))
    }

    /// The search for two players, with the parameters for a rule set.
    pub(crate) fn duel(&mut self, rules: Rules) -> &mut RoundSearch<NetworkEvaluator> {
        let params = self.round_params(rules);
        self.duel.set_params(params);
        &mut self.duel
    }

    /// Whether it looks ahead with cuts or grows a tree.
    pub(crate) fn sees_duel(pos: &Position) -> bool {
        pos.rules().players.count() == 2
    }

    /// The search for three and four players, with the parameters for a rule set.
    pub(crate) fn tree(&mut self, rules: Rules) -> &mut TreeSearch<NetworkEvaluator> {
        let params = self.tree_params(rules);
        let new = || TreeSearch::new(self.evaluator.clone(), params, self.whims);
        let tree = self.tree.get_or_insert_with(new);
        tree.set_knobs(params);
        tree
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
        let params = self.next_round_params(pos.rules()).filter(|_| is_worthwhile);
        let Some(params) = params else { return found };
        let near = (params.window, params.moves);
        let (rivals, spent) = if Champion::sees_duel(pos) {
            self.duel.rivals(pos, &found, near, limit.nodes - found.nodes, watcher)
        } else {
            (self.tree(pos.rules()).rivals(pos, &found, near), 0)
        };
        let found = Finding { nodes: found.nodes + spent, ..found };
        if rivals.len() < 2 {
            return found;
        }
        let search = self.sampler(pos.rules());
        let best = found.best;
        let refined = next_round::refine(search, pos, found, rivals, params, limit, watcher);
        if refined.best != best {
            watcher.tell(&refined);
        }
        refined
    }

    /// The search of the next round.
    fn sampler(&mut self, rules: Rules) -> &mut dyn Searcher {
        if rules.players.count() == 2 {
            return self.sampler.get_or_insert_with(|| RoundSearch::new(self.evaluator.clone()));
        }
        let params = self.tree_params(rules);
        let new = || TreeSearch::new(self.evaluator.clone(), params, Whims::default());
        let tree = self.tree_sampler.get_or_insert_with(new);
        tree.set_knobs(params);
        tree
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
            let found = self.duel(pos.rules()).search(pos, limit, watcher)?;
            Some(self.look_beyond(pos, found, limit, watcher))
        } else {
            let found = self.tree(pos.rules()).search(pos, limit, watcher)?;
            Some(self.look_beyond(pos, found, limit, watcher))
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
            self.duel(pos.rules()).search_lines(pos, limit, count, watcher)
        } else {
            self.tree(pos.rules()).search_lines(pos, limit, count, watcher)
        }
    }
}
