//! Bots are asked, wait for their pause, and are heard only in their turn.

use crate::script::{TWO, Table, converse};
use azulejo_protocol::Millis;

#[test]
fn a_bot_is_asked_and_its_answer_waits_until_its_pause_is_over() {
    let room = converse(
        Table::from(TWO, "Ann bot:hard"),
        "
            1 opened game 1: Ann, bot:hard; 1 begins
        @1000 1> play 1 1B2
            2 moved 1 1B2
            done 2
            bot 2 hard thinks, turn 2
        @1020 bot> 2K3
        @1499 tick
        @1500 tick
            3 moved 2 2K3
        ",
    );
    assert_eq!((room.wakes_at(), room.thinking()), (None, None));
}

#[test]
fn a_bot_that_thought_longer_than_its_pause_moves_at_once() {
    converse(
        Table::from(TWO, "bot:hard Bo"),
        "
            1 opened game 1: bot:hard, Bo; 1 begins
            bot 1 hard thinks, turn 1
        @700 bot> 1B2
            2 moved 1 1B2
        ",
    );
}

#[test]
fn without_a_pause_every_bot_moves_at_once_and_the_next_is_asked() {
    let mut table = Table::from(TWO, "bot:easy bot:hard");
    table.options.bot_pause = Millis::ZERO;
    converse(
        table,
        "
            1 opened game 1: bot:easy, bot:hard; 1 begins
            bot 1 easy thinks, turn 1
        @0 bot> 1B2
            2 moved 1 1B2
            bot 2 hard thinks, turn 2
        @0 bot> 2K3
            3 moved 2 2K3
            bot 1 easy thinks, turn 3
        ",
    );
}

#[test]
fn an_answer_to_another_turn_and_a_second_answer_are_ignored() {
    converse(
        Table::from(TWO, "Ann bot:hard"),
        "
            1 opened game 1: Ann, bot:hard; 1 begins
        @0 bot> 1B2
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
            bot 2 hard thinks, turn 2
        @10 bot> 2W3 at 1
        @20 bot> 2K3
        @30 bot> 2W3
        @600 tick
            3 moved 2 2K3
        @700 bot> 2W3 at 2
        ",
    );
}

#[test]
fn an_illegal_answer_is_an_error_and_the_question_stands() {
    let room = converse(
        Table::from(TWO, "bot:hard Bo"),
        "
            1 opened game 1: bot:hard, Bo; 1 begins
            bot 1 hard thinks, turn 1
        @10 bot> 1K2
            error: the bot at seat 1 wants 1K2: factory 1 has no black, only BYR
        ",
    );
    assert_eq!(room.thinking().map(|think| think.turn), Some(1));
}

#[test]
fn an_answer_that_waits_is_made_before_anything_else_is_heard() {
    converse(
        Table::from(TWO, "bot:hard Bo"),
        "
            1 opened game 1: bot:hard, Bo; 1 begins
            bot 1 hard thinks, turn 1
        @10 bot> 1B2
        @800 2> play 2 2K3 at 2
            2 moved 1 1B2
            3 moved 2 2K3
            done 3
            bot 1 hard thinks, turn 3
        ",
    );
}
