//! Special factories: what the spread and the tray are good for.

use crate::{assert_solved, minimax, solve};
use azulejo_rules::Seat;
use azulejo_testkit::fixture::position;

/// The tile that seat 1 leaves goes to the tray on the left or to a plain disc on the right. Seat 2
/// must drop it: from the tray for nothing, from the plain disc for one point. Seat 1: 20 + 1. Seat 2:
/// 15 + 5 − 2 + 2 = 20, or 21 with the tray, and then it has the row.
#[test]
fn the_spread_keeps_the_rest_off_the_tray() {
    assert_solved(
        "2cs, round 5
         factories 5*- 4*BR
         seat 1, 20 points
             . | ..R..
            .W | .....
           ..W | .....
          ...W | .....
         ....W | .....
         seat 2, 15 points
             W | BYRK.
            .K | .....
           ..W | .....
          ...K | .....
         ....K | .....
         floor P",
        "2B1<",
        &[21, 20],
        10_000,
    );
}

/// Two tiles are left over. Kept off the tray, one of them costs seat 2 a point and the other one
/// costs seat 1 a point: 19 + 3 − 1 = 21 to 15 + 5 − 2 + 2 = 20.
#[test]
fn the_spread_may_send_everything_to_one_side() {
    assert_solved(&two_left_over("2cs"), "2B1<", &[21, 20], 10_000);
}

/// The even spread puts one of them onto the tray, where seat 2 takes it for nothing: 21 to 21, and
/// seat 2 has the row, whatever seat 1 does.
#[test]
fn the_even_spread_leaves_no_such_choice() {
    let pos = position(&two_left_over("2ce"));
    let found = solve(&pos);
    assert_eq!((found.value, minimax(&pos, Seat::ALL[0])), (0, 0), "{found:?}");
}

fn two_left_over(rules: &str) -> String {
    format!(
        "{rules}, round 5
         factories 5*- 4*BYR
         seat 1, 19 points
             . | .YR..
            .W | .....
           ..W | .....
          ...W | .....
         ....W | .....
         seat 2, 15 points
             W | BYRK.
            .K | .....
           ..W | .....
          ...K | .....
         ....K | .....
         floor P"
    )
}

/// Nobody has a use for blue or red. Blue with the tray costs seat 1 one point, and seat 2 pays for
/// two red tiles behind its marker: 20 + 1 − 1 = 20 to 15 + 5 − 4 + 2 = 18. Red costs seat 1 two
/// points, and seat 2 has the tray for one of the blue ones: 19 to 20.
#[test]
fn the_tray_is_worth_more_than_it_holds() {
    assert_solved(
        "2cs, round 5
         factories 5*BB 3*RR
         seat 1, 20 points
             W | .....
            .W | .....
           ..W | .....
          ...W | .....
         ....W | .....
         seat 2, 15 points
             W | BYRK.
            .K | .....
           ..W | .....
          ...K | .....
         ....K | .....
         floor P",
        "1BF",
        &[20, 18],
        10_000,
    );
}
