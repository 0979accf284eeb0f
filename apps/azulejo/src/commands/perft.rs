//! `azulejo perft`: counting move sequences.

use super::read_position;
use crate::cli::Perft;
use crate::progress;
use anyhow::Result;
use azulejo_rules::Position;
use std::io::Write;

pub(super) fn run(args: &Perft, out: &mut dyn Write) -> Result<()> {
    // No round is anywhere near that long, so a greater depth counts the same: nothing.
    let depth = u32::try_from(args.depth).unwrap_or(u32::MAX);
    writeln!(out, "{}", count(&read_position(&args.position)?, depth))?;
    Ok(())
}

/// Counts branch by branch, two moves apart, so that a long count shows how far it is.
fn count(pos: &Position, depth: u32) -> u64 {
    if depth < 3 {
        return pos.perft(depth);
    }
    let branches: Vec<Position> = after(pos).iter().flat_map(after).collect();
    let bar = progress::bar(branches.len() as u64, "branches");
    let counted = bar.wrap_iter(branches.iter()).map(|branch| branch.perft(depth - 2)).sum();
    bar.finish_and_clear();
    counted
}

/// The positions after each legal move.
fn after(pos: &Position) -> Vec<Position> {
    let played = |mv| {
        let mut pos = pos.clone();
        pos.play_unchecked(mv);
        pos
    };
    pos.legal_moves().into_iter().map(played).collect()
}
