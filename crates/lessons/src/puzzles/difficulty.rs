//! How hard a puzzle is.

use super::{Examined, Examiner};
use azulejo_rules::{Move, MoveKind, Position};
use azulejo_search::{Finding, Greedy, Limit, Searcher, Verdict, Watcher};

/// How hard a puzzle is: how far one must look ahead to find its move and stay with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Difficulty {
    /// Seen at a glance.
    Easy,
    /// After a look at the answers.
    Medium,
    /// Far ahead.
    Hard,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    /// Its number in a file: 1, 2 or 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The difficulty of a number.
    pub fn new(number: u8) -> Option<Difficulty> {
        Difficulty::ALL.into_iter().find(|difficulty| difficulty.number() == number)
    }

    /// The message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            Difficulty::Easy => "puzzle-easy",
            Difficulty::Medium => "puzzle-medium",
            Difficulty::Hard => "puzzle-hard",
        }
    }

    /// How hard it is to find the best move of a position.
    ///
    /// What brings most right now, or looks best without any reply, is seen at a glance. The rest is told
    /// by how many moves ahead a search must look until it finds an answer and stays with the answers. On
    /// the free wall it is told by whether the points of the tile show where it belongs.
    pub fn of(pos: &Position, examined: &Examined, searcher: &mut dyn Searcher) -> Difficulty {
        match placed_ahead(pos, examined) {
            Some(2..) => Difficulty::Easy,
            Some(0..2) => Difficulty::Medium,
            Some(_) => Difficulty::Hard,
            None => Difficulty::of_take(pos, examined, searcher),
        }
    }

    fn of_take(pos: &Position, examined: &Examined, searcher: &mut dyn Searcher) -> Difficulty {
        /// The own move, the reply to it, and what one does then.
        const LOOK: u8 = 3;
        let answers: Vec<Move> = examined.best.iter().map(|found| found.best).collect();
        let greedy = Greedy.search(pos, Limit::NONE, &mut ());
        if greedy.is_some_and(|found| answers.contains(&found.best)) {
            return Difficulty::Easy;
        }
        let mut patience = Patience { answers, since: None };
        searcher.search(pos, Limit::nodes(Examiner::NODES), &mut patience);
        match patience.since {
            Some(0..=1) => Difficulty::Easy,
            Some(2..=LOOK) => Difficulty::Medium,
            _ => Difficulty::Hard,
        }
    }
}

/// How many points more the best placement scores at once than any other; `None` for a take.
fn placed_ahead(pos: &Position, examined: &Examined) -> Option<i32> {
    let wall = pos.board(pos.player_to_move()?).wall();
    let points = |found: &Finding| match found.best.kind() {
        MoveKind::Place(place) => Some(i32::from(wall.runs(place.line, place.column).points())),
        MoveKind::Take(_) => None,
    };
    let others = examined.others.iter().filter_map(points).max()?;
    Some(points(examined.best.first()?)? - others)
}

/// Watches since when the search has one of the answers, in moves ahead.
struct Patience {
    answers: Vec<Move>,
    since: Option<u8>,
}

impl Watcher for Patience {
    fn ask(&mut self, _nodes: u64) -> Verdict {
        Verdict::GoOn
    }

    fn tell(&mut self, finding: &Finding) {
        if !self.answers.contains(&finding.best) {
            self.since = None;
        } else if self.since.is_none() {
            self.since = Some(finding.depth);
        }
    }
}
