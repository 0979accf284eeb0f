//! Everybody who can be asked for a move.

use azulejo_search::{Greedy, Level, RoundSearch, Searcher};
use std::fmt;

/// Somebody who can be asked for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// The player who takes what looks best right now.
    Greedy,
    /// The search without whims.
    Search,
    /// A bot of some level.
    Bot(Level),
}

impl Player {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Player> + Clone {
        let bots = Level::ALL.into_iter().map(Player::Bot);
        [Player::Greedy, Player::Search].into_iter().chain(bots)
    }

    /// The player at the table; the seed decides how bots err.
    pub fn searcher(self, seed: u64) -> Box<dyn Searcher> {
        match self {
            Player::Greedy => Box::new(Greedy),
            Player::Search => Box::new(RoundSearch::default()),
            Player::Bot(level) => Box::new(level.bot(seed)),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Greedy => f.write_str("greedy"),
            Player::Search => f.write_str("search"),
            Player::Bot(level) => write!(f, "bot:{level}"),
        }
    }
}
