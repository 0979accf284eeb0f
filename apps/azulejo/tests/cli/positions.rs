//! `azulejo moves` and `azulejo perft`.

use crate::support::run;
use azulejo_rules::{Dealer, Game, Next, Position, Seat};
use std::collections::BTreeSet;

fn dealt() -> Position {
    let mut pos = Position::new("2cp".parse().unwrap(), Seat::ALL[0]);
    pos.deal(&"WKWW RBRB BYYB RYWR YBYB".parse().unwrap()).unwrap();
    pos
}

fn perft(pos: &Position, depth: &str) -> String {
    run(["perft", &pos.to_string(), depth]).success()
}

#[test]
fn every_legal_move_is_listed_once() {
    let out = run(["moves", &dealt().to_string()]).success();
    let moves: BTreeSet<&str> = out.lines().collect();
    assert_eq!((out.lines().count(), moves.len()), (66, 66));
    // Two colors on factory 1, each to any line or the floor.
    let first: BTreeSet<&str> = moves.into_iter().filter(|mv| mv.starts_with('1')).collect();
    let expected = "1W1 1W2 1W3 1W4 1W5 1WF 1K1 1K2 1K3 1K4 1K5 1KF";
    assert_eq!(first, expected.split(' ').collect());
}

#[test]
fn only_a_few_destinations_are_legal() {
    // X3 of the rules: rows 2 and 3 hold yellow, line 4 holds blue.
    let pos = "2cp 4 1 1 2 -,-,-,-,- YY 17.15.20.20.20 0.0.0.0.0 \
               0:-/-/-/B1/-:...../..Y../...Y./...../.....:- \
               0:-/-/-/-/-:.Y.../.B.../..B../...../.....:P";
    assert_eq!(run(["moves", pos]).success(), "CY1\nCY5\nCYF\n");
    assert_eq!(run(["perft", pos, "1"]).success(), "3\n");
    assert_eq!(run(["perft", pos, "2"]).success(), "0\n", "the round is over");
}

#[test]
fn where_nobody_moves_there_is_nothing_to_list() {
    let start = Position::new("4fs".parse().unwrap(), Seat::ALL[2]);
    let mut over = start.clone();
    Dealer::new(1).play_out(&mut over);
    for pos in [start, over] {
        assert_eq!(run(["moves", &pos.to_string()]).success(), "");
        assert_eq!(perft(&pos, "0"), "1\n");
        assert_eq!(perft(&pos, "1"), "0\n");
        assert_eq!(perft(&pos, "99999999999"), "0\n");
    }
}

#[test]
fn perft_counts_sequences() {
    let pos = dealt();
    assert_eq!(perft(&pos, "0"), "1\n");
    assert_eq!(perft(&pos, "1"), "66\n");
    let replies = pos.legal_moves().into_iter().map(|mv| {
        let mut pos = pos.clone();
        pos.play(mv).unwrap();
        pos.legal_moves().len()
    });
    assert_eq!(perft(&pos, "2"), format!("{}\n", replies.sum::<usize>()));
}

#[test]
fn tiling_decisions_are_moves_too() {
    let mut game = Game::new("2fp".parse().unwrap(), Seat::ALL[0]);
    let mut dealer = Dealer::new(3);
    while !game.position().legal_moves().iter().any(|mv| mv.to_string().contains('@')) {
        match game.position().next() {
            Next::Bag => drop(game.deal(dealer.draw(game.position())).unwrap()),
            Next::Player(_) => drop(game.play(dealer.pick(game.position()).unwrap()).unwrap()),
            Next::Nobody(_) => panic!("no line was completed"),
        }
    }
    let moves = run(["moves", &game.position().to_string()]).success();
    assert!(moves.lines().all(|mv| mv.contains('@')), "{moves}");
    assert_eq!(perft(game.position(), "1"), format!("{}\n", moves.lines().count()));
}

#[test]
fn bad_positions_are_refused_with_status_1() {
    let good = dealt().to_string();
    for (text, message) in [
        (String::new(), "azulejo: position: field 1, column 1: found nothing"),
        ("5cp".to_owned(), "azulejo: position: field 1, column 1: found `5cp`"),
        (good.replacen("2cp 1", "2cp 0", 1), "azulejo: position: field 2, column 5: found `0`"),
        (good.replacen("KWWW", "KWW", 1), "azulejo: position: "),
        (good.replacen("KWWW", "WWWK", 1), "azulejo: position: field 6"),
        (format!("{good} "), "azulejo: position: field 12"),
        (good.replacen(' ', "  ", 1), "azulejo: position: "),
    ] {
        for run in [run(["moves", &text]), run(["perft", &text, "1"])] {
            let found = run.refusal(1);
            assert!(found.starts_with(message), "{text}\n  {found}  {message}");
        }
    }
}
