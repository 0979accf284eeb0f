//! RULES 6: the free wall.

use crate::{payment, placements, points, refused};
use azulejo_rules::{
    Bonuses, Column, DroppedLine, Ending, Event, IllegalMove, Phase, Position, Seat, Tile,
};
use azulejo_testkit::fixture::{assert_seat, assert_table, line, moves, play, position, seat};

fn column(number: u8) -> Column {
    Column::new(number).unwrap()
}

fn dropped(events: &[Event]) -> Vec<DroppedLine> {
    let drops = events.iter().filter_map(|event| match *event {
        Event::Dropped { drop, .. } => Some(drop),
        _ => None,
    });
    drops.collect()
}

/// RULES 6.1: the tile may go to any empty space of its row whose column does not hold its color.
#[test]
fn a_tile_may_go_to_any_empty_space_whose_column_lacks_its_color() {
    let pos = position(
        "2fp
         seat 1
                . | .R...
               .. | .....
              RRR | B.Y..
             .... | .....
            ..... | ....R",
    );
    assert_eq!(moves(&pos), ["3@4"]);
    let taken =
        |number, tile| IllegalMove::SpaceTaken { line: line(3), column: column(number), tile };
    let holds = |number| IllegalMove::ColumnHolds { column: column(number), tile: Tile::Red };
    for (text, illegal) in [
        ("3@1", taken(1, Tile::Blue)),
        ("3@2", holds(2)),
        ("3@3", taken(3, Tile::Yellow)),
        ("3@5", holds(5)),
    ] {
        assert_eq!(refused(&pos, text), illegal, "{text}");
    }
}

/// RULES 6.1: on an empty wall every column is legal, for any color.
#[test]
fn an_empty_wall_takes_every_color_anywhere() {
    for tile in Tile::ALL {
        let pos = position(&format!(
            "2fp
             seat 1
                {tile} | .....
               .. | .....
              ... | .....
             .... | .....
            ..... | ....."
        ));
        assert_eq!(moves(&pos), ["1@1", "1@2", "1@3", "1@4", "1@5"]);
    }
}

/// Two full lines of blue.
const TWO_LINES: &str = "2fp
    seat 1
        B | .....
       BB | .....
      ... | .....
     .... | .....
    ..... | .....";

/// RULES 6.2: lines are decided one by one, from top to bottom.
#[test]
fn lines_are_decided_from_top_to_bottom() {
    let mut pos = position(TWO_LINES);
    let wrong = IllegalMove::WrongLine { line: line(2), expected: line(1) };
    assert_eq!(refused(&pos, "2@1"), wrong);
    play(&mut pos, "1@3");
    let wrong = IllegalMove::WrongLine { line: line(1), expected: line(2) };
    assert_eq!(refused(&pos, "1@1"), wrong);
}

/// RULES 6.2: each is placed and scored before the next is looked at.
#[test]
fn a_line_is_placed_and_scored_before_the_next() {
    let mut pos = position(
        "2fp
         seat 1
                B | .....
               YY | .....
              ... | .....
             .... | .....
            ..... | .....",
    );
    let events = play(&mut pos, "1@3 2@3");
    assert_eq!(points(&events, seat(1)), [1, 2]);

    let mut pos = position(TWO_LINES);
    play(&mut pos, "1@3");
    assert_eq!(moves(&pos), ["2@1", "2@2", "2@4", "2@5"], "column 3 holds blue now");
}

/// RULES 6.2: a legal column must be used, even where only one is legal: declining is not allowed.
#[test]
fn a_decision_cannot_be_declined() {
    let pos = position(
        "2fp
         seat 1
                B | KYRW.
               .. | .....
              ... | .....
             .... | .....
            ..... | .....",
    );
    assert_eq!(pos.phase(), Phase::Tiling);
    assert_eq!(moves(&pos), ["1@5"]);
    let must = IllegalMove::MustPlace { seat: seat(1), line: line(1) };
    for text in ["1B1", "CBF"] {
        assert_eq!(refused(&pos, text), must, "{text}");
    }
}

/// RULES 6.2: a seat decides all its lines before the next one, beginning with the seat that began
/// the round.
#[test]
fn seats_decide_in_turn_from_the_starter() {
    let mut pos = position(
        "3fp, seat 2 began, seat 1 to act
         factories K
         seat 1
                B | .....
               .. | .....
              ... | .....
             .... | .....
            ..... | .....
         seat 3
                B | .....
               YY | .....
              ... | .....
             .... | .....
            ..... | .....",
    );
    let mut order = Vec::new();
    for text in ["1KF", "1@1", "2@1", "1@1"] {
        order.push(pos.player_to_move().map(Seat::number));
        play(&mut pos, text);
    }
    assert_eq!(order, [1, 3, 3, 1].map(Some));
    assert_eq!(pos.phase(), Phase::Deal);
}

/// Column 3 of row 2 is the only place for red, which line 1 may take away.
const RIVALS: &str = "2fp
    factories K
    seat 1, 10 points
        R | .....
       RR | BY...
      ... | ...R.
     .... | ....R
    ..... | .....
    floor W";

