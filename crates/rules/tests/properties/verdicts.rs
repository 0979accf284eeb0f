//! Verdicts: the engine and the oracle accept and refuse the same texts.

use crate::every_position;
use azulejo_rules::{Dealer, Game, Position, Rules};
use azulejo_testkit::generate::{game, mutate_position, mutate_record};
use azulejo_testkit::oracle::{Oracle, replay};

/// Both must read it or both refuse it. Tells whether it was accepted.
fn judge_position(text: &str) -> bool {
    let (fast, naive) = (text.parse::<Position>(), Oracle::from_position(text));
    match (&fast, &naive) {
        (Ok(pos), Ok(oracle)) => assert_eq!(pos.to_string(), oracle.position()),
        (Err(_), Err(_)) => {}
        (Ok(_), Err(faults)) => panic!("only the oracle refuses `{text}`: {faults:?}"),
        (Err(error), Ok(_)) => panic!("only the engine refuses `{text}`: {error}"),
    }
    fast.is_ok()
}

#[test]
fn engine_and_oracle_agree_about_changed_positions() {
    let mut dealer = Dealer::new(21);
    let (mut accepted, mut judged) = (0, 0);
    every_position(1, |pos| {
        let text = pos.to_string();
        for _ in 0..30 {
            accepted += usize::from(judge_position(&mutate_position(&text, &mut dealer)));
            judged += 1;
        }
    });
    assert!(judged > 20_000 && accepted > 2_000, "{accepted} of {judged} accepted");
}

/// Many changes of few positions, so that changes meet: those at the ends of rounds and games.
#[test]
fn engine_and_oracle_agree_about_much_changed_positions() {
    let mut dealer = Dealer::new(22);
    let (mut accepted, mut judged) = (0, 0);
    for rules in Rules::ALL {
        for seed in 0..3 {
            for steps in [0, 1, 18, 40, usize::MAX] {
                let pos = game(rules, seed, steps).position().clone();
                let mut text = pos.to_string();
                for _ in 0..200 {
                    let changed = mutate_position(&text, &mut dealer);
                    judged += 1;
                    if judge_position(&changed) {
                        accepted += 1;
                        // Go on from there: sound positions that no play leads to.
                        text = changed;
                    }
                }
            }
        }
    }
    assert!(judged > 20_000 && accepted > 2_000, "{accepted} of {judged} accepted");
}

/// Both must replay it to the same position or both refuse it. Tells whether it was accepted.
fn judge_record(text: &str) -> bool {
    let (fast, naive) = (text.parse::<Game>(), replay(text));
    match (&fast, &naive) {
        (Ok(game), Ok(lines)) => {
            let last = lines.last().and_then(|line| line["position"].as_str());
            assert_eq!(last, Some(game.position().to_string().as_str()), "{text}");
        }
        (Err(_), Err(_)) => {}
        (Ok(_), Err(fault)) => panic!("only the oracle refuses: {fault}\n{text}"),
        (Err(error), Ok(_)) => panic!("only the engine refuses: {error}\n{text}"),
    }
    fast.is_ok()
}

#[test]
fn engine_and_oracle_agree_about_changed_records() {
    let mut dealer = Dealer::new(23);
    let (mut accepted, mut judged) = (0, 0);
    for rules in Rules::ALL {
        for (seed, steps) in [(1, 3), (2, 30), (3, 80)] {
            let record = game(rules, seed, steps).to_string();
            for _ in 0..300 {
                accepted += usize::from(judge_record(&mutate_record(&record, &mut dealer)));
                judged += 1;
            }
        }
    }
    assert!(judged > 10_000 && accepted > 1_000, "{accepted} of {judged} accepted");
}
