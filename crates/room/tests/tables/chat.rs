//! What is said, before, during and after games.

use crate::script::{converse, public, talking, wish};
use azulejo_protocol::ChatScope;

#[test]
fn a_silent_table_is_silent_in_every_stage() {
    converse(
        talking(public(wish("2cp")), ChatScope::Off),
        "
            1 founded 2cp, silent
        @0 ann> sit 1 Ann
            2 seated 1: Ann
            done 2
        @0 ann> say 1 hello
            refused: such a thing is not said at this table
        @0 ann> write 1 Hello
            refused: such a thing is not said at this table
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
        @0 ann> say 1 hello
            refused: such a thing is not said at this table
        @0 ann> resign 1
            7 ended: 1 resigned
            8 revealed
            done 7
        @0 ann> write 1 Hello
            refused: such a thing is not said at this table
        ",
    );
}

#[test]
fn a_table_with_presets_takes_no_other_words() {
    converse(
        public(wish("2cp")),
        "
            1 founded 2cp, with presets
        @0 ann> sit 1 Ann
            2 seated 1: Ann
            done 2
        @0 ann> say 1 good_luck
            3 said by 1: good_luck
            done 3
        @0 ann> write 1 Hello
            refused: such a thing is not said at this table
        @0 ann> bot 2 hard
            4 seated 2: bot:hard
            done 4
        @0 ann> ready 1
            5 ready 1
            done 5
        @0 ann> begin
            6 opened game 1: Ann, bot:hard; 1 begins
            7 dealt BYYK YKWR RKWY KYRW YRRW
            done 6
        @0 ann> say 1 nice_move
            8 said by 1: nice_move
            done 8
        @0 ann> write 1 Hello
            refused: such a thing is not said at this table
        @0 ann> resign 1
            9 ended: 1 resigned
            10 revealed
            done 9
        @0 ann> say 1 good_game
            11 said by 1: good_game
            done 11
        @0 ann> write 1 Hello
            refused: such a thing is not said at this table
        ",
    );
}

#[test]
fn only_whoever_sits_there_speaks_for_a_seat() {
    converse(
        talking(public(wish("3cp")), ChatScope::Free),
        "
            1 founded 3cp, with chat
        @0 ann> sit 1 Ann
            2 seated 1: Ann
            done 2
        @0 bo> sit 2 Bo
            3 seated 2: Bo
            done 3
        @0 ann> write 1 Is it you, Bo?
            4 said by 1: \"Is it you, Bo?\"
            done 4
        @0 bo> write 2   It\u{202e} is!\u{200b}
            5 said by 2: \"It is!\"
            done 5
        @0 bo> write 1 I am Ann
            refused: seat 1 is not yours
        @0 ann> write 2 I am Bo
            refused: seat 2 is not yours
        @0 eve> say 1 hello
            refused: seat 1 is not yours
        @0 eve> say 4 hello
            refused: there is no seat 4 at this table
        @0 ann> say 3 hello
            refused: seat 3 is not yours
        @0 ann> bot 3 hard
            6 seated 3: bot:hard
            done 6
        @0 ann> say 3 hello
            refused: seat 3 is not yours
        @0 ann> ready 1
            7 ready 1
            done 7
        @0 bo> ready 2
            8 ready 2
            done 8
        @0 ann> begin
            9 opened game 1: Ann, Bo, bot:hard; 1 begins
            10 dealt KKYR BWYB WWYB RWKB WYBR RBRW RRYR
            done 9
        @0 bo> write 2 Good luck
            11 said by 2: \"Good luck\"
            done 11
        @0 bo> write 1 I am Ann
            refused: seat 1 is not yours
        @0 eve> say 1 hello
            refused: seat 1 is not yours
        ",
    );
}

#[test]
fn whoever_left_may_still_speak_at_the_game_they_left() {
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
        @0 bo> say 2 goodbye
            11 said by 2: goodbye
            done 11
        ",
    );
}
