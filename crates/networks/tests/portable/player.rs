//! The players whose moves are compared.

use azulejo_networks::shipped;
use azulejo_rules::Players;
use azulejo_search::{
    Champion, Greedy, Level, NextRoundParams, RoundParams, RoundSearch, Searcher, TreeKnobs,
};
use std::fmt;

/// A player whose moves are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PortablePlayer {
    /// The greedy player, without a search.
    Greedy,
    /// The search without errors on purpose.
    Search,
    /// The champion with the shipped networks.
    Network,
    /// A bot of a level.
    Bot(Level),
}

impl PortablePlayer {
    /// All of them.
    pub(crate) fn all() -> impl Iterator<Item = PortablePlayer> + Clone {
        let bots = Level::ALL.into_iter().map(PortablePlayer::Bot);
        [PortablePlayer::Greedy, PortablePlayer::Search, PortablePlayer::Network]
            .into_iter()
            .chain(bots)
    }

    /// Whether the player evaluates by a network, for any number of players.
    pub(crate) fn uses_network(self) -> bool {
        match self {
            PortablePlayer::Greedy | PortablePlayer::Search => false,
            PortablePlayer::Network => true,
            PortablePlayer::Bot(level) => {
                Players::ALL.into_iter().any(|players| level.uses_network(players))
            }
        }
    }

    /// The searcher of the player; the seed decides how bots err.
    pub(crate) fn searcher(self, seed: u64) -> Box<dyn Searcher> {
        match self {
            PortablePlayer::Greedy => Box::new(Greedy),
            PortablePlayer::Search => Box::new(RoundSearch::default()),
            PortablePlayer::Network => Box::new(network_champion()),
            PortablePlayer::Bot(level) => Box::new(level.bot(seed, &shipped())),
        }
    }
}

impl fmt::Display for PortablePlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PortablePlayer::Greedy => f.write_str("greedy"),
            PortablePlayer::Search => f.write_str("search"),
            PortablePlayer::Network => f.write_str("network"),
            PortablePlayer::Bot(level) => write!(f, "bot:{level}"),
        }
    }
}

/// The champion with the shipped networks, but with short samples of the next round, so that these few nodes reach it.
fn network_champion() -> Champion {
    let next_round =
        NextRoundParams { nodes: 10, deals: 3, min_deals: 1, ..NextRoundParams::default() };
    let champion = Champion::with_networks(shipped());
    champion.with_params(RoundParams::REDUCED, TreeKnobs::LEARNED, Some(next_round))
}
