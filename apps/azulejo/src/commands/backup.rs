//! `azulejo backup` and `azulejo restore`: copies of what a server keeps.

use crate::cli::{Backup, Restore};
use anyhow::{Result, bail};
use azulejo_store::{Progress, backup, check, restore};
use indicatif::ProgressBar;
use std::io::Write;
use std::path::Path;

/// So many faults are told one by one.
const MOST_TOLD: usize = 100;

pub(super) fn save(args: &Backup, out: &mut dyn Write) -> Result<()> {
    backup(&args.data, &args.to)?;
    writeln!(out, "{} holds all of {}", args.to.display(), args.data.display())?;
    Ok(())
}

pub(super) fn bring_back(args: &Restore, out: &mut dyn Write) -> Result<()> {
    if args.check {
        examine(&args.from, out)?;
    }
    if let Some(folder) = &args.data {
        restore(&args.from, folder)?;
        writeln!(out, "{} can be served", folder.display())?;
    }
    Ok(())
}

/// Folds every table again, with all its draws.
fn examine(file: &Path, out: &mut dyn Write) -> Result<()> {
    let bar = ProgressBar::new(0);
    let report = check(file, &mut |Progress { tables, of }| {
        bar.set_length(of);
        bar.set_position(tables);
    })?;
    bar.finish_and_clear();
    for fault in report.faults.iter().take(MOST_TOLD) {
        writeln!(out, "{fault}")?;
    }
    let counts = report.counts;
    writeln!(
        out,
        "{} tables, {} events, {} finished games: {} faults",
        counts.tables,
        counts.events,
        counts.games,
        report.faults.len()
    )?;
    if !report.is_clean() {
        bail!("{} is damaged", file.display());
    }
    Ok(())
}
