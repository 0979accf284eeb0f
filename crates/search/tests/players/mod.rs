//! Everybody who can be asked for a move.

use azulejo_search::{Greedy, Level, NetworkSet, RoundSearch, Searcher};

/// A player by name.
pub(crate) struct Player {
    pub(crate) name: &'static str,
    pub(crate) searcher: Box<dyn Searcher>,
}

/// One of each: greedy, the search without whims, a bot of every level. The seed decides how bots err.
pub(crate) fn all(seed: u64) -> Vec<Player> {
    let player = |name, searcher| Player { name, searcher };
    let mut all = vec![
        player("greedy", Box::new(Greedy)),
        player("search", Box::<RoundSearch>::default() as Box<dyn Searcher>),
    ];
    all.extend(
        Level::ALL
            .map(|level| player(level.name(), Box::new(level.bot(seed, &NetworkSet::none())))),
    );
    all
}
