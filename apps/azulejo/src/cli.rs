//! The command line: commands, their options and help texts.

use crate::draw::Ink;
use azulejo_rules::{Rules, RulesError};
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::ffi::OsString;
use std::io::IsTerminal;
use std::path::PathBuf;

/// How `--rules` is explained, wherever it is an option.
const RULES_HELP: &str = "Players 2-4, wall c (colored) or f (free), factories p (plain), s \
                          (special) or e (special, even spread)";

/// Azulejo, the tile-drafting game: replay records, look at positions, let random players play
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
    /// Replay the record of a game: drawn boards and words, or JSON
    Replay(Replay),
    /// List the legal moves of a position, one a line
    Moves(Moves),
    /// Count the sequences of exactly DEPTH moves within the round
    Perft(Perft),
    /// Let random players play many games and sum them up
    Simulate(Simulate),
    /// Watch a game of random players
    Demo(Demo),
    /// Speak the engine protocol on standard input and output, for other programs
    Engine,
    /// Let the engine think about fixed positions: its speed, and a signature of how it plays
    Bench(Bench),
}

#[derive(Args, Debug)]
pub(crate) struct Replay {
    /// The record, `-` for standard input
    pub(crate) file: PathBuf,
    /// Print a JSON line for the empty table and after every deal and every move
    #[arg(long)]
    pub(crate) json: bool,
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
    pub(crate) color: Color,
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

fn positive(text: &str) -> Result<u64, String> {
    match number(text)? {
        0 => Err("expected at least 1".to_owned()),
        count => Ok(count),
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
