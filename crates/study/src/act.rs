//! One thing that happens at a table: the bag gives, or a player moves.

use azulejo_rules::{
    Course, Deal, DealError, IllegalDeal, IllegalMove, Move, MoveError, Next, Position, RoundReport,
};
use std::fmt;

/// One thing that happens at a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// The bag gives tiles.
    Deal(Deal),
    /// A player moves.
    Move(Move),
}

impl Act {
    /// Reads what is due in a position: a deal where the bag acts, else a move.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, or that nothing is due any more.
    pub fn read(text: &str, pos: &Position) -> Result<Act, ActError> {
        match pos.next() {
            Next::Bag => text.parse().map(Act::Deal).map_err(ActError::DealText),
            Next::Player(_) => text.parse().map(Act::Move).map_err(ActError::MoveText),
            Next::Nobody(_) => Err(ActError::Over),
        }
    }

    /// Checks that it can happen in a position.
    ///
    /// # Errors
    ///
    /// The broken rule.
    pub fn check(&self, pos: &Position) -> Result<(), ActError> {
        self.perform(&mut Course::from(pos.clone())).map(drop)
    }

    /// Lets it happen; the move that ends a round brings its report.
    ///
    /// # Errors
    ///
    /// The broken rule; the table is as it was.
    pub fn perform(&self, course: &mut Course) -> Result<Option<RoundReport>, ActError> {
        match self {
            Act::Deal(deal) => course.deal(deal).map(|_| None).map_err(ActError::Deal),
            Act::Move(mv) => course.play(*mv).map_err(ActError::Move),
        }
    }
}

impl From<Deal> for Act {
    fn from(deal: Deal) -> Act {
        Act::Deal(deal)
    }
}

impl From<Move> for Act {
    fn from(mv: Move) -> Act {
        Act::Move(mv)
    }
}

/// The text of the deal or of the move.
impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Deal(deal) => deal.fmt(f),
            Act::Move(mv) => mv.fmt(f),
        }
    }
}

/// Why something can't happen.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActError {
    /// A deal is due, and the text is none.
    #[error("not a deal: {0}")]
    DealText(DealError),
    /// A move is due, and the text is none.
    #[error("not a move: {0}")]
    MoveText(MoveError),
    /// The bag can't give that.
    #[error("not a possible deal: {0}")]
    Deal(IllegalDeal),
    /// The move breaks a rule.
    #[error("not a legal move: {0}")]
    Move(IllegalMove),
    /// The game is over.
    #[error("the game is over")]
    Over,
}
