//! The free wall: where a tile goes.

use crate::assert_solved;

/// In column 3 black makes runs of four and four, in column 1 of two and five; but the five are a
/// column: 10 + 7 + 7 = 24, else 18. Seat 2 has placed its tiles: 20 − 1
/// for the marker + 2 = 21.
#[test]
fn on_the_free_wall_a_column_is_worth_more_than_its_runs() {
    assert_solved(
        "2fp, round 5, seat 2 began, seat 1 to act, marker with seat 2
         seat 1, 10 points
             . | B.Y..
            KK | .B.RW
           ... | Y.B..
          .... | R.W..
         ..... | W....
         seat 2, 20 points
             . | BYRKW
            .. | .....
           ... | .....
          .... | .....
         ..... | .....
         floor P",
        "2@1",
        &[24, 21],
        10_000,
    );
}

/// In row 1 black brings three points in column 4 and two in column 5. But column 4 is the only one
/// left to the black tiles of line 2, as column 1 has black; they would fall for two points instead of
/// bringing four. 10 + 2 + 4 = 16 to 13 + 2 = 15; else 10 + 3 − 2 = 11.
#[test]
fn on_the_free_wall_a_place_is_kept_for_the_next_line() {
    assert_solved(
        "2fp, round 5, seat 2 began, seat 1 to act
         seat 1, 10 points
             K | .BW..
            KK | .YR.W
           ... | .....
          .... | K....
         ..... | .....
         seat 2, 13 points
             . | BYRKW
            .. | .....
           ... | .....
          .... | .....
         ..... | .....",
        "1@5",
        &[16, 15],
        10_000,
    );
}
