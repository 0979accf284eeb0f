//! Workloads whose results are compared.

use crate::player::PortablePlayer;
use crate::signature::WorkSignature;
use azulejo_rules::{Dealer, Phase, Position, Rules};
use azulejo_search::{Bench, Finding, Limit, Searcher, Watcher, bench};
use std::fmt;

/// Work of the search that gives the same result on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Workload {
    /// A player searches the fixed positions of the bench: offers of all rule sets.
    Think(PortablePlayer),
    /// A whole game of several players, placements on the free wall included.
    Play(Rules),
}

/// Nodes for each position of the bench: a few moves deep.
const THINKING: u64 = 250;

/// The same for players with networks, whose nodes take the interpreter several times as long.
const NETWORK_THINKING: u64 = 30;

/// Nodes for each move of a game.
const PLAYING: u64 = 60;

/// The seed of deals and of the errors of bots.
const SEED: u64 = 5;

impl Workload {
    /// All workloads, in the same order on every machine.
    pub(crate) fn all() -> impl Iterator<Item = Workload> {
        PortablePlayer::all().map(Workload::Think).chain(Rules::ALL.into_iter().map(Workload::Play))
    }

    /// Does the work and returns a signature of everything that was found.
    pub(crate) fn signature(self) -> u64 {
        match self {
            Workload::Think(player) => think(player),
            Workload::Play(rules) => play(rules),
        }
    }
}

impl fmt::Display for Workload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Workload::Think(player) => write!(f, "{player} thinks"),
            Workload::Play(rules) => write!(f, "a game of {rules}"),
        }
    }
}

fn think(player: PortablePlayer) -> u64 {
    let mut signing =
        SigningSearcher { player: player.searcher(SEED), signature: WorkSignature::default() };
    let nodes = if player.uses_network() { NETWORK_THINKING } else { THINKING };
    let Bench { positions, nodes, signature } = bench(&mut signing, nodes);
    let mut all = signing.signature;
    for word in [positions, nodes, signature] {
        all.add(word);
    }
    all.number()
}

/// Adds everything that a player finds to a signature.
struct SigningSearcher {
    player: Box<dyn Searcher>,
    signature: WorkSignature,
}

impl Searcher for SigningSearcher {
    fn search(
        &mut self,
        pos: &Position,
        limit: Limit,
        watcher: &mut dyn Watcher,
    ) -> Option<Finding> {
        let found = self.player.search(pos, limit, watcher)?;
        self.signature.add_finding(&found);
        Some(found)
    }
}

fn play(rules: Rules) -> u64 {
    let mut players = table(rules);
    let mut dealer = Dealer::new(SEED);
    let mut pos = Position::new(rules, dealer.first(rules));
    let mut signature = WorkSignature::default();
    while pos.phase() != Phase::Over {
        let Some(seat) = pos.player_to_move() else {
            pos.deal_unchecked(&dealer.draw(&pos));
            continue;
        };
        let player = &mut players[seat.index()];
        let Some(found) = player.search(&pos, Limit::nodes(PLAYING), &mut ()) else { break };
        signature.add_finding(&found);
        pos.play_unchecked(found.best);
        signature.add(pos.hash());
    }
    signature.number()
}

/// Different players for every rule set, so that all of them meet all kinds of positions.
fn table(rules: Rules) -> Vec<Box<dyn Searcher>> {
    let number = Rules::ALL.iter().position(|&other| other == rules).unwrap_or(0);
    let players = PortablePlayer::all().cycle().skip(number).step_by(3);
    players.take(rules.players.count()).map(|player| player.searcher(SEED)).collect()
}
