//! The way through the tutorial.

use crate::support::{lesson_at, mv};
use azulejo_lessons::{Answer, Lesson, Progress, STEPS, Stage, Step, WordValue, Words};
use azulejo_rules::Ending;

fn number(words: &Words, name: &str) -> Option<i64> {
    // As in a message, the value that was given last counts.
    words.values.iter().rev().find_map(|(of, value)| match value {
        WordValue::Number(number) if *of == name => Some(*number),
        _ => None,
    })
}

fn pass(id: &str, text: &str) -> (Lesson, Words) {
    let mut lesson = lesson_at(Step::by_id(id).unwrap());
    match lesson.play(mv(text)) {
        Answer::Passed(passed) => (lesson, passed.words),
        answer => panic!("{id}: {text} {answer:?}"),
    }
}

#[test]
fn hints_lead_through_all_steps() {
    let mut lesson = Lesson::begin();
    for (index, step) in STEPS.iter().enumerate() {
        assert_eq!((lesson.step(), lesson.number()), (step, index + 1));
        let hint = lesson.hint().unwrap();
        assert!(matches!(lesson.play(hint), Answer::Passed(_)), "{}", step.id);
        assert_eq!(lesson.is_finished(), index + 1 == STEPS.len());
        assert_eq!(lesson.onward(), index + 1 < STEPS.len());
    }
}

#[test]
fn a_step_that_is_passed_takes_no_more_moves() {
    let (mut lesson, _) = pass("factory", "1B2");
    assert_eq!(lesson.play(mv("3R3")), Answer::Over);
    lesson.again();
    assert_eq!(lesson.stage(), Stage::Asked);
    assert!(matches!(lesson.play(mv("1B3")), Answer::Passed(_)));
}

#[test]
fn one_can_go_back_and_keeps_what_is_passed() {
    let (mut lesson, _) = pass("factory", "1B2");
    assert!(!lesson.back());
    assert!(lesson.onward() && lesson.back());
    assert_eq!((lesson.step().id, lesson.stage()), ("factory", Stage::Asked));
    assert!(lesson.has_passed("factory") && !lesson.has_passed("center"));
    assert!(!lesson.go_to("nowhere"));
    assert_eq!(lesson.step().id, "factory");
}

#[test]
fn tries_are_counted_and_kept() {
    let mut lesson = Lesson::begin();
    lesson.play(mv("4RF"));
    lesson.play(mv("1K1"));
    let progress = lesson.progress();
    assert_eq!(lesson.tries(), 2);
    let json = serde_json::to_string(&progress).unwrap();
    assert_eq!(json, r#"{"step":"factory","tries":2,"passed":[]}"#);
    let again = Lesson::resume(&serde_json::from_str::<Progress>(&json).unwrap());
    assert_eq!((again.step().id, again.tries()), ("factory", 2));
}

#[test]
fn who_leaves_a_passed_step_comes_back_to_the_next() {
    let (lesson, _) = pass("keeper", "2B2");
    let progress = lesson.progress();
    assert_eq!((&*progress.step, progress.tries), ("spread", 0));
    assert!(Lesson::resume(&progress).has_passed("keeper"));
    let (last, _) = pass("tray", "3B2");
    assert_eq!(last.progress().step, "tray");
}

#[test]
fn what_is_not_known_begins_at_the_first_step() {
    let gone = Progress { step: "gone".into(), tries: 7, passed: vec!["old".into(), "end".into()] };
    let lesson = Lesson::resume(&gone);
    assert_eq!((lesson.step().id, lesson.tries()), ("factory", 0));
    assert_eq!(lesson.progress().passed, ["end"]);
    assert_eq!(Lesson::resume(&Progress::default()).step().id, "factory");
}

#[test]
fn what_falls_and_what_it_costs_is_told() {
    let mut lesson = lesson_at(Step::by_id("overflow").unwrap());
    let Answer::Missed(words) = lesson.play(mv("2W4")) else { panic!("three fall") };
    assert_eq!((number(&words, "fallen"), number(&words, "cost")), (Some(3), Some(4)));
    let (_, words) = pass("overflow", "CK5");
    assert_eq!((number(&words, "fallen"), number(&words, "cost")), (Some(2), Some(2)));
}

#[test]
fn both_runs_are_told() {
    let (_, words) = pass("runs", "CB3");
    let told = ["row", "column", "points"].map(|name| number(&words, name));
    assert_eq!(told, [Some(3), Some(3), Some(6)]);
    let mut lesson = lesson_at(Step::by_id("runs").unwrap());
    for (text, gained) in [("CB1", 1), ("CB2", 4), ("CBF", 0)] {
        let Answer::Missed(words) = lesson.play(mv(text)) else { panic!("{text}") };
        assert_eq!(number(&words, "gained"), Some(gained), "{text}");
    }
}

#[test]
fn the_floor_that_is_paid_is_told() {
    let (_, words) = pass("floor", "CK5");
    assert_eq!(number(&words, "paid"), Some(6));
}

#[test]
fn who_takes_the_marker_begins_the_next_round() {
    let (lesson, _) = pass("next-start", "CY2");
    assert_eq!(lesson.position().player_to_move().unwrap().number(), 1);
    assert_eq!(lesson.position().round(), 3);
}

#[test]
fn the_last_steps_of_the_game_end_it_and_count_their_bonus() {
    for (id, text, bonus) in [("column", "CK5", 7), ("color", "CB5", 10), ("end", "CK2", 2)] {
        let (lesson, words) = pass(id, text);
        assert_eq!(lesson.position().outcome().unwrap().ending, Ending::Row, "{id}");
        assert_eq!(number(&words, "bonus"), Some(bonus), "{id}");
    }
    let (lesson, _) = pass("end", "CK2");
    assert_eq!(lesson.position().outcome().unwrap().winners[0].number(), 1);
}

#[test]
fn the_tray_catches_what_falls() {
    let (lesson, words) = pass("tray", "3B2");
    assert_eq!(number(&words, "cost"), Some(0));
    assert!(lesson.position().taken().is_some());
}

#[test]
fn a_deal_that_comes_first_is_shown() {
    let lesson = lesson_at(Step::by_id("magnet").unwrap());
    assert_eq!(lesson.opening().len(), 1);
    assert_eq!(lesson.opening()[0].position, *lesson.position());
}
