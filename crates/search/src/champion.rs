//! The best we have.

use crate::search::{Finding, Limit, Searcher, Watcher};
use crate::{HandMade, RoundSearch, TreeKnobs, TreeSearch, Value, Whims};
use azulejo_rules::Position;

/// For each number of players the searcher that won the matches (docs/STRENGTH.md): looking ahead
/// with cuts for two, a growing tree for three and four.
pub struct Champion {
    duel: RoundSearch,
    /// Made when it is first needed: whoever plays for two never does.
    tree: Option<TreeSearch>,
    evaluator: HandMade,
    whims: Whims,
}

impl Default for Champion {
    fn default() -> Champion {
        Champion::new(HandMade::default(), Whims::default())
    }
}

impl Champion {
    /// A champion with this opinion about positions and these whims.
    pub fn new(evaluator: HandMade, whims: Whims) -> Champion {
        let duel = RoundSearch::with_whims(evaluator.clone(), whims);
        Champion { duel, tree: None, evaluator, whims }
    }

    /// Overlooks so much from now on.
    pub(crate) fn set_whims(&mut self, size: Value) {
        self.whims.size = size;
        self.duel.whims = self.whims;
        if let Some(tree) = &mut self.tree {
            tree.whims = self.whims;
        }
    }

    pub(crate) fn duel(&mut self) -> &mut RoundSearch {
        &mut self.duel
    }

    /// Whether it looks ahead with cuts or grows a tree.
    pub(crate) fn sees_duel(pos: &Position) -> bool {
        pos.rules().players.count() == 2
    }

    pub(crate) fn tree(&mut self) -> &mut TreeSearch {
        let new = || TreeSearch::new(self.evaluator.clone(), TreeKnobs::default(), self.whims);
        self.tree.get_or_insert_with(new)
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
            self.duel.search(pos, limit, watcher)
        } else {
            self.tree().search(pos, limit, watcher)
        }
    }
}
