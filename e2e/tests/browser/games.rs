//! Whole games against bots: every rule set is played to its end, spread over all ways to enter a move, or in every
//! way where [`ALL_GAMES`] is set. After every move, the bots' included, the screen shows what the rules say, and what was
//! said is what the log says.

use crate::guest::{Guest, Player, TableWish};
use anyhow::{Context, Result};
use azulejo_e2e::{Hand, Pointer, Size};
use azulejo_rules::Rules;

/// With this in the environment every way to enter a move plays every rule set: `cargo xtask browser --all-games`.
const ALL_GAMES: &str = "AZULEJO_ALL_GAMES";

/// Who plays what.
const GAMES: [(Hand, [&str; 3]); 6] = [
    (Hand::Presses(Pointer::Mouse), ["2cp", "3fs", "4ce"]),
    (Hand::Drags(Pointer::Mouse), ["2fp", "3cs", "4fe"]),
    (Hand::Presses(Pointer::Touch), ["2cs", "3fe", "4cp"]),
    (Hand::Drags(Pointer::Touch), ["2fs", "3ce", "4fp"]),
    (Hand::Keys, ["2ce", "3fp", "4cs"]),
    (Hand::Types, ["2fe", "3cp", "4fs"]),
];

/// Plays the games of a hand one after the other.
fn play(hand: Hand, size: Size) -> Result<()> {
    let (_, some) = GAMES.into_iter().find(|(other, _)| *other == hand).context("has games")?;
    let some = some.iter().map(|name| Ok(name.parse()?)).collect::<Result<Vec<Rules>>>()?;
    let games = if std::env::var_os(ALL_GAMES).is_some() { Rules::ALL.to_vec() } else { some };
    Guest::with(size, |guest| {
        let mut player = Player::new(hand, 7);
        // Some wish for less motion by their system, and see every scoring; others switch it off here, and are not
        // held up.
        if matches!(hand, Hand::Types | Hand::Drags(_)) {
            guest.set("speed", "off")?;
            player = player.in_a_hurry();
        }
        for rules in games {
            let tally = player.play_game(guest, &TableWish::against_bots(rules))?;
            println!("{rules} by {hand:?}: {tally:?}");
        }
        Ok(())
    })
}

#[test]
fn every_rule_set_is_played() {
    let played: Vec<&str> = GAMES.into_iter().flat_map(|(_, games)| games).collect();
    let missing = Rules::ALL.into_iter().filter(|rules| !played.contains(&&*rules.to_string()));
    assert_eq!(missing.collect::<Vec<_>>(), []);
}

#[test]
fn a_mouse_that_clicks_plays_whole_games() -> Result<()> {
    play(Hand::Presses(Pointer::Mouse), Size::LAPTOP)
}

#[test]
fn a_mouse_that_drags_plays_whole_games() -> Result<()> {
    play(Hand::Drags(Pointer::Mouse), Size::LAPTOP)
}

#[test]
fn a_finger_that_taps_plays_whole_games() -> Result<()> {
    play(Hand::Presses(Pointer::Touch), Size::SMALL_PHONE)
}

#[test]
fn a_finger_that_drags_plays_whole_games() -> Result<()> {
    play(Hand::Drags(Pointer::Touch), Size::PHONE)
}

#[test]
fn keys_alone_play_whole_games() -> Result<()> {
    play(Hand::Keys, Size::LAPTOP)
}

#[test]
fn typed_moves_play_whole_games() -> Result<()> {
    play(Hand::Types, Size::LAPTOP)
}
