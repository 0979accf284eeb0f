//! What was told earlier is corrected, and what can still follow stays.

use crate::fixtures::{random, rules};
use crate::referee::{referee_for, tap_deal};
use azulejo_rules::{IllegalMove, Step, Tile};
use azulejo_study::referee::{Change, CorrectError, Referee, Tap, Undone, Why};
use azulejo_study::{Act, ActError};
use azulejo_testkit::fixture::{factory, mv, seat};
/// A round of two players in which seat 2 took from disc 2 to its line 2.
pub(crate) fn played() -> Referee {
    let mut referee = Referee::new(rules("2cp"), seat(1), ["Anna", "Jan"]).unwrap();
    tap_deal(&mut referee, &"WKWW RBRB BYYB RYWR YBYB".parse().unwrap());
    referee.deal().unwrap();
    for text in ["1W3", "2R2", "CK1", "CB4"] {
        referee.play(mv(text)).unwrap();
    }
    referee
}

fn replace(text: &str) -> Change {
    Change::Replace(Act::Move(mv(text)))
}

fn moves(referee: &Referee) -> Vec<String> {
    referee.game().rounds()[0].moves.iter().map(ToString::to_string).collect()
}

#[test]
fn a_corrected_step_keeps_what_can_still_follow() {
    let mut referee = played();
    let told = referee.clone();
    let correction = referee.correct(2, &replace("2R5")).unwrap();
    assert_eq!((correction.kept, correction.dropped.len(), correction.why), (2, 0, None));
    assert_eq!(moves(&referee), ["1W3", "2R5", "CK1", "CB4"]);
    assert_eq!(referee.name(seat(2)), Some("Jan"), "tags are kept");
    assert_eq!(referee.undo(), Some(Undone::Correction));
    assert_eq!(referee, told);
}

#[test]
fn what_can_no_longer_follow_is_dropped_and_told() {
    let mut referee = played();
    // Red of disc 4 instead of disc 2: then the center has no blue.
    let expected = referee.would_correct(2, &replace("4R2")).unwrap();
    let correction = referee.correct(2, &replace("4R2")).unwrap();
    assert_eq!(correction, expected);
    assert_eq!(correction.kept, 1);
    assert_eq!(correction.dropped, [Act::Move(mv("CB4"))]);
    assert!(matches!(
        correction.why,
        Some(Why::Impossible(ActError::Move(IllegalMove::NoSuchTile { .. })))
    ));
    assert_eq!(moves(&referee), ["1W3", "4R2", "CK1"]);
}

#[test]
fn a_forgotten_move_is_put_in_and_a_superfluous_one_taken_out() {
    let mut referee = played();
    let correction = referee.correct(2, &Change::Insert(Act::Move(mv("3Y4")))).unwrap();
    assert_eq!(moves(&referee), ["1W3", "3Y4", "2R2", "CK1", "CB4"]);
    assert_eq!((correction.kept, correction.dropped), (3, vec![]));
    let correction = referee.correct(2, &Change::Remove).unwrap();
    assert_eq!(correction.kept, 3);
    assert_eq!(referee, played());
}

#[test]
fn a_correction_that_breaks_a_rule_changes_nothing() {
    let mut referee = played();
    let refused = referee.correct(2, &replace("1W1"));
    assert!(matches!(refused, Err(CorrectError::Refused(ActError::Move(_)))), "{refused:?}");
    let beyond = CorrectError::NoSuchStep { step: 5, steps: 5 };
    assert_eq!(referee.correct(5, &Change::Remove), Err(beyond));
    assert_eq!(referee, played());
}

#[test]
fn an_earlier_deal_is_opened_again_and_corrected() {
    let mut referee = played();
    assert!(referee.reopened(1).is_none(), "that was a move");
    let mut draft = referee.reopened(0).unwrap();
    draft.tap(Tap::Back(factory(5), Tile::Yellow));
    draft.tap(Tap::Tile(factory(5), Tile::White));
    let change = Change::Replace(Act::Deal(draft.deal().unwrap()));
    let correction = referee.correct(0, &change).unwrap();
    assert_eq!((correction.kept, correction.dropped.len()), (4, 0));
    assert_eq!(referee.position().tiles_on(factory(5)).to_string(), "BBYW");
}

#[test]
fn a_step_of_another_player_does_not_follow() {
    let mut seen = 0;
    for seed in 0..40 {
        let game = random("2fp", seed, 70);
        let referee = Referee::from(game);
        for (step, frame) in referee.game().replay().enumerate().take(60) {
            let others = frame.position.legal_moves();
            let Some(&other) = others.last() else { continue };
            let correction = referee.would_correct(step, &replace(&other.to_string())).unwrap();
            let followers = referee.steps().len() - step - 1;
            assert_eq!(correction.kept + correction.dropped.len(), followers);
            assert_eq!(correction.dropped.is_empty(), correction.why.is_none());
            seen += usize::from(
                matches!(correction.why, Some(Why::OtherTurn { was, now }) if was != now),
            );
        }
    }
    assert!(seen > 0, "on the free wall a correction changes who has to place");
}

#[test]
fn a_correction_keeps_the_deal_that_is_being_told() {
    let game = random("2cp", 2, 60);
    let mut referee = referee_for(&game);
    for frame in game.replay().skip(1).take_while(|frame| frame.position.round() == 1) {
        match frame.step {
            Step::Deal(deal) => {
                tap_deal(&mut referee, &deal);
                referee.deal().unwrap();
            }
            Step::Move(mv) => drop(referee.play(mv).unwrap()),
            Step::Start => {}
        }
    }
    let last = game.rounds()[0].moves.last().copied().unwrap();
    referee.play(last).unwrap();
    referee.tap(Tap::Tile(factory(1), Tile::Red));
    let step = referee.steps().len() - 1;
    let floor = format!("{}F", &last.to_string()[..2]);
    referee.correct(step, &replace(&floor)).unwrap();
    assert_eq!(referee.draft().unwrap().told().discs[0].to_string(), "R");
    referee.undo();
    assert_eq!(referee.draft().unwrap().told().discs[0].to_string(), "R");
}
