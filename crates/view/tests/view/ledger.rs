//! What a player would have if the round ended now.

use azulejo_rules::{Bonuses, Line, Position};
use azulejo_testkit::fixture::{line, play, position, seat};
use azulejo_view::Ledger;
use azulejo_view::ledger::bound_row;

fn ledger(pos: &Position) -> Ledger {
    Ledger::of(pos.board(seat(1)), pos.rules().wall)
}

fn bound(pos: &Position) -> Option<Line> {
    bound_row(pos.board(seat(1)), pos.rules().wall)
}

#[test]
fn tiles_are_scored_with_those_above_them() {
    let pos = position(
        "2cp, round 3
         factories  W
         seat 1, 23 points
                   B | .....
                  WW | .....
                 ... | K....
                .... | .....
               ..... | .....
         floor P B K",
    );
    // Blue alone is 1; white below it makes a column of three with the black tile.
    let ledger = ledger(&pos);
    assert_eq!((ledger.now, ledger.tiles, ledger.floor, ledger.total), (23, 4, 4, 23));
    assert_eq!((ledger.net(), ledger.at_best), (0, false));
}

#[test]
fn the_total_stops_at_0() {
    let pos = position(
        "2cp, round 3
         factories  W
         seat 1, 3 points
                   R | .....
                  .. | .....
                 ... | .....
                .... | .....
               ..... | .....
         floor P B B K K",
    );
    let ledger = ledger(&pos);
    assert_eq!((ledger.tiles, ledger.floor, ledger.total, ledger.net()), (1, 8, 0, -3));
}

#[test]
fn bonuses_are_those_of_the_wall_as_it_would_be() {
    let pos = position(
        "2cp, round 3
         factories  W
         seat 1, 3 points
                   B | .YRKW
                  .. | W....
                 ... | K....
                .... | R....
               ..... | Y....",
    );
    let ledger = ledger(&pos);
    assert_eq!(ledger.bonuses, Bonuses { rows: 1, columns: 1, colors: 0 });
    assert_eq!(ledger.bonus(), Bonuses::ROW + Bonuses::COLUMN);
    // 5 in the row and 5 in the column.
    assert_eq!((ledger.tiles, ledger.total), (10, 13));
}

#[test]
fn open_lines_of_the_free_wall_count_at_their_best() {
    let pos = position(
        "2fp, round 3
         factories  W
         seat 1, 0 points
                   . | .....
                  BB | ..RK.
                 ... | .....
                .... | .....
               ..... | .....",
    );
    let ledger = ledger(&pos);
    assert_eq!((ledger.tiles, ledger.at_best), (3, true));
    let placement = ledger.placement(line(2)).unwrap();
    assert_eq!(placement.column.number(), 2, "the leftmost of equals");
}

#[test]
fn a_line_with_one_column_is_no_guess() {
    let pos = position(
        "2fp, round 3
         factories  W
         seat 1, 0 points
                   . | .....
                  BB | YWRK.
                 ... | .....
                .... | .....
               ..... | .....",
    );
    assert_eq!((ledger(&pos).tiles, ledger(&pos).at_best), (5, false));
}

#[test]
fn lines_without_a_column_cost_their_fall() {
    let pos = position(
        "2fp, round 3
         factories  W
         seat 1, 9 points
                   . | R....
                  .. | .R...
                 RRR | ..BKW
                .... | .....
               ..... | .....
         floor B",
    );
    let ledger = ledger(&pos);
    assert_eq!((ledger.tiles, ledger.floor, ledger.total), (0, 6, 3));
}

#[test]
fn a_full_line_that_completes_its_row_binds_it() {
    let mut pos = position(
        "2cp, round 3
         factories  B K
         seat 1, 9 points
                   . | .YRKW
                  .. | .....
                 ... | .....
                .... | .....
               ..... | .....",
    );
    assert_eq!(bound(&pos), None);
    play(&mut pos, "1B1");
    assert_eq!(bound(&pos), Some(line(1)));
}

#[test]
fn a_full_line_elsewhere_binds_nothing() {
    let pos = position(
        "2cp, round 3
         factories  K
         seat 1, 9 points
                   . | .YRKW
                  BB | ..YRK
                 ... | .....
                .... | .....
               ..... | .....",
    );
    assert_eq!(bound(&pos), None);
}

#[test]
fn on_the_free_wall_the_last_column_must_be_legal() {
    let rows = |below: &str| {
        position(&format!(
            "2fp, round 3
             factories  K
             seat 1, 9 points
                       . | {below}
                      .. | .....
                     BBB | YWRK.
                    .... | .....
                   ..... | ....."
        ))
    };
    assert_eq!(bound(&rows("R....")), Some(line(3)));
    assert_eq!(bound(&rows("....B")), None, "column 5 has blue already");
}

#[test]
fn a_line_above_may_take_the_column_away() {
    let pos = position(
        "2fp, round 3
         factories  K
         seat 1, 9 points
                   . | .....
                  BB | .....
                 BBB | YWRK.
                .... | .....
               ..... | .....",
    );
    assert_eq!(bound(&pos), None);
}
