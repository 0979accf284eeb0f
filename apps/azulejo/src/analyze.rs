//! Looking back at a game and into a position, told as text, as JSON and as a drawing.

mod describe;
#[cfg(test)]
mod fixture;
mod game_text;
mod json;
mod names;
mod plot;
mod position_text;
mod sentences;
mod subject;
mod table;
mod totals;
mod units;

pub(crate) use game_text::game_text;
pub(crate) use json::{game_json, position_json};
pub(crate) use names::Names;
pub(crate) use plot::plot;
pub(crate) use position_text::position_text;
pub(crate) use subject::Subject;

use azulejo_rules::{BySeat, Game, Outcome, Position};
use azulejo_search::{Care, Expectation, Finding, Moment, Summary, Value};

/// A game that was looked back at.
pub(crate) struct GameAnalysis<'a> {
    pub(crate) game: &'a Game,
    pub(crate) names: Names,
    pub(crate) care: Care,
    pub(crate) moments: Vec<Moment>,
    /// Everybody's chance after each moment.
    pub(crate) course: Vec<BySeat<Value>>,
    pub(crate) summary: Summary,
}

/// A position that was looked into.
pub(crate) struct PositionAnalysis {
    pub(crate) position: Position,
    pub(crate) care: Care,
    pub(crate) found: Found,
}

/// What is to be found in a position depends on who acts.
pub(crate) enum Found {
    /// A player: the best moves, the best one first.
    Moves(Vec<Finding>),
    /// The bag: what may be expected of it, where that was asked for.
    Deal(Option<Expectation>),
    /// Nobody: how the game ended.
    Over(Outcome),
}
