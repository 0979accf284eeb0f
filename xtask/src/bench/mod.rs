//! `cargo xtask bench`: how fast random games are, in time and in instructions.
//!
//! Time is for people and differs from machine to machine. Instructions are nearly the same everywhere, so
//! they are what the checks compare with the stored baseline.

mod baseline;
mod callgrind;
mod games;
mod parallel;
mod program;
mod report;
mod table;
mod verdict;

use std::collections::BTreeMap;

use anyhow::{Result, bail};

use self::baseline::Baseline;
use self::games::{Cost, Mode, RuleSet};
use self::program::{Build, Program};
use self::table::Row;

/// What to measure and what to do with it.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Store the instruction counts as the baseline and the table in docs/BENCH.md
    #[arg(long, conflicts_with_all = ["rules", "quick", "check"])]
    write: bool,
    /// Compare a few instruction counts with the baseline, and fail where they have grown
    #[arg(long, conflicts_with_all = ["rules", "quick"])]
    check: bool,
    /// Only these rule sets, such as `2cp 4fs`
    #[arg(long, num_args = 1..)]
    rules: Vec<RuleSet>,
    /// A tenth of the games under callgrind, and no comparison with the default build
    #[arg(long)]
    quick: bool,
}

/// The rule sets of the check: the plainest and the richest at both ends of the table.
const CHECKED: [&str; 6] = ["2cp", "4cp", "2fs", "4fs", "2fe", "4fe"];
/// Games counted under callgrind: enough that one game more or less is in the third digit.
const GAMES: u32 = 2000;

/// Instructions a game, by rule set.
type Costs = BTreeMap<RuleSet, Cost>;

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.check {
        return check();
    }
    let rules = if args.rules.is_empty() { RuleSet::all() } else { args.rules.clone() };
    let rows = measure(&rules, args.quick)?;
    let table = table::markdown(&rows);
    println!("{table}");
    if args.write {
        report::write(&rows, &table)?;
    }
    Ok(())
}

fn measure(rules: &[RuleSet], quick: bool) -> Result<Vec<Row>> {
    callgrind::install_if_missing()?;
    let modern = Program::build(Build::Modern)?;
    let default = if quick { None } else { Some(Program::build(Build::Default)?) };
    // Timed one after the other, on an otherwise idle machine; the counting may then share the cores.
    let mut rows = Vec::new();
    for &rules in rules {
        eprintln!("timing {rules}");
        let default = default.as_ref().map(|program| program.time(rules)).transpose()?;
        rows.push(Row { rules, time: modern.time(rules)?, default, cost: Cost::default() });
    }
    let costs = costs(&modern, rules, if quick { GAMES / 10 } else { GAMES })?;
    for row in &mut rows {
        row.cost = costs[&row.rules];
    }
    Ok(rows)
}

fn costs(program: &Program, rules: &[RuleSet], games: u32) -> Result<Costs> {
    eprintln!("counting the instructions of {} rule sets", rules.len());
    let jobs = rules.iter().flat_map(|&rules| Mode::ALL.map(|mode| (rules, mode)));
    let jobs: Vec<_> = jobs.collect();
    let counts = parallel::map(&jobs, |&(rules, mode)| {
        callgrind::instructions_a_game(program, mode, rules, games)
    });
    let mut costs = Costs::new();
    for ((rules, mode), count) in jobs.into_iter().zip(counts) {
        costs.entry(rules).or_default().set(mode, count?);
    }
    Ok(costs)
}

/// Whether random games still cost what they did when the baseline was written.
pub(crate) fn check() -> Result<()> {
    let baseline = Baseline::read()?;
    callgrind::install_if_missing()?;
    let rules = CHECKED.map(|name| name.parse().expect("CHECKED holds rule sets"));
    let costs = costs(&Program::build(Build::Modern)?, &rules, GAMES)?;
    println!("{}", table::markdown_of_check(&costs, &baseline));
    let verdicts = baseline.verdicts(&costs);
    for verdict in &verdicts {
        println!("{verdict}");
    }
    if let Some(beyond) = table::beyond_goal(&costs).first() {
        bail!("{beyond}");
    }
    match verdicts.iter().find(|verdict| verdict.is_failure()) {
        Some(verdict) => bail!("{verdict}{}", baseline.other_compiler()?),
        None => Ok(()),
    }
}
