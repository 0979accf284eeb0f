//! Named strengths: a bot for everyone, equally strong on every machine.

use crate::search::{Finding, Limit, Searcher, Watcher};
use crate::{Champion, HandMade, NetworkEvaluator, NetworkSet, Sight, Whims};
use azulejo_rules::{Players, Position, Rules};
use std::fmt;
use std::str::FromStr;

/// A named strength. Neighbors up to [`Level::Master`] are 100 to 250 Elo apart at two, three and four players
/// (docs/STRENGTH.md). Players who just take what scores most can win against the two weakest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Sees what its own move brings now, but not the bonuses, and not all of the floor; overlooks a lot.
    Beginner,
    /// Sees what its own move brings now, but not the bonuses; overlooks less.
    Easy,
    /// Looks two moves ahead and knows what columns and colors are good for; overlooks some.
    Medium,
    /// Looks ahead a little farther, with slips.
    Hard,
    /// Evaluates by a network and looks ahead without a limit of depth.
    Expert,
    /// Looks at more positions.
    Master,
    /// The engine at full strength, for patient players: a million nodes a move.
    Grandmaster,
}

/// Parameters of a level.
#[derive(Clone, Copy)]
struct LevelParams {
    /// Node limit of a move.
    nodes: u64,
    /// Depth limit of a move.
    depth: u8,
    /// How much it overlooks: [`Whims::size`].
    whims: i32,
    /// What it has an eye for.
    sight: Sight,
    evaluation: EvaluationKind,
}

/// How a level evaluates positions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EvaluationKind {
    Linear,
    /// By a network, or linearly where there is none.
    Network,
}

impl LevelParams {
    /// A level that looks some moves ahead by the linear evaluation.
    const fn linear(nodes: u64, depth: u8, whims: i32, sight: Sight) -> LevelParams {
        LevelParams { nodes, depth, whims, sight, evaluation: EvaluationKind::Linear }
    }

    /// A level that searches a number of nodes by the network.
    const fn network(nodes: u64) -> LevelParams {
        LevelParams {
            nodes,
            depth: u8::MAX,
            whims: 0,
            sight: ALL,
            evaluation: EvaluationKind::Network,
        }
    }
}

const ALL: Sight = Sight { bonuses: true, floor: 100 };
const NO_BONUSES: Sight = Sight { bonuses: false, floor: 100 };
const HALF_BLIND: Sight = Sight { bonuses: false, floor: 70 };

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 7] = [
        Level::Beginner,
        Level::Easy,
        Level::Medium,
        Level::Hard,
        Level::Expert,
        Level::Master,
        Level::Grandmaster,
    ];

    /// Its name in lower case, as in `bot:hard`.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Master => "master",
            Level::Grandmaster => "grandmaster",
        }
    }

    /// Whether it evaluates by a network where there is one.
    pub fn uses_network(self, players: Players) -> bool {
        self.params(players).evaluation == EvaluationKind::Network
    }

    /// A player of this level. The seed decides how it errs; the same seed errs alike. Levels that evaluate by
    /// networks take them from the set, and play linearly where it has none.
    pub fn bot(self, seed: u64, networks: &NetworkSet) -> Bot {
        Bot { level: self, seed, networks: networks.clone(), search: None }
    }

    /// The more players, the less a look ahead brings: the others' moves are harder to foresee, and a level needs more
    /// nodes to be as far above its neighbor.
    const fn params(self, players: Players) -> LevelParams {
        let linear = LevelParams::linear;
        let network = LevelParams::network;
        match (self, players) {
            (Level::Beginner, Players::Two) => linear(300, 1, 1_000, HALF_BLIND),
            (Level::Beginner, _) => linear(300, 1, 700, HALF_BLIND),
            (Level::Easy, Players::Two) => linear(300, 1, 300, NO_BONUSES),
            (Level::Easy, _) => linear(300, 1, 200, NO_BONUSES),
            (Level::Medium, Players::Two) => linear(600, 2, 550, ALL),
            (Level::Medium, _) => linear(600, 2, 0, ALL),
            (Level::Hard, Players::Two) => linear(1_000, 3, 400, ALL),
            (Level::Hard, _) => network(600),
            (Level::Expert, Players::Two) => network(130),
            (Level::Expert, _) => network(4_000),
            (Level::Master, Players::Two) => network(500),
            (Level::Master, _) => network(40_000),
            (Level::Grandmaster, _) => network(MAX_NODES),
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

/// Nodes that a level searches by the linear evaluation for each of the network's that it lacks.
const NODES_WITHOUT_NETWORK: u64 = 30;
/// Node limit of the strongest level.
const MAX_NODES: u64 = 1_000_000;

/// Who looks less far ahead than this needs no tree.
const TREE_DEPTH: u8 = 6;

/// A player of some level.
pub struct Bot {
    level: Level,
    seed: u64,
    networks: NetworkSet,
    /// The search with the parameters of a number of players; made when it is first needed.
    search: Option<(Players, Champion)>,
}

impl Bot {
    /// How strong it is.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Node limit of a move: a level that lacks its network looks at more positions instead, so that levels keep their
    /// order.
    fn nodes(&self, params: LevelParams, rules: Rules) -> u64 {
        let lacks_network =
            params.evaluation == EvaluationKind::Network && self.networks.get(rules).is_none();
        if lacks_network {
            (params.nodes * NODES_WITHOUT_NETWORK).min(MAX_NODES)
        } else {
            params.nodes
        }
    }

    /// A search with the level's parameters.
    fn champion(&self, params: LevelParams) -> Champion {
        let networks = match params.evaluation {
            EvaluationKind::Network => self.networks.clone(),
            EvaluationKind::Linear => NetworkSet::none(),
        };
        let linear = HandMade::default().seeing(params.sight);
        let whims = Whims { size: params.whims, seed: self.seed };
        Champion::new(NetworkEvaluator::new(networks, linear), whims)
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
        let players = pos.rules().players;
        let params = self.level.params(players);
        let mut search = match self.search.take() {
            Some((of, search)) if of == players => search,
            _ => self.champion(params),
        };
        let nodes = limit.nodes.min(self.nodes(params, pos.rules()));
        let depth = limit.depth.min(params.depth);
        let limit = Limit { nodes, depth, only: limit.only };
        let found = if params.depth < TREE_DEPTH {
            search.duel(pos.rules()).search(pos, limit, watcher)
        } else {
            search.search(pos, limit, watcher)
        };
        self.search = Some((players, search));
        found
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
