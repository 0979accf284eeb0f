//! The command line: commands, their options and help texts.

use crate::arena::{EntryText, Tool};
use crate::commands::{Listener, OnlineArgs, SeatText, Settings, Text};
use crate::discreet::Discreet;
use crate::draw::Ink;
use crate::loadtest::Watched;
use azulejo_rules::{Rules, RulesError};
use azulejo_view::{Language, Texts, Theme};
use clap::{ArgGroup, Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use std::env;
use std::ffi::OsString;
use std::io::IsTerminal;
use std::path::PathBuf;

/// How `--rules` is explained, wherever it is an option.
const RULES_HELP: &str = "Players 2-4, wall c (colored) or f (free), factories p (plain), s \
                          (special) or e (special, even spread)";

/// Azulejo, the tile-drafting game: play in the browser or the terminal, replay records, review games, ask engines and match them
#[derive(Parser, Debug)]
#[command(name = "azulejo", version, max_term_width = 100)]
#[command(after_help = "Exit status: 0 done, 1 the input was refused or can't be read, 2 the \
                        command line was wrong.")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play in this terminal, against bots and with others at one keyboard
    Play(Play),
    /// Play in the browser: serve the page that this program holds
    Serve(Serve),
    /// Replay the record of a game: drawn boards and words, or JSON
    Replay(Replay),
    /// Look back at a game, or into a position: best moves, what moves cost, what luck was worth
    Analyze(Analyze),
    /// Watch a game of random players
    Demo(Demo),
    /// List the legal moves of a position, one a line
    Moves(Moves),
    /// Count the sequences of exactly DEPTH moves within the round
    Perft(Perft),
    /// Let random players play many games and sum them up
    Simulate(Simulate),
    /// Speak the engine protocol on standard input and output, for other programs
    Engine,
    /// Let engines play each other and tell how strong they are
    Arena(Arena),
    /// Work for others: let bots of servers think, look back at games, play matches that are spread over machines
    Worker(Worker),
    /// Let the engine think about fixed positions: its speed, and a signature of how it plays
    Bench(Bench),
    /// Check from the log of a server's table whether the bag of its games was fair
    Verify(Verify),
    /// Copy what a server keeps, while it serves
    Backup(Backup),
    /// Check a copy of what a server keeps, and make a data folder of it
    Restore(Restore),
    /// Bring all that servers keep from a folder to a database that many share, or back, and check it
    MigrateStore(MigrateStore),
    /// Let many people play at a server, and tell how it bears it
    Loadtest(Loadtest),
    /// Print what completes the commands of this program in a shell
    Completions(Completions),
    /// Write the manual pages of this program
    Man(Man),
}

