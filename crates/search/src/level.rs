//! Named strengths: a bot for everyone, equally strong on every machine.

use crate::search::{Finding, Limit, Searcher, Watcher};
use crate::{Champion, HandMade, NetworkEvaluator, NetworkSet, Sight, Whims};
use azulejo_rules::Position;
use std::fmt;
use std::str::FromStr;

/// A named strength. Neighbors are about as far apart as a player and one who beats it five times
/// out of seven (docs/STRENGTH.md).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Sees what its own move brings now, but not what the others may do, nor the bonuses, and
    /// not all of the floor; overlooks a lot.
    Beginner,
    /// Looks at what the next player may do, but not at the bonuses; overlooks a lot.
    Easy,
    /// Looks three moves ahead and knows what columns and colors are good for; overlooks some.
    Medium,
    /// Looks four moves ahead; for two players it overlooks nothing within that.
    Hard,
    /// Evaluates by a network and looks far ahead, with small slips.
    Expert,
    /// Looks farther, and overlooks nothing.
    Master,
}

/// How a level plays.
struct Manner {
    /// How long it looks.
    nodes: u64,
    /// How many moves ahead.
    depth: u8,
    /// How much it overlooks, with two, three and four players: [`Whims::size`]. The more players,
    /// the less a move changes anyone's chance to win, and the more it takes to err as badly.
    whims: [i32; 3],
    /// What it has an eye for.
    sight: Sight,
    /// How it evaluates positions.
    evaluation: EvaluationKind,
}

/// How a level evaluates positions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EvaluationKind {
    Linear,
    /// By a network, or linearly where there is none.
    Network,
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

    /// A player of this level. The seed decides how it errs; the same seed errs alike. Levels that evaluate by
    /// networks take them from the set, and play linearly where it has none.
    pub fn bot(self, seed: u64, networks: &NetworkSet) -> Bot {
        let Manner { nodes, depth, whims, sight, evaluation } = self.manner();
        let networks = match evaluation {
            EvaluationKind::Network => networks.clone(),
            EvaluationKind::Linear => NetworkSet::none(),
        };
        let linear = HandMade::default().seeing(sight);
        let evaluator = NetworkEvaluator::new(networks, linear);
        let search = Champion::new(evaluator, Whims { size: 0, seed });
        Bot { level: self, limit: Limit { nodes, depth, only: None }, whims, search }
    }

    fn manner(self) -> Manner {
        let (all, no_bonuses) = (Sight::default(), Sight { bonuses: false, floor: 100 });
        let half_blind = Sight { bonuses: false, floor: 70 };
        let linear = |nodes, depth, whims, sight| Manner {
            nodes,
            depth,
            whims,
            sight,
            evaluation: EvaluationKind::Linear,
        };
        let network = |nodes, whims| Manner {
            nodes,
            depth: u8::MAX,
            whims,
            sight: all,
            evaluation: EvaluationKind::Network,
        };
        match self {
            Level::Beginner => linear(300, 1, [40, 2100, 2300], half_blind),
            Level::Easy => linear(300, 2, [300, 1600, 1750], no_bonuses),
            Level::Medium => linear(600, 3, [200, 800, 970], all),
            Level::Hard => linear(2_000, 4, [0, 300, 310], all),
            Level::Expert => network(5_000, [55, 22, 27]),
            Level::Master => network(50_000, [0, 0, 0]),
        }
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

/// Who looks less far ahead than this needs no tree.
const TREE_DEPTH: u8 = 6;

/// A player of some level.
pub struct Bot {
    level: Level,
    limit: Limit,
    whims: [i32; 3],
    search: Champion,
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
        self.search.set_whims(self.whims[pos.rules().players.count() - 2]);
        let nodes = limit.nodes.min(self.limit.nodes);
        let depth = limit.depth.min(self.limit.depth);
        let limit = Limit { nodes, depth, only: limit.only };
        if self.limit.depth < TREE_DEPTH {
            self.search.duel().search(pos, limit, watcher)
        } else {
            self.search.search(pos, limit, watcher)
        }
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
