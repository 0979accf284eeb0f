//! Playing again at the same table.

use crate::games::{fair, two};
use crate::script::{converse, public, secret, timed, wish};
use azulejo_fair::Nonce;
use azulejo_protocol::{Clock, Millis};

#[test]
fn a_rematch_has_the_promised_secret_and_what_everybody_adds_anew() {
    let host = converse(
        public(wish("2cp")),
        &two("
        @10 ann> rematch 1
            refused: the game is not over
        @10 bo> abort 2
            8 ended: aborted by 2
            9 revealed
            done 8
        @20 ann> rematch 1 bare
            refused: the seat has to add to the chance of the game
        @20 eve> rematch 1
            refused: seat 1 is not yours
        @20 bo> rematch 1
            refused: seat 1 is not yours
        @20 ann> rematch 1 of 2
            refused: game 1 is being played
        @20 ann> rematch 1
            10 rematch asked by 1
            done 10
        @20 ann> rematch 1
            refused: this seat has asked for a rematch
        @30 bo> rematch 2
            11 rematch asked by 2
            12 opened game 2: Ann, Bo; 2 begins
            13 dealt RWKK RWBB WYWK BWWY BKKK
            done 11
        @30 bo> rematch 2 of 1
            refused: game 2 is being played
        @40 bo> resign 2 of 1
            refused: game 2 is being played
        @40 bo> resign 2
            14 ended: 2 resigned
            15 revealed
            done 14
        "),
    );
    let fair = fair(&host);
    let nonce = |byte| Some(Nonce::from_bytes([byte; Nonce::BYTES]));
    assert_eq!(fair.terms.nonces.to_vec(), [nonce(10), nonce(20)]);
    assert_eq!((fair.terms.game, fair.terms.commitment), (2, secret(2).commitment()));
    assert_eq!(fair.revealed, Some((secret(2).reveal(), secret(3).commitment())));
}

#[test]
fn somebody_with_two_seats_asks_for_both_with_one_command() {
    converse(
        public(wish("3cp")),
        "
            1 founded 3cp, with presets
        @0 ann> sit 1 Ann
            2 seated 1: Ann
            done 2
        @0 bo> sit 2 Bo
            3 seated 2: Bo
            done 3
        @0 bo> sit 3 Bea
            4 seated 3: Bea
            done 4
        @0 ann> ready 1
            5 ready 1
            done 5
        @0 bo> ready 2
            6 ready 2
            done 6
        @0 bo> ready 3
            7 ready 3
            done 7
        @0 ann> begin
            8 opened game 1: Ann, Bo, Bea; 1 begins
            9 dealt RYRW KKWY BWBR WWWY YBRR KWBK BRRY
            done 8
        @0 ann> abort 1
            10 ended: aborted by 1
            11 revealed
            done 10
        @0 bo> rematch 3
            12 rematch asked by 3
            13 rematch asked by 2
            done 12
        @0 bo> rematch 2
            refused: this seat has asked for a rematch
        @0 ann> rematch 1
            14 rematch asked by 1
            15 opened game 2: Ann, Bo, Bea; 2 begins
            16 dealt KRRK RBYW YWRY KKBY WYKW RYRR KKRR
            done 14
        ",
    );
}

#[test]
fn who_left_at_three_comes_back_for_the_rematch_and_adds_to_its_chance() {
    let host = converse(
        public(wish("3cp")),
        "
            1 founded 3cp, with presets
        @0 ann> sit 1 Ann
            2 seated 1: Ann
            done 2
        @0 bo> sit 2 Bo
            3 seated 2: Bo
            done 3
        @0 cy> sit 3 Cy
            4 seated 3: Cy
            done 4
        @0 ann> ready 1
            5 ready 1
            done 5
        @0 bo> ready 2
            6 ready 2
            done 6
        @0 cy> ready 3
            7 ready 3
            done 7
        @0 ann> begin
            8 opened game 1: Ann, Bo, Cy; 1 begins
            9 dealt RYRW KKWY BWBR WWWY YBRR KWBK BRRY
            done 8
        @0 bo> resign 2
            10 left 2 resigned, easy
            done 10
        @0 cy> resign 3
            11 left 3 resigned, easy
            done 11
        @0 cy> rematch 3
            refused: the game is not over
        @0 ann> resign 1
            12 ended: 1 resigned
            13 revealed
            done 12
        @0 cy> rematch 3
            14 rematch asked by 3
            done 14
        @0 ann> rematch 1
            15 rematch asked by 1
            16 opened game 2: Ann, bot:easy, Cy; 2 begins
            17 dealt WBBR KWBR BWRW WRKB RKRR RKWW RRYR
            done 15
            bot 2 easy thinks, turn 17
        @0 bo> rematch 2 of 1
            refused: game 2 is being played
        @0 bo> play 2 1B2
            refused: a bot sits at seat 2
        @0 bo> say 2 hello
            refused: a bot sits at seat 2
        @0 bo?
            sees it
        ",
    );
    let terms = &fair(&host).terms;
    let nonce = |byte| Some(Nonce::from_bytes([byte; Nonce::BYTES]));
    assert_eq!(terms.nonces.to_vec(), [nonce(10), None, nonce(30)]);
}

#[test]
fn the_next_game_is_opened_only_after_the_reveal_even_if_a_rematch_is_asked_for_in_that_moment() {
    let host = converse(
        timed(public(wish("2cp")), Clock::PerMove { time: Millis(1_000) }),
        "
            1 founded 2cp, with presets
        @0 ann> sit 1 Ann
            2 seated 1: Ann
            done 2
        @0 ann> bot 2 hard
            3 seated 2: bot:hard
            done 3
        @0 ann> ready 1
            4 ready 1
            done 4
        @0 ann> begin
            5 opened game 1: Ann, bot:hard; 1 begins
            6 dealt BYYK YKWR RKWY KYRW YRRW
            done 5
        @1000 ann> rematch 1
            7 ended: 1 out of time
            8 revealed
            9 rematch asked by 1
            10 opened game 2: Ann, bot:hard; 2 begins
            11 dealt YKBR RBWK RYWK BWYR WWBR
            done 9
            bot 2 hard thinks, turn 11
        ",
    );
    assert_eq!(fair(&host).terms.commitment, secret(2).commitment());
}
