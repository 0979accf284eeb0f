//! Taking back where it is free: at one device and against bots.

use crate::script::{LAST_MOVES, TWO, Table, converse};
use azulejo_protocol::Takeback;

#[test]
fn against_a_bot_the_last_decision_of_the_person_is_taken_back_with_the_reply() {
    let room = converse(
        Table::from(TWO, "Ann bot:hard"),
        "
            1 opened game 1: Ann, bot:hard; 1 begins
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
            bot 2 hard thinks, turn 2
        @600 bot> 2K3
            3 moved 2 2K3
        @700 1> undo 1
            4 undone by 1, 0 left
            done 4
        @800 1> play 1 4R4
            5 moved 1 4R4
            done 5
            bot 2 hard thinks, turn 5
        ",
    );
    assert_eq!(room.mirror().steps().len(), 1);
}

#[test]
fn several_in_a_row_go_back_further_but_not_past_the_starting_point() {
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
        @0 12> undo 1
            4 undone by 1, 1 left
            done 4
        @0 12> undo 1
            5 undone by 1, 0 left
            done 5
        @0 12> undo 1
            refused: nothing is taken back past the starting point
        ",
    );
}

#[test]
fn an_undo_that_is_sent_twice_takes_back_once() {
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
        @0 12> undo 2 at 3 #a
            4 undone by 2, 1 left
            done 4
        @0 12> undo 2 at 3 #a
            done 4
        @0 12> undo 1 at 3
            refused: this answers turn 3, and it is turn 4 now
        ",
    );
}

#[test]
fn a_move_that_was_taken_back_does_not_come_again_by_itself() {
    converse(
        Table::from(TWO, "Ann Bo"),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 12> play 1 1B2 at 1 #a
            2 moved 1 1B2
            done 2
        @0 12> undo 1
            3 undone by 1, 0 left
            done 3
        @0 12> play 1 1B2 at 1 #a
            done 2
        @0 12> play 1 4R4 at 1
            refused: this answers turn 1, and it is turn 3 now
        ",
    );
}

#[test]
fn while_a_bot_thinks_its_thought_is_made_idle() {
    converse(
        Table::from(TWO, "Ann bot:hard"),
        "
            1 opened game 1: Ann, bot:hard; 1 begins
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
            bot 2 hard thinks, turn 2
        @50 bot> 2K3
        @90 1> undo 1
            3 undone by 1, 0 left
            done 3
        @900 tick
        @900 bot> 2K3 at 2
        ",
    );
}

#[test]
fn nothing_is_taken_back_past_a_deal() {
    converse(
        Table::fresh("2cp", "Ann bot:hard"),
        "
            1 opened game 1: Ann, bot:hard; 1 begins
            2 dealt YBRK BRRY KWYR KBKY KYBW
        @0 1> undo 1
            refused: nothing is taken back past a deal
        @0 1> play 1 1K2
            3 moved 1 1K2
            done 3
            bot 2 hard thinks, turn 3
        @0 1> undo 1
            4 undone by 1, 1 left
            done 4
        @0 1> undo 1
            refused: nothing is taken back past a deal
        ",
    );
}

#[test]
fn placements_on_the_free_wall_are_taken_back_together_and_the_take_before_them_alone() {
    converse(
        Table::from(
            "2fp 1 1 1 c W,-,-,-,- - 19.18.19.20.19 0.0.0.0.0 \
             0:B1/Y2/-/-/-:...../...../...../...../.....:- \
             0:R1/-/-/-/-:...../...../...../...../.....:-",
            "Ann Bo",
        ),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 12> play 1 1W3
            2 moved 1 1W3
            done 2
        @0 12> play 1 1@1
            3 moved 1 1@1
            done 3
        @0 12> undo 1
            4 undone by 1, 1 left
            done 4
        @0 12> play 1 1@2
            5 moved 1 1@2
            done 5
        @0 12> play 1 2@3
            6 moved 1 2@3
            done 6
        @0 12> undo 2
            7 undone by 2, 1 left
            done 7
        @0 12> undo 1
            8 undone by 1, 0 left
            done 8
        ",
    );
}

#[test]
fn the_move_that_ended_the_game_can_be_taken_back() {
    let room = converse(
        Table::from(LAST_MOVES, "Ann Bo"),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 12> play 2 1K5
            2 moved 2 1K5
            done 2
        @0 12> play 1 2W3
            3 moved 1 2W3
            4 ended: played
            done 3
        @0 12> undo 1
            5 undone by 1, 1 left
            done 5
        @0 12> play 1 2W5
            6 moved 1 2W5
            7 ended: played
            done 6
        ",
    );
    assert_eq!(room.mirror().steps().len(), 2);
}

#[test]
fn bots_take_nothing_back() {
    converse(
        Table::from(TWO, "bot:hard bot:hard"),
        "
            1 opened game 1: bot:hard, bot:hard; 1 begins
            bot 1 hard thinks, turn 1
        @900 bot> 1B2
            2 moved 1 1B2
            bot 2 hard thinks, turn 2
        @900 12> undo 1
            refused: a bot sits at seat 1
        ",
    );
}

#[test]
fn where_it_is_not_allowed_nothing_is_taken_back() {
    converse(
        Table::from(TWO, "Ann Bo").with(Takeback::Never),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 12> play 1 1B2
            2 moved 1 1B2
            done 2
        @0 12> undo 1
            refused: nothing is taken back at this table
        ",
    );
}