#[derive(Args, Debug)]
#[command(
    after_help = "Without options it opens with a start screen: new games, the game that was \
                        left, kept games, rules, settings. The game is kept after every move, in \
                        $XDG_STATE_HOME/azulejo or ~/.local/state/azulejo, and offered again at the \
                        next start."
)]
pub(crate) struct Play {
    /// Play line by line, for screen readers and pipes: moves are typed, nothing is drawn
    #[arg(long)]
    pub(crate) plain: bool,
    /// The rule set [default: the colored wall and plain factories, for as many as sit there]
    #[arg(long, long_help = rules_help("The rule set [default: the colored wall and plain \
                                        factories, for as many as sit there, two at least]."))]
    pub(crate) rules: Option<Rules>,
    /// Who sits at the next seat: `person`, `person:Ann`, `bot` or `bot:hard`; again for each seat
    ///
    /// Levels are beginner, easy, medium, hard, expert, master and grandmaster. Seats that nobody is named for are taken by bots of
    /// the level medium; if no seat is named, a person sits at the first.
    #[arg(long = "seat", value_name = "WHO")]
    pub(crate) seats: Vec<SeatText>,
    /// Which seat begins, from 1 [default: drawn by lot]
    #[arg(long, value_name = "SEAT", value_parser = clap::value_parser!(u8).range(1..=4))]
    pub(crate) first: Option<u8>,
    /// The seed: the same seed deals the same tiles [default: by chance]
    #[arg(long, value_name = "S", value_parser = number)]
    pub(crate) seed: Option<u64>,
    /// Milliseconds that bots wait at least with a move [default: 500, line by line 0]
    #[arg(long, value_name = "MS", value_parser = number)]
    pub(crate) pause: Option<u64>,
    /// The language: en, et, hu, uk, cs or pl [default: the one used last, that of the environment, or English]
    #[arg(long, value_name = "CODE", value_parser = language)]
    pub(crate) language: Option<Language>,
    /// What the tiles look like and are called: palace or chocolate [default: those used last, or palace]
    #[arg(long, value_name = "THEME", value_parser = theme)]
    pub(crate) theme: Option<Theme>,
    /// How many colors the terminal has [default: as the environment tells; none with `NO_COLOR`]
    #[arg(long, value_enum, value_name = "COLORS", conflicts_with = "plain")]
    pub(crate) colors: Option<Colors>,
    /// With which signs the table is drawn [default: ascii where the environment does not tell of UTF-8]
    #[arg(long, value_enum, value_name = "SIGNS", conflicts_with = "plain")]
    pub(crate) signs: Option<Signs>,
    /// Go on with the game that was left
    #[arg(long, conflicts_with_all = ["new", "rules", "seats", "first", "seed", "pause"])]
    pub(crate) resume: bool,
    /// Begin a new game without asking; one that was left is put aside as a record
    #[arg(long)]
    pub(crate) new: bool,
    /// Look at a record step by step and review it, or play on from a position; `-` for standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["plain", "resume", "new", "rules", "seats", "first", "seed", "pause"])]
    pub(crate) replay: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) online: OnlineArgs,
}

/// Which signs a terminal has.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Signs {
    /// Blocks, lines and arrows
    Unicode,
    /// Those of an old typewriter
    Ascii,
}

/// How many colors a terminal has.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Colors {
    /// None: bold, dim and reversed text
    None,
    /// The sixteen that every terminal names
    #[value(name = "16")]
    Sixteen,
    /// The palette of 256
    #[value(name = "256")]
    Palette,
    /// All of them
    True,
}

#[derive(Args, Debug)]
pub(crate) struct Completions {
    /// For which shell
    #[arg(value_enum)]
    pub(crate) shell: Shell,
}

