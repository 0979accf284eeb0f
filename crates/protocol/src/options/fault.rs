//! Why a table can't be set up so.

use crate::{Clock, Millis, TableOptions};
use azulejo_rules::{Rules, Seat};
use std::fmt;

/// One thing that is wrong with the options of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum OptionsFault {
    /// Too few or too many people and bots.
    Seats {
        /// How many there are.
        found: usize,
        /// How many the rule set wants.
        expected: usize,
    },
    /// A seat that does not exist is to begin.
    First {
        /// Which.
        seat: Seat,
    },
    /// A clock without time, or with too much.
    Clock {
        /// How it is set.
        clock: Clock,
    },
    /// Bots are to wait for too long.
    BotPause {
        /// How long.
        pause: Millis,
    },
    /// The starting point belongs to another game.
    OtherRules {
        /// Its rule set.
        found: Rules,
        /// The rule set of the table.
        expected: Rules,
    },
    /// The game is over at the starting point.
    StartIsOver,
}

impl fmt::Display for OptionsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionsFault::Seats { found, expected } => {
                write!(f, "{found} seats are taken, the rules want {expected}")
            }
            OptionsFault::First { seat } => {
                write!(f, "seat {seat} can't begin, it does not exist at this table")
            }
            OptionsFault::Clock { .. } => {
                write!(f, "a clock is set to more than nothing and at most {}", Clock::MOST)
            }
            OptionsFault::BotPause { pause } => {
                write!(f, "bots can't wait for {pause}, only {}", TableOptions::MOST_BOT_PAUSE)
            }
            OptionsFault::OtherRules { found, expected } => {
                write!(f, "the starting point is one of {found}, the table plays {expected}")
            }
            OptionsFault::StartIsOver => write!(f, "the game is over at the starting point"),
        }
    }
}

/// Everything that is wrong with the options of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OptionsFaults(pub Vec<OptionsFault>);

impl OptionsFaults {
    pub(crate) fn none_or(faults: Vec<OptionsFault>) -> Result<(), OptionsFaults> {
        if faults.is_empty() { Ok(()) } else { Err(OptionsFaults(faults)) }
    }
}

impl fmt::Display for OptionsFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&texts.join("; "))
    }
}

impl std::error::Error for OptionsFaults {}
