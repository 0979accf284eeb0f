//! `azulejo loadtest`: how much a server can bear.

use crate::cli::Loadtest;
use crate::loadtest::{self, Trial};
use anyhow::{Result, ensure};
use std::io::Write;
use std::time::Duration;

pub(super) fn run(args: &Loadtest, out: &mut dyn Write) -> Result<()> {
    let trial = Trial {
        servers: args.servers.clone(),
        games: args.games,
        sockets: args.sockets.unwrap_or(2 * args.games),
        rate: args.rate,
        time: Duration::from_secs(args.seconds),
        processes: args.process.clone(),
    };
    let summary = loadtest::run(&trial, |told| eprintln!("{told}"))?;
    write!(out, "{summary}")?;
    ensure!(summary.lost == 0, "{} acknowledged commands are not in the logs", summary.lost);
    Ok(())
}
