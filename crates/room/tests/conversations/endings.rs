//! Rounds and games that are played to their end.

use crate::script::{LAST_MOVES, Table, converse};
use azulejo_protocol::Report;

#[test]
fn the_move_that_ends_a_round_is_followed_by_the_next_deal() {
    converse(
        Table::from(
            "2cp 1 1 1 c W,-,-,-,- - 20.20.20.20.19 0.0.0.0.0 \
             0:-/-/-/-/-:...../...../...../...../.....:- \
             0:-/-/-/-/-:...../...../...../...../.....:-",
            "Ann bot:hard",
        ),
        "
            1 opened game 1: Ann, bot:hard; 1 begins
        @0 1> play 1 1W1
            2 moved 1 1W1
            3 dealt RYWR RWYB RBBW WWBK BBKR
            done 2
        @0 1> undo 1
            refused: nothing is taken back past a deal
        ",
    );
}

#[test]
fn the_last_move_is_followed_by_the_end_of_the_game() {
    let room = converse(
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
        @0 2> play 2 CB1
            refused: the game is over
        ",
    );
    let mirror = room.mirror();
    assert_eq!((mirror.to_move(), room.wakes_at()), (None, None));
    assert_eq!(mirror.ranking().unwrap().places(), [1, 2]);
    let last = mirror.history().moments().last().unwrap();
    let Report::RoundEnded(report) = last.report else { panic!("{last:?}") };
    assert_eq!(report.seats[0].gained(), 5);
}
