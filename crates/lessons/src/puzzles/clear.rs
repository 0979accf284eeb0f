//! How clear a puzzle's answer is, and how hard it is to find.

use serde::{Deserialize, Serialize};

/// What the best move forces, and no other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// The player wins in this round.
    Win,
    /// The player does not lose in this round: the game goes on, or the victory is shared.
    Hold,
}

/// What sets the best move apart from all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clear {
    /// The expected lead is better by so many hundredths of a point.
    Gap(i32),
    /// It is proven, by looking through the whole round.
    Proof(Goal),
}

impl Clear {
    /// A puzzle's move is better than any other by at least so many hundredths of a point.
    pub const LEAST_GAP: i32 = 300;
}

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Difficulty {
    /// Seen at a glance.
    Easy,
    /// After a look at the answers.
    Medium,
    /// Far ahead.
    Hard,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    /// Its number in a file: 1, 2 or 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The difficulty of a number.
    pub fn new(number: u8) -> Option<Difficulty> {
        Difficulty::ALL.into_iter().find(|difficulty| difficulty.number() == number)
    }

    /// The message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            Difficulty::Easy => "puzzle-easy",
            Difficulty::Medium => "puzzle-medium",
            Difficulty::Hard => "puzzle-hard",
        }
    }
}
