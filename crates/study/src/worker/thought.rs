//! A bot's move or a hint: what is asked, and the answer.

use crate::Expected;
use azulejo_rules::{Position, PositionError, Rules};
use azulejo_search::{Champion, Finding, Level, Limit, NetworkSet, Searcher, UnknownLevel};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks for a move.
///
/// ```json
/// {"position":"2cp 1 1 1 c …","by":{"bot":"master"},"seed":7}
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thought {
    /// The position, as text.
    pub position: String,
    /// Who thinks.
    pub by: Thinker,
    /// Decides how a bot errs, where it does.
    pub seed: u64,
}

/// Who thinks about a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thinker {
    /// A bot of this level.
    Bot(String),
    /// The strongest search.
    Hint {
        /// Its limit in nodes.
        nodes: u64,
    },
}

/// The move that was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ThoughtAnswer {
    /// The move, as text.
    #[serde(rename = "move")]
    pub mv: String,
    /// What each player may expect, in seat order.
    pub expected: Vec<Expected>,
    /// The principal variation as move texts; begins with the move.
    pub line: Vec<String>,
}

impl Thought {
    /// Whether the thinker evaluates by a network; unknown levels do not.
    pub(super) fn uses_network(&self, rules: Rules) -> bool {
        match &self.by {
            Thinker::Bot(level) => {
                level.parse().is_ok_and(|level: Level| level.uses_network(rules.players))
            }
            Thinker::Hint { .. } => true,
        }
    }

    /// Searches for the move.
    pub(super) fn think(&self, networks: &NetworkSet) -> Result<ThoughtAnswer, ThoughtError> {
        let pos: Position = self.position.parse().map_err(ThoughtError::Position)?;
        let finding = match &self.by {
            Thinker::Bot(level) => {
                let level: Level = level.parse().map_err(ThoughtError::Level)?;
                level.bot(self.seed, networks).search(&pos, Limit::NONE, &mut ())
            }
            Thinker::Hint { nodes } => Champion::with_networks(networks.clone()).search(
                &pos,
                Limit::nodes(*nodes),
                &mut (),
            ),
        };
        finding.map(ThoughtAnswer::from).ok_or(ThoughtError::NoMove)
    }
}

impl From<Finding> for ThoughtAnswer {
    fn from(finding: Finding) -> ThoughtAnswer {
        ThoughtAnswer {
            mv: finding.best.to_string(),
            expected: Expected::all(&finding.prospects),
            line: finding.line.iter().map(ToString::to_string).collect(),
        }
    }
}

/// Why no move was found.
#[derive(Debug)]
pub(super) enum ThoughtError {
    Position(PositionError),
    Level(UnknownLevel),
    NoMove,
}

impl fmt::Display for ThoughtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ThoughtError::Position(error) => write!(f, "the position can't be read: {error}"),
            ThoughtError::Level(error) => error.fmt(f),
            ThoughtError::NoMove => f.write_str("nobody is to move in this position"),
        }
    }
}
