//! Pieces of work whose results are compared.

use crate::{Player, Signature};
use azulejo_rules::{Dealer, Phase, Position, Rules};
use azulejo_search::{Bench, Finding, Limit, Searcher, Watcher, bench};
use std::fmt;

/// A piece of work that gives the same result on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// Thinks about the fixed positions of the bench: offers of all rule sets.
    Think(Player),
    /// A whole game of several players, placements on the free wall included.
    Play(Rules),
}

/// How long each position of the bench is thought about, in nodes: a few moves deep.
const THINKING: u64 = 250;

/// The same for players with networks, whose nodes take the interpreter several times as long.
const NETWORK_THINKING: u64 = 30;

/// The same for each move of a game.
const PLAYING: u64 = 60;

/// Deals and whims follow from it.
const SEED: u64 = 5;

impl Work {
    /// All of it, in an order that every machine agrees on.
    pub fn all() -> impl Iterator<Item = Work> {
        Player::all().map(Work::Think).chain(Rules::ALL.into_iter().map(Work::Play))
    }

    /// Does the work. The signature stands for all that was found on the way.
    pub fn signature(self) -> u64 {
        match self {
            Work::Think(player) => think(player),
            Work::Play(rules) => play(rules),
        }
    }
}

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Work::Think(player) => write!(f, "{player} thinks"),
            Work::Play(rules) => write!(f, "a game of {rules}"),
        }
    }
}

fn think(player: Player) -> u64 {
    let mut signing = Signing { player: player.searcher(SEED), signature: Signature::default() };
    let nodes = if player.uses_network() { NETWORK_THINKING } else { THINKING };
    let Bench { positions, nodes, signature } = bench(&mut signing, nodes);
    let mut all = signing.signature;
    for word in [positions, nodes, signature] {
        all.add(word);
    }
    all.number()
}

/// Signs whatever a player finds.
struct Signing {
    player: Box<dyn Searcher>,
    signature: Signature,
}

impl Searcher for Signing {
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
    let mut signature = Signature::default();
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

/// Different players at every table, so that all of them meet all kinds of positions.
fn table(rules: Rules) -> Vec<Box<dyn Searcher>> {
    let number = Rules::ALL.iter().position(|&other| other == rules).unwrap_or(0);
    let players = Player::all().cycle().skip(number).step_by(3);
    players.take(rules.players.count()).map(|player| player.searcher(SEED)).collect()
}
