//! `azulejo verify`: whether the bag of the games at a table was fair.

mod log;

use crate::cli::Verify;
use crate::input;
use anyhow::{Context, Result, bail, ensure};
use azulejo_protocol::{Proof, Verdict, prove};
use azulejo_rules::Seat;
use std::io::Write;

pub(super) fn run(args: &Verify, out: &mut dyn Write) -> Result<()> {
    let text = input::read_text(&args.file)?;
    let log = log::read(&text).with_context(|| input::shown(&args.file))?;
    let proofs = prove(&log).context("this log does not prove that its games were fair")?;
    ensure!(!proofs.is_empty(), "no game was opened in this log");
    proofs.iter().try_for_each(|proof| tell(proof, out))?;
    if let Some(due) = proofs.iter().find(|proof| proof.verdict == Verdict::Due) {
        bail!("game {} is over and its secret was not revealed", due.game());
    }
    ensure!(
        proofs.iter().any(Proof::is_fair),
        "no game in this log is over, so that nothing was revealed yet"
    );
    Ok(())
}

/// Says what is proved about a game, and what is open.
fn tell(proof: &Proof, out: &mut dyn Write) -> Result<()> {
    let game = proof.game();
    let deals = if proof.deals == 1 { "1 deal" } else { &format!("{} deals", proof.deals) };
    let (verdict, secret) = match proof.verdict {
        Verdict::Fair { secret, .. } => ("is fair", format!("the secret {secret},")),
        Verdict::GoesOn => ("is not over", "a secret that is not revealed yet,".to_owned()),
        Verdict::Due => ("is not verified", "a secret that was not revealed,".to_owned()),
    };
    let since = match game {
        1 => "the founding of the table".to_owned(),
        _ => format!("the end of game {}", game - 1),
    };
    writeln!(out, "game {game} of table {} {verdict}: {deals}, from", proof.table())?;
    writeln!(out, "  {secret}")?;
    writeln!(out, "  known since {since} by its hash {}", proof.terms.commitment)?;
    for (seat, nonce) in Seat::ALL.into_iter().zip(&proof.terms.nonces) {
        if let Some(nonce) = nonce {
            writeln!(out, "  and {nonce}, added by seat {seat}")?;
        }
    }
    Ok(())
}
