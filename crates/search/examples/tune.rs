//! Finds the weights of the hand-made evaluation by a fit to games.
//!
//! `cargo run --release -p azulejo-search --example tune -- RULES GAMES NODES SEED > weights.in`
//!
//! The present champion plays GAMES games of each of the RULES (comma-separated, all for as many
//! players) against itself with NODES nodes a move, now and then a random move among them. Every
//! second position and every end of a round becomes an equation for each pair of players: what the
//! one will yet make more than the other is the difference of their terms. Least squares solve
//! them; then each spread is the one that makes the results most likely. The table is printed as
//! it stands in `src/weights/`.

mod tuning;

use azulejo_rules::Rules;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match parse(&args) {
        Some((rules, games, nodes, seed)) => {
            let samples = tuning::play(&rules, games, nodes, seed);
            eprintln!("{} positions", samples.len());
            let (weights, error) = tuning::fit(&samples);
            eprintln!("the margin is foretold within {error:.2} points (root mean square)");
            print!("{}", tuning::table(&weights, &args.join(" ")));
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("usage: tune RULES[,RULES…] GAMES NODES SEED, all rules for as many players");
            ExitCode::from(2)
        }
    }
}

fn parse(args: &[String]) -> Option<(Vec<Rules>, u64, u64, u64)> {
    let [rules, games, nodes, seed] = args else { return None };
    let rules: Vec<Rules> =
        rules.split(',').map(|text| text.parse().ok()).collect::<Option<_>>()?;
    let alike = rules.iter().all(|other| other.players == rules[0].players);
    let games = games.parse().ok().filter(|_| alike)?;
    Some((rules, games, nodes.parse().ok()?, seed.parse().ok()?))
}
