//! Clocks: whose time runs, and what happens when it has run out.

use crate::script::{THREE, TWO, Table, converse};
use azulejo_protocol::{Clock, Millis, Takeback};
use azulejo_rules::Seat;

const LIVE: Clock = Clock::Live { main: Millis(10_000), increment: Millis(2_000) };
const PER_MOVE: Clock = Clock::PerMove { time: Millis(10_000) };

/// What the first seats have left.
fn left(room: &azulejo_room::Room, now: u64) -> Vec<u64> {
    let clocks = room.mirror().clocks();
    let seats = Seat::ALL.into_iter();
    seats.filter_map(|seat| clocks.left(seat, Millis(now))).map(|left| left.0).collect()
}

#[test]
fn a_live_clock_runs_in_the_own_turn_and_gains_with_the_move() {
    let room = converse(
        Table::from(TWO, "Ann Bo").timed(LIVE),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @3000 1> play 1 1B2
            2 moved 1 1B2
            done 2
        @4000 2> play 2 2K3
            3 moved 2 2K3
            done 3
        ",
    );
    assert_eq!(left(&room, 4_500), [8_500, 11_000]);
    assert_eq!(room.wakes_at(), Some(Millis(13_000)));
}

#[test]
fn a_clock_per_move_begins_anew_with_every_turn() {
    let room = converse(
        Table::from(TWO, "Ann Bo").timed(PER_MOVE),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @9999 1> play 1 1B2
            2 moved 1 1B2
            done 2
        @19998 2> play 2 2K3
            3 moved 2 2K3
            done 3
        ",
    );
    assert_eq!(room.wakes_at(), Some(Millis(29_998)));
}

#[test]
fn one_of_two_whose_time_has_run_out_loses() {
    let room = converse(
        Table::from(TWO, "Ann Bo").timed(LIVE),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @9999 tick
        @10000 tick
            2 ended: 1 out of time
        @10001 1> play 1 1B2
            refused: the game is over
        ",
    );
    assert_eq!(room.mirror().ranking().unwrap().places(), [2, 1]);
    assert_eq!((room.wakes_at(), left(&room, 99_000)), (None, vec![0, 10_000]));
}

#[test]
fn a_move_that_comes_too_late_is_not_made_even_if_nobody_looked_at_the_clock() {
    converse(
        Table::from(TWO, "Ann Bo").timed(PER_MOVE),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @10000 1> play 1 1B2
            2 ended: 1 out of time
            refused: the game is over
        ",
    );
}

#[test]
fn at_three_a_bot_takes_the_seat_of_whose_time_has_run_out() {
    let room = converse(
        Table::from(THREE, "Ann Bo Cy").timed(PER_MOVE),
        "
            1 opened game 1: Ann, Bo, Cy; 1 begins
        @10000 tick
            2 left 1 out of time, easy
            bot 1 easy thinks, turn 1
        @10001 1> play 1 1B2
            refused: a bot sits at seat 1
        @10100 bot> 1B2
        @10499 tick
        @10500 tick
            3 moved 1 1B2
        @20499 tick
        @20500 tick
            4 left 2 out of time, easy
            bot 2 easy thinks, turn 3
        @22000 bot> 2K3
            5 moved 2 2K3
        @32000 tick
            6 ended: 3 out of time
        ",
    );
    assert_eq!(room.mirror().ranking().unwrap().places(), [3, 2, 1]);
}

#[test]
fn bots_have_no_clock() {
    let room = converse(
        Table::from(TWO, "bot:hard Bo").timed(LIVE),
        "
            1 opened game 1: bot:hard, Bo; 1 begins
            bot 1 hard thinks, turn 1
        @60000 bot> 1B2
            2 moved 1 1B2
        ",
    );
    assert_eq!(room.wakes_at(), Some(Millis(70_000)));
    assert_eq!(left(&room, 60_000), [10_000, 10_000]);
}

#[test]
fn placements_share_the_time_of_one_decision() {
    let room = converse(
        Table::from(
            "2fp 1 1 1 c W,-,-,-,- - 19.18.19.20.19 0.0.0.0.0 \
             0:B1/Y2/-/-/-:...../...../...../...../.....:- \
             0:R1/-/-/-/-:...../...../...../...../.....:-",
            "Ann Bo",
        )
        .timed(PER_MOVE),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @1000 1> play 1 1W3
            2 moved 1 1W3
            done 2
        @7000 1> play 1 1@1
            3 moved 1 1@1
            done 3
        ",
    );
    assert_eq!(room.wakes_at(), Some(Millis(11_000)));
}

#[test]
fn time_that_was_used_is_not_taken_back() {
    let room = converse(
        Table::from(TWO, "Ann Bo").timed(LIVE).with(Takeback::Consent),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @3000 1> play 1 1B2
            2 moved 1 1B2
            done 2
        @4000 1> undo 1
            3 takeback asked by 1, 0 left
            done 3
        @5000 2> agree 2 3
            4 agreed by 2
            5 undone by 1, 0 left
            done 4
        ",
    );
    assert_eq!(left(&room, 6_000), [8_000, 8_000]);
}
