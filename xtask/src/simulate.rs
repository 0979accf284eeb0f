//! Live tables in worlds where everything goes wrong.

use anyhow::Result;

use crate::shell;

/// How many worlds to simulate, and which.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many worlds
    #[arg(long, default_value_t = 20_000)]
    pub(crate) seeds: u64,
    /// The seed of the first one
    #[arg(long, default_value_t = 1)]
    pub(crate) from: u64,
}

/// The test that every run of the tests has, with other worlds. It tells how to get to one that fails.
pub(crate) fn run(args: &Args) -> Result<()> {
    let test = ["test", "--release", "--package", "azulejo-hub", "--test", "simulation"];
    let mut simulate = shell::cargo(test);
    simulate.args(["--", "--nocapture"]);
    simulate.env("AZULEJO_SIMULATE_SEEDS", args.seeds.to_string());
    simulate.env("AZULEJO_SIMULATE_FROM", args.from.to_string());
    shell::run(&mut simulate)
}