#[derive(Args, Debug)]
pub(crate) struct Man {
    /// The folder for the pages, one for each command; it is made if it is not there
    pub(crate) folder: PathBuf,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Every option but --config, --print-config, --check-config and --open can be \
                        set in the environment and in the file, too: flags beat the environment, \
                        which beats the file."
)]
pub(crate) struct Serve {
    #[command(flatten)]
    pub(crate) settings: Settings,
    /// Read what is not said otherwise from this file
    #[arg(long, value_name = "FILE", env = "AZULEJO_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// Print what all of it comes to, as such a file, and do not serve
    #[arg(long)]
    pub(crate) print_config: bool,
    /// Check flags, environment and file, and do not serve; prints nothing if they are valid
    #[arg(long)]
    pub(crate) check_config: bool,
    /// Open the page in the browser
    #[arg(long)]
    pub(crate) open: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// The log of a table as JSON, `-` for standard input
    pub(crate) file: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct Backup {
    /// The folder in which the server keeps tables
    #[arg(long, value_name = "DIR")]
    pub(crate) data: PathBuf,
    /// The file to be written, which must not be there yet
    pub(crate) to: PathBuf,
}

#[derive(Args, Debug)]
#[command(group = ArgGroup::new("what").args(["check", "data"]).required(true).multiple(true))]
pub(crate) struct Restore {
    /// The copy
    pub(crate) from: PathBuf,
    /// Fold every table in it again, with all its draws, and compare
    #[arg(long)]
    pub(crate) check: bool,
    /// The data folder to be made, in which no tables may be yet
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

/// A store is a data folder or `postgres://user:password@host:port/database`; the password may be in `AZULEJO_STORE_PASSWORD`.
///
/// Tables are copied with their secrets and analyses, each entirely or not at all. Those that are there already are completed,
/// so it can be interrupted and begun again; one at which something else happened is told and left alone. Then every game
/// in the other store is folded again, with all its draws, and compared. No server may use either of them meanwhile.
#[derive(Args, Debug)]
#[command(group = ArgGroup::new("what").args(["check", "to"]).required(true))]
pub(crate) struct MigrateStore {
    /// The store that is read, and left as it is
    #[arg(long, value_name = "STORE", requires = "to")]
    pub(crate) from: Option<Discreet>,
    /// The store that is written, which may be empty
    #[arg(long, value_name = "STORE", requires = "from")]
    pub(crate) to: Option<Discreet>,
    /// Copy nothing: fold every table of a store again, with all its draws, and compare; it may be served meanwhile
    #[arg(long, value_name = "STORE", conflicts_with = "from")]
    pub(crate) check: Option<Discreet>,
}

#[derive(Args, Debug)]
pub(crate) struct Loadtest {
    /// The server with its port, such as `http://127.0.0.1:8080/`; of several that share a store, those who sit at one
    /// table are at different ones
    #[arg(required = true, value_name = "SERVER")]
    pub(crate) servers: Vec<String>,
    /// How many games are played at once, by two people each
    #[arg(long, value_name = "N", default_value = "100", value_parser = some::<usize>)]
    pub(crate) games: usize,
    /// How many sockets are open in all; those that do not play watch [default: two a game]
    #[arg(long, value_name = "N", value_parser = some::<usize>)]
    pub(crate) sockets: Option<usize>,
    /// How many moves are made in a second, over all games
    #[arg(long, value_name = "N", default_value = "50", value_parser = some::<u32>)]
    pub(crate) rate: u32,
    /// For how many seconds
    #[arg(long, value_name = "N", default_value = "30", value_parser = positive)]
    pub(crate) seconds: u64,
    /// A process on this machine, such as the server or its database, to tell its memory and the time it takes of the
    /// processors, with that of its children; several times for several
    #[arg(long, value_name = "[NAME=]PID")]
    pub(crate) process: Vec<Watched>,
}

#[derive(Args, Debug)]
pub(crate) struct Replay {
    /// The record, `-` for standard input
    pub(crate) file: PathBuf,
    /// Print a JSON line for the empty table and after every deal and every move
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
    #[command(flatten)]
    pub(crate) color: Color,
}

#[derive(Args, Debug)]
pub(crate) struct Moves {
    /// The position's text, as one argument
    #[arg(allow_hyphen_values = true)]
    pub(crate) position: OsString,
}

#[derive(Args, Debug)]
pub(crate) struct Perft {
    /// The position's text, as one argument
    #[arg(allow_hyphen_values = true)]
    pub(crate) position: OsString,
    /// How many moves, tiling decisions included
    #[arg(value_parser = number)]
    pub(crate) depth: u64,
}

#[derive(Args, Debug)]
pub(crate) struct Simulate {
    /// Rule sets, comma-separated or given repeatedly, or `all`
    #[arg(long, value_name = "RULES", default_value = "2cp", value_delimiter = ',')]
    #[arg(value_parser = some_rules)]
    #[arg(long_help = rules_help("Rule sets, comma-separated or given repeatedly, or `all`."))]
    pub(crate) rules: Vec<SomeRules>,
    /// How many games of each rule set
    #[arg(long, value_name = "N", default_value = "10000", value_parser = positive)]
    pub(crate) games: u64,
    /// The seed: the same seed plays the same games, with any number of threads
    #[arg(long, value_name = "S", default_value = "1", value_parser = number)]
    pub(crate) seed: u64,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=512))]
    pub(crate) threads: Option<u16>,
    /// Print a JSON object for each rule set instead of tables
    #[arg(long)]
    pub(crate) json: bool,
    /// Write every game as a record to FILE; with `-` to standard output, the tables then going
    /// to standard error
    #[arg(long, value_name = "FILE")]
    pub(crate) records: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Demo {
    /// The rule set
    #[arg(long, default_value = "2cp", long_help = rules_help("The rule set."))]
    pub(crate) rules: Rules,
    /// The seed; drawn from the clock and printed if not given
    #[arg(long, value_name = "S", value_parser = number)]
    pub(crate) seed: Option<u64>,
    /// Milliseconds between moves [default: 300 on a terminal, else 0]
    #[arg(long, value_name = "MS", value_parser = number)]
    pub(crate) delay: Option<u64>,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
    #[command(flatten)]
    pub(crate) color: Color,
}

