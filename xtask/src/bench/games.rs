//! The rule sets and the two ways of choosing a random move.

use std::fmt;
use std::str::FromStr;

use anyhow::{Result, bail};

/// A rule set by its short name: players, wall, factories. `4fs` is four players, free wall, special factories.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct RuleSet {
    players: char,
    wall: char,
    factories: char,
}

impl RuleSet {
    const PLAYERS: [char; 3] = ['2', '3', '4'];
    const WALLS: [char; 2] = ['c', 'f'];
    const FACTORIES: [char; 3] = ['p', 's', 'e'];

    /// All eighteen, the plain ones first within their wall.
    pub(super) fn all() -> Vec<RuleSet> {
        let mut all = Vec::new();
        for players in Self::PLAYERS {
            for wall in Self::WALLS {
                all.extend(Self::FACTORIES.map(|factories| RuleSet { players, wall, factories }));
            }
        }
        all
    }

    /// The plain colored rules at the same number of players, which the others are measured by.
    pub(super) fn reference(self) -> RuleSet {
        RuleSet { wall: 'c', factories: 'p', ..self }
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.players, self.wall, self.factories)
    }
}

impl FromStr for RuleSet {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<RuleSet> {
        let known = RuleSet::all().into_iter().find(|rules| rules.to_string() == text);
        match known {
            Some(rules) => Ok(rules),
            None => {
                bail!("no such rules; they are 2-4 players, c or f, then p, s or e, such as 2cp")
            }
        }
    }
}

/// How a random player finds its move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// One legal move is drawn without listing the others.
    Sample,
    /// All legal moves are listed, and one is picked.
    List,
}

impl Mode {
    pub(super) const ALL: [Mode; 2] = [Mode::Sample, Mode::List];

    pub(super) fn name(self) -> &'static str {
        match self {
            Mode::Sample => "sample",
            Mode::List => "list",
        }
    }
}

/// Instructions a game in either mode.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Cost {
    sample: u32,
    list: u32,
}

impl Cost {
    pub(super) fn of(self, mode: Mode) -> u32 {
        match mode {
            Mode::Sample => self.sample,
            Mode::List => self.list,
        }
    }

    pub(super) fn set(&mut self, mode: Mode, instructions: u32) {
        match mode {
            Mode::Sample => self.sample = instructions,
            Mode::List => self.list = instructions,
        }
    }
}

/// How many times the reference a count is.
pub(super) fn ratio(instructions: u32, reference: u32) -> f64 {
    f64::from(instructions) / f64::from(reference)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_eighteen_rule_sets_and_each_reads_back() {
        let all = RuleSet::all();
        assert_eq!(all.len(), 18);
        for rules in all {
            assert_eq!(rules.to_string().parse::<RuleSet>().unwrap(), rules);
        }
    }

    #[test]
    fn other_names_are_refused() {
        for text in ["", "2c", "5cp", "2cpp", "2xp", "2CP"] {
            assert!(text.parse::<RuleSet>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_reference_keeps_the_players() {
        let reference = |text: &str| text.parse::<RuleSet>().unwrap().reference().to_string();
        assert_eq!(reference("4fs"), "4cp");
        assert_eq!(reference("2cp"), "2cp");
    }

    #[test]
    fn the_ratio_is_by_the_reference() {
        assert!((ratio(32_000, 20_000) - 1.6).abs() < 1e-9);
    }
}
