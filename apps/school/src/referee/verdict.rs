//! Who won.

use azulejo_rules::Game;
use azulejo_view::{Args, Names, Texts};
use azulejo_web::words::Words;

/// Who won, in a few words.
pub(super) fn title(words: Words, game: &Game) -> String {
    told(&words.texts(), game)
}

fn told(texts: &Texts, game: &Game) -> String {
    let called = Names::of_record(texts, game);
    let winners = game.position().outcome().map(|outcome| outcome.winners).unwrap_or_default();
    let winners: Vec<String> = winners.iter().map(|&seat| called.of(seat).to_owned()).collect();
    let args = Args::new().text("names", texts.list(&winners));
    match winners.len() {
        0 => texts.say("over-unfinished"),
        1 => texts.tell("over-winner", &args),
        _ => texts.tell("over-winners", &args),
    }
}
