//! What a worker is asked about a position, and how it answers.

use super::{CandidatesAnswer, Due, look};
use azulejo_rules::{Position, PositionError};
use azulejo_search::{Searcher, Verdict};
use serde::{Deserialize, Serialize};

/// Asks for the best moves of a position.
///
/// ```json
/// {"position":"2cp 1 1 1 c …","most":5,"nodes":100000}
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CandidatesRequest {
    /// The position, as text.
    pub position: String,
    /// How many moves are to be listed at the most; the best one always is.
    pub most: usize,
    /// How long the last look is: nodes for each search.
    pub nodes: u64,
}

impl CandidatesRequest {
    /// Nodes of the first look: little more than a glance.
    const FIRST: u64 = 1_000;

    /// How much longer each look is than the one before it.
    const GROWTH: u64 = 16;

    /// Looks longer and longer, and tells after each look what is known.
    ///
    /// Looking ends with the last look, when `tell` says so, or when a longer look would find nothing
    /// else.
    ///
    /// # Errors
    ///
    /// If the position can't be read.
    pub fn look(
        &self,
        searcher: &mut dyn Searcher,
        tell: &mut dyn FnMut(CandidatesAnswer) -> Verdict,
    ) -> Result<(), CandidatesError> {
        let pos: Position = self.position.parse().map_err(CandidatesError::Position)?;
        for nodes in self.looks() {
            let due = look(&pos, self.most, nodes, searcher);
            let more = nodes < self.nodes && !is_settled(&due);
            let position = self.position.clone();
            let verdict = tell(CandidatesAnswer { position, nodes, more, due });
            if !more || verdict == Verdict::Stop {
                break;
            }
        }
        Ok(())
    }

    /// The nodes of all looks, the last one as long as asked for.
    pub fn looks(&self) -> impl Iterator<Item = u64> {
        let last = self.nodes.max(1);
        let longer = |nodes: &u64| nodes.checked_mul(CandidatesRequest::GROWTH);
        let before = std::iter::successors(Some(CandidatesRequest::FIRST), longer);
        before.take_while(move |&nodes| nodes < last).chain([last])
    }
}

/// Whether a longer look would find nothing else.
fn is_settled(due: &Due) -> bool {
    match due {
        Due::Player { moves, .. } => moves.iter().all(|candidate| candidate.solved),
        Due::Bag { .. } => false,
        Due::Nobody { .. } => true,
    }
}

/// What a worker says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CandidatesReply {
    /// It has looked.
    Looked(CandidatesAnswer),
    /// It could not; where and why, in English, as only a defect of ours can cause it.
    Failed(String),
}

/// Answers a request in JSON with one or more [`CandidatesReply`]s in JSON.
pub fn answer(request: &str, searcher: &mut dyn Searcher, tell: &mut dyn FnMut(String) -> Verdict) {
    let read = serde_json::from_str::<CandidatesRequest>(request);
    let failed = match read {
        Ok(request) => {
            let mut tell = |answer| tell(text(&CandidatesReply::Looked(answer)));
            request.look(searcher, &mut tell).err().map(|error| error.to_string())
        }
        Err(error) => Some(format!("the request can't be read: {error}")),
    };
    if let Some(why) = failed {
        tell(text(&CandidatesReply::Failed(why)));
    }
}

fn text(reply: &CandidatesReply) -> String {
    serde_json::to_string(reply)
        .unwrap_or_else(|error| format!(r#"{{"failed":"the answer can't be written: {error}"}}"#))
}

/// Why nothing could be looked at.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CandidatesError {
    /// The position can't be read.
    #[error("the position: {0}")]
    Position(PositionError),
}
