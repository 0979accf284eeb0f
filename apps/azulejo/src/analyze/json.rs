//! What was found, as JSON.

use super::GameAnalysis;
use super::sentences::sentences;
use azulejo_study::Costly;
use azulejo_study::analysis::{self, GameJson};

pub(crate) fn game_json(analysis: &GameAnalysis<'_>) -> GameJson {
    let GameAnalysis { game, names, care, sheet, .. } = analysis;
    let words = |costly: &Costly| Some(sentences(sheet.decision(costly.moment)?, names));
    analysis::game_json(game, *care, sheet, words)
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
