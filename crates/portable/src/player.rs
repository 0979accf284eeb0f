//! Everybody who can be asked for a move.

use azulejo_networks::shipped;
use azulejo_rules::Players;
use azulejo_search::{
    Champion, Greedy, Level, NextRoundParams, RoundParams, RoundSearch, Searcher, TreeKnobs,
};
use std::fmt;

/// Somebody who can be asked for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// The player who takes what looks best right now.
    Greedy,
    /// The search without whims.
    Search,
    /// The champion with the shipped networks.
    Network,
    /// A bot of some level.
    Bot(Level),
}

impl Player {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Player> + Clone {
        let bots = Level::ALL.into_iter().map(Player::Bot);
        [Player::Greedy, Player::Search, Player::Network].into_iter().chain(bots)
    }

    /// Whether it evaluates by a network, for any number of players.
    pub(crate) fn uses_network(self) -> bool {
        match self {
            Player::Greedy | Player::Search => false,
            Player::Network => true,
            Player::Bot(level) => {
                Players::ALL.into_iter().any(|players| level.uses_network(players))
            }
        }
    }

    /// The player at the table; the seed decides how bots err.
    pub fn searcher(self, seed: u64) -> Box<dyn Searcher> {
        match self {
            Player::Greedy => Box::new(Greedy),
            Player::Search => Box::new(RoundSearch::default()),
            Player::Network => Box::new(network_champion()),
            Player::Bot(level) => Box::new(level.bot(seed, &shipped())),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Greedy => f.write_str("greedy"),
            Player::Search => f.write_str("search"),
            Player::Network => f.write_str("network"),
            Player::Bot(level) => write!(f, "bot:{level}"),
        }
    }
}

/// The champion with the shipped networks, but with short samples of the next round, so that these few nodes reach it.
fn network_champion() -> Champion {
    let next_round = NextRoundParams { nodes: 10, deals: 3, ..NextRoundParams::default() };
    let champion = Champion::with_networks(shipped());
    champion.with_params(RoundParams::REDUCED, TreeKnobs::LEARNED, Some(next_round))
}
