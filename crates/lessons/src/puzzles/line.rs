//! A puzzle as it is written down.

use super::{Goal, Theme};
use serde::{Deserialize, Serialize};

/// One line of a file of puzzles, as JSON; it may be nonsense. [`Puzzle`](super::Puzzle) is what has
/// been understood of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleLine {
    /// A name for links; never changes. Small letters, digits and hyphens.
    pub id: String,
    /// The position.
    pub position: String,
    /// The best move.
    pub best: String,
    /// What it is about.
    pub theme: Theme,
    /// 1: seen at a glance, 2: after a look at the answers, 3: far ahead.
    pub difficulty: u8,
    /// By how many points of expected lead the best move is better than any other. Either this or
    /// `proof` is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gap: Option<f64>,
    /// What the best move is proven to force, and no other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Goal>,
    /// The first day on which it may be the puzzle of the day, as `2026-11-16`; from the beginning,
    /// if it is not there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// The seed of the game it was found in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Why the best move is best, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}