/// RULES 6.3: if no column is legal, all tiles of that line fall to the floor at that moment and
/// count in 3.3.
#[test]
fn a_line_without_a_legal_column_falls() {
    let mut pos = position(RIVALS);
    let events = play(&mut pos, "1K5 1@3");
    assert_eq!(dropped(&events), [DroppedLine { line: line(2), tile: Tile::Red }]);
    let payment = payment(&events, seat(1));
    assert_eq!(payment.floor.to_string(), "WRR");
    assert_eq!((payment.before, payment.after), (11, 7));
    assert_table(
        &pos,
        "2fp, round 2
         lid RRW
         seat 1, 7 points
                . | ..R..
               .. | BY...
              ... | ...R.
             .... | ....R
            ....K | .....",
    );
}

/// RULES 6.3: at that moment, not before: with another column for line 1, line 2 is decided.
#[test]
fn a_line_falls_only_when_its_turn_comes() {
    let mut pos = position(RIVALS);
    let events = play(&mut pos, "1K5 1@1");
    assert_eq!(dropped(&events), []);
    assert_eq!(moves(&pos), ["2@3"]);
}

/// RULES 6.3: the tiles fall by 2.5: those beyond the seventh space go to the lid at once.
#[test]
fn fallen_tiles_fill_the_floor_and_then_the_lid() {
    let mut pos = position(
        "2fp
         factories K
         seat 1, 30 points
                . | ...B.
               .. | .....
              YYY | .....
             BBBB | WYR..
            ..... | ....B
         floor W W W W W",
    );
    play(&mut pos, "1K5");
    assert_eq!(moves(&pos), ["3@1", "3@3", "3@4", "3@5"], "column 2 holds yellow");
    let before = pos.clone();
    let events = play(&mut pos, "3@1");
    assert_eq!(dropped(&events), [DroppedLine { line: line(4), tile: Tile::Blue }]);
    assert_eq!(payment(&events, seat(1)).floor.to_string(), "WWWWWBB");
    assert_eq!(pos.lid().to_string(), "BBBBYYWWWWW");
    assert_eq!(before.lid().to_string(), "");
}

/// RULES 6.3: where no line has a legal column, nothing is to be decided and the round ends.
#[test]
fn a_round_without_decisions_ends_with_its_last_take() {
    let mut pos = position(
        "2fp
         factories K
         seat 1
                . | ...R.
               .. | ....R
              RRR | BYK..
             .... | .....
            ..... | .....",
    );
    let events = play(&mut pos, "1K5");
    assert_eq!(dropped(&events), [DroppedLine { line: line(3), tile: Tile::Red }]);
    assert_eq!(pos.phase(), Phase::Deal);
}

/// RULES 6.4: starting or extending a line is restricted only as in 2.4, even if the color can't be
/// placed any more.
#[test]
fn a_line_may_be_begun_though_its_color_has_no_column() {
    let board = "
         seat 1
                . | ...R.
               .. | ....R
              LLL | BYK..
             .... | .....
            ..... | .....";
    for (tiles, after) in [("...", ".RR"), ("..R", "RRR")] {
        let mut pos = position(&format!("2fp\nfactories RR W{}", board.replace("LLL", tiles)));
        play(&mut pos, "1R3");
        assert_seat(&pos, 1, board.replace("LLL", after).replace("seat 1", "0 points").as_str());
    }
}

/// RULES 6.4: as in 2.4, its wall row must not hold the color.
#[test]
fn a_line_refuses_a_color_of_its_row_wherever_it_stands() {
    let pos = position(
        "2fp
         factories RR
         seat 1
                . | .....
               .. | .....
              ... | R....
             .... | .....
            ..... | .....",
    );
    assert_eq!(refused(&pos, "1R3"), IllegalMove::RowHolds { line: line(3), tile: Tile::Red });
}

/// A free wall one decision before its end: row 1, column 5 and blue will be complete.
fn last_decision() -> Position {
    position(
        "2fp, round 6
         seat 1, 40 points
                B | KYRW.
               .. | .B..Y
              ... | B...R
             .... | ...BK
            ..... | ..B.W",
    )
}

/// RULES 6.5: scoring is as on the colored wall.
#[test]
fn tiles_score_their_runs_on_the_free_wall() {
    let mut pos = last_decision();
    let events = play(&mut pos, "1@5");
    let [tile] = placements(&events, seat(1))[..] else { panic!("{events:?}") };
    assert_eq!((tile.runs.row, tile.runs.column, tile.runs.points()), (5, 5, 10));
}

/// RULES 6.5: end and bonuses are as on the colored wall.
#[test]
fn a_complete_row_ends_the_game_on_the_free_wall() {
    let mut pos = last_decision();
    play(&mut pos, "1@5");
    let outcome = pos.outcome().expect("the game is over");
    assert_eq!(outcome.ending, Ending::Row);
    assert_eq!(outcome.standings[0].bonuses, Bonuses { rows: 1, columns: 1, colors: 1 });
    assert_eq!(outcome.standings[0].score, 40 + 10 + 19);
}
