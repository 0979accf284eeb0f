//! Around the table: the start, a new game, settings, rules, leaving and coming back.

use crate::hand::{Hand, Scenery, fresh, greedy};
use azulejo_tui::game::Keep;
use azulejo_tui::input::Key;
use azulejo_tui::memory::Memory;
use azulejo_tui::screens::home::Home;
use azulejo_view::{Language, Theme};
use std::fs;

fn at_home(folder: &'static str) -> Hand {
    Hand::at(&Scenery { folder: Some(folder), ..Scenery::default() }, |stage| Home::new(stage))
}

/// Goes down to a row and does what it offers.
fn choose(hand: &mut Hand, wanted: &str) {
    while !hand.rows().iter().any(|row| row.contains(&format!("► {wanted}"))) {
        hand.press([Key::Down]);
    }
    hand.press([Key::Enter]);
}

/// From the start to a table at which two people sit.
fn begin(hand: &mut Hand) {
    hand.press([Key::Enter]);
    hand.see("Who plays at seat 2");
    // Down to the second seat, and to a person there.
    hand.press([Key::Down; 5]);
    hand.press([Key::Left, Key::Left, Key::Left]);
    assert!(hand.text().contains("Name of player 2"), "{}", hand.text());
    hand.press([Key::Down]);
    hand.type_in("Zoé");
    hand.press([Key::Enter]);
    hand.see("Round 1");
}

#[test]
fn a_game_that_was_left_is_offered_again_by_this_program_and_by_the_next() {
    fresh("left");
    let mut hand = at_home("left");
    assert!(!hand.text().contains("Continue"));
    begin(&mut hand);
    let table = hand.next_turn();
    hand.play(table.position(), greedy(table.position()));
    let left = hand.next_turn();
    hand.type_in("q");
    hand.see("Continue");
    assert!(hand.text().contains("Zoé"), "{}", hand.text());
    hand.press([Key::Enter]);
    hand.see("Round 1");
    assert_eq!(hand.next_turn().position(), left.position());
    drop(hand);
    let mut next = at_home("left");
    next.press([Key::Enter]);
    next.see("Round 1");
    assert_eq!(next.next_turn().position(), left.position());
}

#[test]
fn a_new_game_puts_the_one_that_was_left_aside() {
    fresh("aside");
    let mut hand = at_home("aside");
    begin(&mut hand);
    let table = hand.next_turn();
    hand.play(table.position(), greedy(table.position()));
    hand.type_in("q");
    hand.see("Continue");
    hand.press([Key::Down, Key::Enter]);
    hand.see("Who plays at seat 1");
    hand.press([Key::Enter]);
    hand.see("has been put aside");
    let records = fs::read_dir(hand.folder().join("records")).expect("records");
    assert_eq!(records.count(), 1);
}

#[test]
fn a_damaged_game_is_told_of_and_kept_apart() {
    let folder = fresh("damaged");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("game.json"), "{\"version\": 1, \"whims").expect("a file");
    let mut hand = at_home("damaged");
    assert!(hand.text().contains("can’t be read"), "{}", hand.text());
    assert!(folder.join("damaged-1.json").exists());
    hand.press([Key::Enter]);
    hand.see("New game");
}

#[test]
fn settings_change_the_words_at_once_and_are_remembered() {
    let folder = fresh("settings");
    let mut hand = at_home("settings");
    choose(&mut hand, "Settings");
    hand.see("Language");
    hand.press([Key::Left]);
    hand.see("Polski");
    assert!(!hand.text().contains("Settings"), "{}", hand.text());
    hand.press([Key::Down, Key::Right, Key::Escape]);
    let memory = Memory::recall(&Keep::open(folder).expect("a folder"));
    assert_eq!((memory.language, memory.theme), (Some(Language::Pl), Some(Theme::Chocolate)));
}

#[test]
fn the_rules_are_read_from_the_table_without_losing_the_move_in_the_making() {
    fresh("rules");
    let mut hand = at_home("rules");
    begin(&mut hand);
    hand.next_turn();
    hand.type_in("1");
    hand.type_in("m");
    let rows = hand.rows();
    let first = rows.iter().position(|row| row.contains("Hint")).expect("a menu");
    let wanted = rows.iter().position(|row| row.contains("Rules")).expect("the rules");
    hand.press(vec![Key::Down; wanted - first]);
    hand.press([Key::Enter]);
    hand.see("In short");
    hand.press([Key::Right]);
    hand.see("What is on the table");
    hand.press([Key::End, Key::PageUp, Key::Home, Key::Left]);
    hand.see("In short");
    hand.press([Key::Escape]);
    hand.see("Factory 1: pick a color");
}

#[test]
fn a_screen_that_is_too_small_says_so_and_comes_back() {
    fresh("small");
    let mut hand = at_home("small");
    begin(&mut hand);
    for size in [(79, 24), (80, 23), (1, 1), (12, 3)] {
        hand.resize(size);
        let text = hand.text().replace('\n', " ");
        assert!(size.0 < 40 || text.contains("80 × 24"), "{size:?}: {text}");
    }
    hand.resize((80, 24));
    hand.see("Round 1");
}

#[test]
fn nobody_resigns_by_one_key_alone() {
    fresh("resign");
    let mut hand = at_home("resign");
    begin(&mut hand);
    hand.next_turn();
    hand.command("resign");
    assert!(hand.kept().expect("a game").end().is_none());
    hand.press([Key::Escape]);
    assert!(hand.kept().expect("a game").end().is_none());
    hand.command("resign");
    hand.press([Key::Enter]);
    hand.see("Game over");
    hand.press([Key::Escape]);
    hand.see("New game");
}

#[test]
fn the_program_ends_from_everywhere_with_ctrl_c() {
    fresh("ends");
    let mut hand = at_home("ends");
    begin(&mut hand);
    hand.type_in("m");
    hand.press([Key::Ctrl('c')]);
    assert!(hand.app.is_over());
}
