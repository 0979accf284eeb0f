//! The text of a game: any text is refused or read, and what is read prints to a record of the same
//! game, which replays to the same end.

#![no_main]

use azulejo_fuzz::{assert_sound, assert_told};
use azulejo_rules::Game;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let game: Game = match text.parse() {
        Ok(game) => game,
        Err(refusal) => return assert_told(&refusal),
    };
    let printed = game.to_string();
    let again: Game = printed.parse().expect("a game reads its own record");
    assert_eq!(again, game, "printed as {printed}");
    assert_eq!(again.to_string(), printed);

    let last = game.replay().last().expect("a replay begins with the empty table");
    assert_eq!(&last.position, game.position(), "{printed}");
    let steps: usize = game.rounds().iter().map(|round| 1 + round.moves.len()).sum();
    assert_eq!(game.replay().count(), 1 + steps, "{printed}");
    assert_sound(game.position());
});
