//! Commands that are sent again, and clients that were away.

use crate::script::{converse, public, timed, wish};
use azulejo_protocol::{Clock, Millis};

#[test]
fn a_command_is_answered_as_it_was_the_first_time_in_every_stage_and_game() {
    converse(
        public(wish("2cp")),
        "
            1 founded 2cp, with presets
        @0 ann> sit 1 Ann #s
            2 seated 1: Ann
            done 2
        @0 ann> sit 1 Ann #s
            done 2
        @0 ann> vacate 1
            3 vacated 1
            done 3
        @0 ann> sit 1 Ann #s
            done 2
        @0 ann> sit 1 Ann
            4 seated 1: Ann
            done 4
        @0 ann> bot 2 hard #b
            5 seated 2: bot:hard
            done 5
        @0 ann> ready 1 #r
            6 ready 1
            done 6
        @0 ann> ready 1 #r
            done 6
        @0 ann> begin #g
            7 opened game 1: Ann, bot:hard; 1 begins
            8 dealt BYYK YKWR RKWY KYRW YRRW
            done 7
        @0 ann> begin #g
            done 7
        @0 ann> sit 1 Ann #s
            done 2
        @0 ann> resign 1 #q
            9 ended: 1 resigned
            10 revealed
            done 9
        @0 ann> resign 1 #q
            done 9
        @0 ann> begin #g
            done 7
        @0 ann> rematch 1 #a
            11 rematch asked by 1
            12 opened game 2: Ann, bot:hard; 2 begins
            13 dealt YKBR RBWK RYWK BWYR WWBR
            done 11
            bot 2 hard thinks, turn 13
        @0 ann> rematch 1 #a
            done 11
        @0 ann> resign 1 #q
            done 9
        @0 ann> ready 1 #r
            done 6
        @0 ann> bot 2 hard #b
            done 5
        @0 eve> resign 1 #q
            done 9
        @0 ann> say 1 hello #q
            done 9
        ",
    );
}

#[test]
fn what_was_refused_may_be_granted_later_under_the_same_name() {
    converse(
        public(wish("2cp")),
        "
            1 founded 2cp, with presets
        @0 ann> ready 1 #r
            refused: seat 1 is not yours
        @0 ann> sit 1 Ann
            2 seated 1: Ann
            done 2
        @0 ann> ready 1 #r
            3 ready 1
            done 3
        @0 ann> ready 1 #r
            done 3
        ",
    );
}

#[test]
fn whoever_was_away_is_told_exactly_what_was_missed_in_all_stages_and_games() {
    converse(
        public(wish("2cp")),
        "
            1 founded 2cp, with presets
        @0 eve> sync 0
            log 1
            done 1
        @0 eve> sync 1
            log
            done 1
        @0 ann> sit 1 Ann
            2 seated 1: Ann
            done 2
        @0 ann> bot 2 hard
            3 seated 2: bot:hard
            done 3
        @0 ann> ready 1
            4 ready 1
            done 4
        @0 eve> sync 1
            log 2 3 4
            done 4
        @0 ann> begin
            5 opened game 1: Ann, bot:hard; 1 begins
            6 dealt BYYK YKWR RKWY KYRW YRRW
            done 5
        @0 ann> resign 1
            7 ended: 1 resigned
            8 revealed
            done 7
        @0 eve> sync 3
            log 4 5 6 7 8
            done 8
        @0 ann> rematch 1
            9 rematch asked by 1
            10 opened game 2: Ann, bot:hard; 2 begins
            11 dealt YKBR RBWK RYWK BWYR WWBR
            done 9
            bot 2 hard thinks, turn 11
        @0 eve> sync 0
            log 1 2 3 4 5 6 7 8 9 10 11
            done 11
        @0 eve> sync 7
            log 8 9 10 11
            done 11
        @0 eve> sync 11
            log
            done 11
        @0 eve> sync 99
            log
            done 11
        ",
    );
}

#[test]
fn time_never_goes_back_though_the_clock_of_the_host_does() {
    let host = converse(
        timed(public(wish("2cp")), Clock::PerMove { time: Millis(1_000) }),
        "
            1 founded 2cp, with presets
        @500 ann> sit 1 Ann
            2 seated 1: Ann
            done 2
        @400 bo> sit 2 Bo
            3 seated 2: Bo
            done 3
        @300 ann> ready 1
            4 ready 1
            done 4
        @200 bo> ready 2
            5 ready 2
            done 5
        @100 ann> begin
            6 opened game 1: Ann, Bo; 1 begins
            7 dealt YWKB WRBY KYKK BRRK RWWB
            done 6
        @700 ann> say 1 hello
            8 said by 1: hello
            done 8
        @100 ann> resign 1
            9 ended: 1 resigned
            10 revealed
            done 9
        @50 ann> rematch 1
            11 rematch asked by 1
            done 11
        @60 bo> rematch 2
            12 rematch asked by 2
            13 opened game 2: Ann, Bo; 2 begins
            14 dealt RWKK RWBB WYWK BWWY BKKK
            done 12
        ",
    );
    let times: Vec<u64> = host.kept.entries.iter().map(|entry| entry.event.at.0).collect();
    assert_eq!(times, [0, 500, 500, 500, 500, 500, 500, 700, 700, 700, 700, 700, 700, 700]);
}
