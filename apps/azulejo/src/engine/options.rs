//! The options of the engine: threads, strength, evaluation.

use super::Refusal;
use crate::cli::number;
use azulejo_search::{Level, NetworkFile, NetworkSet, Searcher, Team};
use std::fs;
use std::path::Path;

/// An option with its new value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Setting {
    /// How many threads think.
    Threads(usize),
    /// How strong to play; `None` as strong as possible.
    Level(Option<Level>),
    /// How a level errs.
    Seed(u64),
    /// How many first moves are reported.
    Lines(usize),
    /// The networks that positions are evaluated by.
    Networks(NetworkSet),
}

/// All options with their values.
#[derive(Clone, Debug)]
pub(super) struct Options {
    threads: usize,
    level: Option<Level>,
    seed: u64,
    lines: usize,
    networks: NetworkSet,
}

/// More threads than any machine has to offer for a board game.
const MOST_THREADS: u64 = 256;

/// More first moves than most positions have.
const MOST_LINES: u64 = 256;

/// The name of full strength.
const FULL: &str = "full";

/// The networks that the program carries.
const SHIPPED: &str = "shipped";

/// No network: the linear evaluation.
const LINEAR: &str = "linear";

impl Default for Options {
    fn default() -> Options {
        let networks = azulejo_networks::shipped();
        Options { threads: 1, level: None, seed: 1, lines: 1, networks }
    }
}

impl Options {
    pub(super) fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Threads(threads) => self.threads = threads,
            Setting::Level(level) => self.level = level,
            Setting::Seed(seed) => self.seed = seed,
            Setting::Lines(lines) => self.lines = lines,
            Setting::Networks(networks) => self.networks = networks,
        }
    }

    /// How many first moves are reported.
    pub(super) fn lines(&self) -> usize {
        self.lines
    }

    /// Somebody who plays by these options.
    pub(super) fn searcher(&self) -> Box<dyn Searcher> {
        match self.level {
            Some(level) => Box::new(level.bot(self.seed, &self.networks)),
            None => Box::new(Team::new(self.threads, self.networks.clone())),
        }
    }
}

/// The lines that name the options.
pub(super) fn lines() -> [String; 5] {
    let levels: Vec<String> = Level::ALL.iter().map(|level| format!(" var {level}")).collect();
    [
        format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"),
        format!("option name Level type combo default {FULL} var {FULL}{}", levels.concat()),
        format!("option name Seed type spin default 1 min 0 max {}", u64::MAX),
        format!("option name MultiPV type spin default 1 min 1 max {MOST_LINES}"),
        format!("option name EvalFile type string default {SHIPPED}"),
    ]
}

impl Setting {
    /// Reads `name X value Y`.
    pub(super) fn read(text: &str) -> Result<Setting, Refusal> {
        let refuse = || Refusal::Option { found: text.to_owned() };
        if let Some(value) = eval_file(text) {
            return networks(value).map(Setting::Networks);
        }
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let [keyword, name, other, value] = words[..] else { return Err(refuse()) };
        if !keyword.eq_ignore_ascii_case("name") || !other.eq_ignore_ascii_case("value") {
            return Err(refuse());
        }
        match name.to_ascii_lowercase().as_str() {
            "threads" => match number(value) {
                Ok(count @ 1..=MOST_THREADS) => Ok(Setting::Threads(count as usize)),
                _ => Err(refuse()),
            },
            "level" if value.eq_ignore_ascii_case(FULL) => Ok(Setting::Level(None)),
            "level" => value.parse().map(|level| Setting::Level(Some(level))).map_err(|_| refuse()),
            "seed" => number(value).map(Setting::Seed).map_err(|_| refuse()),
            "multipv" => match number(value) {
                Ok(count @ 1..=MOST_LINES) => Ok(Setting::Lines(count as usize)),
                _ => Err(refuse()),
            },
            _ => Err(refuse()),
        }
    }

    /// What is expected after `setoption`.
    pub(super) fn expected() -> String {
        let levels: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        format!(
            "`name Threads value 1-{MOST_THREADS}`, `name Level value {FULL}` ({}), \
             `name Seed value N`, `name MultiPV value 1-{MOST_LINES}`, `name EvalFile value FILE` ({SHIPPED}, {LINEAR} or files separated by `,`)",
            levels.join(", ")
        )
    }
}

/// The value of `name EvalFile value …`, which may hold blanks.
fn eval_file(text: &str) -> Option<&str> {
    let mut rest = text.trim();
    for word in ["name", "evalfile", "value"] {
        let (first, after) = rest.split_once(|letter: char| letter.is_ascii_whitespace())?;
        if !first.eq_ignore_ascii_case(word) {
            return None;
        }
        rest = after.trim_start();
    }
    Some(rest)
}

/// The networks of a value of `EvalFile`: files replace the shipped networks of their rule sets.
fn networks(value: &str) -> Result<NetworkSet, Refusal> {
    match value {
        SHIPPED => return Ok(azulejo_networks::shipped()),
        LINEAR => return Ok(NetworkSet::none()),
        _ => {}
    }
    let mut networks = azulejo_networks::shipped();
    for path in value.split(',').map(str::trim) {
        let refuse = |reason: String| Refusal::EvalFile { path: path.to_owned(), reason };
        let bytes = fs::read(Path::new(path)).map_err(|error| refuse(error.to_string()))?;
        networks.insert(NetworkFile::read(&bytes).map_err(|error| refuse(error.to_string()))?);
    }
    Ok(networks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_set_by_name_and_value() {
        for (text, setting) in [
            ("name Threads value 4", Setting::Threads(4)),
            ("NAME threads VALUE 256", Setting::Threads(256)),
            ("name Level value Hard", Setting::Level(Some(Level::Hard))),
            ("name Level value full", Setting::Level(None)),
            ("name Seed value 0", Setting::Seed(0)),
            ("name MultiPV value 1", Setting::Lines(1)),
            ("name multipv value 256", Setting::Lines(256)),
        ] {
            assert_eq!(Setting::read(text), Ok(setting), "{text}");
        }
    }

    #[test]
    fn other_names_and_values_are_refused() {
        for text in [
            "",
            "Threads 4",
            "name Threads value 0",
            "name Threads value 257",
            "name Threads value 04",
            "name Threads value",
            "name Level value godlike",
            "name Hash value 1",
            "name Seed value -1",
            "name MultiPV value 0",
            "name MultiPV value 257",
            "name MultiPV value three",
        ] {
            let refusal = Setting::read(text).unwrap_err();
            assert_eq!(refusal, Refusal::Option { found: text.to_owned() });
            for expected in ["`name Threads value 1-256`", "`name MultiPV value 1-256`"] {
                assert!(refusal.to_string().contains(expected), "{refusal}");
            }
        }
    }
}
