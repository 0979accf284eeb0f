//! The log: the game in sentences, and looking back through it.

use crate::guest::{Guest, Look, Player, TableWish, Tally, Turn};
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Hand, Key, Picture, Pointer, Size};

const LOG: &str = ".tools .icon-button:has(use[href='#icon-log'])";

/// Some moves against a bot.
fn some_moves(guest: &Guest, player: &mut Player) -> Result<Look> {
    guest.sit_down(&TableWish::against_bots("2cs".parse()?))?;
    let mut look = guest.look(1)?;
    for _ in 0..2 {
        look = player.go_on(guest, &look, &mut Tally::default())?;
    }
    ensure!(look.turn == Turn::Mine, "a round is longer than two moves");
    Ok(look)
}

/// The screen shows the table after so many steps.
fn shows(guest: &Guest, look: &Look, step: usize) -> Result<()> {
    guest.wait_for(&format!("main.table[data-step='{step}']"))?;
    let pos = look.replay.after(step).context("there is such a step")?;
    let differences = Picture::of(pos).differences(&guest.picture()?);
    ensure!(differences.is_empty(), "looking back at step {step}:\n{differences}");
    Ok(())
}

#[test]
fn arrows_look_back_step_by_step_and_a_move_comes_back_to_the_present() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let mut player = Player::new(Hand::Presses(Pointer::Mouse), 4);
        let look = some_moves(guest, &mut player)?;
        for step in (0..look.step).rev() {
            guest.keys(&[Key::Left])?;
            guest.wait_for("main.table[data-looking-back]")?;
            shows(guest, &look, step)?;
            assert_eq!(guest.last_said()?, guest.prompt()?, "what is seen is said");
        }
        guest.keys(&[Key::Left])?;
        shows(guest, &look, 0)?;
        for step in 1..=look.step {
            guest.keys(&[Key::Right])?;
            shows(guest, &look, step)?;
        }
        ensure!(guest.count("[data-looking-back]")? == 0, "that is the present");
        guest.keys(&[Key::Left, Key::Left])?;
        guest.wait_for("main.table[data-looking-back]")?;
        let decision = player.decide(look.replay.now());
        // The first press comes back to the present; what it is on there may be another thing.
        guest.keys(&[Key::Escape])?;
        guest.wait_until("the present", "!document.querySelector('[data-looking-back]')")?;
        player.play(guest, &look, &decision)?;
        Ok(())
    })
}

#[test]
fn the_log_has_every_move_and_leads_to_it() -> Result<()> {
    for size in [Size::LAPTOP, Size::SMALL_PHONE] {
        Guest::with(size, |guest| {
            let hand = Hand::Presses(guest.pointer);
            let look = some_moves(guest, &mut Player::new(hand, 4))?;
            let moves = look.replay.moves_since(0).len();
            guest.tap(LOG)?;
            guest.wait_for("dialog.log[open]")?;
            let lines = guest.texts(".log-list .log-move")?;
            assert_eq!(lines.len(), moves);
            assert_eq!(lines.last(), Some(&look.line));
            assert_eq!(guest.texts(".log-list .log-round")?.len(), 1);
            // The second step is the first move.
            guest.tap(".log-list .log-move:nth-child(1 of .log-move) .log-step")?;
            shows(guest, &look, 2)?;
            guest.tap("dialog.log .steps .icon-button:has(use[href='#icon-left'])")?;
            shows(guest, &look, 1)?;
            guest.tap("dialog.log .steps .icon-button:has(use[href='#icon-last'])")?;
            shows(guest, &look, look.step)?;
            guest.close_dialog()
        })?;
    }
    Ok(())
}
