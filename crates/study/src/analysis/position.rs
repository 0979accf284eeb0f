//! A position that was looked into, as JSON.

use super::game::{LineJson, ProspectsJson};
use crate::moment::{Care, Expectation, expectation, ranked};
use azulejo_rules::{Next, Outcome, Position, PositionJson, Seat};
use azulejo_search::{Finding, Searcher};
use serde::Serialize;

/// The analysis of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionAnalysis {
    /// The position.
    pub position: Position,
    /// How carefully it was studied.
    pub care: Care,
    /// What was found, which depends on who acts.
    pub found: PositionFindings,
}

/// What was found in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionFindings {
    /// A player acts: the best moves, the best one first.
    Moves(Vec<Finding>),
    /// The bag acts: what may be expected of it, unless that was left out.
    Deal(Option<Expectation>),
    /// The game is over.
    Over(Outcome),
}

impl PositionAnalysis {
    /// Studies a position and lists at most `most` moves.
    pub fn study(
        position: Position,
        care: Care,
        most: usize,
        searcher: &mut dyn Searcher,
    ) -> PositionAnalysis {
        let found = match position.next() {
            Next::Player(_) => {
                PositionFindings::Moves(ranked(&position, most, care.nodes, searcher))
            }
            Next::Bag => PositionFindings::Deal(expectation(&position, care, searcher)),
            Next::Nobody(outcome) => PositionFindings::Over(outcome),
        };
        PositionAnalysis { position, care, found }
    }
}

/// The JSON of `azulejo analyze POSITION`: see docs/ANALYSIS.md.
#[derive(Serialize)]
pub struct PositionAnalysisJson {
    /// As everywhere; its `phase` tells which of the others are there.
    position: PositionJson,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<LineJson>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<ExpectedJson>,
}

#[derive(Serialize)]
struct ExpectedJson {
    deals: u32,
    seed: u64,
    #[serde(flatten)]
    mean: ProspectsJson,
    error: ProspectsJson,
}

/// The analysis of a position: the best moves where a player acts, what may be expected where the bag does.
pub fn position_json(analysis: &PositionAnalysis) -> PositionAnalysisJson {
    let PositionAnalysis { position, care, found } = analysis;
    let (moves, expected) = match found {
        PositionFindings::Moves(found) => (Some(found), None),
        PositionFindings::Deal(expected) => (None, expected.as_ref()),
        PositionFindings::Over(_) => (None, None),
    };
    let seat = position.player_to_move().unwrap_or(Seat::ALL[0]);
    let lines =
        |found: &Vec<Finding>| found.iter().map(|found| LineJson::of(found, seat)).collect();
    let expected = expected.map(|expected| ExpectedJson {
        deals: expected.deals,
        seed: care.seed,
        mean: ProspectsJson::of(&expected.mean),
        error: ProspectsJson::of(&expected.error),
    });
    let moves = moves.map(lines);
    PositionAnalysisJson { position: position.into(), nodes: care.nodes, moves, expected }
}
