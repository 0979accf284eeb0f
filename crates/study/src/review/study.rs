//! Looking at one moment of a story.

use crate::act::Act;
use crate::story::{Scene, Story};
use azulejo_rules::{BySeat, Deal, Position};
use azulejo_search::{Care, Decision, Fortune, Limit, Moment, Prospect, Searcher, expectation};

impl Story {
    /// Looks at one of its scenes, counted from 0; `None` past the last one, and where a deal leaves
    /// nothing to decide. What is found follows from the scene, the care and the searcher alone, and is
    /// what [`azulejo_search::Review::study`] finds in a whole game.
    pub fn study(&self, index: usize, care: Care, searcher: &mut dyn Searcher) -> Option<Moment> {
        let Scene { before, act, number } = self.scenes().get(index)?;
        match act {
            Act::Move(mv) => {
                Decision::study(before, *mv, *number, care.nodes, searcher).map(Moment::Move)
            }
            Act::Deal(deal) => fortune(before, deal, care, searcher).map(Moment::Deal),
        }
    }
}

fn fortune(
    before: &Position,
    deal: &Deal,
    care: Care,
    searcher: &mut dyn Searcher,
) -> Option<Fortune> {
    let mut dealt = before.clone();
    dealt.deal(deal).ok()?;
    Some(Fortune {
        round: dealt.round(),
        deal: deal.clone(),
        after: prospects(&dealt, care.deal_nodes, searcher)?,
        dealt,
        expected: expectation(before, care, searcher),
    })
}

/// What everybody may expect, seen as in the positions it is compared with: as a decision for what
/// a first search finds best is seen.
fn prospects(pos: &Position, nodes: u64, searcher: &mut dyn Searcher) -> Option<BySeat<Prospect>> {
    let found = searcher.search(pos, Limit::nodes(nodes), &mut ())?;
    Decision::study(pos, found.best, 1, nodes, searcher).map(|decision| decision.best.prospects)
}
