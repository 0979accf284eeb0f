//! Where a game at a table begins.

use azulejo_rules::{Game, Position, Seat};
use serde::{Deserialize, Serialize};

/// Where a game begins: at its beginning, or where another one was left.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// With an empty table.
    #[default]
    Fresh,
    /// Where a record ends; what was played there belongs to the game.
    Record(#[serde(with = "crate::as_text")] Game),
    /// With a position; nothing is known of what led to it.
    Position(#[serde(with = "crate::as_text")] Position),
}

impl Start {
    /// The table at that point, if it is not empty.
    pub const fn position(&self) -> Option<&Position> {
        match self {
            Start::Fresh => None,
            Start::Record(game) => Some(game.position()),
            Start::Position(pos) => Some(pos),
        }
    }

    /// Who began, where that is known.
    pub const fn first(&self) -> Option<Seat> {
        match self {
            Start::Fresh => None,
            Start::Record(game) => Some(game.first()),
            Start::Position(pos) => Some(pos.first()),
        }
    }
}
