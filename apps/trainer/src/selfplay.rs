//! Games of the engine against itself.

use crate::games::{GameWriter, RANDOM, TrainingGame};
use crate::networks;
use crate::progress::progress_bar;
use crate::random::Random;
use crate::spread;
use anyhow::Result;
use azulejo_rules::{Dealer, Position, Rules};
use azulejo_search::{Champion, Limit, Searcher};
use clap::Args;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// What is played, how, and where it is written.
#[derive(Args)]
pub(crate) struct SelfplayArgs {
    /// Rule sets, comma-separated; each gets the same number of games
    #[arg(long, value_delimiter = ',', default_value = "2cp")]
    rules: Vec<Rules>,
    /// Games per rule set
    #[arg(long, default_value_t = 1000)]
    games: u64,
    #[command(flatten)]
    settings: SelfplaySettings,
    /// Weight files to play with; rule sets without one are evaluated linearly
    #[arg(long, value_delimiter = ',')]
    networks: Vec<PathBuf>,
    /// Number of threads
    #[arg(long, default_value_t = 1, conflicts_with = "bus")]
    threads: usize,
    /// Write 0 instead of the search values: such games show how players go on, but not what to learn
    #[arg(long, conflicts_with = "bus")]
    without_values: bool,
    /// Hand the games out to workers over this NATS server, as nats://HOST:PORT
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
    /// File that the games are appended to; games it holds already are not played again
    #[arg(long)]
    out: PathBuf,
}

/// How games are played. A game follows from these, the networks, its rule set and its number.
#[derive(Args, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SelfplaySettings {
    /// Smallest number of nodes per move
    #[arg(long, default_value_t = 500)]
    pub(crate) min_nodes: u64,
    /// Largest number of nodes per move; each game draws its own from the range
    #[arg(long, default_value_t = 2000)]
    pub(crate) max_nodes: u64,
    /// Percentage of moves chosen at random
    #[arg(long, default_value_t = 2)]
    pub(crate) random: u32,
    /// Seed of the deals and of the random moves
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

/// At most this many plies at the start of a game are random.
const MAX_OPENING: u32 = 6;

/// Separates the random choices of a game from its deals.
const CHOICES: u64 = 0x5e1f_91a7;

pub(crate) fn run(args: &SelfplayArgs) -> Result<()> {
    let writer = GameWriter::open(&args.out)?;
    if let Some(bus) = &args.bus {
        let games = args.games * args.rules.len() as u64;
        let numbers = (0..games).map(|number| (number, args.rules_of(number)));
        let hosted = spread::HostedGames { settings: &args.settings, networks: &args.networks };
        return spread::host(bus, hosted, numbers, writer);
    }
    let writer = Mutex::new(writer);
    let networks = networks::read(&args.networks)?;
    let total = args.games * args.rules.len() as u64;
    let next = AtomicU64::new(0);
    let bar = progress_bar(total, "games");
    let work = || -> Result<()> {
        let mut champion = Champion::with_networks(networks.clone());
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= total {
                return Ok(());
            }
            let (rules, settings) = (args.rules_of(number), &args.settings);
            let is_there =
                writer.lock().expect("no writer panics").has(rules, settings.seed, number);
            if !is_there {
                let mut game = play(rules, number, settings, &mut champion);
                if args.without_values {
                    game.forget_values();
                }
                writer.lock().expect("no writer panics").append(&game)?;
            }
            bar.inc(1);
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..args.threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("no worker panics"))
    })?;
    bar.finish();
    Ok(())
}

impl SelfplayArgs {
    /// The rule sets take turns.
    fn rules_of(&self, number: u64) -> Rules {
        self.rules[(number % self.rules.len() as u64) as usize]
    }
}

/// Plays a game.
pub(crate) fn play(
    rules: Rules,
    number: u64,
    args: &SelfplaySettings,
    champion: &mut Champion,
) -> TrainingGame {
    let mut game = TrainingGame { rules, seed: args.seed, number, moves: Vec::new() };
    let mut dealer = game.dealer();
    let mut choices = Dealer::for_game(args.seed ^ CHOICES, number);
    let span = args.max_nodes.saturating_sub(args.min_nodes) as usize + 1;
    let limit = Limit::nodes(args.min_nodes + Random::new(args.seed, number).below(span) as u64);
    let opening = choices.below(MAX_OPENING + 1) as usize;
    let mut pos = Position::new(rules, dealer.first(rules));
    while pos.outcome().is_none() {
        let Some(seat) = pos.player_to_move() else {
            pos.deal_unchecked(&dealer.draw(&pos));
            continue;
        };
        let is_random = game.moves.len() < opening || choices.below(100) < args.random;
        let random = if is_random { choices.pick(&pos).map(|mv| (mv, RANDOM)) } else { None };
        let searched = || {
            let found = champion.search(&pos, limit, &mut ())?;
            Some((found.best, found.prospects[seat.index()].chance as i16))
        };
        let Some((mv, value)) = random.or_else(searched) else { break };
        game.moves.push((mv, value));
        pos.play_unchecked(mv);
    }
    game
}
