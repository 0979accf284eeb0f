//! Who may move, and when; what is sent twice does no harm.

use crate::script::{TWO, Table, converse};

#[test]
fn only_the_seat_whose_turn_it_is_moves_and_only_through_its_own_connection() {
    converse(
        Table::from(TWO, "Ann Bo"),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 2> play 1 1B2
            refused: seat 1 is not yours
        @0 -> play 1 1B2
            refused: seat 1 is not yours
        @0 2> play 2 1B2
            refused: it is the turn of seat 1
        @0 123> play 3 1B2
            refused: there is no seat 3 at this table
        @0 1> play 1 1K2
            refused: 1K2 is not legal
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
        ",
    );
}

#[test]
fn one_device_speaks_for_all_its_seats() {
    converse(
        Table::from(TWO, "Ann Bo"),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 12> play 1 1B2
            2 moved 1 1B2
            done 2
        @0 12> play 2 2K3
            3 moved 2 2K3
            done 3
        ",
    );
}

#[test]
fn nobody_moves_for_a_bot() {
    converse(
        Table::from(TWO, "bot:hard Bo"),
        "
            1 opened game 1: bot:hard, Bo; 1 begins
            bot 1 hard thinks, turn 1
        @0 12> play 1 1B2
            refused: a bot sits at seat 1
        ",
    );
}

#[test]
fn a_move_that_is_sent_twice_is_made_once() {
    converse(
        Table::from(TWO, "Ann Bo"),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 1> play 1 1B2 at 1 #a
            2 moved 1 1B2
            done 2
        @5 1> play 1 1B2 at 1 #a
            done 2
        @9 2> play 2 2K3
            3 moved 2 2K3
            done 3
        @12 1> play 1 1B2 at 1 #a
            done 2
        ",
    );
}

#[test]
fn a_move_that_answers_an_earlier_turn_is_refused() {
    converse(
        Table::from(TWO, "Ann Bo"),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
        @5 1> play 1 2K3 at 1
            refused: this answers turn 1, and it is turn 2 now
        @5 2> play 2 2K3 at 1
            refused: this answers turn 1, and it is turn 2 now
        @5 2> play 2 2K3 at 9
            refused: this answers turn 9, and it is turn 2 now
        ",
    );
}

#[test]
fn the_time_of_events_never_goes_back() {
    let room = converse(
        Table::from(TWO, "Ann Bo"),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @500 1> play 1 1B2
            2 moved 1 1B2
            done 2
        @100 2> play 2 2K3
            3 moved 2 2K3
            done 3
        ",
    );
    let times: Vec<u64> = room.log().iter().map(|event| event.at.0).collect();
    assert_eq!(times, [0, 500, 500]);
}
