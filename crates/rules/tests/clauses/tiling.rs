//! RULES 3: wall tiling.

use crate::{payment, placements, points};
use azulejo_rules::{
    AfterRound, Board, Column, Game, Line, Marker, Phase, Position, Runs, TilingStep,
};
use azulejo_testkit::fixture::{assert_seat, assert_table, line, mv, play, position, seat};

/// RULES 3.1: the tile of every full line moves to the wall and the line's other tiles go to the
/// lid; incomplete lines stay.
#[test]
fn full_lines_are_tiled_and_incomplete_ones_stay() {
    let mut pos = position(
        "2cp, round 4
         factories B
         seat 1, 10 points
                Y | .....
               .B | .....
              RRR | .....
             .BBB | .....
            ..WWW | .....",
    );
    play(&mut pos, "1B4");
    assert_table(
        &pos,
        "2cp, round 5
         lid RR BBB
         seat 1, 13 points
                . | .Y...
               .B | .....
              ... | ....R
             .... | ...B.
            ..WWW | .....",
    );
}

/// RULES 3.1: lines are tiled from top to bottom, and each tile scores at once, so that a lower
/// one counts those above it.
#[test]
fn lines_are_tiled_from_top_to_bottom() {
    let mut pos = position(
        "2cp
         factories B
         seat 1
                B | .....
               WW | .....
              KKK | .....
             .... | .....
            ..... | .....",
    );
    let events = play(&mut pos, "1BF");
    let lines: Vec<Line> = placements(&events, seat(1)).iter().map(|tile| tile.line).collect();
    assert_eq!(lines, [line(1), line(2), line(3)]);
    assert_eq!(points(&events, seat(1)), [1, 2, 3]);
    let scores: Vec<u16> = placements(&events, seat(1)).iter().map(|tile| tile.score).collect();
    assert_eq!(scores, [1, 3, 6]);
}

/// RULES 3.1: the report of a round tells every seat's lines, floor and scores, and who starts.
#[test]
fn the_report_tells_the_round() {
    let mut game = Game::new("2cp".parse().unwrap(), seat(1));
    game.deal("BBBB YYYY RRRR KKKK WWWW".parse().unwrap()).unwrap();
    for text in ["1B4", "2Y4", "3R3", "4K2"] {
        assert_eq!(game.play(mv(text)).unwrap(), None);
    }
    let report = game.play(mv("5W5")).unwrap().expect("the round has ended");
    assert_eq!(report.round, 1);
    assert_eq!(report.then, AfterRound::Round { starts: seat(1) });

    let told: Vec<(String, u16, u8, u16)> = report
        .seats
        .iter()
        .map(|seat| {
            let steps = seat.steps.iter().map(|step| match step {
                TilingStep::Placed(tile) => format!("{}@{}{}", tile.line, tile.column, tile.tile),
                TilingStep::Dropped(drop) => format!("{} fell", drop.line),
            });
            let payment = seat.payment;
            let steps: Vec<String> = steps.collect();
            (steps.join(" "), seat.gained(), payment.floor.cost(), payment.after)
        })
        .collect();
    assert_eq!(
        told,
        [
            // Blue stands in column 4 of row 4, red in column 5 of row 3: no neighbors.
            ("3@5R 4@4B".to_owned(), 2, 1, 1),
            ("2@5K 4@5Y".to_owned(), 2, 2, 0),
        ]
    );
}

/// Plays the tile of the space `*` on a colored wall where `#` is filled.
fn place(wall: [&str; 5]) -> (Runs, u8) {
    let mut drawing = vec!["2cp\nfactories B\nseat 1".to_owned()];
    for (line, row) in Line::ALL.into_iter().zip(wall) {
        let mut tiles = ".".repeat(line.spaces().into());
        let mut spaces = String::new();
        for (column, letter) in Column::ALL.into_iter().zip(row.chars()) {
            let color = column.color(line).letter();
            spaces.push(if letter == '#' { color } else { '.' });
            if letter == '*' {
                tiles = color.to_string().repeat(line.spaces().into());
            }
        }
        drawing.push(format!("{tiles} | {spaces}"));
    }
    let drawing = drawing.join("\n");
    let events = play(&mut position(&drawing), "1BF");
    let [tile] = placements(&events, seat(1))[..] else { panic!("{drawing}") };
    (tile.runs, tile.runs.points())
}

