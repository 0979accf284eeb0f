//! `azulejo arena`: matches between engines.

use crate::arena::{
    Contest, Entry, Finished, Journal, Ledger, Next, Pace, Patience, Records, Summary, elo,
    write_summary,
};
use crate::cli::{Arena, Cli, SomeRules};
use crate::input::shown;
use anyhow::{Context, Result};
use azulejo_arena::{Draw, EngineLine, GameResult, MatchLine, Schedule, Sprt, Tables};
use azulejo_rules::Rules;
use clap::CommandFactory;
use clap::error::ErrorKind;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

/// As many games as are played if nobody says how many.
const GAMES: u64 = 100;

/// As many games as a test may take if nobody says how many.
const MOST_TESTED: u64 = 1_000_000;

pub(super) fn run(args: &Arena, out: &mut dyn Write) -> Result<()> {
    let sprt = sprt(args);
    let contest = contest(args);
    let header = header(args, &contest);
    // Before the journal is begun: a command that has to be mended makes another match.
    contest.check()?;
    let (keeper, known) = Keeper::open(args, &contest, &header)?;
    let start = Instant::now();
    let entrants = contest.entries.len();
    let mut ledger = Ledger::new(&contest.schedule, entrants, contest.blocks, sprt, known);
    play(&contest, &mut ledger, keeper)?;
    let summary = Summary::new(header, &ledger, start.elapsed());
    if !args.json {
        return Ok(write_summary(out, &summary)?);
    }
    serde_json::to_writer(&mut *out, &summary).map_err(io::Error::from)?;
    Ok(writeln!(out)?)
}

/// Plays what is left to be played.
fn play(contest: &Contest, ledger: &mut Ledger<'_>, mut keeper: Keeper) -> Result<()> {
    if ledger.next() == Next::Enough {
        return Ok(());
    }
    let bar = progress_bar(contest, ledger);
    contest.play(ledger.is_done(), |finished| {
        keeper.keep(&finished)?;
        let next = ledger.take(finished.fixture.game, finished.played.result);
        bar.inc(1);
        bar.set_message(message(ledger));
        Ok(next)
    })?;
    bar.finish_and_clear();
    Ok(())
}

/// Where games are kept, if they are.
struct Keeper {
    journal: Option<(Journal, String)>,
    records: Option<Records>,
}

impl Keeper {
    /// Opens everything, and tells the results that a journal knows.
    fn open(
        args: &Arena,
        contest: &Contest,
        header: &MatchLine,
    ) -> Result<(Keeper, BTreeMap<u64, GameResult>)> {
        let (journal, known) = match &args.journal {
            None => (None, BTreeMap::new()),
            Some(path) => {
                let opened = Journal::open(path, header, &contest.schedule);
                let (journal, known) = opened.with_context(|| shown(path))?;
                (Some((journal, shown(path))), known)
            }
        };
        let records = args.records.as_deref();
        let records = records.map(|path| Records::new(path, contest)).transpose()?;
        Ok((Keeper { journal, records }, known))
    }

    /// The record first: a game that is in the journal has its record.
    fn keep(&mut self, finished: &Finished) -> Result<()> {
        if let Some(records) = &self.records {
            records.write(finished)?;
        }
        if let Some((journal, path)) = &mut self.journal {
            let added = journal.add(&finished.fixture, &finished.played.result);
            added.with_context(|| path.clone())?;
        }
        Ok(())
    }
}

fn contest(args: &Arena) -> Contest {
    let pace = match (args.nodes, args.movetime) {
        (Some(nodes), _) => Pace::Nodes(nodes),
        (None, millis) => Pace::Time(Duration::from_millis(millis)),
    };
    let entries = Entry::list(&args.engines, pace);
    let rules: Vec<Rules> = args.rules.iter().flat_map(SomeRules::rule_sets).copied().collect();
    let schedule = Schedule::new(entries.len(), draw(args), tables(args), rules);
    let games = args.games.unwrap_or(if args.sprt.is_some() { MOST_TESTED } else { GAMES });
    let cores = || available_parallelism().map_or(1, usize::from);
    Contest {
        entries,
        blocks: schedule.blocks_for(games),
        schedule,
        seed: args.seed,
        threads: args.threads.map_or_else(cores, usize::from),
        patience: Patience {
            grace: Duration::from_millis(args.grace),
            timeout: Duration::from_millis(args.timeout),
            verbose: args.verbose,
        },
    }
}

/// The test that is asked for.
fn sprt(args: &Arena) -> Option<Sprt> {
    let (elo0, elo1) = args.sprt?;
    if args.engines.len() > 2 {
        wrong("--sprt is for two engines");
    }
    match Sprt::new(elo0, elo1, args.alpha, args.beta) {
        Ok(sprt) => Some(sprt),
        Err(error) => wrong(&format!("--sprt: {error}")),
    }
}

/// Ends with what is wrong with the command line as a whole.
fn wrong(message: &str) -> ! {
    Cli::command().error(ErrorKind::ValueValidation, message).exit()
}

fn draw(args: &Arena) -> Draw {
    if args.gauntlet { Draw::Gauntlet } else { Draw::RoundRobin }
}

fn tables(args: &Arena) -> Tables {
    if args.lone { Tables::Lone } else { Tables::Both }
}

/// What the match is, for the journal and for programs.
fn header(args: &Arena, contest: &Contest) -> MatchLine {
    let engine = |entry: &Entry| EngineLine { name: entry.name.clone(), engine: entry.text() };
    MatchLine {
        azulejo_arena: MatchLine::VERSION,
        engines: contest.entries.iter().map(engine).collect(),
        rules: contest.schedule.rules().iter().map(ToString::to_string).collect(),
        seed: contest.seed,
        draw: match draw(args) {
            Draw::RoundRobin => "round-robin".to_owned(),
            Draw::Gauntlet => "gauntlet".to_owned(),
        },
        tables: match tables(args) {
            Tables::Both => "both".to_owned(),
            Tables::Lone => "lone".to_owned(),
        },
    }
}

/// A bar on the terminal, hidden where standard error goes anywhere else.
fn progress_bar(contest: &Contest, ledger: &Ledger<'_>) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = "{msg} {wide_bar} {human_pos}/{human_len}  {rate}  {eta}";
    let rate = |state: &ProgressState, out: &mut dyn fmt::Write| {
        // A bar that can't be drawn is no reason to stop.
        let _ = write!(out, "{:.1}/s", state.per_sec());
    };
    let style = ProgressStyle::with_template(template)
        .unwrap_or_else(|_| ProgressStyle::default_bar())
        .with_key("rate", rate);
    let games = contest.schedule.games_in(contest.blocks);
    ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr())
        .with_style(style)
        .with_position(ledger.finished())
        .with_message(message(ledger))
}

/// How the first two engines stand, and the test.
fn message(ledger: &Ledger<'_>) -> String {
    let Some(rating) = ledger.scores().rating() else { return String::new() };
    let error = (rating.high - rating.low) / 2.0;
    let error = if error.is_finite() { format!(" ±{error:.0}") } else { String::new() };
    let llr = ledger.sprt().map(|(_, state)| format!(", LLR {:+.2}", state.llr));
    format!("Elo {}{error}{}", elo(rating), llr.unwrap_or_default())
}
