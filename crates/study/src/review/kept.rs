//! A sheet written down, to be kept with its game.

use super::answer::{AnswerError, StudyAnswer};
use super::sheet::{Known, Sheet};
use crate::story::Story;
use azulejo_rules::shown;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A sheet as it is written down.
///
/// ```json
/// {"version":1,"start":"2cp 1 …","steps":["WKWW RBRB …","1W3"],"answers":[…]}
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptSheet {
    /// The version of this form.
    pub version: u32,
    /// The position with which the game began.
    pub start: String,
    /// Everything that had happened, by which the game is recognized.
    pub steps: Vec<String>,
    /// What is known, by moments.
    pub answers: Vec<StudyAnswer>,
}

impl KeptSheet {
    /// The version that is written, and the only one that is read.
    pub const VERSION: u32 = 1;
}

impl From<&Sheet> for KeptSheet {
    fn from(sheet: &Sheet) -> KeptSheet {
        let story = sheet.story();
        let answer = |moment: usize| {
            let known: &Known = sheet.known(moment)?;
            let step = story.scenes().get(moment)?.act.to_string();
            Some(StudyAnswer::new(moment, step, known.care(), known.moment()))
        };
        KeptSheet {
            version: KeptSheet::VERSION,
            start: story.start().to_string(),
            steps: story.steps(),
            answers: (0..story.len()).filter_map(answer).collect(),
        }
    }
}

impl Sheet {
    /// The sheet as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(&KeptSheet::from(self)).unwrap_or_default()
    }

    /// Reads a sheet that was kept with a game. The game may have gone on since then.
    ///
    /// # Errors
    ///
    /// If the text can't be read, or belongs to another game.
    pub fn from_json(text: &str, story: Story) -> Result<Sheet, KeptError> {
        let kept = serde_json::from_str(text)
            .map_err(|error| KeptError::Text { error: error.to_string() })?;
        Sheet::from_kept(&kept, story)
    }

    /// Lays what was kept on a new sheet.
    ///
    /// # Errors
    ///
    /// If it belongs to another game.
    pub fn from_kept(kept: &KeptSheet, story: Story) -> Result<Sheet, KeptError> {
        let KeptSheet { version, start, steps, answers } = kept;
        if *version != KeptSheet::VERSION {
            return Err(KeptError::Version { found: *version });
        }
        let expected = story.start().to_string();
        if *start != expected {
            return Err(KeptError::OtherStart { found: start.clone(), expected });
        }
        check_steps(steps, &story.steps())?;
        let mut sheet = Sheet::new(story);
        for answer in answers {
            sheet.accept(answer).map_err(KeptError::Answer)?;
        }
        Ok(sheet)
    }
}

/// Everything that was kept must have happened in this order; more may have happened since.
fn check_steps(kept: &[String], happened: &[String]) -> Result<(), KeptError> {
    for (index, found) in kept.iter().enumerate() {
        let expected = happened.get(index);
        if expected != Some(found) {
            let (found, expected) = (found.clone(), expected.cloned());
            return Err(KeptError::OtherGame { step: index + 1, found, expected });
        }
    }
    Ok(())
}

/// Why a sheet that was kept is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeptError {
    /// The text is no sheet.
    Text {
        /// What the reader of JSON says: the place and the reason.
        error: String,
    },
    /// It is of a version that this program does not know.
    Version {
        /// Which.
        found: u32,
    },
    /// It is about a game with another beginning.
    OtherStart {
        /// The position it began with.
        found: String,
        /// The one that this game began with.
        expected: String,
    },
    /// It is about a game that went otherwise.
    OtherGame {
        /// The first step that differs, from 1.
        step: usize,
        /// What happened there.
        found: String,
        /// What happened in this game, if it came so far.
        expected: Option<String>,
    },
    /// One of its answers can't be.
    Answer(AnswerError),
}

impl fmt::Display for KeptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeptError::Text { error } => write!(f, "not a sheet: {error}"),
            KeptError::Version { found } => {
                write!(f, "version {found}; only version {} is known", KeptSheet::VERSION)
            }
            KeptError::OtherStart { found, expected } => {
                let (found, expected) = (shown(found), shown(expected));
                write!(f, "another game: it began with {found}, this one with {expected}")
            }
            KeptError::OtherGame { step, found, expected } => {
                let expected = expected.as_deref().map_or("nothing".to_owned(), shown);
                let found = shown(found);
                write!(f, "another game: step {step} was {found}, and {expected} in this one")
            }
            KeptError::Answer(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for KeptError {}
