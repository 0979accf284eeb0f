//! Clients that join late, or come back.

use crate::script::{TWO, Table, converse};

#[test]
fn a_client_hears_exactly_what_it_has_missed() {
    converse(
        Table::from(TWO, "Ann Bo"),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
        @0 2> play 2 2K3
            3 moved 2 2K3
            done 3
        @0 -> sync 0
            log 1 2 3
            done 3
        @0 1> sync 2
            log 3
            done 3
        @0 1> sync 3
            log
            done 3
        @0 1> sync 77
            log 1 2 3
            done 3
        ",
    );
}

#[test]
fn a_client_that_missed_a_game_hears_all_of_the_present_one() {
    converse(
        Table::from(TWO, "Ann Bo"),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 12> abort 1
            2 ended: aborted by 1
            done 2
        @0 12> rematch 1
            3 rematch asked by 1
            4 rematch asked by 2
            5 opened game 2: Ann, Bo; 2 begins
            6 dealt BYWB KYWY KYWB WRBK RKRY
            done 3
        @0 -> sync 1
            log 5 6
            done 6
        @0 -> sync 5
            log 6
            done 6
        ",
    );
}
