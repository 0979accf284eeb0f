//! What can be set: how many threads, and how strong to play.

use super::Refusal;
use crate::cli::number;
use azulejo_search::{Level, Searcher, Team};

/// An option with its new value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Setting {
    /// How many threads think.
    Threads(usize),
    /// How strong to play; `None` as strong as possible.
    Level(Option<Level>),
    /// How a level errs.
    Seed(u64),
}

/// All options with their values.
#[derive(Clone, Copy, Debug)]
pub(super) struct Options {
    threads: usize,
    level: Option<Level>,
    seed: u64,
}

/// More threads than any machine has to offer for a board game.
const MOST_THREADS: u64 = 256;

/// The name of full strength.
const FULL: &str = "full";

impl Default for Options {
    fn default() -> Options {
        Options { threads: 1, level: None, seed: 1 }
    }
}

impl Options {
    pub(super) fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Threads(threads) => self.threads = threads,
            Setting::Level(level) => self.level = level,
            Setting::Seed(seed) => self.seed = seed,
        }
    }

    /// Somebody who plays by these options.
    pub(super) fn searcher(&self) -> Box<dyn Searcher> {
        match self.level {
            Some(level) => Box::new(level.bot(self.seed)),
            None => Box::new(Team::new(self.threads)),
        }
    }
}

/// The lines that name the options.
pub(super) fn lines() -> [String; 3] {
    let levels: Vec<String> = Level::ALL.iter().map(|level| format!(" var {level}")).collect();
    [
        format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"),
        format!("option name Level type combo default {FULL} var {FULL}{}", levels.concat()),
        format!("option name Seed type spin default 1 min 0 max {}", u64::MAX),
    ]
}

impl Setting {
    /// Reads `name X value Y`.
    pub(super) fn read(text: &str) -> Result<Setting, Refusal> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let refuse = || Refusal::Option { found: text.to_owned() };
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
            _ => Err(refuse()),
        }
    }

    /// What is expected after `setoption`.
    pub(super) fn expected() -> String {
        let levels: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        format!(
            "`name Threads value 1-{MOST_THREADS}`, `name Level value {FULL}` ({}), \
             `name Seed value N`",
            levels.join(", ")
        )
    }
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
        ] {
            let refusal = Setting::read(text).unwrap_err();
            assert_eq!(refusal, Refusal::Option { found: text.to_owned() });
            assert!(refusal.to_string().contains("`name Threads value 1-256`"), "{refusal}");
        }
    }
}
