//! A real game by keys, from the start screen to the result.

use crate::tty::{Tty, home, is_soon, kept, play};
use azulejo_rules::{Move, MoveKind, Phase, Position};
use azulejo_view::Preview;
use std::path::Path;

/// What brings most now.
fn greedy(pos: &Position) -> Move {
    let worth = |mv: &Move| match mv.kind() {
        MoveKind::Take(take) => Preview::of(pos, take).map_or(0, |preview| preview.net),
        MoveKind::Place(_) => 0,
    };
    pos.legal_moves().iter().copied().max_by_key(worth).expect("a move")
}

/// Plays by keys until the game is over.
fn play_to_end(tty: &mut Tty, home: &Path) {
    let mut steps = 0;
    loop {
        let mut table = None;
        tty.wait_until("the next turn", || {
            table = kept(home).filter(|table| {
                let is_ours = table.to_move().is_some_and(|seat| table.is_person(seat));
                table.end().is_some() || (is_ours && table.steps().len() > steps)
            });
            table.is_some()
        });
        let table = table.expect("it was waited for");
        if table.end().is_some() {
            return;
        }
        steps = table.steps().len();
        let keys = format!("{}\r", greedy(table.position()).to_string().to_lowercase());
        let is_heard = || kept(home).is_some_and(|table| table.steps().len() > steps);
        type_until(tty, &keys, is_heard);
    }
}

/// So often a move is typed at most.
const TRIES: usize = 40;

/// Stands on the screen while something is selected.
const CANCEL: &str = "[Esc] Cancel";

/// Types a move until it is heard: keys that come when the scoring of a round is about to be shown are not for the table.
fn type_until(tty: &mut Tty, keys: &str, is_heard: impl Fn() -> bool) {
    for _ in 0..TRIES {
        tty.wait_until("our turn", || {
            let text = tty.text();
            text.contains(": the scoring") || text.contains("Your turn")
        });
        // On a busy machine it may have been heard late.
        if is_heard() {
            return;
        }
        if tty.text().contains(": the scoring") {
            tty.type_in("\r");
            tty.see("Your turn");
        }
        // Half of the keys may have been for the table: a factory that is selected already changes what the keys mean.
        if tty.text().contains(CANCEL) {
            tty.type_in("\x1b");
            tty.wait_until("nothing selected", || !tty.text().contains(CANCEL));
        }
        tty.type_in(keys);
        if is_soon(&is_heard) {
            return;
        }
    }
    panic!("{keys:?} is never heard:\n{}", tty.text());
}

#[test]
fn a_whole_game_is_played_by_keys_and_the_terminal_is_as_before() {
    let home = home("game");
    let mut tty = Tty::start((100, 30), play(&home, &[]));
    tty.see("New game");
    assert!(tty.is_taken_over());
    tty.type_in("\r");
    tty.see("Who plays at seat 2");
    tty.type_in("\r");
    tty.see("Round 1");
    play_to_end(&mut tty, &home);
    let table = kept(&home).expect("a game");
    assert_eq!(table.position().phase(), Phase::Over);
    tty.see(": the scoring");
    tty.type_in("\r");
    tty.see("Score by round");
    // Everything around it, and back.
    tty.type_in("s");
    tty.see("Looking back");
    tty.type_in("\x1b[D\x1b[D");
    tty.type_in("q");
    tty.see("Score by round");
    tty.type_in("q");
    tty.see("Kept games");
    tty.type_in("q");
    assert!(tty.end().success());
    tty.assert_restored();
}

#[test]
fn a_game_that_was_left_goes_on_in_the_next_terminal() {
    let home = home("left");
    let args = ["--seat", "person:Ann", "--seat", "person:Bo", "--seed", "3", "--first", "1"];
    let mut tty = Tty::start((80, 24), play(&home, &args));
    tty.see("Ann: your turn");
    let pos = kept(&home).expect("a game").position().clone();
    tty.type_in(&greedy(&pos).to_string().to_lowercase());
    tty.type_in("\r");
    tty.see("Bo: your turn");
    // Ctrl-C.
    tty.type_in("\x03");
    assert!(tty.end().success());
    tty.assert_restored();
    let left = kept(&home).expect("a game");
    let mut tty = Tty::start((120, 40), play(&home, &[]));
    tty.see("Continue");
    tty.type_in("\r");
    tty.see("Bo: your turn");
    assert_eq!(kept(&home).expect("a game").position(), left.position());
    tty.type_in("\x03");
    assert!(tty.end().success());
}