#[derive(Args, Debug)]
pub(crate) struct Analyze {
    /// The record of a game (`-` for standard input), or a position's text as one argument
    #[arg(value_name = "RECORD|POSITION")]
    pub(crate) subject: OsString,
    /// How many nodes for each search
    #[arg(long, value_name = "N", default_value = "200000", value_parser = positive)]
    pub(crate) nodes: u64,
    /// How many other deals each deal is compared with, 2 to 1000, or 0 to leave luck out
    #[arg(long, value_name = "K", default_value = "12", value_parser = sample_size)]
    pub(crate) deals: u32,
    /// Which other deals are drawn
    #[arg(long, value_name = "S", default_value = "1", value_parser = number)]
    pub(crate) seed: u64,
    /// How many moves of a position are shown [default: 5]
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub(crate) moves: Option<u16>,
    /// How many threads [default: one for each core]; what is printed does not depend on it
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=512))]
    pub(crate) threads: Option<u16>,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw the chance to win over the game to FILE; with `-` to standard output, the rest then
    /// going to standard error
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
    #[command(flatten)]
    pub(crate) color: Color,
}

#[derive(Args, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "a switch of the command line is on or off")]
pub(crate) struct Arena {
    /// Two engines or more
    ///
    /// `random`, a level (`beginner` to `master`), `greedy`, `search`, or a command that speaks
    /// the engine protocol. `search@20000` limits it to so many positions a move, `search@100ms`
    /// to so much time; a command takes the same: `'python3 bot.py @100ms'`. A name may stand
    /// before it: `mine='python3 bot.py'`.
    #[arg(value_name = "ENGINE", num_args = 2..=64, required = true)]
    pub(crate) engines: Vec<EntryText>,
    /// How many games each pair plays, rounded up to whole blocks of deals and seatings
    /// [default: 100, or until the test decides]
    #[arg(long, value_name = "N", value_parser = positive)]
    pub(crate) games: Option<u64>,
    /// Rule sets among which the games are spread, comma-separated or given repeatedly, or `all`
    #[arg(long, value_name = "RULES", default_value = "2cp", value_delimiter = ',')]
    #[arg(value_parser = some_rules)]
    pub(crate) rules: Vec<SomeRules>,
    /// Let only the first engine of a pair sit alone at tables of three and four, not each in turn
    #[arg(long)]
    pub(crate) lone: bool,
    /// Let the first engine meet each of the others, instead of everyone everyone
    #[arg(long)]
    pub(crate) gauntlet: bool,
    /// Milliseconds a move for engines without a limit of their own
    #[arg(long, value_name = "MS", default_value = "100", value_parser = positive)]
    pub(crate) movetime: u64,
    /// Positions a move for engines without a limit of their own, instead of a time
    #[arg(long, value_name = "N", value_parser = positive, conflicts_with = "movetime")]
    pub(crate) nodes: Option<u64>,
    /// The seed: the same seed deals the same tiles
    #[arg(long, value_name = "S", default_value = "1", value_parser = number)]
    pub(crate) seed: u64,
    /// How many games at a time [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=512))]
    pub(crate) threads: Option<u16>,
    /// Stop as soon as it is clear whether the first of two engines is stronger by ELO0 or by ELO1
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true, value_parser = two_numbers)]
    pub(crate) sprt: Option<(f64, f64)>,
    /// The chance that the test wrongly accepts ELO1
    #[arg(long, value_name = "P", default_value = "0.05", requires = "sprt")]
    pub(crate) alpha: f64,
    /// The chance that the test wrongly accepts ELO0
    #[arg(long, value_name = "P", default_value = "0.05", requires = "sprt")]
    pub(crate) beta: f64,
    /// Write every finished game to FILE, and skip those that are there already
    #[arg(long, value_name = "FILE", alias = "resume")]
    pub(crate) journal: Option<PathBuf>,
    /// Write the record of every game to a file in DIR
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Milliseconds a program may take beyond its time for a move
    #[arg(long, value_name = "MS", default_value = "2000", value_parser = number)]
    pub(crate) grace: u64,
    /// Milliseconds a program may take to start, or for a move without a time
    #[arg(long, value_name = "MS", default_value = "60000", value_parser = positive)]
    pub(crate) timeout: u64,
    /// Print a JSON object instead of tables
    #[arg(long)]
    pub(crate) json: bool,
    /// Show what programs write to standard error
    #[arg(long)]
    pub(crate) verbose: bool,
    /// Let workers on other machines play the games, by the NATS server at `nats://HOST:PORT`
    ///
    /// Start `azulejo worker --bus URL` there. Programs are known to workers by a name, `remote:NAME`. With --threads
    /// games are played here, too.
    #[arg(long, value_name = "URL", env = "AZULEJO_ARENA_BUS", hide_env_values = true)]
    pub(crate) bus: Option<Discreet>,
}

