//! Who sits at a seat.

use crate::name::OF_BOTS;
use crate::{LevelName, PersonName};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Occupant {
    /// Somebody who decides for themselves.
    Person {
        /// What they are called.
        name: PersonName,
    },
    /// A program: the host of the table thinks for it.
    Bot {
        /// How well it plays.
        level: LevelName,
    },
}

impl Occupant {
    /// Whether it is a person.
    pub const fn is_person(&self) -> bool {
        matches!(self, Occupant::Person { .. })
    }

    /// How well it plays, if it is a bot.
    pub const fn level(&self) -> Option<&LevelName> {
        match self {
            Occupant::Person { .. } => None,
            Occupant::Bot { level } => Some(level),
        }
    }
}

/// The name of a person, `bot:hard` for a bot: as records name seats.
impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Occupant::Person { name } => name.fmt(f),
            Occupant::Bot { level } => write!(f, "{OF_BOTS}{level}"),
        }
    }
}
