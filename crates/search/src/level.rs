//! Named strengths: a bot for everyone, equally strong on every machine.

use crate::search::{Finding, Limit, Searcher, Watcher};
use crate::{HandMade, RoundSearch, Weights, Whims};
use azulejo_rules::Position;
use std::fmt;
use std::str::FromStr;

/// A named strength. Neighbors are about as far apart as a player and one who beats it twice out
/// of three times.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Sees the own board, and half of the floor.
    Beginner,
    /// Sees the own board.
    Easy,
    /// Knows about bonuses.
    Medium,
    /// Looks ahead a little.
    Hard,
    /// Looks ahead.
    Expert,
    /// Looks far ahead and makes no slips.
    Master,
}

/// How a level plays.
struct Manner {
    /// How far and how long it looks.
    limit: Limit,
    /// How far its judgement is off.
    whim: i32,
    /// What it believes to be worth something.
    weights: Weights,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 6] =
        [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Master];

    /// Its name in lower case, as in `bot:hard`.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// A player of this level. The seed decides how it errs; the same seed errs alike.
    pub fn bot(self, seed: u64) -> Bot {
        let Manner { limit, whim, weights } = self.manner();
        let search = RoundSearch::with_whims(HandMade { weights }, Whims { size: whim, seed });
        Bot { level: self, limit, search }
    }

    fn manner(self) -> Manner {
        let limit = |nodes, depth| Limit { nodes, depth, only: None };
        let (limit, whim) = match self {
            Level::Beginner => (limit(1_000, 1), 800),
            Level::Easy => (limit(1_000, 1), 400),
            Level::Medium => (limit(1_000, 2), 200),
            Level::Hard => (limit(1_000, 4), 100),
            Level::Expert => (limit(4_000, 20), 0),
            Level::Master => (limit(100_000, u8::MAX), 0),
        };
        Manner { limit, whim, weights: Weights::default() }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no such level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        write!(f, "expected a level: {}", names.join(", "))
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        let named = |level: &Level| level.name().eq_ignore_ascii_case(text);
        Level::ALL.into_iter().find(named).ok_or(UnknownLevel)
    }
}

/// A player of some level.
pub struct Bot {
    level: Level,
    limit: Limit,
    search: RoundSearch,
}

impl Bot {
    /// How strong it is.
    pub fn level(&self) -> Level {
        self.level
    }
}

/// Thinks as long as its level does, or less if the limit is tighter.
impl Searcher for Bot {
    fn search(
        &mut self,
        pos: &Position,
        limit: Limit,
        watcher: &mut dyn Watcher,
    ) -> Option<Finding> {
        let nodes = limit.nodes.min(self.limit.nodes);
        let depth = limit.depth.min(self.limit.depth);
        self.search.search(pos, Limit { nodes, depth, only: limit.only }, watcher)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_named_and_in_order() {
        assert!(Level::ALL.is_sorted());
        for level in Level::ALL {
            assert_eq!(level.to_string().to_uppercase().parse(), Ok(level));
        }
        assert_eq!("godlike".parse::<Level>(), Err(UnknownLevel));
    }
}