#[derive(Args, Debug)]
pub(crate) struct Worker {
    /// The store of the servers for whose tables bots think and games are looked back at: `postgres://user@host/azulejo`;
    /// the password may be in `AZULEJO_STORE_PASSWORD`
    #[arg(long, value_name = "URL", env = "AZULEJO_STORE", hide_env_values = true)]
    pub(crate) store: Option<Discreet>,
    /// The NATS server at which work is offered: `nats://[USER:PASSWORD@]HOST:PORT` or `tls://…`
    #[arg(long, value_name = "URL", env = "AZULEJO_BUS", hide_env_values = true)]
    pub(crate) bus: Option<Discreet>,
    /// How many threads think for bots, with --store [default: one for each core]
    #[arg(long, value_name = "N", env = "AZULEJO_BOTS")]
    pub(crate) bots: Option<usize>,
    /// How many finished games are looked back at at once, with --store [default: 1]
    #[arg(long, value_name = "N", env = "AZULEJO_ANALYSES")]
    pub(crate) analyses: Option<usize>,
    /// How many games of matches at a time [default: one for each core; with --store none]
    #[arg(long, value_name = "T", env = "AZULEJO_THREADS")]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=512))]
    pub(crate) threads: Option<u16>,
    /// A program that matches may let play as `remote:NAME`; again for each. No other command is ever run
    #[arg(long = "engine", value_name = "NAME=COMMAND")]
    pub(crate) engines: Vec<Tool>,
    /// Where health, metrics and `drain` are, or off [default: 127.0.0.1:9180 with --store]
    #[arg(long, value_name = "ADDRESS", env = "AZULEJO_ADMIN")]
    pub(crate) admin: Option<Text<Listener>>,
    /// Let --admin be an address that others can reach
    #[arg(long, env = "AZULEJO_ADMIN_ANYWHERE")]
    pub(crate) admin_anywhere: bool,
    /// Read what is not said otherwise from this file, which may be that of the servers
    #[arg(long, value_name = "FILE", env = "AZULEJO_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// What is logged: off, error, warn, info, debug, trace, or a part: `warn,azulejo=debug` [default: info]
    #[arg(long, value_name = "FILTER", env = "AZULEJO_LOG")]
    pub(crate) log: Option<String>,
    /// Log lines of JSON
    #[arg(long, env = "AZULEJO_LOG_JSON")]
    pub(crate) log_json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Bench {
    /// How many nodes for each position
    #[arg(long, value_name = "N", default_value = "20000", value_parser = positive)]
    pub(crate) nodes: u64,
}

#[derive(Args, Debug)]
pub(crate) struct Color {
    /// Whether to use color
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = When::Auto)]
    color: When,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum When {
    /// On a terminal, unless `NO_COLOR` is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl Color {
    /// What standard output is to be painted with.
    pub(crate) fn ink(&self) -> Ink {
        match self.color {
            When::Always => Ink::Ansi,
            When::Auto if std::io::stdout().is_terminal() && wants_color() => Ink::Ansi,
            When::Auto | When::Never => Ink::Plain,
        }
    }
}

