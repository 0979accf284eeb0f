//! `azulejo arena`: matches between engines.

use crate::arena::{
    Contest, Engine, Entry, Finished, Host, Journal, Ledger, Lineup, Next, Pace, Patience, Records,
    Summary, elo, spread, write_summary,
};
use crate::cli::{Arena, Cli, SomeRules};
use crate::discreet::Discreet;
use crate::input::shown;
use crate::progress;
use anyhow::{Context, Result};
use azulejo_arena::{Draw, EngineLine, GameResult, MatchLine, Schedule, Sprt, Tables};
use azulejo_bus::BusAddress;
use azulejo_rules::Rules;
use clap::CommandFactory;
use clap::error::ErrorKind;
use indicatif::ProgressBar;
use std::collections::BTreeMap;
use std::io::{self, Write};
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
    let bus = args.bus.as_ref().map(Discreet::bus).transpose()?;
    check_engines(args, &contest.lineup.entries);
    // Before the journal is begun: a command that has to be mended makes another match.
    if bus.is_none() {
        contest.lineup.check()?;
    }
    let (keeper, known) = Keeper::open(args, &contest, &header)?;
    let start = Instant::now();
    let entrants = contest.lineup.entries.len();
    let mut ledger = Ledger::new(&contest.schedule, entrants, contest.blocks, sprt, known);
    play(&contest, &header, bus.as_ref(), &mut ledger, keeper)?;
    let summary = Summary::new(header, &ledger, start.elapsed());
    if !args.json {
        return Ok(write_summary(out, &summary)?);
    }
    serde_json::to_writer(&mut *out, &summary).map_err(io::Error::from)?;
    Ok(writeln!(out)?)
}

/// Plays what is left to be played, here or on other machines.
fn play(
    contest: &Contest,
    header: &MatchLine,
    bus: Option<&BusAddress>,
    ledger: &mut Ledger<'_>,
    keeper: Keeper,
) -> Result<()> {
    if ledger.next() == Next::Enough {
        return Ok(());
    }
    let (bar, is_done) = (progress_bar(contest, ledger), ledger.is_done());
    let mut scene = Scene { ledger, keeper, bar, taking_part: None };
    match bus {
        None => contest.play(is_done, |finished| scene.take(finished))?,
        Some(address) => spread(contest, header, address, is_done, &mut scene)?,
    }
    scene.bar.finish_and_clear();
    Ok(())
}

/// What a match is played before: games are kept and counted, and shown to whoever looks.
struct Scene<'a, 'b> {
    ledger: &'a mut Ledger<'b>,
    keeper: Keeper,
    bar: ProgressBar,
    /// How many workers and games, where there are workers.
    taking_part: Option<(usize, usize)>,
}

impl Scene<'_, '_> {
    fn show(&self) {
        let Some((workers, games)) = self.taking_part else {
            return self.bar.set_message(message(self.ledger));
        };
        self.bar.set_message(format!(
            "{workers} workers, {games} games at a time  {}",
            message(self.ledger)
        ));
    }
}

impl Host for Scene<'_, '_> {
    fn take(&mut self, finished: Finished) -> Result<Next> {
        self.keeper.keep(&finished)?;
        let next = self.ledger.take(finished.fixture.game, finished.played.result);
        self.bar.inc(1);
        self.show();
        Ok(next)
    }

    fn taking_part(&mut self, workers: usize, games: usize) {
        self.taking_part = Some((workers, games));
        self.show();
    }

    fn tell(&mut self, what: &str) {
        // Nobody is left to be told if this can't be written.
        let _ = self.bar.suspend(|| writeln!(io::stderr(), "{what}"));
    }
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
    // Where there are workers, they play.
    let usual = || if args.bus.is_some() { 0 } else { cores() };
    let patience = Patience {
        grace: Duration::from_millis(args.grace),
        timeout: Duration::from_millis(args.timeout),
        verbose: args.verbose,
    };
    Contest {
        lineup: Lineup { entries, seed: args.seed, patience },
        blocks: schedule.blocks_for(games),
        schedule,
        threads: args.threads.map_or_else(usual, usize::from),
    }
}

/// Workers run no command that comes over the bus, and only they know what a name stands for.
fn check_engines(args: &Arena, entries: &[Entry]) {
    for entry in entries {
        let text = entry.text();
        match &entry.engine {
            Engine::Program { .. } if args.bus.is_some() => wrong(&format!(
                "{text}: workers run no command that comes over the bus; start them with \
                 `--engine NAME=COMMAND` and let `remote:NAME` play"
            )),
            Engine::Remote { .. } if args.bus.is_none() => {
                wrong(&format!("{text}: there are workers with --bus only"))
            }
            Engine::Remote { .. } if args.threads.is_some() => wrong(&format!(
                "{text}: only workers know it, so no games can be played here with --threads"
            )),
            Engine::Builtin(_) | Engine::Program { .. } | Engine::Remote { .. } => {}
        }
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
        engines: contest.lineup.entries.iter().map(engine).collect(),
        rules: contest.schedule.rules().iter().map(ToString::to_string).collect(),
        seed: contest.lineup.seed,
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

/// A bar that tells how the engines stand.
fn progress_bar(contest: &Contest, ledger: &Ledger<'_>) -> ProgressBar {
    let games = contest.schedule.games_in(contest.blocks);
    progress::rated_bar(games, message(ledger)).with_position(ledger.finished())
}

/// How the first two engines stand, and the test.
fn message(ledger: &Ledger<'_>) -> String {
    let Some(rating) = ledger.scores().rating() else { return String::new() };
    let error = (rating.high - rating.low) / 2.0;
    let error = if error.is_finite() { format!(" ±{error:.0}") } else { String::new() };
    let llr = ledger.sprt().map(|(_, state)| format!(", LLR {:+.2}", state.llr));
    format!("Elo {}{error}{}", elo(rating), llr.unwrap_or_default())
}
