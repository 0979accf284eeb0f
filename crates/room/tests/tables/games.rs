//! The end of a game, and its secret.

use crate::script::{Host, converse, public, secret, timed, wish, with};
use azulejo_protocol::{Clock, Fair, Happening, Millis, Mirror, Takeback};
use azulejo_rules::Seat;

/// Ann and Bo play: what was said until then, and what follows.
pub(crate) fn two(script: &str) -> String {
    format!(
        "
            1 founded 2cp, with presets
        @0 ann> sit 1 Ann
            2 seated 1: Ann
            done 2
        @0 bo> sit 2 Bo
            3 seated 2: Bo
            done 3
        @0 ann> ready 1
            4 ready 1
            done 4
        @0 bo> ready 2
            5 ready 2
            done 5
        @0 ann> begin
            6 opened game 1: Ann, Bo; 1 begins
            7 dealt YWKB WRBY KYKK BRRK RWWB
            done 6
        {script}"
    )
}

/// What is public about the chance of the game.
pub(crate) fn fair(host: &Host) -> &Fair {
    host.table.mirror().and_then(Mirror::fair).unwrap()
}

#[test]
fn the_secret_is_revealed_with_the_end_and_the_next_one_is_promised() {
    let host = converse(
        public(wish("2cp")),
        &two("
        @10 bo> resign 2
            8 ended: 2 resigned
            9 revealed
            done 8
        "),
    );
    assert_eq!(fair(&host).revealed, Some((secret(1).reveal(), secret(2).commitment())));
    assert_eq!(host.kept.secrets.keys().copied().collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn the_secret_is_revealed_when_time_ends_the_game() {
    converse(
        timed(public(wish("2cp")), Clock::PerMove { time: Millis(1_000) }),
        &two("
        @999 tick
        @1000 tick
            8 ended: 1 out of time
            9 revealed
        @1000 ann> rematch 1
            10 rematch asked by 1
            done 10
        "),
    );
}

#[test]
fn a_game_that_was_played_to_its_end_is_not_taken_back_once_it_is_revealed() {
    converse(
        with(public(wish("2cp")), Takeback::Free),
        &two("
        @10 ann> play 1 1B2
            8 moved 1 1B2
            done 8
        @10 bo> undo 2
            9 undone by 2, 1 left
            done 9
        @20 all> play
            68 moved 2 CRF
            69 ended: played
            70 revealed
            done 68
        @30 ann> undo 1
            refused: the game is over
        @30 bo> undo 2
            refused: the game is over
        @30 ann> resign 1
            refused: the game is over
        @30 ann> abort 1
            refused: the game is over
        "),
    );
}

#[test]
fn a_takeback_that_the_others_agree_to_reveals_nothing() {
    let host = converse(
        with(public(wish("2cp")), Takeback::Consent),
        &two("
        @10 ann> play 1 1B2
            8 moved 1 1B2
            done 8
        @20 ann> undo 1
            9 takeback asked by 1, 1 left
            done 9
        @30 bo> agree 2 to 9
            10 agreed by 2
            11 undone by 1, 1 left
            done 10
        "),
    );
    let revealed = |what: &Happening| matches!(what, Happening::Revealed { .. });
    assert!(!host.kept.entries.iter().any(|entry| revealed(&entry.event.what)));
    assert_eq!(host.table.mirror().and_then(Mirror::to_move), Some(Seat::ALL[0]));
}
