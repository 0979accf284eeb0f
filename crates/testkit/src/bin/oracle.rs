//! `cargo xtask oracle`: any number of random games, fast engine against naive one.

use azulejo_rules::Rules;
use azulejo_testkit::agreement::compare_game;
use clap::Parser;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Plays random games of every rule set in both engines and compares them after every step.
#[derive(Parser)]
struct Args {
    /// Games of each rule set
    #[arg(long, default_value_t = 2_000)]
    games: u64,
    /// Where the games begin
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only these rule sets
    #[arg(long)]
    rules: Vec<Rules>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let chosen = if args.rules.is_empty() { Rules::ALL.to_vec() } else { args.rules.clone() };
    for rules in chosen {
        if let Err(difference) = compare(rules, args.games, args.seed) {
            eprintln!("{rules}, seed {}: {difference}", args.seed);
            return ExitCode::FAILURE;
        }
        println!("{rules}: {} games agree", args.games);
    }
    ExitCode::SUCCESS
}

/// Spreads the games of one rule set over all cores.
fn compare(rules: Rules, games: u64, seed: u64) -> Result<(), String> {
    let next = AtomicU64::new(0);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(());
            }
            compare_game(rules, seed, number)?;
        }
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| match thread.join() {
            Ok(result) => result,
            Err(_) => Err("a panic, see above".to_owned()),
        })
    })
}
