//! RULES 5: the end.

use crate::points;
use azulejo_rules::{AfterRound, Bonuses, Ending, Game, IllegalMove, Phase, TieBreak};
use azulejo_testkit::fixture::{assert_seat, mv, play, position, seat};

/// Seat 1 has a row that its full line will complete; seat 2 has full lines too.
const LAST_ROUND: &str = "2cp, round 5
    factories B Y
    seat 1, 30 points
        W | BYRK.
       .. | .....
      ... | .....
     .... | .....
    ..... | .....
    seat 2, 20 points
        R | .....
       .. | .....
      WWW | K....
     .... | .....
    ..... | .....
    floor B";

/// RULES 5.1: the game ends after a tiling phase in which a wall has a complete row.
#[test]
fn a_complete_row_ends_the_game_after_the_tiling_phase() {
    let mut pos = position(LAST_ROUND);
    play(&mut pos, "1B5");
    assert_eq!(pos.phase(), Phase::Offer, "a full line is no complete row yet");
    play(&mut pos, "2Y5");
    assert_eq!(pos.outcome().map(|outcome| outcome.ending), Some(Ending::Row));
    assert_eq!(pos.round(), 5);
    assert_eq!(pos.check(mv("1B1")), Err(IllegalMove::GameOver));
}

/// RULES 5.1: everybody finishes the phase.
#[test]
fn everybody_finishes_the_last_tiling_phase() {
    let mut pos = position(LAST_ROUND);
    let events = play(&mut pos, "1B5 2Y5");
    assert_eq!(points(&events, seat(1)), [5]);
    assert_eq!(points(&events, seat(2)), [1, 2]);
    assert_seat(
        &pos,
        1,
        "37 points
            . | BYRKW
           .. | .....
          ... | .....
         .... | .....
        ....B | .....",
    );
    assert_seat(
        &pos,
        2,
        "22 points
            . | ..R..
           .. | .....
          ... | KW...
         .... | .....
        ....Y | .....",
    );
}

/// RULES 5.1: on the free wall the others still decide their lines.
#[test]
fn others_still_decide_after_a_row_is_complete() {
    let mut pos = position(
        "2fp
         seat 1
                W | BYRK.
               .. | .....
              ... | .....
             .... | .....
            ..... | .....
         seat 2
                R | .....
               .. | .....
              ... | .....
             .... | .....
            ..... | .....",
    );
    play(&mut pos, "1@5");
    assert_eq!((pos.phase(), pos.player_to_move()), (Phase::Tiling, Some(seat(2))));
    play(&mut pos, "1@1");
    assert_eq!(pos.phase(), Phase::Over);
}

/// RULES 5.2: 2 points for each complete row, 7 for each complete column, 10 for each color with
/// all five tiles.
#[test]
fn complete_rows_columns_and_colors_bring_a_bonus() {
    for (wall, rows, columns, colors, points) in [
        ([".....", ".....", ".....", ".....", "....."], 0, 0, 0, 0),
        (["BYRK.", "WBYR.", "KWBY.", "RKWB.", "....."], 0, 0, 0, 0),
        (["BYRKW", ".....", ".....", ".....", "....."], 1, 0, 0, 2),
        (["BYRKW", ".....", "KWBYR", ".....", "....."], 2, 0, 0, 4),
        (["B....", "W....", "K....", "R....", "Y...."], 0, 1, 0, 7),
        (["B...W", "W...K", "K...R", "R...Y", "Y...B"], 0, 2, 0, 14),
        (["B....", ".B...", "..B..", "...B.", "....B"], 0, 0, 1, 10),
        (["B..K.", ".B..K", "K.B..", ".K.B.", "..K.B"], 0, 0, 2, 20),
        (["BYRKW", "W....", "K....", "R....", "Y...."], 1, 1, 0, 9),
        (["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"], 5, 5, 5, 95),
    ] {
        let lines = [". |", ".. |", "... |", ".... |", "..... |"];
        let rows_drawn: Vec<String> =
            lines.iter().zip(wall).map(|(line, row)| format!("{line} {row}")).collect();
        let pos = position(&format!(
            "2cp, barren 3, over\nseat 2, 100 points\n{}",
            rows_drawn.join("\n")
        ));
        let standing = pos.outcome().unwrap().standings[1];
        assert_eq!(standing.bonuses, Bonuses { rows, columns, colors }, "{wall:?}");
        assert_eq!(standing.bonuses.points(), points);
        assert_eq!(standing.score, 100, "the score of a game that is over has its bonuses");
    }
}

/// RULES 5.2: the bonuses are added once, when the game ends.
#[test]
fn the_bonuses_are_added_at_the_end_only() {
    let table = |to_act: u8| {
        position(&format!(
            "2cp, seat {to_act} to act
             factories W
             seat 1
                    . | B....
                   .. | W....
                  ... | K....
                 .... | R....
                ..... | Y....
             seat 2
                    . | BYRK.
                   .. | .....
                  ... | .....
                 .... | .....
                ..... | ....."
        ))
    };
    let mut goes_on = table(1);
    play(&mut goes_on, "1W5");
    assert_eq!((goes_on.phase(), goes_on.board(seat(1)).score()), (Phase::Deal, 0));

    let mut ends = table(2);
    play(&mut ends, "1W1");
    assert_eq!((ends.phase(), ends.board(seat(1)).score()), (Phase::Over, 7));
    assert_eq!(ends.board(seat(2)).score(), 5 + 2);
}

/// RULES 5.2: the report of the last round tells the outcome.
#[test]
fn the_report_of_the_last_round_tells_the_outcome() {
    let record = include_str!("../../../testkit/vectors/2cp.azulejo");
    let game: Game = record.parse().unwrap();
    let last = game.replay().last().unwrap();
    let outcome = last.position.outcome().expect("the game is over");
    assert_eq!(last.report.map(|report| report.then), Some(AfterRound::End(outcome)));
}

/// An ended game of three: scores and numbers of complete rows.
fn ended(standings: [(u16, usize); 3]) -> (Vec<u8>, TieBreak) {
    let mut drawing = vec!["3cp, barren 3, over".to_owned()];
    for (index, (score, complete)) in standings.into_iter().enumerate() {
        drawing.push(format!("seat {}, {score} points", index + 1));
        for (line, row) in ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"].into_iter().enumerate() {
            let row = if line < complete { row } else { "....." };
            drawing.push(format!("{} | {row}", ".".repeat(line + 1)));
        }
    }
    let outcome = position(&drawing.join("\n")).outcome().expect("the game is over");
    (outcome.winners.iter().map(|seat| seat.number()).collect(), outcome.tie_break)
}

/// RULES 5.3: most points win; a tie goes to more complete rows, among those tied; still tied, the
/// victory is shared.
#[test]
fn most_points_win_then_most_rows_then_all_of_them() {
    for (standings, winners, tie_break) in [
        ([(40, 0), (39, 3), (38, 1)], vec![1], TieBreak::Points),
        ([(1, 0), (39, 1), (38, 1)], vec![2], TieBreak::Points),
        ([(40, 1), (40, 2), (10, 1)], vec![2], TieBreak::Rows),
        ([(40, 1), (39, 3), (40, 2)], vec![3], TieBreak::Rows),
        ([(40, 1), (39, 3), (40, 1)], vec![1, 3], TieBreak::Shared),
        ([(40, 2), (40, 2), (40, 1)], vec![1, 2], TieBreak::Shared),
        ([(0, 0), (0, 0), (0, 0)], vec![1, 2, 3], TieBreak::Shared),
    ] {
        assert_eq!(ended(standings), (winners, tie_break), "{standings:?}");
    }
}
