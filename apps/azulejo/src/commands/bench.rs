//! `azulejo bench`: the engine's fixed piece of work, its speed and its signature.

use crate::cli;
use crate::progress;
use anyhow::Result;
use azulejo_search::{Bench, Champion, bench_telling};
use std::io::Write;
use std::time::Instant;

pub(super) fn run(args: &cli::Bench, out: &mut dyn Write) -> Result<()> {
    let start = Instant::now();
    let bar = progress::bar(Bench::COUNT, "positions");
    let done = bench_telling(
        &mut Champion::with_networks(azulejo_networks::shipped()),
        args.nodes,
        |done| {
            bar.set_position(done.positions);
        },
    );
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64();
    writeln!(out, "{:<11}{}", "positions", done.positions)?;
    writeln!(out, "{:<11}{}", "nodes", done.nodes)?;
    #[allow(clippy::cast_precision_loss, reason = "sixteen digits are enough")]
    let speed = done.nodes as f64 / seconds;
    writeln!(out, "{:<11}{speed:.0}", "nodes/s")?;
    writeln!(out, "{:<11}{:016x}", "signature", done.signature)?;
    Ok(())
}
