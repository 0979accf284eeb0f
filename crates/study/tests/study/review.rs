//! What a sheet says about a game.

use crate::fixtures::{Counting, LAST_TAKES, care, position, random, studied, vector};
use azulejo_rules::{Phase, Rules, Seat};
use azulejo_search::{Champion, Utility};
use azulejo_study::{
    Accuracy, AnswerError, Care, Grade, Moment, Reason, Sheet, Story, StudyAnswer, StudyRequest,
    Worth,
};

/// Rule sets of all kinds, with few players and many.
const RULES: [&str; 5] = ["2cp", "2fe", "3cs", "3fp", "4fs"];

#[test]
fn a_request_finds_what_its_scene_holds() {
    for rules in ["2cp", "3fs"] {
        let (game, care) = (random(rules, 3, 14), care(150, 2));
        let (story, mut worker) = (Story::from(&game), Counting::default());
        for (index, scene) in story.scenes().iter().enumerate() {
            let expected = Moment::study(scene, care, &mut Champion::default());
            let request = StudyRequest::of(&story, index, care).unwrap();
            let text = serde_json::to_string(&request).unwrap();
            let request: StudyRequest = serde_json::from_str(&text).unwrap();
            let answer = request.study(&mut worker).unwrap();
            assert_eq!(answer.about(&story), Ok(expected), "{rules} {index}");
        }
        assert!(worker.nodes > 10 * 150, "{rules}: {} nodes", worker.nodes);
        assert_eq!(StudyRequest::of(&story, story.len(), care), None);
    }
}

#[test]
fn no_request_carries_the_record_of_its_game() {
    let game = vector("2cp");
    let (record, sheet) = (game.to_string(), Sheet::new(Story::from(&game)));
    for moment in 0..sheet.story().len() {
        let request = StudyRequest::of(sheet.story(), moment, care(60, 0)).unwrap();
        let text = serde_json::to_string(&request).unwrap();
        assert!(text.len() < 400 && text.len() < record.len(), "{text}");
    }
}

#[test]
fn no_move_loses_less_than_nothing_and_none_is_better_than_the_best() {
    for (seed, rules) in Rules::ALL.into_iter().enumerate() {
        let sheet = studied(&random(&rules.to_string(), seed as u64, 60), care(250, 0));
        assert!(sheet.is_complete());
        let decisions = (0..sheet.story().len()).filter_map(|moment| {
            sheet.decision(moment).map(|decision| (sheet.loss(moment).unwrap(), decision))
        });
        let mut count = 0;
        for (loss, decision) in decisions {
            count += 1;
            assert!(loss.chance >= 0 && loss.lead >= 0, "{rules}: {loss:?}");
            assert!(decision.played.value <= decision.best.value);
            if decision.is_best() {
                assert_eq!(loss, Worth::default());
            }
        }
        assert!(count > 30, "{rules}: {count} decisions");
    }
}

#[test]
fn luck_sums_to_zero_over_the_seats_deal_by_deal_and_in_all() {
    for (seed, rules) in RULES.into_iter().enumerate() {
        let sheet = studied(&random(rules, 7 + seed as u64, 30), care(60, 3));
        let deals = sheet.deals();
        assert!(deals.len() >= 2, "{rules}");
        let all = sheet.luck().unwrap();
        for luck in deals.iter().map(|deal| &deal.luck).chain([&all]) {
            assert_eq!(luck.iter().map(|luck| luck.worth.chance).sum::<i32>(), 0, "{rules}");
            assert_eq!(luck.iter().map(|luck| luck.worth.lead).sum::<i32>(), 0, "{rules}");
        }
        assert!(deals.iter().any(|deal| deal.luck[0].worth.chance != 0), "{rules}: luck matters");
    }
}