/// RULES 3.2: 1 for a tile alone, else the sum of those runs through it that exceed 1.
#[test]
fn a_tile_scores_the_runs_through_it() {
    for (wall, row, column, points) in [
        // Alone, whatever stands elsewhere or touches it only by a corner.
        ([".....", ".....", "..*..", ".....", "....."], 1, 1, 1),
        (["#.#.#", ".#.#.", "#.*.#", ".#.#.", "#.#.#"], 1, 1, 1),
        // One run.
        ([".....", ".....", ".#*..", ".....", "....."], 2, 1, 2),
        ([".....", ".....", "##*##", ".....", "....."], 5, 1, 5),
        ([".....", "..#..", "..*..", ".....", "....."], 1, 2, 2),
        (["..#..", "..#..", "..*..", "..#..", "..#.."], 1, 5, 5),
        // Both.
        ([".....", "..#..", ".#*..", ".....", "....."], 2, 2, 4),
        (["..#..", "..#..", "##*##", "..#..", "..#.."], 5, 5, 10),
        // A gap breaks a run.
        ([".....", ".....", "#.*#.", ".....", "....."], 2, 1, 2),
        (["..#..", ".....", "..*..", ".....", "..#.."], 1, 1, 1),
        // At the edges and corners.
        (["*#...", "#....", "#....", ".....", "....."], 2, 3, 5),
        ([".....", ".....", ".....", ".....", "..##*"], 3, 1, 3),
        // A run does not go on in the next row.
        (["....#", "*....", ".....", ".....", "....."], 1, 1, 1),
    ] {
        assert_eq!(place(wall), (Runs { row, column }, points), "{wall:?}");
    }
}

/// RULES 3.3: the occupied spaces of the floor are subtracted, the marker counting as a tile.
#[test]
fn a_floor_costs_what_its_spaces_say() {
    for (floor, cost) in [
        ("", 0),
        ("B", 1),
        ("P", 1),
        ("BP", 2),
        ("PBB", 4),
        ("BYRK", 6),
        ("BYRKP", 8),
        ("BYRKWB", 11),
        ("PBYRKWB", 14),
    ] {
        let mut pos = position(&format!(
            "2cp
             factories B
             seat 1, 50 points
                    . | .....
                   .. | .....
                  ... | .....
                 .... | .....
                ..... | .....
             floor {floor}"
        ));
        let events = play(&mut pos, "1B5");
        let payment = payment(&events, seat(1));
        assert_eq!((payment.before, payment.after), (50, 50 - cost), "{floor}");
        assert_eq!(payment.floor.to_string(), floor);
    }
}

/// RULES 3.3: the score never falls below 0.
#[test]
fn a_score_does_not_fall_below_0() {
    for (score, after) in [(0, 0), (3, 0), (4, 0), (5, 1)] {
        let mut pos = position(&lossy(score, "KKK"));
        play(&mut pos, "1B5");
        assert_eq!(pos.board(seat(1)).score(), after, "{score}");
    }
}

/// RULES 3.3: a loss below 0 is forgotten.
#[test]
fn a_loss_below_0_is_forgotten() {
    let board = |floor: &str| -> Board {
        let mut pos = position(&lossy(1, floor));
        play(&mut pos, "1B5");
        *pos.board(seat(1))
    };
    assert_eq!(board("KKK"), board("K"));
}

/// Seat 1 with a score and a floor, about to take the last tile.
fn lossy(score: u16, floor: &str) -> String {
    format!(
        "2cp
         factories B
         seat 1, {score} points
                . | .....
               .. | .....
              ... | .....
             .... | .....
            ..... | .....
         floor {floor}"
    )
}

