//! A game of the library in a few words.

use crate::i18n::{Args, Texts};
use crate::story::Names;
use azulejo_rules::{Game, Phase};

/// A game in a few words: who played, and how it ended or where it stands.
pub fn title(texts: &Texts, game: Option<&Game>) -> String {
    let Some(game) = game else { return texts.say("saved-unreadable") };
    let called = Names::of_record(texts, game);
    let names: Vec<String> = game.rules().seats().map(|seat| called.of(seat).to_owned()).collect();
    let boards = game.position().boards().iter();
    let scores: Vec<String> = boards.map(|board| board.score().to_string()).collect();
    let args = Args::new()
        .text("names", texts.list(&names))
        .text("scores", scores.join(" : "))
        .number("round", game.position().round());
    let is_over = game.position().phase() == Phase::Over;
    texts.tell(if is_over { "saved-over" } else { "saved-unfinished" }, &args)
}
