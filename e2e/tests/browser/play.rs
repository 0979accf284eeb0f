//! Playing.

use anyhow::{Context, Result};
use azulejo_e2e::{Browser, Hand, Media, Options, Pointer, Size, Visit};
use azulejo_protocol::Mirror;
use azulejo_rules::Move;

/// A guest who has pressed "Play" and wants to see no motion.
fn sit_down(size: Size) -> Result<Visit> {
    let visit = Visit::begin(&Options { size, ..Options::default() })?;
    visit.browser.media(&[Media::ReducedMotion(true)])?;
    visit.browser.press(Pointer::Mouse, "button.primary[type=submit]")?;
    visit.browser.wait_for("main.table")?;
    Ok(visit)
}

/// Waits for the others until it is our turn.
fn our_turn(browser: &Browser) -> Result<Mirror> {
    let mut table = browser.wait_for_event_after(0)?;
    while !table.to_move().is_some_and(|seat| table.is_person(seat)) {
        table = browser.wait_for_event_after(table.number())?;
    }
    Ok(table)
}

/// Some move, and not always to the same place.
fn some_move(table: &Mirror) -> Result<Move> {
    let moves = table.position().legal_moves();
    let index = table.steps().len() * 7 % moves.len().max(1);
    moves.get(index).copied().context("there is a move")
}

fn play_by(hand: Hand, size: Size) -> Result<()> {
    let visit = sit_down(size)?;
    for _ in 0..4 {
        let table = our_turn(&visit.browser)?;
        let mv = some_move(&table)?;
        hand.enter(&visit.browser, mv)?;
        visit
            .browser
            .wait_for_event_after(table.number())
            .with_context(|| format!("after {mv}"))?;
    }
    assert_eq!(visit.browser.faults()?, [""; 0]);
    Ok(())
}

#[test]
fn a_mouse_takes_by_pressing_and_the_screen_follows() -> Result<()> {
    play_by(Hand::Presses(Pointer::Mouse), Size::LAPTOP)
}

#[test]
fn a_mouse_takes_by_dragging_and_the_screen_follows() -> Result<()> {
    play_by(Hand::Drags(Pointer::Mouse), Size::LAPTOP)
}

#[test]
fn keys_take_and_the_screen_follows() -> Result<()> {
    play_by(Hand::Keys, Size::LAPTOP)
}

#[test]
fn a_typed_move_is_played_and_the_screen_follows() -> Result<()> {
    play_by(Hand::Types, Size::LAPTOP)
}

#[test]
fn the_table_fits_every_screen_without_scrolling() -> Result<()> {
    let visit = sit_down(Size::LAPTOP)?;
    for size in Size::ALL {
        visit.browser.resize(size)?;
        let page = visit.browser.run(
            "const it = document.documentElement; return [it.scrollWidth, it.scrollHeight];",
        )?;
        let fits = page[0].as_u64() <= Some(size.width.into())
            && page[1].as_u64() <= Some(size.height.into());
        assert!(fits, "at {size} the page is {page}");
    }
    Ok(())
}
