//! The evaluator agrees with inference as the format describes it: plain loops, no cache, no saturation.

mod inference;

use azulejo_networks::shipped;
use azulejo_rules::{Board, Dealer, Line, Phase, Position, Rules, WallSide};
use azulejo_search::{
    Evaluator, HandMade, InputPhase, NetworkEvaluator, NetworkFile, NetworkSet, NetworkWeights,
    Prospect,
};
use azulejo_testkit::generate::walk;
use inference::{SeatPrediction, infer};

/// Games of each rule set.
const GAMES: u64 = 3;

/// How far the integer softmax may be from the exact one, in hundredths of a percent.
const TOLERANCE: f64 = 2.0;

/// Networks of random weights for all rule sets, small enough that no sum saturates.
fn random_networks() -> NetworkSet {
    let mut networks = NetworkSet::none();
    for (seed, rules) in (0..).zip(Rules::ALL) {
        let mut dealer = Dealer::new(seed);
        let weights = InputPhase::ALL.map(|_| random_weights(&mut dealer));
        networks.insert(NetworkFile::new(rules, "random", weights));
    }
    networks
}

fn random_weights(dealer: &mut Dealer) -> NetworkWeights {
    // The largest weight of each slice.
    const LARGEST: [i16; 11] = [150, 300, 400, 24, 24, 150, 150, 150, 400, 60, 400];
    let mut weights = NetworkWeights::default();
    for (slice, largest) in weights.slices_mut().into_iter().zip(LARGEST) {
        for weight in slice {
            *weight = dealer.below(2 * u32::from(largest.unsigned_abs()) + 1) as i16 - largest;
        }
    }
    weights
}

fn evaluator(networks: &NetworkSet) -> NetworkEvaluator {
    NetworkEvaluator::new(networks.clone(), HandMade::default())
}

/// Whether the game may end with this tiling: then the evaluator may count the final points instead.
fn may_be_last_tiling(pos: &Position) -> bool {
    let tiles =
        |board: &Board, line| board.wall().row_count(line) + usize::from(board.is_full(line));
    let may_complete = |board: &Board| Line::ALL.into_iter().any(|line| tiles(board, line) >= 5);
    pos.phase() == Phase::Tiling && pos.boards().iter().any(may_complete)
}

/// The positions of random games of a rule set that a network evaluates.
fn positions(rules: Rules) -> Vec<Position> {
    let mut positions = Vec::new();
    for seed in 0..GAMES {
        walk(rules, seed, |pos| {
            if pos.phase() != Phase::Over && !may_be_last_tiling(pos) {
                positions.push(pos.clone());
            }
        });
    }
    positions
}

fn assert_agree(networks: &NetworkSet) {
    let evaluator = evaluator(networks);
    for rules in Rules::ALL {
        // That every rule set has a network is a test of the files.
        let Some(file) = networks.get(rules) else { continue };
        for pos in positions(rules) {
            let found = evaluator.prospects(&pos);
            for (expected, found) in infer(file, &pos).iter().zip(&found) {
                assert_near(expected, found, &pos);
            }
        }
    }
}

fn assert_near(expected: &SeatPrediction, found: &Prospect, pos: &Position) {
    assert_eq!(i64::from(found.points), expected.points, "{pos}");
    let distance = (f64::from(found.chance) - expected.win_probability).abs();
    assert!(distance <= TOLERANCE, "{found:?} is not {expected:?}: {pos}");
}

#[test]
fn shipped_networks_evaluate_as_the_reference_does() {
    assert_agree(&shipped());
}

#[test]
fn random_networks_evaluate_as_the_reference_does() {
    assert_agree(&random_networks());
}

#[test]
fn the_compared_positions_are_of_every_phase() {
    for rules in Rules::ALL {
        let positions = positions(rules);
        let count = |phase| positions.iter().filter(|pos| pos.phase() == phase).count();
        assert!(count(Phase::Deal) >= 10 && count(Phase::Offer) >= 100, "{rules}");
        assert_eq!(count(Phase::Tiling) >= 10, rules.wall == WallSide::Free, "{rules}");
    }
}

/// Every ninth position of every rule set.
fn some_positions() -> Vec<Position> {
    Rules::ALL.into_iter().flat_map(|rules| positions(rules).into_iter().step_by(9)).collect()
}

#[test]
fn an_evaluation_does_not_depend_on_those_before_it() {
    for networks in [shipped(), random_networks()] {
        let used = evaluator(&networks);
        let positions = some_positions();
        let found: Vec<_> = positions.iter().map(|pos| used.prospects(pos)).collect();
        let mut both: Vec<_> = positions.into_iter().zip(found).collect();
        // In this order rule sets and phases alternate.
        both.sort_by_key(|(pos, _)| pos.hash());
        for (pos, found) in both {
            assert_eq!(used.prospects(&pos), found, "{pos}");
            assert_eq!(evaluator(&networks).prospects(&pos), found, "{pos}");
        }
    }
}

#[test]
fn a_value_is_that_of_the_prospect() {
    for networks in [shipped(), random_networks()] {
        let evaluator = evaluator(&networks);
        for pos in some_positions() {
            let prospects = evaluator.prospects(&pos);
            for (seat, prospect) in pos.rules().seats().zip(prospects) {
                assert_eq!(evaluator.value(&pos, seat), prospect.value(), "{seat}: {pos}");
            }
        }
    }
}
