//! A position that was looked into, as JSON.

use super::game_json::{LineJson, ProspectsJson};
use super::{Found, PositionAnalysis};
use azulejo_rules::{PositionJson, Seat};
use serde::Serialize;

/// The JSON of `azulejo analyze POSITION`.
#[derive(Serialize)]
pub(crate) struct PositionAnalysisJson {
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

pub(crate) fn position_json(analysis: &PositionAnalysis) -> PositionAnalysisJson {
    let PositionAnalysis { position, care, found } = analysis;
    let seat = position.player_to_move().unwrap_or(Seat::ALL[0]);
    let moves = match found {
        Found::Moves(found) => Some(found.iter().map(|found| LineJson::of(found, seat)).collect()),
        Found::Deal(_) | Found::Over(_) => None,
    };
    let expected = match found {
        Found::Deal(Some(expected)) => Some(ExpectedJson {
            deals: expected.deals,
            seed: care.seed,
            mean: ProspectsJson::of(&expected.mean),
            error: ProspectsJson::of(&expected.error),
        }),
        Found::Deal(None) | Found::Moves(_) | Found::Over(_) => None,
    };
    PositionAnalysisJson { position: position.into(), nodes: care.nodes, moves, expected }
}
