//! The workshop of this repository: it runs, tests, measures and fuzzes the game, and keeps the layers apart.
//!
//! `cargo xtask help` lists what it does.

mod axe;
mod bench;
mod browser;
mod changes;
mod check;
mod ci;
mod debian;
mod deny;
mod faults;
mod fuzz;
mod layers;
mod members;
mod packages;
mod purity;
mod python;
mod serve;
mod shell;
mod simulate;
mod step;
mod tool;
mod wasm;
mod web;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use browser::Games;

/// Runs, tests, measures and fuzzes the game.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build the game, serve it with tables online, kept in `target/tables`, and open it in the browser
    Run {
        /// Passed on to `azulejo serve`, which checks it before the page is built
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Format, layers, clippy, and the tests of the crates that differ from the main branch, uncommitted changes included
    Check,
    /// Everything CI checks, in order, up to the first failure
    Test,
    /// Fail when a lower layer depends on a higher one, or a library touches the outside world
    Layers,
    /// Licenses, versions and sources of the dependencies
    Deny,
    /// Build rules and search for the browser, and see that the search finds the same there as here
    Wasm,
    /// Build the page for the browser into `target/web`, and tell what it weighs
    Web {
        /// For daily work: soon built, but large and slow
        #[arg(long)]
        dev: bool,
    },
    /// Test the page in a real browser: Chromium, by its driver
    Browser {
        /// Only the tests whose names contain one of these words
        words: Vec<String>,
        /// Play every rule set by mouse, touch, keys and typed moves, which takes a quarter of an hour
        #[arg(long)]
        all_games: bool,
    },
    /// Take pictures of the page's screens into `target/shots`, at every size and in every theme
    Shots {
        /// Only the screens whose names contain this word
        word: Option<String>,
    },
    /// Measure how soon the page can be used and what travels over the wire
    WebFigures {
        /// Over how many guests, each with a new browser
        #[arg(long, default_value_t = 5)]
        guests: u32,
    },
    /// Build the Python package and test it, in a virtual environment of its own
    Python {
        /// Passed on to pytest
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Measure how many steps a second learning programs get from Python
    PythonFigures {
        /// Passed on to `apps/python/examples/figures.py`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Speed and instruction counts of random games
    Bench(bench::Args),
    /// Feed the parsers with mutated input (needs a nightly toolchain)
    Fuzz(fuzz::Args),
    /// Play random games on the engine and its naive twin, and compare every step
    Oracle {
        /// How many games
        #[arg(long)]
        games: u64,
        /// The seed of the first game
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Let everything go wrong that can at live tables, in as many worlds as you like, and check what was told
    Simulate(simulate::Args),
    /// The real server on its worst days: killed, flooded, with a full and a slow disk; or three of them
    Faults(faults::Args),
    /// Rewrite the perft files and the playthrough transcripts
    Regen {
        /// Write nothing, and fail where a file would change
        #[arg(long)]
        check: bool,
    },
}

fn main() -> ExitCode {
    match perform(Cli::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn perform(task: Task) -> Result<()> {
    match task {
        Task::Run { args } => serve::run(&args),
        Task::Check => check::run(),
        Task::Test => ci::run(),
        Task::Layers => layers::run(),
        Task::Deny => deny::run()?.required(),
        Task::Wasm => wasm::run(),
        Task::Web { dev: true } => web::run(web::Build::Dev),
        Task::Web { dev: false } => web::run(web::Build::Release),
        Task::Browser { words, all_games: true } => browser::test(&words, Games::All)?.required(),
        Task::Browser { words, all_games: false } => browser::test(&words, Games::Some)?.required(),
        Task::Shots { word } => browser::shots(word.as_deref()),
        Task::WebFigures { guests } => browser::figures(guests),
        Task::Python { args } => python::test(&args),
        Task::PythonFigures { args } => python::figures(&args),
        Task::Bench(args) => bench::run(&args),
        Task::Fuzz(args) => fuzz::run(&args)?.required(),
        Task::Oracle { games, seed } => oracle(games, seed),
        Task::Simulate(args) => simulate::run(&args),
        Task::Faults(args) => faults::run(&args),
        Task::Regen { check } => regen(check),
    }
}

fn oracle(games: u64, seed: u64) -> Result<()> {
    let mut oracle = testkit("oracle");
    oracle.args(["--games", &games.to_string(), "--seed", &seed.to_string()]);
    shell::run(&mut oracle)
}

fn regen(check: bool) -> Result<()> {
    let mut regen = testkit("regen");
    if check {
        regen.arg("--check");
    }
    shell::run(&mut regen)
}

/// One of the programs that live with the test helpers because they share the naive engine.
fn testkit(program: &str) -> std::process::Command {
    let run = ["run", "--release", "--package", "azulejo-testkit", "--bin"];
    let mut command = shell::cargo(run);
    command.args([program, "--"]);
    command
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        super::Cli::command().debug_assert();
    }
}
