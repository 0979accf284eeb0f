//! What a worker is asked, and how it answers.

use super::answer::StudyAnswer;
use super::care::CareFields;
use crate::story::{Story, StoryError};
use azulejo_rules::{Game, Position, PositionError, RecordError};
use azulejo_search::{Care, Searcher};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks a worker to look at one moment.
///
/// ```json
/// {"subject":{"record":"[Azulejo \"1\"] …"},"moment":7,
///  "care":{"nodes":2500,"deal_nodes":2500,"deals":0,"seed":1}}
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StudyRequest {
    /// What happened.
    pub subject: Subject,
    /// Which moment of it, from 0.
    pub moment: usize,
    /// How carefully.
    #[serde(with = "CareFields")]
    pub care: Care,
}

/// What happened, as text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Subject {
    /// A game from its beginning: a record.
    Record(String),
    /// What followed a position.
    Course {
        /// The position.
        position: String,
        /// The moves and deals after it, in their order.
        steps: Vec<String>,
    },
}

impl Subject {
    /// The texts of a story, whatever it began with.
    pub fn of(story: &Story) -> Subject {
        Subject::Course { position: story.start().to_string(), steps: story.steps() }
    }

    /// Reads what happened.
    ///
    /// # Errors
    ///
    /// The place and the reason.
    pub fn story(&self) -> Result<Story, SubjectError> {
        match self {
            Subject::Record(record) => {
                let game: Game = record.parse().map_err(SubjectError::Record)?;
                Ok(Story::from(&game))
            }
            Subject::Course { position, steps } => {
                let start: Position = position.parse().map_err(SubjectError::Position)?;
                Story::read(start, steps).map_err(SubjectError::Story)
            }
        }
    }
}

impl StudyRequest {
    /// Looks at the moment.
    ///
    /// # Errors
    ///
    /// If what happened can't be read, or there is no such moment.
    pub fn study(&self, searcher: &mut dyn Searcher) -> Result<StudyAnswer, StudyError> {
        let story = self.subject.story().map_err(StudyError::Subject)?;
        let (moment, care) = (self.moment, self.care);
        let found = story.study(moment, care, searcher);
        let answer = StudyAnswer::of(&story, moment, care, found.as_ref());
        answer.ok_or(StudyError::NoMoment { moment, of: story.len() })
    }
}

/// What a worker says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// It has looked.
    Studied(Box<StudyAnswer>),
    /// It could not; where and why, in English, as only a defect of ours can cause it.
    Failed(String),
}

/// Answers a request in JSON with a [`Reply`] in JSON. Never panics on a bad request: the reply then
/// says what is wrong with it.
pub fn answer(request: &str, searcher: &mut dyn Searcher) -> String {
    let read = serde_json::from_str::<StudyRequest>(request);
    let reply = match read.map(|request| request.study(searcher)) {
        Ok(Ok(answer)) => Reply::Studied(Box::new(answer)),
        Ok(Err(error)) => Reply::Failed(error.to_string()),
        Err(error) => Reply::Failed(format!("the request can't be read: {error}")),
    };
    serde_json::to_string(&reply)
        .unwrap_or_else(|error| format!(r#"{{"failed":"the answer can't be written: {error}"}}"#))
}

/// Why a text does not tell what happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SubjectError {
    /// It is no record.
    Record(RecordError),
    /// The position can't be read.
    Position(PositionError),
    /// A step could not have happened.
    Story(StoryError),
}

impl fmt::Display for SubjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SubjectError::Record(error) => write!(f, "the record: {error}"),
            SubjectError::Position(error) => write!(f, "the position: {error}"),
            SubjectError::Story(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SubjectError {}

/// Why nothing could be studied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StudyError {
    /// What happened can't be read.
    Subject(SubjectError),
    /// There is no such moment.
    NoMoment {
        /// Which was asked for, from 0.
        moment: usize,
        /// How many there are.
        of: usize,
    },
}

impl fmt::Display for StudyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StudyError::Subject(error) => error.fmt(f),
            StudyError::NoMoment { moment, of } => {
                write!(f, "moment {moment}: there are only {of}, counted from 0")
            }
        }
    }
}

impl std::error::Error for StudyError {}
