//! Playing again at the same table.

use crate::script::{LAST_MOVES, THREE, TWO, Table, converse};

#[test]
fn it_begins_when_everybody_asks_and_the_next_seat_begins() {
    let room = converse(
        Table::from(TWO, "Ann Bo"),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 1> resign 1
            2 ended: 1 resigned
            done 2
        @0 1> rematch 1 #p
            3 rematch asked by 1
            done 3
        @0 1> rematch 1 #p
            done 3
        @0 -> rematch 2
            refused: seat 2 is not yours
        @0 2> rematch 2 of 1
            4 rematch asked by 2
            5 opened game 2: Ann, Bo; 2 begins
            6 dealt BYWB KYWY KYWB WRBK RKRY
            done 4
        @0 2> play 2 1B2
            7 moved 2 1B2
            done 7
        ",
    );
    assert_eq!((room.mirror().game_number(), room.log().len()), (2, 3));
}

#[test]
fn one_device_agrees_for_all_its_seats_and_bots_are_not_asked() {
    converse(
        Table::from(THREE, "Ann bot:hard Cy"),
        "
            1 opened game 1: Ann, bot:hard, Cy; 1 begins
        @0 13> abort 1
            2 ended: aborted by 1
            done 2
        @0 123> rematch 2
            refused: a bot sits at seat 2
        @0 13> rematch 1
            3 rematch asked by 1
            4 rematch asked by 3
            5 opened game 2: Ann, bot:hard, Cy; 2 begins
            6 dealt BYWB KYWY KYWB WRBK RKRY KBRR KBYK
            done 3
            bot 2 hard thinks, turn 6
        ",
    );
}

#[test]
fn who_left_may_come_back_but_is_not_waited_for() {
    let opened = "
            1 opened game 1: Ann, Bo, Cy; 1 begins
        @0 3> resign 3
            2 left 3 resigned, easy
            done 2
        @0 2> resign 2
            3 left 2 resigned, easy
            done 3
        @0 1> resign 1
            4 ended: 1 resigned
            done 4
        @0 3> rematch 3
            5 rematch asked by 3
            done 5
    ";
    converse(
        Table::from(THREE, "Ann Bo Cy"),
        &format!(
            "{opened}
        @0 1> rematch 1
            6 rematch asked by 1
            7 opened game 2: Ann, bot:easy, Cy; 2 begins
            8 dealt BYWB KYWY KYWB WRBK RKRY KBRR KBYK
            done 6
            bot 2 easy thinks, turn 8
        "
        ),
    );
}

#[test]
fn who_resigned_in_one_game_has_not_resigned_in_another() {
    converse(
        Table::from(TWO, "Ann bot:hard"),
        "
            1 opened game 1: Ann, bot:hard; 1 begins
        @0 1> resign 1
            2 ended: 1 resigned
            done 2
        @0 1> rematch 1
            3 rematch asked by 1
            4 opened game 2: Ann, bot:hard; 2 begins
            5 dealt BYWB KYWY KYWB WRBK RKRY
            done 3
            bot 2 hard thinks, turn 5
        @0 1> resign 1 of 2
            6 ended: 1 resigned
            done 6
        @0 1> resign 1 of 1
            refused: game 2 is being played
        ",
    );
}

#[test]
fn who_asked_has_to_ask_again_if_the_end_was_taken_back() {
    converse(
        Table::from(LAST_MOVES, "Ann Bo"),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 2> play 2 1K5
            2 moved 2 1K5
            done 2
        @0 1> play 1 2W5
            3 moved 1 2W5
            4 ended: played
            done 3
        @0 1> rematch 1
            5 rematch asked by 1
            done 5
        @0 2> undo 2
            6 undone by 2, 1 left
            done 6
        @0 1> play 1 2W5
            7 moved 1 2W5
            8 ended: played
            done 7
        @0 2> rematch 2
            9 rematch asked by 2
            done 9
        @0 1> rematch 1
            10 rematch asked by 1
            11 opened game 2: Ann, Bo; 2 begins
            12 dealt BYWB KYWY KYWB WRBK RKRY
            done 10
        ",
    );
}
