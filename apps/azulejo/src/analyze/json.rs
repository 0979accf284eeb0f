//! What was found, as JSON.

use super::sentences::sentences;
use super::{Found, GameAnalysis, PositionAnalysis};
use azulejo_study::analysis::{self, GameJson, PositionAnalysisJson};

pub(crate) fn game_json(analysis: &GameAnalysis<'_>) -> GameJson {
    let GameAnalysis { game, names, care, moments, summary, .. } = analysis;
    analysis::game_json(game, *care, moments, summary, |decision| Some(sentences(decision, names)))
}

pub(crate) fn position_json(analysis: &PositionAnalysis) -> PositionAnalysisJson {
    let PositionAnalysis { position, care, found } = analysis;
    let (moves, expected) = match found {
        Found::Moves(found) => (Some(found.as_slice()), None),
        Found::Deal(expected) => (None, expected.as_ref()),
        Found::Over(_) => (None, None),
    };
    analysis::position_json(position, *care, moves, expected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyze::fixture;

    #[test]
    fn the_json_is_as_its_readers_know_it() {
        let game = fixture::game();
        let json = serde_json::to_string_pretty(&game_json(&fixture::analysis(&game))).unwrap();
        assert_eq!(json, include_str!("fixture/game.json").trim_end());
    }
}
