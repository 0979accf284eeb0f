//! `azulejo migrate-store`: from a folder to a database, and back.

use crate::cli::MigrateStore;
use crate::discreet::Discreet;
use crate::progress;
use anyhow::{Context, Result, bail};
use azulejo_store::{MigrationStep, Progress, Report, StorePlace, check_store, migrate};
use indicatif::ProgressBar;
use std::io::Write;

/// So many faults are told one by one.
const MOST_TOLD: usize = 100;

pub(super) fn run(args: &MigrateStore, out: &mut dyn Write) -> Result<()> {
    match (&args.from, &args.to, &args.check) {
        (Some(from), Some(to), _) => bring(&place("from", from)?, &place("to", to)?, out),
        (_, _, Some(store)) => examine(&place("check", store)?, out),
        // The command line asks for one of both.
        _ => bail!("there is nothing to do"),
    }
}

fn place(name: &'static str, text: &Discreet) -> Result<StorePlace> {
    text.place().context(name)
}

fn bring(from: &StorePlace, to: &StorePlace, out: &mut dyn Write) -> Result<()> {
    let [copying, checking] =
        ["copied tables", "checked tables"].map(|told| progress::bar(0, told));
    let migrated = migrate(from, to, &mut |step, progress| match step {
        MigrationStep::Copying => show(&copying, progress),
        MigrationStep::Checking => {
            copying.finish_and_clear();
            show(&checking, progress);
        }
    });
    for bar in [copying, checking] {
        bar.finish_and_clear();
    }
    let migrated = migrated?;
    writeln!(out, "{} events were added to {} tables", migrated.events, migrated.tables)?;
    tell(&migrated.report, out)?;
    if !migrated.report.is_clean() {
        bail!("{to} does not hold all of {from}");
    }
    writeln!(out, "{to} holds all of {from}")?;
    Ok(())
}

/// Folds every table again, with all its draws.
fn examine(store: &StorePlace, out: &mut dyn Write) -> Result<()> {
    let bar = progress::bar(0, "tables");
    let report = check_store(store, &mut |progress| show(&bar, progress));
    bar.finish_and_clear();
    let report = report?;
    tell(&report, out)?;
    if !report.is_clean() {
        bail!("{store} is damaged");
    }
    Ok(())
}

fn show(bar: &ProgressBar, Progress { tables, of }: Progress) {
    bar.set_length(of);
    bar.set_position(tables);
}

/// How much there is, and what is wrong with it.
pub(super) fn tell(report: &Report, out: &mut dyn Write) -> Result<()> {
    for fault in report.faults.iter().take(MOST_TOLD) {
        writeln!(out, "{fault}")?;
    }
    let (counts, faults) = (report.counts, report.faults.len());
    let (tables, events, games) = (counts.tables, counts.events, counts.games);
    writeln!(out, "{tables} tables, {events} events, {games} finished games: {faults} faults")?;
    Ok(())
}
