//! Why an answer is refused.

use crate::act::ActError;
use azulejo_rules::shown;
use std::fmt;

/// Why an answer can't be about a story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerError {
    /// The story has no such moment.
    NoMoment {
        /// Which, from 0.
        moment: usize,
        /// How many there are.
        of: usize,
    },
    /// Something else happened at this moment.
    OtherStep {
        /// Which, from 0.
        moment: usize,
        /// What the answer is about.
        found: String,
        /// What happened.
        expected: String,
    },
    /// A deal is answered as a move is, or a move as a deal.
    OtherKind {
        /// Which moment, from 0.
        moment: usize,
    },
    /// The move that was played is missing, or said to be better than the best one.
    OtherMove {
        /// Which moment, from 0.
        moment: usize,
    },
    /// A move of a line can't be played.
    Move {
        /// Which moment, from 0.
        moment: usize,
        /// The text of the move.
        found: String,
        /// Why not.
        why: ActError,
    },
    /// There are not as many expectations as players, or impossible ones.
    Expectations {
        /// Which moment, from 0.
        moment: usize,
    },
}

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnswerError::NoMoment { moment, of } => {
                write!(f, "moment {moment}: there are only {of}, counted from 0")
            }
            AnswerError::OtherStep { moment, found, expected } => {
                let (found, expected) = (shown(found), shown(expected));
                write!(f, "moment {moment}: found {found}; {expected} happened in this game")
            }
            AnswerError::OtherKind { moment } => {
                write!(f, "moment {moment}: a deal is answered as a move, or a move as a deal")
            }
            AnswerError::OtherMove { moment } => {
                write!(f, "moment {moment}: the move played is missing, or better than the best")
            }
            AnswerError::Move { moment, found, why } => {
                write!(f, "moment {moment}: found {}; {why}", shown(found))
            }
            AnswerError::Expectations { moment } => write!(
                f,
                "moment {moment}: expected a possible chance, lead and score for each player"
            ),
        }
    }
}

impl std::error::Error for AnswerError {}
