//! Which network a task evaluates by.

use super::{Thought, WorkerTask};
use azulejo_rules::{Position, Rules};

/// The name of the network for a rule set, as in `2c`: the number of players and the side of the wall.
pub fn network_name(rules: Rules) -> String {
    rules.to_string().chars().take(2).collect()
}

impl WorkerTask {
    /// The rule set whose network the task evaluates by. `None` for levels that evaluate linearly, and where the
    /// request can't be read.
    pub fn network_rules(&self) -> Option<Rules> {
        match self {
            WorkerTask::Think(thought) => thought.network_rules(),
            WorkerTask::Study(request) => rules_of(&request.position),
            WorkerTask::Look(request) => rules_of(&request.position),
        }
    }
}

impl Thought {
    fn network_rules(&self) -> Option<Rules> {
        rules_of(&self.position).filter(|rules| self.uses_network(*rules))
    }
}

fn rules_of(position: &str) -> Option<Rules> {
    position.parse().ok().map(|pos: Position| pos.rules())
}
