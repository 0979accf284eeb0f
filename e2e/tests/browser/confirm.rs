//! From picking tiles up to playing them: every mode of confirming, and every way to let go.

use crate::guest::{Guest, Look, Player};
use crate::situation::{find, ordinary, takes};
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Hand, Key, Pointer, Size};
use azulejo_rules::{Destination, Move, Position, Take};

const HAND: Hand = Hand::Presses(Pointer::Mouse);
const ANYTHING_HELD: &str = "[data-held], [data-light=held], [data-aim=chosen], [data-aim=legal]";

/// A guest at an ordinary moment, with a way of confirming, and a take to a line.
fn at_table(guest: &Guest, mode: &str) -> Result<(Look, Position, Take)> {
    guest.set("confirm", mode)?;
    let pos = find("2cp", ordinary)?;
    let is_line = |take: &Take| matches!(take.to, Destination::Line(_));
    let take = takes(&pos).into_iter().find(is_line).context("a take")?;
    guest.sit_down_at(&pos.to_string(), &["person", "person"])?;
    Ok((guest.look(0)?, pos, take))
}

/// Nothing is in the hand, and nothing was played.
fn nothing_happened(guest: &Guest, look: &Look) -> Result<()> {
    let is_empty = format!("!document.querySelector('{ANYTHING_HELD}')");
    guest.wait_until("the hand to be empty", &is_empty)?;
    ensure!(guest.look(look.step)?.replay.steps == look.replay.steps, "something was played");
    Ok(())
}

fn played(guest: &Guest, look: &Look, take: Take) -> Result<()> {
    let after = guest.look(look.step + 1)?;
    assert_eq!(after.replay.moves_since(look.step), [Move::from(take)]);
    Ok(())
}

#[test]
fn a_button_confirms_and_another_one_cancels() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let (look, _, take) = at_table(guest, "button")?;
        HAND.aim(guest, take)?;
        ensure!(guest.attribute(".confirm", "aria-disabled")? == "false", "it can be confirmed");
        guest.tap(".actions .button.quiet")?;
        nothing_happened(guest, &look)?;
        HAND.aim(guest, take)?;
        HAND.confirm(guest)?;
        played(guest, &look, take)
    })
}

#[test]
fn enter_confirms_what_keys_have_aimed() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let (look, _, take) = at_table(guest, "button")?;
        Hand::Keys.aim(guest, take)?;
        guest.wait_until_soon("document.activeElement.matches('.confirm')")?;
        guest.keys(&[Key::Escape])?;
        nothing_happened(guest, &look)?;
        Hand::Keys.aim(guest, take)?;
        Hand::Keys.confirm(guest)?;
        played(guest, &look, take)
    })
}

/// A countdown that begins now takes minutes.
const SLOW_COUNTDOWN: &str = "globalThis.usualTimeout = setTimeout;
    globalThis.setTimeout = (act, millis, ...rest) => usualTimeout(act, millis === 3000 ? 600000 : millis, ...rest);";

#[test]
fn a_countdown_plays_by_itself_unless_it_is_called_off() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let (look, _, take) = at_table(guest, "countdown")?;
        // Else a busy machine might be slower than the countdown.
        guest.run(SLOW_COUNTDOWN)?;
        HAND.aim(guest, take)?;
        guest.wait_for(".confirm[data-countdown] .ring")?;
        guest.keys(&[Key::Escape])?;
        nothing_happened(guest, &look)?;
        guest.run("globalThis.setTimeout = usualTimeout;")?;
        HAND.aim(guest, take)?;
        played(guest, &look, take)?;
        ensure!(guest.count(".confirm")? == 0, "there is nothing to confirm any more");
        Ok(())
    })
}

#[test]
fn a_second_tap_on_the_same_place_plays() -> Result<()> {
    Guest::with(Size::SMALL_PHONE, |guest| {
        let (look, _, take) = at_table(guest, "tap-twice")?;
        let hand = Hand::Presses(Pointer::Touch);
        hand.aim(guest, take)?;
        guest.wait_for(".board.own [data-aim=chosen]")?;
        ensure!(guest.look(look.step)?.replay.steps == look.replay.steps, "one tap plays nothing");
        guest.tap(".board.own [data-aim=chosen]")?;
        played(guest, &look, take)
    })
}

#[test]
fn every_way_to_let_go_lets_go() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let (look, pos, take) = at_table(guest, "instant")?;
        let tile = format!(".center .group[data-tile='{}'] .tile", tile_in_center(&pos)?);
        let held = ".center [data-light=held]";
        // Escape.
        guest.tap(&tile)?;
        guest.wait_for(held)?;
        guest.keys(&[Key::Escape])?;
        nothing_happened(guest, &look)?;
        // A press beside everything.
        guest.tap(&tile)?;
        guest.wait_for(held)?;
        guest.tap(".board.own .plate")?;
        nothing_happened(guest, &look)?;
        // The same tiles again.
        guest.tap(&tile)?;
        guest.wait_for(held)?;
        guest.tap(&tile)?;
        nothing_happened(guest, &look)?;
        // Dropped where nothing is.
        guest.drag(Pointer::Mouse, &tile, ".board.own .plate")?;
        nothing_happened(guest, &look)?;
        guest.drag(Pointer::Mouse, &tile, ".bar")?;
        nothing_happened(guest, &look)?;
        ensure!(guest.count(".flights .flight")? == 0, "what was dragged still hangs in the air");
        // Another pick takes the place of the first.
        guest.tap(&tile)?;
        guest.wait_for(held)?;
        Player::new(HAND, 1).play(guest, &look, &[take.into()])?;
        Ok(())
    })
}

/// A color of the center.
fn tile_in_center(pos: &Position) -> Result<String> {
    let tile = pos.center().colors().iter().next();
    Ok(tile.context("the center has something")?.to_string())
}

#[test]
fn a_finger_that_drops_nowhere_lets_go() -> Result<()> {
    Guest::with(Size::PHONE, |guest| {
        let (look, pos, _) = at_table(guest, "instant")?;
        let tile = format!(".center .group[data-tile='{}'] .tile", tile_in_center(&pos)?);
        guest.drag(Pointer::Touch, &tile, ".bar")?;
        nothing_happened(guest, &look)
    })
}
