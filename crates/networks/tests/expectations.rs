//! Numbers that are shown to players are possible ones: no negative points, win probabilities that add up to one.

use azulejo_networks::shipped;
use azulejo_rules::{BySeat, Position, Rules};
use azulejo_search::{
    Champion, Evaluator, HandMade, Limit, NetworkEvaluator, NetworkSet, Prospect, Searcher, Utility,
};
use azulejo_testkit::generate::walk;

/// Random games of each rule set.
const GAMES: u64 = 12;

/// Nodes of a search.
const NODES: u64 = 300;

/// Error of the sum of win probabilities, in hundredths of a percent: each is rounded, in a tree several times.
const ROUNDING: i32 = 10;

fn check(expected: &BySeat<Prospect>, context: &str) {
    for prospect in expected {
        assert!(prospect.points >= 0, "{} points: {context}", prospect.points);
        assert!((0..=Utility::WIN).contains(&prospect.chance), "{}: {context}", prospect.chance);
    }
    let sum: i32 = expected.iter().map(|prospect| prospect.chance).sum();
    assert!((sum - Utility::WIN).abs() <= ROUNDING, "they add up to {sum}: {context}");
}

/// Random play is where points go lowest: floors are full and scores stay near zero.
fn each_position(mut visit: impl FnMut(&Position)) {
    for rules in Rules::ALL {
        for seed in 0..GAMES {
            walk(rules, seed, &mut visit);
        }
    }
}

#[test]
fn evaluations_expect_what_can_happen() {
    let evaluators = [
        ("linear", NetworkEvaluator::new(NetworkSet::none(), HandMade::default())),
        ("network", NetworkEvaluator::new(shipped(), HandMade::default())),
    ];
    each_position(|pos| {
        for (name, evaluator) in &evaluators {
            check(&evaluator.prospects(pos), &format!("{name}, {pos}"));
        }
    });
}

#[test]
fn searches_expect_what_can_happen() {
    let mut searches = [NetworkSet::none(), shipped()].map(Champion::with_networks);
    let mut visited = 0;
    each_position(|pos| {
        visited += 1;
        if visited % 19 != 0 {
            return;
        }
        for search in &mut searches {
            if let Some(found) = search.search(pos, Limit::nodes(NODES), &mut ()) {
                check(&found.prospects, &pos.to_string());
            }
        }
    });
}
