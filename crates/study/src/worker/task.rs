//! A task of any kind, and its answer.

use super::Thought;
use crate::candidates::look;
use crate::{CandidatesAnswer, CandidatesRequest, StudyRequest};
use azulejo_search::{Champion, NetworkSet};
use serde::{Deserialize, Serialize};
use std::fmt::Display;

/// A task for a worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WorkerTask {
    /// Find a bot's move, or a hint: answered by a [`ThoughtAnswer`](super::ThoughtAnswer).
    Think(Thought),
    /// Study a moment of a game: answered by a [`StudyAnswer`](crate::StudyAnswer).
    Study(StudyRequest),
    /// Look once at the candidate moves of a position: answered by a [`CandidatesAnswer`].
    Look(CandidatesRequest),
}

/// The answer to a task.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WorkerAnswer<T> {
    /// The result, or why there is none.
    pub outcome: TaskOutcome<T>,
    /// Whether the task evaluates by a network, and the worker had none: the linear evaluation stood in.
    pub lacks_network: bool,
}

/// What became of a task.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TaskOutcome<T> {
    /// The result.
    Done(T),
    /// The reason for the failure in English: only a defect causes it.
    Failed(String),
}

/// Does the task of a request in JSON and answers with a [`WorkerAnswer`] in JSON. Never panics on a bad request: the
/// answer then says what is wrong with it.
pub fn answer(request: &str, networks: &NetworkSet) -> String {
    let task: WorkerTask = match serde_json::from_str(request) {
        Ok(task) => task,
        Err(error) => return text::<()>(Err(format!("the request can't be read: {error}")), false),
    };
    let rules = task.network_rules();
    let lacks_network = rules.is_some_and(|rules| networks.get(rules).is_none());
    // Networks of other rule sets must not change the parameters of a search that has none.
    let networks = if lacks_network { NetworkSet::none() } else { networks.clone() };
    match task {
        WorkerTask::Think(thought) => text(thought.think(&networks), lacks_network),
        WorkerTask::Study(request) => {
            text(request.study(&mut Champion::with_networks(networks)), lacks_network)
        }
        WorkerTask::Look(request) => text(look_once(request, networks), lacks_network),
    }
}

fn look_once(request: CandidatesRequest, networks: NetworkSet) -> Result<CandidatesAnswer, String> {
    let CandidatesRequest { position, most, nodes } = request;
    let pos = position.parse().map_err(|error| format!("the position can't be read: {error}"))?;
    let due = look(&pos, most, nodes, &mut Champion::with_networks(networks));
    Ok(CandidatesAnswer { position, nodes, more: false, due })
}

fn text<T: Serialize>(result: Result<T, impl Display>, lacks_network: bool) -> String {
    let outcome = match result {
        Ok(done) => TaskOutcome::Done(done),
        Err(error) => TaskOutcome::Failed(error.to_string()),
    };
    serde_json::to_string(&WorkerAnswer { outcome, lacks_network }).unwrap_or_else(|error| {
        let why = format!("the answer can't be written: {error}");
        format!(r#"{{"outcome":{{"failed":{why:?}}},"lacks_network":false}}"#)
    })
}
