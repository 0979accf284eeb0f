//! Taking back with the consent of the others.

use crate::script::{LAST_MOVES, THREE, TWO, Table, converse};
use azulejo_protocol::Takeback;

fn three(occupants: &str) -> Table {
    Table::from(THREE, occupants).with(Takeback::Consent)
}

#[test]
fn all_others_have_to_agree() {
    converse(
        three("Ann Bo Cy"),
        "
            1 opened game 1: Ann, Bo, Cy; 1 begins
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
        @0 2> play 2 2K3
            3 moved 2 2K3
            done 3
        @0 1> undo 1
            4 takeback asked by 1, 0 left
            done 4
        @0 2> agree 2 4
            5 agreed by 2
            done 5
        @0 3> agree 3 4
            6 agreed by 3
            7 undone by 1, 0 left
            done 6
        @0 1> play 1 4R4
            8 moved 1 4R4
            done 8
        ",
    );
}

#[test]
fn one_refusal_settles_it_until_the_next_turn() {
    let room = converse(
        three("Ann Bo Cy"),
        "
            1 opened game 1: Ann, Bo, Cy; 1 begins
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
        @0 1> undo 1
            3 takeback asked by 1, 0 left
            done 3
        @0 3> decline 3 3
            4 declined by 3
            done 4
        @0 2> agree 2 3
            refused: no takeback 3 is asked for
        @0 2> play 2 2K3
            5 moved 2 2K3
            done 5
        @0 1> undo 1
            6 takeback asked by 1, 0 left
            done 6
        @0 2> agree 2 6
            7 agreed by 2
            done 7
        @0 2> agree 2 3
            refused: no takeback 3 is asked for
        ",
    );
    assert_eq!(room.mirror().takeback().map(|offer| offer.number), Some(6));
}

#[test]
fn who_was_refused_is_not_heard_again_in_that_turn() {
    let room = converse(
        three("Ann Bo Cy"),
        "
            1 opened game 1: Ann, Bo, Cy; 1 begins
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
        @0 1> undo 1 #p
            3 takeback asked by 1, 0 left
            done 3
        @0 2> decline 2 3
            4 declined by 2
            done 4
        @0 1> undo 1 #p
            done 3
        ",
    );
    assert_eq!(room.mirror().takeback(), None);
    assert!(!room.mirror().can_undo(azulejo_protocol::Viewer::seat(azulejo_rules::Seat::ALL[0])));
}

#[test]
fn requests_and_answers_that_are_sent_twice_count_once() {
    converse(
        three("Ann Bo Cy"),
        "
            1 opened game 1: Ann, Bo, Cy; 1 begins
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
        @0 1> undo 1 at 2 #a
            3 takeback asked by 1, 0 left
            done 3
        @0 1> undo 1 at 2 #a
            done 3
        @0 2> agree 2 3 #b
            4 agreed by 2
            done 4
        @0 2> agree 2 3 #b
            done 4
        @0 3> agree 3 3 #q
            5 agreed by 3
            6 undone by 1, 0 left
            done 5
        @0 3> agree 3 3 #q
            done 5
        @0 1> undo 1 at 2 #a
            done 3
        ",
    );
}

#[test]
fn a_second_one_waits_for_the_first_and_a_move_settles_both() {
    converse(
        three("Ann Bo Cy"),
        "
            1 opened game 1: Ann, Bo, Cy; 1 begins
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
        @0 2> play 2 2K3
            3 moved 2 2K3
            done 3
        @0 1> undo 1
            4 takeback asked by 1, 0 left
            done 4
        @0 2> undo 2
            refused: takeback 4 is asked for already
        @0 3> play 3 4R4
            5 moved 3 4R4
            done 5
        @0 2> agree 2 4
            refused: no takeback 4 is asked for
        ",
    );
}

#[test]
fn the_one_who_asked_may_withdraw_but_not_agree() {
    converse(
        three("Ann Bo Cy"),
        "
            1 opened game 1: Ann, Bo, Cy; 1 begins
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
        @0 1> undo 1
            3 takeback asked by 1, 0 left
            done 3
        @0 1> agree 1 3
            refused: takeback 3 is asked for already
        @0 1> decline 1 3
            4 declined by 1
            done 4
        ",
    );
}

#[test]
fn only_the_own_decision_is_taken_back_with_all_that_followed() {
    converse(
        Table::from(TWO, "Ann Bo").with(Takeback::Consent),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 2> undo 2
            refused: nothing is taken back past the starting point
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
        @0 2> undo 2
            refused: nothing is taken back past the starting point
        ",
    );
}

#[test]
fn bots_and_seats_at_the_same_device_need_not_be_asked() {
    converse(
        three("Ann bot:easy Cy"),
        "
            1 opened game 1: Ann, bot:easy, Cy; 1 begins
        @0 13> play 1 1B2
            2 moved 1 1B2
            done 2
            bot 2 easy thinks, turn 2
        @0 13> undo 1
            3 takeback asked by 1, 0 left
            4 agreed by 3
            5 undone by 1, 0 left
            done 3
        ",
    );
}

#[test]
fn the_end_of_the_game_stays() {
    converse(
        Table::from(LAST_MOVES, "Ann Bo").with(Takeback::Consent),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 2> play 2 1K5
            2 moved 2 1K5
            done 2
        @0 1> play 1 2W5
            3 moved 1 2W5
            4 ended: played
            done 3
        @0 1> undo 1
            refused: the game is over
        ",
    );
}

#[test]
fn it_falls_when_somebody_leaves() {
    converse(
        three("Ann Bo Cy"),
        "
            1 opened game 1: Ann, Bo, Cy; 1 begins
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
        @0 1> undo 1
            3 takeback asked by 1, 0 left
            done 3
        @0 3> resign 3
            4 left 3 resigned, easy
            done 4
        @0 2> agree 2 3
            refused: no takeback 3 is asked for
        ",
    );
}
