//! Looking at one moment of a story.

use crate::act::Act;
use crate::story::{Scene, Story};
use azulejo_search::{Care, Decision, Fortune, Moment, Searcher};

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
            Act::Deal(deal) => Fortune::study(before, deal, care, searcher).map(Moment::Deal),
        }
    }
}
