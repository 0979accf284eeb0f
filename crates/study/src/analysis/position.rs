//! A position that was looked into, as JSON.

use super::game::{LineJson, ProspectsJson};
use azulejo_rules::{Position, PositionJson, Seat};
use azulejo_search::{Care, Expectation, Finding};
use serde::Serialize;

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

/// A position that was looked into: the best moves where a player acts, what may be expected where the
/// bag does.
pub fn position_json(
    position: &Position,
    care: Care,
    moves: Option<&[Finding]>,
    expected: Option<&Expectation>,
) -> PositionAnalysisJson {
    let seat = position.player_to_move().unwrap_or(Seat::ALL[0]);
    let lines = |found: &[Finding]| found.iter().map(|found| LineJson::of(found, seat)).collect();
    let expected = expected.map(|expected| ExpectedJson {
        deals: expected.deals,
        seed: care.seed,
        mean: ProspectsJson::of(&expected.mean),
        error: ProspectsJson::of(&expected.error),
    });
    let moves = moves.map(lines);
    PositionAnalysisJson { position: position.into(), nodes: care.nodes, moves, expected }
}
