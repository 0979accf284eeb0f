//! A puzzle as it is written down.

use super::Theme;
use serde::{Deserialize, Serialize};

/// One line of a file of puzzles, as JSON; it may be nonsense. [`Puzzle`](super::Puzzle) is what has
/// been understood of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleLine {
    /// A name for links; never changes. Small letters, digits and hyphens.
    pub id: String,
    /// What it is about.
    pub theme: Theme,
    /// 1: seen at a glance, 2: after a look at the answers, 3: far ahead.
    pub difficulty: u8,
    /// By how many hundredths of a point of expected lead the best move is better than any other.
    pub gap: i32,
    /// Whether the game ends with the round, so that the gap is no matter of opinion.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub solved: bool,
    /// The best move; where several are equally good, all of them, separated by blanks.
    pub best: String,
    /// The position.
    pub position: String,
    /// The first day on which it may be the puzzle of the day, as `2026-11-16`; from the beginning,
    /// if it is not there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}
