//! What a wrong move loses.

use super::{Clear, Goal, Puzzle};
use crate::Words;
use azulejo_rules::Move;
use azulejo_search::{Limit, Searcher};

/// What a wrong move loses, compared with the best one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// In the lead over the best of the others, in hundredths of a point; never below 0.
    pub lead: i32,
    /// In the chance to win, in hundredths of a percent; never below 0.
    pub chance: i32,
    /// How the round would go on after the wrong move, which is its first one.
    pub line: Vec<Move>,
    clear: Clear,
}

impl Loss {
    /// Looks at a move of a puzzle, with so many nodes for it and for the best move; `None` if it is
    /// not legal. This takes its time: a page asks for it in its worker.
    pub fn of(puzzle: &Puzzle, mv: Move, nodes: u64, searcher: &mut dyn Searcher) -> Option<Loss> {
        let seat = puzzle.position.player_to_move()?;
        let mut look = |mv: Move| {
            let limit = Limit { only: Some(mv), ..Limit::nodes(nodes) };
            puzzle.position.check(mv).ok()?;
            searcher.search(&puzzle.position, limit, &mut ())
        };
        let (best, wrong) = (look(puzzle.best)?, look(mv)?);
        let [ours, theirs] = [&best, &wrong].map(|found| found.prospects[seat.index()]);
        Some(Loss {
            lead: (ours.lead - theirs.lead).max(0),
            chance: (ours.chance - theirs.chance).max(0),
            line: wrong.line,
            clear: puzzle.clear,
        })
    }

    /// How it is said: what is no longer forced, or about how many points it costs, or what of the
    /// chance to win.
    pub fn words(&self) -> Words {
        let points = (self.lead + 50) / 100;
        match self.clear {
            Clear::Proof(Goal::Win) => Words::bare("puzzle-wrong-win"),
            Clear::Proof(Goal::Hold) => Words::bare("puzzle-wrong-hold"),
            Clear::Gap(_) if points > 0 => {
                Words::bare("puzzle-wrong-points").number("points", points)
            }
            Clear::Gap(_) => {
                Words::bare("puzzle-wrong-chance").number("percent", (self.chance + 50) / 100)
            }
        }
    }
}
