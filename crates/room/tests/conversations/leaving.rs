//! Resigning and calling off.

use crate::script::{THREE, TWO, Table, converse};

#[test]
fn a_game_of_two_is_over_when_one_resigns_in_turn_or_not() {
    let room = converse(
        Table::from(TWO, "Ann Bo"),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 1> resign 2
            refused: seat 2 is not yours
        @0 2> resign 2 #p
            2 ended: 2 resigned
            done 2
        @0 2> resign 2 #p
            done 2
        @0 1> resign 1
            refused: the game is over
        @0 1> undo 1
            refused: the game is over
        ",
    );
    assert_eq!(room.mirror().ranking().unwrap().places(), [1, 2]);
}

#[test]
fn at_three_a_bot_takes_the_seat_and_is_asked_if_it_is_its_turn() {
    converse(
        Table::from(THREE, "Ann Bo Cy"),
        "
            1 opened game 1: Ann, Bo, Cy; 1 begins
        @0 2> resign 2 #q
            2 left 2 resigned, easy
            done 2
        @0 2> resign 2 #q
            done 2
        @0 1> play 1 1B2 at 1
            3 moved 1 1B2
            done 3
            bot 2 easy thinks, turn 3
        @0 2> play 2 2K3
            refused: a bot sits at seat 2
        @100 bot> 2K3
        @500 tick
            4 moved 2 2K3
        @600 3> resign 3
            5 left 3 resigned, easy
            done 5
            bot 3 easy thinks, turn 4
        ",
    );
}

#[test]
fn a_bot_that_thinks_is_not_disturbed() {
    converse(
        Table::from(THREE, "bot:hard Bo Cy"),
        "
            1 opened game 1: bot:hard, Bo, Cy; 1 begins
            bot 1 hard thinks, turn 1
        @0 3> resign 3
            2 left 3 resigned, easy
            done 2
        @900 bot> 1B2 at 1
            3 moved 1 1B2
        ",
    );
}

#[test]
fn a_leaver_ranks_last_whatever_the_bot_makes_of_the_seat() {
    let room = converse(
        Table::from(
            "3cp 6 3 3 c K,-,-,-,-,-,- - 15.18.18.17.18 0.0.0.0.0 \
             10:W1/-/-/-/-:BYRK./WB.../K.B../R..B./Y...B:- \
             0:-/-/-/-/-:...../...../...../...../.....:- \
             5:-/-/-/-/-:...../...../...../...../.....:-",
            "Ann Bo Cy",
        ),
        "
            1 opened game 1: Ann, Bo, Cy; 3 begins
        @0 1> resign 1
            2 left 1 resigned, easy
            done 2
        @0 3> play 3 1K5
            3 moved 3 1K5
            4 ended: played
            done 3
        ",
    );
    let mirror = room.mirror();
    assert!(mirror.position().outcome().unwrap().has_won(azulejo_rules::Seat::ALL[0]));
    assert_eq!(mirror.ranking().unwrap().places(), [3, 2, 1]);
}

#[test]
fn when_the_last_person_leaves_the_bots_do_not_play_on() {
    let room = converse(
        Table::from(THREE, "Ann bot:hard bot:hard"),
        "
            1 opened game 1: Ann, bot:hard, bot:hard; 1 begins
        @0 1> resign 1
            2 ended: 1 resigned
            done 2
        ",
    );
    assert_eq!(room.mirror().ranking().unwrap().places(), [3, 1, 1]);
    assert_eq!(room.thinking(), None);
}

#[test]
fn a_game_may_be_called_off_until_everybody_has_moved_once() {
    let opened = "
            1 opened game 1: Ann, Bo; 1 begins
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
    ";
    let room = converse(
        Table::from(TWO, "Ann Bo"),
        &format!(
            "{opened}
        @0 1> abort 1 #r
            3 ended: aborted by 1
            done 3
        @0 1> abort 1 #r
            done 3
        @0 2> abort 2
            refused: the game is over
        "
        ),
    );
    assert_eq!(room.mirror().ranking(), None);
    converse(
        Table::from(TWO, "Ann Bo"),
        &format!(
            "{opened}
        @0 2> play 2 2K3
            3 moved 2 2K3
            done 3
        @0 1> abort 1
            refused: everybody has moved: resign instead
        "
        ),
    );
}

#[test]
fn a_request_of_another_game_is_refused() {
    converse(
        Table::from(TWO, "Ann Bo"),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 1> resign 1 of 2
            refused: game 1 is being played
        @0 1> abort 1 of 0
            refused: game 1 is being played
        @0 1> rematch 1 of 1
            refused: the game is not over
        ",
    );
}
