//! Less motion: nothing moves, and what would have been told by motion is told by a table.

use crate::guest::{Guest, Player, TableWish, Tally, Turn};
use crate::situation::{find, takes};
use anyhow::{Result, ensure};
use azulejo_e2e::{Hand, Media, Pointer, Size};
use azulejo_rules::{Phase, Position};

/// Notes everything that moves: animations that run, and tiles that fly.
const NOTE_MOTION: &str = "globalThis.moved = new Set();
    (function look() {
        for (const it of document.getAnimations()) {
            const { target, pseudoElement } = it.effect ?? {};
            const { duration } = it.effect?.getComputedTiming() ?? {};
            if (it.playState === 'running' && duration > 1) moved.add(`${target?.className} ${pseudoElement ?? ''} ${duration}`);
        }
        for (const flight of document.querySelectorAll('.flights .flight')) moved.add(flight.className);
        requestAnimationFrame(look);
    })();";

/// A round is over after this many takes, whatever they are.
fn late(pos: &Position) -> bool {
    let discs = pos.discs().filter(|disc| disc.tiles().total() > 0).count();
    pos.phase() == Phase::Offer && pos.round() == 2 && discs == 0 && takes(pos).len() > 1
}

#[test]
fn with_less_motion_nothing_moves_and_the_scoring_stands_still() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        // The page was opened before anybody wished for less.
        guest.wait_until_still()?;
        guest.run(NOTE_MOTION)?;
        let pos = find("2cp", late)?;
        guest.sit_down_at(&pos.to_string(), &["person", "easy"])?;
        let mut player = Player::new(Hand::Presses(Pointer::Mouse), 2);
        let mut look = guest.look(0)?;
        let mut scorings = 0;
        for _ in 0..6 {
            scorings += u32::from(look.turn == Turn::Scored);
            look = player.go_on(guest, &look, &mut Tally::default())?;
        }
        ensure!(scorings > 0, "no round has ended");
        let moved = guest.run("return [...moved];")?;
        ensure!(moved.as_array().is_some_and(Vec::is_empty), "what moved: {moved}");
        Ok(())
    })
}

#[test]
fn the_choice_of_no_motion_holds_on_every_device() -> Result<()> {
    Guest::with(Size::PHONE, |guest| {
        guest.set("speed", "off")?;
        guest.media(&[Media::ReducedMotion(false)])?;
        guest.wait_for_frames()?;
        guest.run(NOTE_MOTION)?;
        guest.sit_down(&TableWish::against_bots("2cs".parse()?))?;
        let mut player = Player::new(Hand::Presses(Pointer::Touch), 2).in_a_hurry();
        let mut look = guest.look(1)?;
        for _ in 0..3 {
            look = player.go_on(guest, &look, &mut Tally::default())?;
        }
        let flown = guest.run("return [...moved].filter((it) => it.startsWith('flight'));")?;
        ensure!(flown.as_array().is_some_and(Vec::is_empty), "what flew: {flown}");
        Ok(())
    })
}