/// RULES 3.3: max(0, score + gains − penalty), once each round: the gains come before the floor.
#[test]
fn gains_come_before_the_floor() {
    let mut pos = position(
        "2cp
         factories B
         seat 1
                K | BYR..
               .. | .....
              ... | .....
             .... | .....
            ..... | .....
         floor Y",
    );
    let events = play(&mut pos, "1BF");
    assert_eq!(points(&events, seat(1)), [4]);
    assert_eq!(pos.board(seat(1)).score(), 2);
}

/// RULES 3.3: points of placed tiles are added at once; only the floor waits for the end of the
/// phase.
#[test]
fn points_are_added_before_the_floor_is_paid() {
    let mut pos = position(
        "2fp, seat 1 began
         seat 1, 5 points
                B | .....
               YY | .....
              ... | .....
             .... | .....
            ..... | .....
         floor R R",
    );
    play(&mut pos, "1@1");
    assert_seat(
        &pos,
        1,
        "6 points
            . | B....
           YY | .....
          ... | .....
         .... | .....
        ..... | .....
         floor R R",
    );
    play(&mut pos, "2@1");
    assert_eq!(pos.board(seat(1)).score(), 6 + 2 - 2);
}

/// RULES 3.4: floor tiles go to the lid, the marker's taker starts the next round.
#[test]
fn the_floor_goes_to_the_lid_and_the_marker_names_the_starter() {
    let mut pos = position(
        "3cp, round 2, seat 2 to act
         factories R
         lid W
         seat 1, 9 points
                . | .....
               .. | .....
              ... | .....
             .... | .....
            ..... | .....
         floor B Y
         seat 3, 9 points
                . | .....
               .. | .....
              ... | .....
             .... | .....
            ..... | .....
         floor K P K",
    );
    play(&mut pos, "1R5");
    assert_table(
        &pos,
        "3cp, round 3, barren 1, seat 3 began
         lid BYKKW
         seat 1, 7 points
         seat 2
                . | .....
               .. | .....
              ... | .....
             .... | .....
            ....R | .....
         seat 3, 5 points",
    );
    assert_eq!((pos.phase(), pos.marker()), (Phase::Deal, Marker::Center));
}

const BOARDS: &str = "
    seat 1, 10 points
        Y | .....
       WW | .....
      ... | .....
     .... | .....
    ..... | .....
    floor P B
    seat 2, 20 points
        Y | B....
       .. | .....
      ... | .....
     YYYY | ...B.
    ..... | .....
    seat 3
        . | .....
       RR | .....
      ... | .....
     .... | .....
    ..... | .....
    floor W W W";

/// RULES 3.5: players don't affect each other: whoever began, the colored walls become the same.
#[test]
fn the_order_of_the_players_does_not_matter() {
    let tiled = |began: u8| -> Position {
        let mut pos =
            position(&format!("3cp, seat {began} began, seat 3 to act\nfactories K{BOARDS}"));
        play(&mut pos, "1K5");
        pos
    };
    let first = tiled(1);
    assert_eq!(first.boards().iter().map(Board::score).collect::<Vec<_>>(), [10, 24, 0]);
    for began in [2, 3] {
        assert_eq!(tiled(began).boards(), first.boards());
    }
}

/// RULES 3.5: and the free walls too, with the same decisions in another order.
#[test]
fn the_order_of_the_decisions_does_not_matter() {
    let tiled = |began: u8, decisions: &str| -> Position {
        let mut pos = position(&format!("3fp, seat {began} began{BOARDS}"));
        play(&mut pos, decisions);
        assert_eq!(pos.phase(), Phase::Deal);
        pos
    };
    let first = tiled(1, "1@2 2@2 1@3 4@5 2@1");
    assert_eq!(tiled(2, "1@3 4@5 2@1 1@2 2@2").boards(), first.boards());
    assert_eq!(tiled(3, "2@1 1@2 2@2 1@3 4@5").boards(), first.boards());
}
