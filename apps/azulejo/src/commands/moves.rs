//! `azulejo moves`: the legal moves of a position.

use super::read_position;
use crate::cli::Moves;
use anyhow::Result;
use std::io::Write;

pub(super) fn run(args: &Moves, out: &mut dyn Write) -> Result<()> {
    for mv in read_position(&args.position)?.legal_moves() {
        writeln!(out, "{mv}")?;
    }
    Ok(())
}
