//! Clause tests: at least one for every numbered rule of `docs/RULES.md`, a file for each of its
//! sections. Boards are drawn; see `azulejo_testkit::fixture`.

mod end;
mod free_wall;
mod next_round;
mod offer;
mod setup;
mod special;
mod tiling;

use azulejo_rules::{Event, IllegalMove, Payment, Placement, Position, Seat};
use azulejo_testkit::fixture::mv;

/// Why a move is refused. The position must be as it was.
#[track_caller]
fn refused(pos: &Position, text: &str) -> IllegalMove {
    let mut after = pos.clone();
    let illegal = after.play(mv(text)).expect_err(text);
    assert_eq!(after, *pos, "the refused {text} changed something");
    illegal
}

/// What a player paid for the floor when the round ended.
#[track_caller]
fn payment(events: &[Event], wanted: Seat) -> Payment {
    let payment = events.iter().find_map(|event| match *event {
        Event::Paid { seat, payment } if seat == wanted => Some(payment),
        _ => None,
    });
    payment.expect("the round has not ended")
}

/// The tiles a player placed, in the order in which it happened.
fn placements(events: &[Event], wanted: Seat) -> Vec<Placement> {
    let placed = events.iter().filter_map(|event| match *event {
        Event::Placed { seat, placement } if seat == wanted => Some(placement),
        _ => None,
    });
    placed.collect()
}

/// The points of the tiles a player placed.
fn points(events: &[Event], seat: Seat) -> Vec<u8> {
    placements(events, seat).iter().map(|placement| placement.runs.points()).collect()
}
