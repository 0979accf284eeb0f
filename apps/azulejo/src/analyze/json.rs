//! What was found, as JSON.

use super::GameAnalysis;
use crate::seat_names::SeatNames;
use azulejo_study::Costly;
use azulejo_study::analysis::{self, GameJson};
use azulejo_view::{Language, Reviewer, Texts, Theme};

/// The JSON of an analysis. Its `words` are English whatever the language of the reader, so that it does not depend on
/// the environment.
pub(crate) fn game_json(analysis: &GameAnalysis<'_>) -> GameJson {
    let GameAnalysis { game, care, sheet, .. } = analysis;
    let texts = Texts::school(Language::En, Theme::Palace);
    let names = SeatNames::of(&texts, game);
    let reviewer = Reviewer::new(&texts, names.names());
    let words = |costly: &Costly| Some(reviewer.costly(sheet, costly)?.to_string());
    analysis::game_json(game, *care, sheet, words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyze::fixture;

    #[test]
    fn the_json_is_as_its_readers_know_it() {
        let (game, texts) = (fixture::game(), fixture::texts());
        let json =
            serde_json::to_string_pretty(&game_json(&fixture::analysis(&game, &texts))).unwrap();
        assert_eq!(json, include_str!("fixture/game.json").trim_end());
    }
}
