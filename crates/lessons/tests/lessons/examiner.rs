//! What is no puzzle, and why.

use crate::support::position;
use azulejo_lessons::{Examiner, Puzzle, Unclear};
use azulejo_networks::shipped;
use azulejo_rules::{Dealer, Position, Rules, Seat};

fn examine(text: &str) -> Result<Vec<String>, Unclear> {
    let pos: Position = text.parse().unwrap_or_else(|error| panic!("{error}"));
    let examined = Examiner::new(shipped()).examine(&pos)?;
    Ok(examined.best.iter().map(|found| found.best.to_string()).collect())
}

#[test]
fn where_nobody_moves_nothing_is_best() {
    let rules: Rules = "2cp".parse().unwrap();
    let empty = Position::new(rules, Seat::ALL[0]);
    assert_eq!(examine(&empty.to_string()), Err(Unclear::NoChoice));
}

#[test]
fn a_round_that_has_just_begun_is_too_long() {
    let rules: Rules = "2cp".parse().unwrap();
    let mut pos = Position::new(rules, Seat::ALL[0]);
    pos.deal(&Dealer::new(1).draw(&pos)).unwrap();
    assert!(matches!(examine(&pos.to_string()), Err(Unclear::TooLong { .. })));
}

/// Only one move wins, but by little.
#[test]
fn a_small_lead_is_not_clear() {
    let unclear = examine(&position(5)).expect_err("it wins by a shared victory");
    let (Unclear::Rival { best, gap, .. } | Unclear::Unsteady { best, gap, .. }) = unclear else {
        panic!("{unclear:?}")
    };
    assert!(best.to_string() == "CR3" && gap < Puzzle::LEAST_GAP, "{best}: {gap}");
}

/// Black fills line 2 wherever it is taken: not one move, but three.
#[test]
fn the_same_from_several_places_is_not_one_move() {
    let unclear = examine(
        "2cp 5 1 1 2 -,-,-,RRKW,RKWW YKW 0.0.0.0.0 10.13.8.10.11 \
         19:B1/-/R3/B3/K2:.YRK./WBYR./..BY./..W../.....:B \
         6:B1/R2/-/-/-:.YRKW/W.Y.K/K...R/.KW.Y/....B:BP",
    );
    let Err(Unclear::Rival { best, mv, gap }) = unclear else { panic!("{unclear:?}") };
    assert!(gap.abs() <= Examiner::EQUAL, "{gap}");
    assert!([best, mv].iter().all(|mv| mv.to_string().ends_with("K2")), "{best} {mv}");
}

/// The neighbors of the spread are both empty.
#[test]
fn mirrored_splits_are_one_answer() {
    let answers = examine(
        "2cs 3 1 2 1 -,4*YYRK,-,-,2B*- YY 10.6.5.12.6 0.6.7.0.7 \
         14:W1/W2/-/B3/K4:..RK./..YR./...YR/..W../.....:P \
         2:R1/W2/B3/B3/K1:.Y.K./..YR./.W..R/...../.....:BR",
    );
    assert_eq!(answers.as_deref(), Ok(&["2K5<Y".to_owned(), "2K5<R".to_owned()][..]));
}