/// What the environment says about color; an empty `NO_COLOR` says nothing (no-color.org).
fn wants_color() -> bool {
    let said = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    said("NO_COLOR").is_none() && said("TERM").is_none_or(|term| term != "dumb")
}

/// One word of `--rules`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SomeRules {
    All,
    One(Rules),
}

impl SomeRules {
    pub(crate) fn rule_sets(&self) -> &[Rules] {
        match self {
            SomeRules::All => &Rules::ALL,
            SomeRules::One(rules) => std::slice::from_ref(rules),
        }
    }
}

fn some_rules(text: &str) -> Result<SomeRules, RulesError> {
    if text.eq_ignore_ascii_case("all") {
        return Ok(SomeRules::All);
    }
    text.parse().map(SomeRules::One)
}

fn rules_help(what: &str) -> String {
    format!("{what}\n\n{RULES_HELP}.")
}

/// A number as every text of the game writes it: digits, no sign, no leading zeros.
pub(crate) fn number(text: &str) -> Result<u64, String> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits || (text.starts_with('0') && text != "0") {
        return Err("expected a number: digits only, no leading zeros".to_owned());
    }
    text.parse().map_err(|_| format!("expected a number from 0 to {}", u64::MAX))
}

/// `ELO0,ELO1`, with signs and fractions.
fn two_numbers(text: &str) -> Result<(f64, f64), String> {
    let read = |part: &str| part.trim().parse().ok().filter(|value: &f64| value.is_finite());
    let pair = text.split_once(',').and_then(|(one, other)| Some((read(one)?, read(other)?)));
    pair.ok_or_else(|| "expected two numbers, as in `0,20`".to_owned())
}

fn positive(text: &str) -> Result<u64, String> {
    match number(text)? {
        0 => Err("expected at least 1".to_owned()),
        count => Ok(count),
    }
}

/// The language of a report.
#[derive(Args, Debug)]
pub(crate) struct LanguageArg {
    /// Language of the text: en, et, hu, uk, cs or pl [default: that of the environment, or English]
    #[arg(long, value_name = "CODE", value_parser = language)]
    pub(crate) language: Option<Language>,
}

impl LanguageArg {
    /// The messages in this language.
    pub(crate) fn texts(&self) -> Texts {
        let language = self.language.unwrap_or_else(environment_language);
        Texts::terminal(language, Theme::default())
    }
}

/// The language of the environment if there are messages in it, else English. The first variable that is set decides.
pub(crate) fn environment_language() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).unwrap_or_default());
    let tag = set.iter().find(|tag| !tag.is_empty());
    tag.and_then(|tag| Language::from_tag(tag)).unwrap_or_default()
}

fn language(text: &str) -> Result<Language, String> {
    let known = Language::ALL.map(Language::code).join(", ");
    Language::from_tag(text).ok_or_else(|| format!("expected one of {known}"))
}

fn theme(text: &str) -> Result<Theme, String> {
    let known = Theme::ALL.map(Theme::code).join(", ");
    Theme::from_code(text).ok_or_else(|| format!("expected one of {known}"))
}

/// At least one of something.
fn some<T: TryFrom<u64>>(text: &str) -> Result<T, String> {
    T::try_from(positive(text)?).map_err(|_| "expected a smaller number".to_owned())
}

/// How many deals are drawn: a single one would tell no error.
fn sample_size(text: &str) -> Result<u32, String> {
    match number(text)? {
        1 => Err("a single deal tells nothing: expected 0 or at least 2".to_owned()),
        count @ ..=1000 => Ok(count as u32),
        _ => Err("expected at most 1000".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn numbers_are_plain() {
        for (text, value) in
            [("0", Some(0)), ("17", Some(17)), ("18446744073709551615", Some(u64::MAX))]
        {
            assert_eq!(number(text).ok(), value);
        }
        for text in ["", "-1", "+1", "01", "00", " 1", "1.5", "x", "18446744073709551616", "١"] {
            assert!(number(text).is_err(), "{text}");
        }
    }
}
