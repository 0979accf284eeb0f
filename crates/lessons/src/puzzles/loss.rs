//! What a wrong move loses, and why.

use super::{Examiner, Puzzle};
use crate::Words;
use azulejo_rules::Move;
use azulejo_search::{Finding, Limit, Searcher};
use azulejo_study::{Decision, Reason};

/// What a wrong move loses, compared with the best one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// In the lead over the best of the others, in hundredths of a point; never below 0.
    pub lead: i32,
    /// In the chance to win, in hundredths of a percent; never below 0.
    pub chance: i32,
    decision: Decision,
}

impl Loss {
    /// With so many nodes a `RoundSearch` looks through the rest of the round in every puzzle that has
    /// been examined, whatever the move.
    pub const NODES: u64 = Examiner::NODES;

    /// Looks at a move of a puzzle, with so many nodes for it and for the best move; `None` if it is
    /// not legal. This takes its time: a page asks for it in its worker.
    pub fn of(puzzle: &Puzzle, mv: Move, nodes: u64, searcher: &mut dyn Searcher) -> Option<Loss> {
        let before = &puzzle.position;
        let seat = before.player_to_move()?;
        let mut look = |mv: Move| {
            before.check(mv).ok()?;
            let limit = Limit { only: Some(mv), ..Limit::nodes(nodes) };
            searcher.search(before, limit, &mut ())
        };
        let played = look(mv)?;
        // Whoever finds an answer loses nothing, whichever of them it is.
        let is_answer = puzzle.is_solved_by(mv);
        let best: Finding = if is_answer { played.clone() } else { look(puzzle.best)? };
        let [ours, theirs] = [&best, &played].map(|found| found.prospects[seat.index()]);
        Some(Loss {
            lead: (ours.lead - theirs.lead).max(0),
            chance: (ours.chance - theirs.chance).max(0),
            decision: Decision {
                round: before.round(),
                number: 1,
                seat,
                before: before.clone(),
                choices: before.count_moves(),
                best,
                played,
            },
        })
    }

    /// The move and the best one as a decision of a game, for whoever shows reviews.
    pub fn decision(&self) -> &Decision {
        &self.decision
    }

    /// How the round goes on after the move, which comes first.
    pub fn line(&self) -> &[Move] {
        &self.decision.played.line
    }

    /// How the round goes on after the best move, which comes first.
    pub fn best_line(&self) -> &[Move] {
        &self.decision.best.line
    }

    /// What the best move does and this one does not, the weightiest first: the explanation of a puzzle,
    /// to be said in the player's language.
    pub fn reasons(&self) -> Vec<Reason> {
        self.decision.reasons()
    }

    /// How it is said: about how many points it costs, or what of the chance to win.
    pub fn words(&self) -> Words {
        let whole = |hundredths: i32| (hundredths + 50) / 100;
        match whole(self.lead) {
            0 => Words::bare("puzzle-wrong-chance").number("percent", whole(self.chance)),
            points => Words::bare("puzzle-wrong-points").number("points", points),
        }
    }
}