#[test]
fn curves_have_a_point_for_each_moment_and_end_with_the_result() {
    for rules in ["2cp", "3cp"] {
        let game = vector(rules);
        let sheet = studied(&game, care(60, 0));
        let curves = sheet.curves();
        assert_eq!(curves.len(), sheet.story().len());
        for point in &curves {
            let all: i32 = point.expected.iter().map(|expected| expected.chance).sum();
            // Each chance is rounded down, and over several views once more.
            assert!((Utility::WIN - 60..=Utility::WIN + 60).contains(&all), "{rules}: {all}");
        }
        let outcome = game.position().outcome().unwrap();
        let last = curves.last().unwrap();
        for seat in game.rules().seats() {
            let expected = last.expected[seat.index()];
            let score = i32::from(outcome.standings[seat.index()].score);
            assert_eq!(expected.points, 100 * score, "{rules}");
            assert_eq!(expected.chance == Utility::WIN, outcome.has_won(seat), "{rules}");
        }
    }
}

/// Seat 1 plays something in the position of [`LAST_TAKES`].
fn ending(mv: &str) -> Sheet {
    let story = Story::read(position(LAST_TAKES), &[mv]).unwrap();
    let mut sheet = Sheet::new(story);
    let request = StudyRequest::of(sheet.story(), 0, Care::nodes(1_000)).unwrap();
    sheet.accept(&request.study(&mut Champion::default()).unwrap()).unwrap();
    sheet
}

#[test]
fn a_game_thrown_away_is_told_with_its_reason() {
    let sheet = ending("CK1");
    let [costly] = &sheet.costliest()[..] else { panic!("one move was costly") };
    assert_eq!((costly.moment, costly.seat), (0, Seat::ALL[0]));
    assert_eq!(costly.loss, Worth { chance: Utility::WIN, lead: 1100 });
    assert!(costly.reasons.contains(&Reason::Gains { played: 1, best: 12 }));
    let decision = sheet.decision(0).unwrap();
    assert_eq!((decision.best.best.to_string(), decision.is_solved()), ("CB1".to_owned(), true));
    let seat = &sheet.seats()[0];
    assert_eq!(seat.grades[Grade::Blunder.index()], 1);
    assert_eq!(seat.accuracy, Accuracy::of(1, Utility::WIN));
    assert_eq!(sheet.accuracy(Seat::ALL[1]), None, "seat 2 has not decided anything");
    assert_eq!(sheet.seats()[1].gifts.chance, Utility::WIN);
}

#[test]
fn who_plays_the_best_move_is_perfect() {
    let sheet = ending("CB1");
    assert_eq!(sheet.costliest(), []);
    assert_eq!(sheet.accuracy(Seat::ALL[0]), Some(Accuracy::PERFECT));
    assert_eq!(sheet.loss(0), Some(Worth::default()));
}

#[test]
fn what_is_known_better_is_kept_whatever_comes_in_whatever_order() {
    let story = Story::from(&random("2cp", 5, 9));
    let mut worker = Champion::default();
    let mut ask = |moment: usize, care: Care| {
        let request = StudyRequest::of(&story, moment, care).unwrap();
        request.study(&mut worker).unwrap()
    };
    let mut sheet = Sheet::new(story.clone());
    for moment in 0..story.len() {
        let (quick, deep) = (ask(moment, care(60, 0)), ask(moment, care(400, 2)));
        assert_eq!(sheet.accept(&deep), Ok(true));
        let knowledge = sheet.known(moment).unwrap().knowledge();
        assert_eq!(sheet.accept(&quick), Ok(false), "less is known");
        assert_eq!(sheet.accept(&deep), Ok(false), "the same is known");
        assert_eq!(sheet.known(moment).unwrap().knowledge(), knowledge);
    }
    // A longer look at a deal that says nothing about luck would lose what is known about it.
    assert_eq!(sheet.accept(&ask(0, care(800, 0))), Ok(false));
    assert!(sheet.known(0).unwrap().knowledge().luck);
    assert!(sheet.accept(&ask(0, care(800, 2))).unwrap());
}

