//! The end of a round is solved exactly: with and without late-move reductions, as brute force solves it.

use azulejo_networks::shipped;
use azulejo_rules::{Phase, Position, Rules, Seat};
use azulejo_search::{
    Evaluator, Finding, HandMade, Limit, NetworkEvaluator, RoundParams, RoundSearch, Searcher,
    Value,
};
use azulejo_testkit::generate::walk;
use std::collections::BTreeMap;

/// Games of each rule set.
const GAMES: u64 = 8;

/// Brute force looks at this many ends of a round at most.
const MAX_ENDS: u32 = 3_000;

fn evaluator() -> NetworkEvaluator {
    NetworkEvaluator::new(shipped(), HandMade::default())
}

fn plain() -> RoundSearch<NetworkEvaluator> {
    RoundSearch::new(evaluator())
}

fn reduced() -> RoundSearch<NetworkEvaluator> {
    plain().with_params(RoundParams::REDUCED)
}

/// For each round of a random game, the last one included, the position before its last `takes` takes.
fn endings(rules: Rules, seed: u64, takes: usize) -> Vec<Position> {
    let mut rounds: BTreeMap<u16, Vec<Position>> = BTreeMap::new();
    walk(rules, seed, |pos| {
        if pos.phase() == Phase::Offer {
            rounds.entry(pos.round()).or_default().push(pos.clone());
        }
    });
    let ending = |mut round: Vec<Position>| {
        let place = round.len().checked_sub(takes)?;
        Some(round.swap_remove(place))
    };
    rounds.into_values().filter_map(ending).collect()
}

/// The value for `seat` when it plays for itself and all others against it, by all takes there are; `None` where the
/// round has more ends than `ends_left`.
fn brute_force(
    pos: &Position,
    seat: Seat,
    evaluator: &NetworkEvaluator,
    ends_left: &mut u32,
) -> Option<Value> {
    if pos.phase() != Phase::Offer {
        *ends_left = ends_left.checked_sub(1)?;
        return Some(evaluator.value(pos, seat));
    }
    let mut values = Vec::new();
    for mv in pos.legal_moves() {
        let mut next = pos.clone();
        next.play_unchecked(mv);
        values.push(brute_force(&next, seat, evaluator, ends_left)?);
    }
    let is_own = pos.player_to_move() == Some(seat);
    if is_own { values.into_iter().max() } else { values.into_iter().min() }
}

fn solve(search: &mut RoundSearch<NetworkEvaluator>, pos: &Position, nodes: u64) -> Finding {
    search.search(pos, Limit::nodes(nodes), &mut ()).unwrap()
}

#[test]
fn the_rest_of_a_round_is_solved_as_brute_force_solves_it() {
    let (mut plain, mut reduced, evaluator) = (plain(), reduced(), evaluator());
    let mut compared = 0;
    for rules in Rules::ALL {
        for (seed, takes) in (0..GAMES).zip([2, 3, 4, 5].into_iter().cycle()) {
            for pos in endings(rules, seed, takes) {
                let seat = pos.player_to_move().unwrap();
                let Some(value) = brute_force(&pos, seat, &evaluator, &mut MAX_ENDS.clone()) else {
                    continue;
                };
                for search in [&mut plain, &mut reduced] {
                    let found = solve(search, &pos, 1_000_000);
                    assert!(found.solved, "{pos}");
                    assert_eq!(found.value, value, "{pos}");
                }
                compared += 1;
            }
        }
    }
    assert!(compared >= 200, "{compared} positions compared");
}

#[test]
fn reductions_do_not_change_the_value_of_a_solved_round() {
    let (mut plain, mut reduced) = (plain(), reduced());
    let mut compared = 0;
    for rules in Rules::ALL {
        for pos in endings(rules, 50, 6) {
            let expected = solve(&mut plain, &pos, 8_000);
            let found = solve(&mut reduced, &pos, 8_000);
            if expected.solved && found.solved {
                assert_eq!(found.value, expected.value, "{pos}");
                compared += 1;
            }
        }
    }
    assert!(compared >= 30, "{compared} positions compared");
}
