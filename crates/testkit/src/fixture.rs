//! Drawn fixtures: a table as a picture, so that a test reads like the table.
//!
//! ```
//! use azulejo_testkit::fixture::{assert_seat, play, position};
//!
//! let mut pos = position(
//!     "2cs, round 3, seat 2 began
//!      factories  BBYR  4*KKWW  x  -  RR
//!      center     BYY
//!      lid        RRR 12W
//!      seat 1, 12 points, tray free
//!                . | B....
//!               .R | .B...
//!              ... | .....
//!             ..BB | .....
//!            ..... | .....
//!      floor P B",
//! );
//! play(&mut pos, "2W1<");
//! assert_seat(
//!     &pos,
//!     2,
//!     "         W | .....
//!              .. | .....
//!             ... | .....
//!            .... | .....
//!           ..... | .....
//!      floor W",
//! );
//! ```
//!
//! The first line names the rule set, then in any order what differs from the beginning of a game:
//! `round 3`, `barren 1`, `seat 2 began` (else seat 1), `seat 1 to act` (else the one that began),
//! `over`, `marker with seat 2` (else in the center, or where a `P` is drawn). Then come, in any
//! order:
//!
//! - `factories`: the discs as a position's text writes them; those not drawn are plain and empty;
//! - `center`, `bag`, `lid`: heaps, as letters (`BYY`), as counts (`12W`), or `-`. What is drawn
//!   nowhere is in the bag, or in the lid where the bag is drawn, so that there are always 20 tiles
//!   of each color;
//! - `seat 1, 12 points, tray free` (or `tray B`, `tray P`), with the five rows of its board: the
//!   pattern line, filled from the right as at the table, then `|`, then the wall row; and `floor`.
//!   Rows, floor and whole seats that are not drawn are empty.
//!
//! Blanks between the letters mean nothing. A drawing with a mistake panics and points at its line.

mod draw;
mod read;
mod shorthand;

pub use draw::{draw, draw_seat};
pub use shorthand::{deal, factory, line, moves, mv, play, seat, watch_deal};

use azulejo_rules::{Position, SeatSetup, Setup};

/// The position of a drawing.
///
/// # Panics
///
/// If the drawing has a mistake or such a position is refused.
#[track_caller]
pub fn position(drawing: &str) -> Position {
    read::position(drawing).unwrap_or_else(|mistake| panic!("{}", mistake.shown(drawing)))
}

/// The set-up of a drawing, which may be nonsense.
///
/// # Panics
///
/// If the drawing can't be read.
#[track_caller]
pub fn setup(drawing: &str) -> Setup {
    read::setup(drawing).unwrap_or_else(|mistake| panic!("{}", mistake.shown(drawing)))
}

/// The board of a drawing: the rows and the floor, before them perhaps `12 points, tray free`.
///
/// # Panics
///
/// If the drawing can't be read.
#[track_caller]
pub fn board(drawing: &str) -> SeatSetup {
    read::board(drawing).unwrap_or_else(|mistake| panic!("{}", mistake.shown(drawing)))
}

/// Asserts that the table is as drawn.
///
/// # Panics
///
/// If it is not, with both drawings.
#[track_caller]
pub fn assert_table(pos: &Position, expected: &str) {
    let expected = position(expected);
    assert!(*pos == expected, "found\n{}\nexpected\n{}", draw(pos), draw(&expected));
}

/// Asserts that one player's board is as drawn; the seat counts from 1.
///
/// # Panics
///
/// If it is not, with both drawings.
#[track_caller]
pub fn assert_seat(pos: &Position, number: u8, expected: &str) {
    let found = SeatSetup::from(pos.board(seat(number)));
    let expected = board(expected);
    let (drawn, wanted) = (draw_seat(&found), draw_seat(&expected));
    assert!(found == expected, "seat {number}: found\n{drawn}\nexpected\n{wanted}");
}
