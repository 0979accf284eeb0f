//! The end of the game in numbers.

use crate::support::play_game;
use azulejo_rules::{Bonuses, Game};
use azulejo_testkit::fixture::seat;
use azulejo_view::summary::{Sources, Summary};

#[test]
fn the_sources_add_up_to_the_score() {
    for (rules, seed) in ["2cp", "3fs", "4ce", "2fp"].into_iter().zip(1..) {
        let game = play_game(rules, seed, |_, _| {});
        let summary = Summary::of(&game);
        let outcome = game.position().outcome().unwrap();
        for (sources, standing) in summary.sources.iter().zip(&outcome.standings) {
            assert_eq!(sources.total(), standing.score);
        }
        let last = summary.scores.last().unwrap();
        assert!(last.iter().zip(&outcome.standings).all(|(score, s)| *score == s.score));
        assert_eq!(summary.rounds(), game.rounds().len());
        assert_eq!(summary.outcome, Some(outcome));
    }
}

#[test]
fn floors_count_for_what_they_really_cost() {
    let mut game = Game::new("2cp".parse().unwrap(), seat(1));
    game.deal("BBBB YYYY RRRR KKKK WWBY".parse().unwrap()).unwrap();
    for mv in "1B1 2Y4 3R3 4K5 5WF CB1 CY2".split(' ') {
        game.play(mv.parse().unwrap()).unwrap();
    }
    let summary = Summary::of(&game);
    // Seat 1 has 2 points and a floor of 11: only the 2 can be lost.
    let expected = Sources { tiles: 2, floor: 2, ..Sources::default() };
    assert_eq!(summary.of_seat(seat(1)), Some(&expected));
    assert_eq!(summary.scores.iter().map(|scores| scores[1]).collect::<Vec<_>>(), [0, 1]);
    assert_eq!((summary.rounds(), summary.highest()), (1, 1));
}

#[test]
fn bonuses_are_told_apart() {
    let sources = Sources {
        start: 3,
        tiles: 20,
        floor: 4,
        rows: Bonuses::ROW,
        columns: Bonuses::COLUMN,
        colors: Bonuses::COLOR,
    };
    assert_eq!(sources.total(), 38);
}