#[test]
fn answers_about_another_game_are_refused() {
    let (one, other) = (Story::from(&random("2cp", 1, 6)), Story::from(&random("2cp", 2, 6)));
    let request = StudyRequest::of(&one, 1, care(60, 0)).unwrap();
    let answer = request.study(&mut Champion::default()).unwrap();
    let mut sheet = Sheet::new(other);
    assert!(matches!(sheet.accept(&answer), Err(AnswerError::OtherStep { moment: 1, .. })));
    let late = StudyAnswer { moment: 99, ..answer.clone() };
    let error = sheet.accept(&late).unwrap_err();
    assert_eq!(error.to_string(), "moment 99: there are only 6, counted from 0");
    assert_eq!(sheet, Sheet::new(sheet.story().clone()), "nothing was learned");
}

#[test]
fn an_answer_that_can_not_be_true_is_refused() {
    let story = Story::from(&random("2cp", 1, 6));
    let request = StudyRequest::of(&story, 1, care(60, 0)).unwrap();
    let answer = serde_json::to_value(request.study(&mut Champion::default()).unwrap()).unwrap();
    let best = answer["found"]["move"]["best"].clone();
    let with = |name: &str, value: serde_json::Value| {
        let mut changed = answer.clone();
        changed["found"]["move"]["best"][name] = value;
        let changed: StudyAnswer = serde_json::from_value(changed).unwrap();
        Sheet::new(story.clone()).accept(&changed).unwrap_err().to_string()
    };
    assert!(with("move", "C@1".into()).starts_with("moment 1: found `C@1`; not a move"));
    assert!(with("move", "CB1".into()).starts_with("moment 1: found `CB1`; not a legal move"));
    assert!(with("line", "1R1 1R1 1R1".into()).contains("not a legal move"));
    let expectations = "moment 1: expected a possible chance, lead and score for each player";
    assert_eq!(with("expected", serde_json::json!([[5000, 0, 0]])), expectations);
    assert_eq!(with("expected", serde_json::json!([[5000, 0, 0], [-1, 0, 0]])), expectations);
    assert_eq!(best["expected"].as_array().unwrap().len(), 2);
}

#[test]
fn a_request_that_can_not_be_answered_says_what_is_wrong() {
    let over = "2cp 6 0 1 c -,-,-,-,- - 15.18.18.17.18 0.0.0.0.0 \
                34:-/-/-/-/-:BYRKW/WB.../K.B../R..B./Y...B:- \
                0:-/-/-/-/K1:...../...../...../...../.....:-";
    let start = "2cp 1 1 1 c -,-,-,-,- - 20.20.20.20.20 0.0.0.0.0 \
                 0:-/-/-/-/-:...../...../...../...../.....:- \
                 0:-/-/-/-/-:...../...../...../...../.....:-";
    for (position, step, expected) in [
        ("2cp", "CB1", "the position: "),
        (LAST_TAKES, "CR1", "found `CR1`; not a legal move: "),
        (LAST_TAKES, "BBYR KKWW", "found `BBYR KKWW`; not a move"),
        (start, "CB1", "found `CB1`; not a deal"),
        (start, "BBBB", "found `BBBB`; not a possible deal"),
        (over, "CK2", "found `CK2`; the game is over"),
    ] {
        let (position, step) = (position.to_owned(), step.to_owned());
        let request = StudyRequest { moment: 0, position, step, care: care(60, 0) };
        let error = request.study(&mut Champion::default()).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{error}");
    }
}

#[test]
fn a_sheet_moves_on_with_its_game() {
    let game = random("2cp", 8, 8);
    let sheet = studied(&game, care(60, 0));
    let longer = Story::from(&random("2cp", 8, 11));
    let moved = sheet.clone().moved_to(longer);
    assert_eq!(moved.known(7), sheet.known(7));
    assert_eq!((moved.known(8), moved.is_complete()), (None, false));
    let other = Story::from(&random("2cp", 9, 8));
    let moved = sheet.moved_to(other);
    assert!((0..8).all(|moment| moved.known(moment).is_none()));
    assert_ne!(moved.story().end().phase(), Phase::Over);
}
