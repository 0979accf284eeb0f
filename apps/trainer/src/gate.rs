//! Matches between two sets of networks, decided by a sequential test.

use crate::networks;
use anyhow::{Result, ensure};
use azulejo_arena::{
    Decision, Draw, Fault, Player, Report, Schedule, Sprt, Standings, Tables, play,
};
use azulejo_rules::{Move, Position, Rules};
use azulejo_search::{
    Champion, Finding, HandMade, Limit, NetworkEvaluator, NetworkSet, NextRoundParams, RoundParams,
    RoundSearch, Searcher, TreeKnobs, TreeSearch, Verdict, Watcher, Whims,
};
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

/// Who plays whom, and for how long.
#[derive(Args)]
pub(crate) struct GateArgs {
    /// Weight files of the candidate
    #[arg(long, value_delimiter = ',')]
    candidate: Vec<PathBuf>,
    /// Weight files of its opponent; rule sets without one are evaluated linearly
    #[arg(long, value_delimiter = ',')]
    opponent: Vec<PathBuf>,
    /// Rule sets, comma-separated
    #[arg(long, value_delimiter = ',', default_value = "2cp")]
    rules: Vec<Rules>,
    /// Largest number of games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Nodes per move
    #[arg(long, default_value_t = 20_000)]
    nodes: u64,
    /// Milliseconds per move, instead of a number of nodes
    #[arg(long)]
    movetime: Option<u64>,
    /// Elo differences between which the test decides
    #[arg(long, value_delimiter = ',', num_args = 2, default_values_t = [0.0, 20.0])]
    sprt: Vec<f64>,
    /// Play all games, whatever the test says
    #[arg(long)]
    all: bool,
    /// Searcher of the candidate, for all numbers of players
    #[arg(long, value_enum, default_value_t)]
    candidate_search: SearcherKind,
    /// Searcher of the opponent
    #[arg(long, value_enum, default_value_t)]
    opponent_search: SearcherKind,
    /// Search parameters of the candidate: reductions from, more from, depth, exploration, prior, rollout depth, nodes per deal of the next round, lazy growth, share of the leaf
    #[arg(long, value_delimiter = ',')]
    candidate_params: Vec<f64>,
    /// Search parameters of the opponent
    #[arg(long, value_delimiter = ',')]
    opponent_params: Vec<f64>,
    /// Seed of the deals
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// Which searcher plays.
#[derive(Clone, Copy, Default, ValueEnum)]
enum SearcherKind {
    /// The one that is shipped for the number of players.
    #[default]
    Shipped,
    /// Principal-variation search within the round.
    Pvs,
    /// Tree search with the policy's priors and the network's values.
    Puct,
}

/// A set of networks at the table.
struct Contender {
    searcher: Box<dyn Searcher>,
    limit: Limit,
    time: Option<Duration>,
}

impl Contender {
    fn new(networks: NetworkSet, kind: SearcherKind, params: &[f64], args: &GateArgs) -> Contender {
        let evaluator = NetworkEvaluator::new(networks, HandMade::default());
        let (mut round, mut tree) = (RoundParams::REDUCED, TreeKnobs::LEARNED);
        let mut champion = Champion::new(evaluator.clone(), Whims::default());
        if let &[from, more, depth, exploration, prior, rollout, next, lazy, leaf_share] = params {
            round = RoundParams {
                reduce_from: from as u16,
                reduce_more_from: more as u16,
                reduce_depth: depth as u8,
            };
            tree = TreeKnobs {
                curiosity: exploration,
                doubt: prior,
                temperature: prior as i32,
                beyond: rollout as u8,
                lazy: lazy > 0.0,
                leaf_share: leaf_share as i32,
            };
            let next = NextRoundParams { nodes: next as u64, ..NextRoundParams::default() };
            champion = champion.with_params(round, tree, (next.nodes > 0).then_some(next));
        }
        let searcher: Box<dyn Searcher> = match kind {
            SearcherKind::Shipped => Box::new(champion),
            SearcherKind::Pvs => Box::new(RoundSearch::new(evaluator).with_params(round)),
            SearcherKind::Puct => Box::new(TreeSearch::new(evaluator, tree, Whims::default())),
        };
        let time = args.movetime.map(Duration::from_millis);
        let limit = if time.is_some() { Limit::NONE } else { Limit::nodes(args.nodes) };
        Contender { searcher, limit, time }
    }
}

/// Stops a search when its time is up.
struct Deadline {
    end: Option<Instant>,
}

impl Watcher for Deadline {
    fn ask(&mut self, _nodes: u64) -> Verdict {
        if self.end.is_some_and(|end| Instant::now() >= end) {
            Verdict::Stop
        } else {
            Verdict::GoOn
        }
    }

