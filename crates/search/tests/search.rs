//! The search finds what brute force finds, plays by the rules, and follows from its inputs.

mod endings;

use azulejo_rules::{Dealer, Phase, Position, Rules, Seat};
use azulejo_search::{
    Champion, Evaluator, Finding, Greedy, HandMade, Limit, RoundSearch, Searcher, Value, Verdict,
    Watcher, bench,
};
use endings::{late_in_a_round, sequences};

/// The value for `seat` when it plays for itself and all others against it, by looking at all
/// takes; what follows on the free wall is valued.
fn brute_force(pos: &Position, seat: Seat, evaluator: &HandMade) -> Value {
    let mover = match pos.phase() {
        Phase::Offer => pos.player_to_move().unwrap(),
        Phase::Tiling | Phase::Deal | Phase::Over => return evaluator.value(pos, seat),
    };
    let values = pos.legal_moves().into_iter().map(|mv| {
        let mut next = pos.clone();
        next.play_unchecked(mv);
        brute_force(&next, seat, evaluator)
    });
    if mover == seat { values.max().unwrap() } else { values.min().unwrap() }
}

#[test]
fn the_rest_of_a_round_is_solved_as_brute_force_solves_it() {
    let mut search = RoundSearch::default();
    let mut solved = 0;
    for rules in Rules::ALL {
        for game in 0..40 {
            let pos = late_in_a_round(rules, game, 3);
            // Trays and spreads may leave too much for brute force.
            if sequences(&pos, 20_000).is_none() {
                continue;
            }
            let seat = pos.player_to_move().unwrap();
            let found = search.search(&pos, Limit::nodes(1_000_000), &mut ()).unwrap();
            assert!(found.solved, "{pos}");
            assert_eq!(found.value, brute_force(&pos, seat, &HandMade::default()), "{pos}");
            solved += 1;
        }
    }
    assert!(solved > 300, "{solved} positions compared");
}

#[test]
fn a_search_follows_from_its_inputs() {
    let mut used = RoundSearch::default();
    for rules in Rules::ALL {
        let pos = late_in_a_round(rules, 7, 9);
        let limit = Limit::nodes(3_000);
        let fresh = RoundSearch::default().search(&pos, limit, &mut ());
        assert_eq!(used.search(&pos, limit, &mut ()), fresh, "{pos}");
        assert!(fresh.unwrap().nodes <= limit.nodes);
    }
}

#[test]
fn every_proposed_move_is_legal_and_so_is_its_line() {
    let mut search = RoundSearch::default();
    for rules in Rules::ALL {
        for game in 0..6 {
            let mut dealer = Dealer::for_game(8, game);
            let mut pos = Position::new(rules, dealer.first(rules));
            while pos.phase() != Phase::Over {
                if pos.phase() == Phase::Deal {
                    assert_eq!(search.search(&pos, Limit::nodes(10), &mut ()), None);
                    pos.deal(&dealer.draw(&pos)).unwrap();
                    continue;
                }
                let nodes = u64::from(1 + dealer.below(200));
                let found = search.search(&pos, Limit::nodes(nodes), &mut ()).unwrap();
                check_line(&pos, &found);
                pos.play(found.best).unwrap();
            }
        }
    }
}

fn check_line(pos: &Position, found: &Finding) {
    let mut pos = pos.clone();
    for &mv in &found.line {
        pos.play(mv).unwrap();
    }
}

/// Stops at the first question.
struct Impatient;

impl Watcher for Impatient {
    fn ask(&mut self, _nodes: u64) -> Verdict {
        Verdict::Stop
    }

    fn tell(&mut self, _finding: &Finding) {}
}

#[test]
fn a_watcher_stops_the_search() {
    let pos = late_in_a_round("2cp".parse().unwrap(), 1, 9);
    let found = RoundSearch::default().search(&pos, Limit::NONE, &mut Impatient);
    assert_eq!(found.unwrap().nodes, 1024);
}

#[test]
fn looking_ahead_beats_the_greedy_player() {
    let rules: Rules = "2cp".parse().unwrap();
    let mut search = RoundSearch::default();
    let mut won = 0;
    for game in 0..20 {
        let hero = Seat::ALL[game as usize % 2];
        let mut dealer = Dealer::for_game(21, game / 2);
        let mut pos = Position::new(rules, Seat::ALL[0]);
        while pos.outcome().is_none() {
            let Some(seat) = pos.player_to_move() else {
                pos.deal(&dealer.draw(&pos)).unwrap();
                continue;
            };
            let player: &mut dyn Searcher = if seat == hero { &mut search } else { &mut Greedy };
            let found = player.search(&pos, Limit::nodes(1_000), &mut ()).unwrap();
            pos.play(found.best).unwrap();
        }
        won += u32::from(pos.outcome().unwrap().has_won(hero));
    }
    assert!(won >= 15, "{won} of 20");
}

#[test]
fn a_search_stopped_at_once_guesses_and_says_so() {
    for rules in Rules::ALL {
        let pos = late_in_a_round(rules, 4, 6);
        let found = RoundSearch::default().search(&pos, Limit::nodes(1), &mut ()).unwrap();
        assert!(pos.check(found.best).is_ok(), "{pos}");
        assert_eq!((found.depth, found.solved, found.nodes), (0, false, 1), "{pos}");
        let guess = HandMade::default().value(&pos, pos.player_to_move().unwrap());
        assert_eq!(found.value, guess, "{pos}");
    }
}

/// Whoever changes how the search plays changes this, and brings a match result; a mere change of
/// code leaves it alone.
#[test]
fn the_signature_is_the_one_we_agreed_on() {
    let bench = bench(&mut Champion::default(), 1_000);
    assert_eq!(
        (bench.positions, format!("{:016x}", bench.signature)),
        (54, "fb8e5b595dfc9f8a".to_owned())
    );
}
