//! What is kept of a tutorial that was left.

use serde::{Deserialize, Serialize};

/// How far a pupil has come, as it is kept between visits. Ids that no longer exist are passed over.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// The step that the pupil is at, by its id.
    pub step: String,
    /// How often a move was tried there.
    pub tries: u16,
    /// The steps that were passed, by their ids.
    pub passed: Vec<String>,
}