    fn tell(&mut self, _finding: &Finding) {}
}

impl Player for Contender {
    fn new_game(&mut self, _seed: u64) -> Result<(), Fault> {
        Ok(())
    }

    fn choose(&mut self, pos: &Position) -> Result<Move, Fault> {
        let mut deadline = Deadline { end: self.time.map(|time| Instant::now() + time) };
        let found = self.searcher.search(pos, self.limit, &mut deadline);
        found.map(|finding| finding.best).ok_or(Fault::NoMove)
    }

    fn forfeit(&mut self) {}
}

/// Blocks that wait for those before them.
struct Tally {
    next: u64,
    done: u64,
    standings: Standings,
    waiting: std::collections::BTreeMap<u64, Vec<azulejo_arena::GameResult>>,
    decision: Decision,
}

pub(crate) fn run(args: &GateArgs) -> Result<()> {
    ensure!(!args.rules.is_empty(), "--rules: name at least one rule set");
    let sprt = Sprt::new(args.sprt[0], args.sprt[1], 0.05, 0.05)?;
    let sets = [networks::read(&args.candidate)?, networks::read(&args.opponent)?];
    let schedule = Schedule::new(2, Draw::RoundRobin, Tables::Both, args.rules.clone());
    let blocks = schedule.blocks_for(args.games);
    let tally = Mutex::new(Tally {
        next: 0,
        done: 0,
        standings: Standings::new(&schedule, 2),
        waiting: std::collections::BTreeMap::new(),
        decision: Decision::Open,
    });
    let start = Instant::now();
    let work = || {
        let mut players = [
            Contender::new(sets[0].clone(), args.candidate_search, &args.candidate_params, args),
            Contender::new(sets[1].clone(), args.opponent_search, &args.opponent_params, args),
        ];
        loop {
            let index = {
                let mut tally = tally.lock().expect("no worker panics");
                if tally.next >= blocks || (tally.decision != Decision::Open && !args.all) {
                    return;
                }
                tally.next += 1;
                tally.next - 1
            };
            let block = schedule.block(index);
            let results = block.fixtures.iter().map(|fixture| {
                play(fixture, args.seed, &mut players, &mut || start.elapsed()).result
            });
            let results = results.collect();
            let mut tally = tally.lock().expect("no worker panics");
            tally.waiting.insert(index, results);
            while let Some(results) = {
                let done = tally.done;
                tally.waiting.remove(&done)
            } {
                let block = schedule.block(tally.done);
                tally.standings.add(&block, &results);
                tally.done += 1;
            }
            tally.decision = sprt.state(tally.standings.first_pairing()).decision;
        }
    };
    thread::scope(|scope| {
        for _ in 0..args.threads.max(1) {
            scope.spawn(work);
        }
    });
    let tally = tally.into_inner().expect("no worker panics");
    let names = ["candidate".to_owned(), "opponent".to_owned()];
    let report = Report::new(&tally.standings, &names, None);
    for row in
        report.pairings.iter().flat_map(|pairing| pairing.rules.iter().chain([&pairing.total]))
    {
        let elo = row.elo.map_or("no bound".to_owned(), |elo| {
            format!("{:+.0} ({:+.0} to {:+.0})", elo.elo, elo.low, elo.high)
        });
        let rules = row.rules.as_deref().unwrap_or("all");
        println!("{rules}: {} games, {:.1} %, Elo {elo}", row.games, 100.0 * row.share);
    }
    for engine in &report.engines {
        let (points, time) = (engine.points.unwrap_or(0.0), engine.ms_per_move.unwrap_or(0.0));
        println!("{}: {points:.1} points, {time:.2} ms per move", engine.name);
    }
    println!(
        "{:?} after {} games in {:.0} s",
        tally.decision,
        schedule.games_in(tally.done),
        start.elapsed().as_secs_f64()
    );
    Ok(())
}
