//! Points, rows and the end of the game, with plain discs and the colored wall.

use crate::{after, assert_solved, minimax, solve, worth};
use azulejo_rules::{Phase, Seat};
use azulejo_search::Utility;
use azulejo_testkit::fixture::{mv, position};

/// No line of seat 1 takes red, so both tiles fall: 20 + 1 for white in row 1 − 2 = 19. Seat 2:
/// 10 + 5 − 1 for the marker + 2 = 16.
#[test]
fn a_forced_floor_is_paid_for() {
    assert_solved(
        "2cp, round 5
         center RR
         seat 1, 20 points
             W | .....
            .W | .....
           ..W | .....
          ...W | .....
         ....W | .....
         seat 2, 10 points
             W | BYRK.
            .. | .....
           ... | .....
          .... | .....
         ..... | .....
         floor P",
        "CRF",
        &[19, 16],
        10_000,
    );
}

/// Red brings seat 1 three points (run Y-R-K), blue two. But blue fills seat 2's line 2 and brings it
/// two, and red it must drop for one. Red: 23 to 15 + 5 + 2 − 1 + 2 = 23, and seat 2 has the row.
/// Blue: 22 to 15 + 5 − 2 + 2 = 20.
#[test]
fn the_last_tile_but_one_is_taken_away_from_the_rival() {
    assert_solved(
        "2cp, round 5
         center BR
         seat 1, 20 points
             . | .Y.K.
            .W | .....
           ..W | .....
          ...W | .....
         ....W | .....
         seat 2, 15 points
             W | BYRK.
            .B | .....
           ..W | .....
          ...W | .....
         ....W | .....
         floor P",
        "CB1",
        &[22, 20],
        10_000,
    );
}

/// The same with a third player, who can use nothing but the black tile and stands in nobody's way.
#[test]
fn the_leader_is_denied_across_a_third_player() {
    assert_solved(
        "3cp, round 5
         center BRK
         seat 1, 20 points
             . | .Y.K.
            .W | .....
           ..W | .....
          ...W | .....
         ....W | .....
         seat 2, 0 points
             . | B.R..
            .W | .....
           ..W | .....
          ...W | .....
         ....W | .....
         seat 3, 15 points
             W | BYRK.
            .B | .....
           ..W | .....
          ...W | .....
         ....W | .....
         floor P",
        "CB1",
        &[22, 2, 20],
        10_000,
    );
}

/// Red completes seat 1's row as well: 20 + 5 + 2 = 27. Seat 2: 21 + 5 − 1 + 2 = 27, one row each.
#[test]
fn equal_points_and_equal_rows_share_the_victory() {
    assert_solved(
        "2cp, round 5
         center R
         seat 1, 20 points
             . | BY.KW
            .W | .....
           ..W | .....
          ...W | .....
         ....W | .....
         seat 2, 21 points
             W | BYRK.
            .. | .....
           ... | .....
          .... | .....
         ..... | .....
         floor P",
        "CR1",
        &[27, 27],
        5_000,
    );
}

/// Seat 1 has the marker: 21 + 5 − 1 + 2 = 27, as many as seat 2, but one row more. Nobody else ends
/// the game, so that any other move leaves seat 1 eight points and more behind in a game that goes on.
#[test]
fn equal_points_are_won_by_the_row_that_ends_the_game() {
    assert_solved(
        "2cp, round 5
         center R
         seat 1, 21 points
             . | BY.KW
            .W | .....
           ..W | .....
          ...W | .....
         ....W | .....
         floor P
         seat 2, 27 points",
        "CR1",
        &[27, 27],
        10_000,
    );
}

/// Seat 1 gets one point for red and has as many as seats 2 and 3; seat 4 ends the game far behind.
#[test]
fn three_players_share_a_victory() {
    assert_solved(
        "4cp, round 5
         center R
         seat 1, 19 points
             . | .....
            .W | .....
           ..W | .....
          ...W | .....
         ....W | .....
         seat 2, 20 points
         seat 3, 20 points
         seat 4, 5 points
             W | BYRK.
            .. | .....
           ... | .....
          .... | .....
         ..... | .....
         floor P",
        "CR1",
        &[20, 20, 20, 11],
        3_333,
    );
}

/// For seat 1 blue is worth 5 + 7 for column 1, red 1 + 10 for the last red tile, yellow 7 + 2 for
/// row 4. It gets two of the three: the first it takes, and the worse one of the others, as seat 2,
/// who must drop whatever it takes, leaves that. Blue first: 12 + 9 = 21; else 20, and seat 2 has as
/// many points and as many rows. Seat 2: 25 + 5 − 2 + 2 = 30.
#[test]
fn the_column_comes_before_the_color_and_the_row() {
    assert_solved(
        "2cp, round 6
         center BYR
         seat 1, 10 points
             . | ..R..
            .R | W....
           ..W | K...R
          .YYY | RKWB.
         ....K | YR...
         seat 2, 25 points
             W | BYRK.
            .K | .....
           ..W | .....
          ...K | .....
         ....K | .....
         floor P",
        "CB1",
        &[31, 30],
        10_000,
    );
}

/// Blue brings a point more than red. But in the center lies the marker. Blue: 20 + 3 − 1 = 22 to
/// 16 + 5 − 1 + 2 = 22, and seat 2 has the row. Red: 22 to 16 + 5 − 2 + 2 = 21.
#[test]
fn the_marker_is_left_to_the_rival() {
    assert_solved(
        "2cp, round 5
         factories R
         center B
         seat 1, 20 points
             . | .YR..
            .R | ..Y..
           ..W | .....
          ...W | .....
         ....W | .....
         seat 2, 16 points
             W | BYRK.
            .K | .....
           ..W | .....
          ...K | .....
         ....K | .....",
        "1R2",
        &[22, 21],
        10_000,
    );
}

/// Red would complete a row and end the game, 27 to 39. Any other move keeps it going.
#[test]
fn a_game_is_not_ended_by_the_loser() {
    let pos = position(
        "2cp, round 5
         center R
         seat 1, 20 points
             . | BY.KW
            .. | .....
           ... | .....
          .... | .....
         ..... | .....
         seat 2, 40 points
         floor P",
    );
    let ending = mv("CR1");
    assert_eq!(after(&pos, ending).phase(), Phase::Over);
    assert_eq!(worth(&pos, ending).value, Utility::MARGIN * -12);
    let found = solve(&pos);
    assert_eq!(after(&pos, found.best).phase(), Phase::Deal);
    assert!(found.value > 0, "{found:?}");
    assert_eq!(found.value, minimax(&pos, Seat::ALL[0]));
}
