//! Somebody at a puzzle.

use crate::support::{file, mv, puzzle};
use azulejo_lessons::{
    Attempt, AttemptState, Clear, Day, Goal, Hint, Loss, Puzzle, Streak, Theme, Tried, WordValue,
    daily_result,
};
use azulejo_rules::{IllegalMove, Source, Tile};
use azulejo_search::{Greedy, RoundSearch};

#[test]
fn the_best_move_solves_it() {
    let mut attempt = Attempt::new(puzzle());
    assert_eq!(attempt.play(mv("CR3")), Tried::Solved);
    assert!(attempt.is_solved());
    assert_eq!((attempt.tries(), attempt.praise().id), (1, "puzzle-solved-at-once"));
    assert_eq!(attempt.play(mv("CR3")), Tried::Over);
}

#[test]
fn a_wrong_move_counts_once() {
    let mut attempt = Attempt::new(puzzle());
    assert_eq!(attempt.play(mv("CB5")), Tried::Wrong);
    assert_eq!(attempt.play(mv("CB5")), Tried::Wrong);
    assert_eq!(attempt.play(mv("CYF")), Tried::Wrong);
    assert_eq!(attempt.play(mv("CR3")), Tried::Solved);
    assert_eq!((attempt.tries(), attempt.praise().id), (3, "puzzle-solved"));
}

#[test]
fn an_illegal_move_does_not_count() {
    let mut attempt = Attempt::new(puzzle());
    let Tried::Refused(illegal) = attempt.play(mv("CB1")) else { panic!("line 1 is full") };
    assert!(matches!(illegal, IllegalMove::LineFull { .. }));
    assert_eq!(attempt.tries(), 0);
}

#[test]
fn hints_say_a_little_more_each_time_and_never_the_move() {
    let mut attempt = Attempt::new(puzzle());
    let hints = [Hint::Theme(Theme::Floor), Hint::Color(Tile::Red), Hint::Source(Source::Center)];
    for hint in hints {
        assert_eq!(attempt.hint(), Some(hint));
    }
    assert_eq!(attempt.hint(), None);
    assert_eq!(attempt.hints(), hints);
    attempt.play(mv("CR3"));
    assert_eq!(attempt.praise().id, "puzzle-solved-hinted");
}

#[test]
fn an_attempt_is_left_and_resumed() {
    let puzzles = file(3, 0, "");
    let mut attempt = Attempt::new(puzzles.all()[1].clone());
    attempt.play(mv("CB5"));
    attempt.hint();
    let json = serde_json::to_string(&attempt.state()).unwrap();
    assert_eq!(json, r#"{"puzzle":"p1","efforts":["CB5","?"],"solved":false}"#);
    let state: AttemptState = serde_json::from_str(&json).unwrap();
    assert_eq!(Attempt::resume(&state, &puzzles), Some(attempt));
    let gone = AttemptState { puzzle: "gone".into(), ..state };
    assert_eq!(Attempt::resume(&gone, &puzzles), None);
}

#[test]
fn a_wrong_move_is_told_what_it_loses() {
    let puzzle = puzzle();
    let loss = Loss::of(&puzzle, mv("CYF"), 2_000, &mut RoundSearch::default()).unwrap();
    assert!(loss.lead >= 100, "{loss:?}");
    assert_eq!(loss.line[0], mv("CYF"));
    assert_eq!(loss.words().id, "puzzle-wrong-points");
    assert_eq!(Loss::of(&puzzle, mv("CB1"), 2_000, &mut Greedy), None);
    let best = Loss::of(&puzzle, puzzle.best, 2_000, &mut RoundSearch::default()).unwrap();
    assert_eq!((best.lead, best.chance), (0, 0));
}

#[test]
fn a_proof_is_told_by_what_is_no_longer_forced() {
    let puzzle = Puzzle { clear: Clear::Proof(Goal::Hold), ..puzzle() };
    let loss = Loss::of(&puzzle, mv("CYF"), 100, &mut Greedy).unwrap();
    assert_eq!(loss.words().id, "puzzle-wrong-hold");
}

#[test]
fn the_result_has_a_sign_for_each_effort_and_no_move() {
    let mut attempt = Attempt::new(puzzle());
    attempt.play(mv("CB5"));
    attempt.hint();
    attempt.play(mv("CR3"));
    let day = Day::new(2026, 11, 16).unwrap();
    let lines = daily_result(day, &attempt, Streak { current: 4, longest: 4 });
    let ids: Vec<&str> = lines.iter().map(|words| words.id).collect();
    assert_eq!(ids, ["daily-solved", "daily-streak"]);
    let text = |value: &str| WordValue::Text(value.to_owned());
    assert!(lines[0].values.contains(&("date", text("2026-11-16"))));
    assert!(lines[0].values.contains(&("signs", text("◇◈◆"))));
    assert!(lines[1].values.contains(&("days", WordValue::Number(4))));
    let alone = daily_result(day, &attempt, Streak { current: 1, longest: 1 });
    assert_eq!(alone.len(), 1, "one day is no streak");
}
