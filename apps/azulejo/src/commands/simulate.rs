//! `azulejo simulate`: many games of random players.

use crate::cli::{Simulate, SomeRules};
use crate::input::{is_standard, shown};
use crate::progress;
use crate::simulate::{Plan, Summary, play, write_table};
use anyhow::{Context, Result};
use azulejo_rules::Rules;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::thread::available_parallelism;
use std::time::Instant;

pub(super) fn run(args: &Simulate, out: &mut dyn Write) -> Result<()> {
    match &args.records {
        None => play_all(args, out, None),
        Some(path) if is_standard(path) => play_all(args, &mut io::stderr(), Some(out)),
        Some(path) => {
            let file = File::create(path).with_context(|| shown(path))?;
            let mut records = BufWriter::new(file);
            play_all(args, out, Some(&mut records))?;
            records.flush().with_context(|| shown(path))
        }
    }
}

fn play_all(
    args: &Simulate,
    tables: &mut dyn Write,
    mut records: Option<&mut dyn Write>,
) -> Result<()> {
    let rule_sets = args.rules.iter().flat_map(SomeRules::rule_sets);
    for (index, &rules) in rule_sets.enumerate() {
        if index > 0 && !args.json {
            writeln!(tables)?;
        }
        let plan = plan(args, rules, records.is_some());
        let summary = play_one(plan, index == 0, &mut records)?;
        if args.json {
            serde_json::to_writer(&mut *tables, &summary).map_err(io::Error::from)?;
            writeln!(tables)?;
        } else {
            write_table(tables, rules, &summary)?;
        }
        // Whoever waits for eighteen rule sets wants to see each as it comes.
        tables.flush()?;
    }
    Ok(())
}

fn plan(args: &Simulate, rules: Rules, records: bool) -> Plan {
    let cores = || available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or_else(cores, usize::from);
    Plan { rules, games: args.games, seed: args.seed, threads, records }
}

/// Plays the games of one rule set; `first` tells whether no record has been written yet.
fn play_one(plan: Plan, first: bool, records: &mut Option<&mut dyn Write>) -> Result<Summary> {
    let bar = progress::bar(plan.games, plan.rules.to_string());
    let mut first = first;
    let start = Instant::now();
    let tally = play(plan, |batch| {
        bar.inc(batch.games());
        if let Some(records) = records {
            // A blank line between batches as between games, none at the end.
            let gap = if std::mem::take(&mut first) { "" } else { "\n" };
            write!(records, "{gap}{}", batch.records)?;
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    Ok(Summary::new(plan, &tally, start.elapsed()))
}
