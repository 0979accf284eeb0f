//! `azulejo perft`: counting move sequences.

use super::read_position;
use crate::cli::Perft;
use anyhow::Result;
use std::io::Write;

pub(super) fn run(args: &Perft, out: &mut dyn Write) -> Result<()> {
    // No round is anywhere near that long, so a greater depth counts the same: nothing.
    let depth = u32::try_from(args.depth).unwrap_or(u32::MAX);
    writeln!(out, "{}", read_position(&args.position)?.perft(depth))?;
    Ok(())
}
