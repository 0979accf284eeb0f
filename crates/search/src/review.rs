//! Looking back at a game: what every move cost, and what every deal was worth.
//!
//! A [`Review`] knows the moments of a game, and [`Review::study`] looks at one of them. They do not
//! depend on each other: a browser may study one after the other and draw in between, a program
//! several at once. A [`Summary`] adds them up.
//!
//! ```
//! use azulejo_rules::{Game, Seat};
//! use azulejo_search::{Care, Moment, Review, RoundSearch};
//!
//! let mut game = Game::new("2cp".parse()?, Seat::ALL[0]);
//! game.deal("WKWW RBRB BYYB RYWR YBYB".parse()?)?;
//! game.play("1W3".parse()?)?;
//! game.play("2RF".parse()?)?;
//! let review = Review::new(&game, Care { deals: 2, ..Care::nodes(2_000) });
//! let moments: Vec<Moment> = review.moments(&mut RoundSearch::default()).collect();
//! assert_eq!(moments.len(), 3, "a deal and two moves");
//! let summary = review.summary(&moments);
//! assert_eq!(summary.costliest, [2], "two tiles to the floor are the worst that happened");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod ahead;
mod compare;
mod course;
mod decision;
mod difference;
mod fortune;
mod grade;
mod reason;
mod steady;
mod summary;
mod worth;

pub use compare::ranked;
pub use decision::Decision;
pub use fortune::{Expectation, Fortune, expectation};
pub use grade::Grade;
pub use reason::{Reason, Reply};
pub use summary::{SeatSummary, Summary};
pub use worth::{Luck, Worth};

use crate::search::Searcher;
use crate::utility::{Prospect, Value};
use azulejo_rules::{BySeat, Deal, Game, Move, Phase, Position, Rules, Step};

/// How carefully a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// Nodes for the search of a move; comparing it with another takes as many for each again.
    pub nodes: u64,
    /// Nodes for the search of a deal. Fewer than for a move make luck out of what is merely seen
    /// later.
    pub deal_nodes: u64,
    /// How many other deals each deal is compared with. Fewer than two say nothing: luck is left
    /// out then.
    pub deals: u32,
    /// Which other deals are drawn.
    pub seed: u64,
}

impl Care {
    /// So many nodes for every search.
    pub fn nodes(nodes: u64) -> Care {
        Care { nodes, deal_nodes: nodes, deals: 12, seed: 1 }
    }
}

/// Some ten seconds for a game of two.
impl Default for Care {
    fn default() -> Care {
        Care::nodes(200_000)
    }
}

/// A game that is looked back at, finished or not.
#[derive(Clone, Debug)]
pub struct Review {
    rules: Rules,
    care: Care,
    tasks: Vec<Task>,
    is_over: bool,
}

/// Something that happened and is to be studied.
#[derive(Clone, Debug)]
enum Task {
    Deal { before: Position, deal: Deal },
    Move { before: Position, mv: Move, number: u16 },
}

/// Something that happened in a game, studied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The bag gave tiles.
    Deal(Fortune),
    /// A player decided.
    Move(Decision),
}

impl Moment {
    /// The round it belongs to.
    pub fn round(&self) -> u16 {
        match self {
            Moment::Deal(fortune) => fortune.round,
            Moment::Move(decision) => decision.round,
        }
    }

    /// What each player may expect after it.
    pub fn prospects(&self) -> &BySeat<Prospect> {
        match self {
            Moment::Deal(fortune) => &fortune.after,
            Moment::Move(decision) => &decision.played.prospects,
        }
    }

    /// The decision, if it was one.
    pub fn decision(&self) -> Option<&Decision> {
        match self {
            Moment::Move(decision) => Some(decision),
            Moment::Deal(_) => None,
        }
    }

    /// The deal, if it was one.
    pub fn fortune(&self) -> Option<&Fortune> {
        match self {
            Moment::Deal(fortune) => Some(fortune),
            Moment::Move(_) => None,
        }
    }
}

impl Review {
    /// A game to look back at.
    pub fn new(game: &Game, care: Care) -> Review {
        let mut before = Position::new(game.rules(), game.first());
        let mut tasks = Vec::new();
        let mut number = 0;
        for frame in game.replay() {
            match frame.step {
                Step::Start => {}
                Step::Deal(deal) => {
                    number = 0;
                    tasks.push(Task::Deal { before, deal });
                }
                Step::Move(mv) => {
                    number += 1;
                    tasks.push(Task::Move { before, mv, number });
                }
            }
            before = frame.position;
        }
        let is_over = before.phase() == Phase::Over;
        Review { rules: game.rules(), care, tasks, is_over }
    }

    /// How carefully it is looked at.
    pub fn care(&self) -> Care {
        self.care
    }

    /// How many moments there are: deals and moves.
    pub fn len(&self) -> usize {
        self.tasks.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.tasks.is_empty()
    }

    /// Looks at one moment, counted from 0; `None` past the last one. What is found follows from
    /// the game, the care and the searcher alone.
    pub fn study(&self, index: usize, searcher: &mut dyn Searcher) -> Option<Moment> {
        match self.tasks.get(index)? {
            Task::Deal { before, deal } => {
                Fortune::study(before, deal, self.care, searcher).map(Moment::Deal)
            }
            Task::Move { before, mv, number } => {
                Decision::study(before, *mv, *number, self.care.nodes, searcher).map(Moment::Move)
            }
        }
    }

    /// Looks at all moments, one after the other.
    pub fn moments<'a>(
        &'a self,
        searcher: &'a mut dyn Searcher,
    ) -> impl Iterator<Item = Moment> + 'a {
        (0..self.len()).map_while(|index| self.study(index, searcher))
    }

    /// Everybody's chance after each of all moments, as it is drawn over the game. Where there are
    /// more than two players, the views of several moments are taken together: who decides takes
    /// all others to play against it and sees things darker than they are.
    pub fn course(&self, moments: &[Moment]) -> Vec<BySeat<Value>> {
        course::course(moments, self.is_over && moments.len() == self.len())
    }

    /// Adds up what was found.
    pub fn summary(&self, moments: &[Moment]) -> Summary {
        Summary::of(self.rules, moments)
    }
}
