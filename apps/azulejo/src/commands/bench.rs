//! `azulejo bench`: the engine's fixed piece of work, its speed and its signature.

use crate::cli::Bench;
use anyhow::Result;
use azulejo_search::{Champion, bench};
use std::io::Write;
use std::time::Instant;

pub(super) fn run(args: &Bench, out: &mut dyn Write) -> Result<()> {
    let start = Instant::now();
    let done = bench(&mut Champion::default(), args.nodes);
    let seconds = start.elapsed().as_secs_f64();
    writeln!(out, "{:<11}{}", "positions", done.positions)?;
    writeln!(out, "{:<11}{}", "nodes", done.nodes)?;
    #[allow(clippy::cast_precision_loss, reason = "sixteen digits are enough")]
    let speed = done.nodes as f64 / seconds;
    writeln!(out, "{:<11}{speed:.0}", "nodes/s")?;
    writeln!(out, "{:<11}{:016x}", "signature", done.signature)?;
    Ok(())
}
