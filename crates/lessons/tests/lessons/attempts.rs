//! Somebody at a puzzle.

use crate::support::{file, mv, puzzle};
use azulejo_lessons::{
    Attempt, AttemptState, AttemptStatus, Day, Hint, Loss, Puzzle, Streak, Theme, Tried, WordValue,
    daily_result,
};
use azulejo_rules::{Factory, IllegalMove, Source, Tile};
use azulejo_search::RoundSearch;
use azulejo_study::Reason;

fn closing(attempt: &Attempt) -> &'static str {
    attempt.closing().map_or("nothing", |words| words.id)
}

#[test]
fn the_best_move_solves_it() {
    let mut attempt = Attempt::new(puzzle());
    assert_eq!(attempt.play(mv("CR3")), Tried::Solved);
    assert!(attempt.is_solved());
    assert_eq!((attempt.tries(), closing(&attempt)), (1, "puzzle-solved-at-once"));
    assert_eq!(attempt.play(mv("CR3")), Tried::Over);
}

#[test]
fn a_wrong_move_counts_once() {
    let mut attempt = Attempt::new(puzzle());
    assert_eq!(attempt.play(mv("CB5")), Tried::Wrong);
    assert_eq!(attempt.play(mv("CB5")), Tried::Wrong);
    assert_eq!(attempt.play(mv("CYF")), Tried::Wrong);
    assert_eq!(attempt.play(mv("CR3")), Tried::Solved);
    assert_eq!((attempt.tries(), closing(&attempt)), (3, "puzzle-solved"));
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
    assert_eq!(closing(&attempt), "puzzle-solved-hinted");
}

#[test]
fn an_attempt_is_left_and_resumed() {
    let puzzles = file(3, 0, "");
    let mut attempt = Attempt::new(puzzles.all()[1].clone());
    attempt.play(mv("CB5"));
    attempt.hint();
    let json = serde_json::to_string(&attempt.state()).unwrap();
    assert_eq!(json, r#"{"puzzle":"p1","efforts":["CB5","?"],"status":"open"}"#);
    let state: AttemptState = serde_json::from_str(&json).unwrap();
    assert_eq!(Attempt::resume(&state, &puzzles), Some(attempt));
    let gone = AttemptState { puzzle: "gone".into(), ..state };
    assert_eq!(Attempt::resume(&gone, &puzzles), None);
}

/// What is left of the spread goes to two neighbors that are alike, so that either way is right.
const EITHER_WAY: &str = r#"{"id":"94de21c1","theme":"spread","difficulty":1,"gap":300,"best":"4W4<R 4W4<K","position":"2cs 2 1 2 1 -,1*-,-,4*RKKW,- RR 12.11.12.13.10 4.0.2.1.1 2:W1/B2/W3/W3/Y3:..R../...R./..B../...../.....:P 0:R1/Y2/K3/Y4/-:...K./.B.../...../...../.....:W"}"#;

#[test]
fn what_is_as_good_solves_it_as_well() {
    for (text, tried) in
        [("4W4<R", Tried::Solved), ("4W4<K", Tried::Solved), ("4W4<", Tried::Wrong)]
    {
        let mut attempt = Attempt::new(Puzzle::read(EITHER_WAY).unwrap());
        assert_eq!(attempt.play(mv(text)), tried, "{text}");
    }
}

#[test]
fn hints_are_true_of_every_answer() {
    let puzzle = Puzzle::read(EITHER_WAY).unwrap();
    let source = Source::Factory(Factory::ALL[3]);
    let hints = [Hint::Theme(Theme::Spread), Hint::Color(Tile::White), Hint::Source(source)];
    assert_eq!(Hint::all(&puzzle), hints);
    let elsewhere = Puzzle { as_good: vec![mv("CR5")], ..puzzle };
    assert_eq!(Hint::all(&elsewhere), hints[..1]);
}

#[test]
fn who_gives_up_is_shown_the_answer_and_has_not_solved_it() {
    let mut attempt = Attempt::new(puzzle());
    attempt.play(mv("CB5"));
    assert_eq!(closing(&attempt), "nothing");
    attempt.give_up();
    assert_eq!((attempt.status(), attempt.tries()), (AttemptStatus::Shown, 1));
    assert_eq!(closing(&attempt), "puzzle-shown");
    assert_eq!((attempt.play(mv("CR3")), attempt.hint()), (Tried::Over, None));
    let mut solved = Attempt::new(puzzle());
    solved.play(mv("CR3"));
    solved.give_up();
    assert!(solved.is_solved());
}

#[test]
fn a_wrong_move_is_told_what_it_loses_and_why() {
    let puzzle = puzzle();
    let mut search = RoundSearch::default();
    let loss = Loss::of(&puzzle, mv("CYF"), 2_000, &mut search).unwrap();
    assert!(loss.lead >= 100, "{loss:?}");
    assert_eq!((loss.line()[0], loss.best_line()[0]), (mv("CYF"), mv("CR3")));
    assert_eq!(loss.words().id, "puzzle-wrong-points");
    let falls = |reason: &Reason| matches!(reason, Reason::Falls { .. } | Reason::Floor { .. });
    assert!(loss.reasons().iter().any(falls), "{:?}", loss.reasons());
    assert_eq!(Loss::of(&puzzle, mv("CB1"), 2_000, &mut search), None, "line 1 is full");
}

#[test]
fn an_answer_loses_nothing() {
    let puzzle = Puzzle::read(EITHER_WAY).unwrap();
    for answer in puzzle.answers() {
        let loss = Loss::of(&puzzle, answer, 2_000, &mut RoundSearch::default()).unwrap();
        assert_eq!((loss.lead, loss.chance, loss.reasons()), (0, 0, Vec::new()), "{answer}");
    }
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
