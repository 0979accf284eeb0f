//! Looking back: the result, step by step, the review, records.

use crate::hand::{Hand, Scenery, fresh};
use azulejo_rules::Game;
use azulejo_testkit::generate;
use azulejo_tui::input::Key;
use azulejo_tui::screens::games::Games;
use azulejo_tui::screens::look::Look;
use azulejo_view::Tale;
use std::fs;

/// A game of two random players, at most so many steps long.
fn game(steps: usize) -> Game {
    generate::game("2cp".parse().expect("rules"), 11, steps)
}

#[test]
fn a_record_is_stepped_through_in_both_directions_and_round_by_round() {
    fresh("steps");
    let tale = Tale::of_record(&game(usize::MAX));
    let steps = tale.moments.len();
    let scenery = Scenery { folder: Some("steps"), ..Scenery::default() };
    let mut hand = Hand::at(&scenery, |_| Look::new(tale, usize::MAX));
    hand.see(&format!("Step {steps} of {steps}"));
    hand.press([Key::Left]);
    hand.see(&format!("Step {} of {steps}", steps - 1));
    hand.press([Key::Home]);
    hand.see("The table before the first deal.");
    hand.press([Key::PageDown]);
    hand.see(&format!("Step 1 of {steps}"));
    hand.press([Key::PageDown]);
    hand.see("Round 2");
    hand.press([Key::PageUp]);
    hand.see(&format!("Step 1 of {steps}"));
    hand.press([Key::End, Key::Right]);
    hand.see(&format!("Step {steps} of {steps}"));
}

#[test]
fn a_game_goes_on_from_any_step() {
    fresh("from-here");
    let tale = Tale::of_record(&game(usize::MAX));
    let scenery = Scenery { folder: Some("from-here"), ..Scenery::default() };
    let mut hand = Hand::at(&scenery, |_| Look::new(tale, 5));
    hand.type_in("p");
    hand.see("goes on from round 1");
    hand.press([Key::Enter]);
    hand.see("Round 1");
    assert_eq!(hand.kept().expect("a game").steps().len(), 5);
}

#[test]
fn a_review_finds_everything_is_kept_and_known_again() {
    // Not the folder of the screen of that name, which is come to at the same time.
    let folder = fresh("reviewed");
    let records = folder.join("records");
    fs::create_dir_all(&records).expect("a folder");
    fs::write(records.join("1-1.azulejo"), game(12).to_string()).expect("a record");
    let scenery = Scenery { folder: Some("reviewed"), ..Scenery::default() };
    let mut hand = Hand::at(&scenery, |stage| Games::new(stage));
    hand.press([Key::Down, Key::Enter]);
    hand.see("Step 12 of 12");
    hand.type_in("v");
    hand.see("Chance to win");
    hand.see("Done: 12 moments");
    let done = hand.text();
    hand.type_in("n");
    hand.type_in("c");
    hand.see("The costliest moments");
    hand.press([Key::Down, Key::Enter]);
    hand.type_in("l");
    hand.see("All deals together");
    hand.press([Key::Escape]);
    hand.type_in("?");
    hand.see("What do these numbers mean?");
    hand.press([Key::Escape]);
    hand.type_in("t");
    hand.see("Step ");
    hand.press([Key::Escape, Key::Escape]);
    assert!(records.join("1-1.review.json").exists());
    // The second time nothing has to be looked at.
    hand.type_in("v");
    assert_eq!(hand.text(), done);
}

#[test]
fn what_is_no_record_is_refused_with_its_place() {
    let folder = fresh("no-record");
    fs::create_dir_all(&folder).expect("a folder");
    let bad = folder.join("bad.azulejo");
    fs::write(&bad, game(4).to_string().replace("[Wall \"colored\"]", "[Wall \"x\"]"))
        .expect("a file");
    let scenery = Scenery { folder: Some("no-record"), size: (160, 45), ..Scenery::default() };
    let mut hand = Hand::at(&scenery, |stage| Games::new(stage));
    hand.type_in(bad.to_str().expect("a path"));
    hand.press([Key::Enter]);
    hand.see("Line ");
    hand.press([Key::Backspace, Key::Enter]);
    hand.see("No such file");
    fs::write(&bad, game(4).to_string()).expect("a file");
    hand.type_in("o");
    hand.press([Key::Enter]);
    hand.see("Step 4 of 4");
}
