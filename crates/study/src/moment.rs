//! One moment of a game, studied: what a move cost, or what a deal was worth.
//!
//! Moments do not depend on each other: a browser studies one after the other and draws in between, a program
//! studies several at once. [`review`](crate::review) is about the moments of a whole game.
//!
//! ```
//! use azulejo_rules::Position;
//! use azulejo_search::{RoundSearch, Utility};
//! use azulejo_study::{Decision, Grade};
//!
//! // The blue tile completes a column and wins, the black one stands alone.
//! let last: Position = "2cp 5 1 1 2 -,-,-,-,- BK 18.18.18.17.18 0.0.0.0.0 \
//!                       20:-/-/-/-/-:...../W..../K..../R..../Y....:- \
//!                       20:W1/-/-/-/-:BYRK./...../...../...../.....:P".parse()?;
//! let decision = Decision::study(&last, "CK1".parse()?, 9, 1_000, &mut RoundSearch::default()).unwrap();
//! assert_eq!(decision.best.best, "CB1".parse()?);
//! assert_eq!((decision.loss().chance, decision.grade()), (Utility::WIN, Grade::Blunder));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod ahead;
mod care;
mod compare;
mod decision;
mod difference;
mod fortune;
mod grade;
mod reason;
mod steady;
mod worth;

pub use care::Care;
pub use compare::ranked;
pub use decision::Decision;
pub use fortune::{Expectation, Fortune, expectation};
pub use grade::Grade;
pub use reason::{Reason, Reply};
pub use worth::{Luck, Worth};

use crate::act::Act;
use crate::story::Scene;
use azulejo_rules::BySeat;
use azulejo_search::{Prospect, Searcher};

/// A deal or a move of a game, studied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The bag gave tiles.
    Deal(Fortune),
    /// A player decided.
    Move(Decision),
}

impl Moment {
    /// Studies a scene; `None` where a deal leaves nothing to decide. The result follows from the scene, the care
    /// and the searcher alone.
    pub fn study(scene: &Scene, care: Care, searcher: &mut dyn Searcher) -> Option<Moment> {
        let Scene { before, act, number } = scene;
        match act {
            Act::Move(mv) => {
                Decision::study(before, *mv, *number, care.nodes, searcher).map(Moment::Move)
            }
            Act::Deal(deal) => Fortune::study(before, deal, care, searcher).map(Moment::Deal),
        }
    }

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
