//! What a worker is asked about a moment.

use super::answer::StudyAnswer;
use crate::act::{Act, ActError};
use crate::moment::{Care, Moment};
use crate::story::{Scene, Story};
use azulejo_rules::{Position, PositionError, shown};
use azulejo_search::Searcher;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks a worker to study one moment. The request carries the position and the step of the moment alone, not the
/// record of the game.
///
/// ```json
/// {"moment":7,"position":"2cp 1 1 1 c …","step":"1W3",
///  "care":{"nodes":2500,"deal_nodes":2500,"deals":0,"seed":1}}
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StudyRequest {
    /// Which moment of the game, from 0.
    pub moment: usize,
    /// The position before it, as text.
    pub position: String,
    /// The move or the deal, as text.
    pub step: String,
    /// How carefully.
    pub care: Care,
}

impl StudyRequest {
    /// The request for a moment of a story; `None` past the last one.
    pub fn of(story: &Story, moment: usize, care: Care) -> Option<StudyRequest> {
        let Scene { before, act, .. } = story.scenes().get(moment)?;
        Some(StudyRequest { moment, position: before.to_string(), step: act.to_string(), care })
    }

    /// Studies the moment.
    ///
    /// # Errors
    ///
    /// If the position can't be read, or the step is illegal in it.
    pub fn study(&self, searcher: &mut dyn Searcher) -> Result<StudyAnswer, StudyError> {
        let found = Moment::study(&self.scene()?, self.care, searcher);
        Ok(StudyAnswer::new(self.moment, self.step.clone(), self.care, found.as_ref()))
    }

    /// The scene that is to be studied. The number of a move in its round is not known here, and does not matter to the
    /// answer.
    fn scene(&self) -> Result<Scene, StudyError> {
        let before: Position = self.position.parse().map_err(StudyError::Position)?;
        let illegal = |why| StudyError::Step { found: self.step.clone(), why };
        let act = Act::read(&self.step, &before).map_err(illegal)?;
        act.check(&before).map_err(illegal)?;
        Ok(Scene { before, act, number: 0 })
    }
}

/// Why a moment can't be studied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StudyError {
    /// The position can't be read.
    Position(PositionError),
    /// The step can't be read, or is illegal in the position.
    Step {
        /// Its text.
        found: String,
        /// Why.
        why: ActError,
    },
}

impl fmt::Display for StudyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StudyError::Position(error) => write!(f, "the position: {error}"),
            StudyError::Step { found, why } => write!(f, "found {}; {why}", shown(found)),
        }
    }
}

impl std::error::Error for StudyError {}
