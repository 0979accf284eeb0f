//! Everything without a pointer: the start screen, a move by Tab and Enter alone, dialogs.

use crate::guest::{Guest, Player, TableWish, Tally};
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Hand, Key, Size};

/// More stops than any screen has.
const STOPS: usize = 90;

impl Guest {
    /// Presses Tab until the focus is on an element.
    pub(crate) fn tab_to(&self, selector: &str) -> Result<()> {
        let is_there = format!("return document.activeElement?.matches({selector:?}) ?? false;");
        for _ in 0..STOPS {
            if self.run(&is_there)? == serde_json::json!(true) {
                return Ok(());
            }
            self.keys(&[Key::Tab])?;
        }
        anyhow::bail!("Tab does not lead to {selector}")
    }

    /// Chooses one of a few with the arrows.
    pub(crate) fn arrow_to(&self, name: &str, value: &str) -> Result<()> {
        self.tab_to(&format!("input[name='{name}']"))?;
        let is_chosen = format!("return document.activeElement.value === '{value}';");
        for _ in 0..5 {
            if self.run(&is_chosen)? == serde_json::json!(true) {
                return Ok(());
            }
            self.keys(&[Key::Right])?;
        }
        anyhow::bail!("the arrows do not lead to {value} of {name}")
    }
}

#[test]
fn a_table_is_set_and_a_move_is_made_by_tab_and_enter() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.arrow_to("players", "3")?;
        guest.arrow_to("pause", "off")?;
        guest.arrow_to("factories", "special")?;
        guest.tab_to(".start-go button[type=submit]")?;
        guest.keys(&[Key::Enter])?;
        guest.wait_for("main.table")?;
        let look = guest.look(1)?;
        assert_eq!(look.replay.now().rules().to_string(), "3cs");
        guest.tab_to(".disc button.tile[data-light=pickable]")?;
        guest.keys(&[Key::Enter])?;
        // The focus is led to a line that may be used.
        guest.wait_until_soon("document.activeElement.matches('.board.own [data-aim=legal]')")?;
        guest.keys(&[Key::Enter])?;
        if guest.count(".confirm")? > 0 {
            guest.keys(&[Key::Enter])?;
        }
        let after = guest.look(look.step + 1)?;
        ensure!(!after.replay.moves_since(look.step).is_empty(), "nothing was played");
        guest.wait_until_soon("document.activeElement !== document.body")?;
        Player::new(Hand::Keys, 1)
            .go_on(guest, &after, &mut Tally::default())
            .context("by letters")?;
        Ok(())
    })
}

/// A dialog takes the focus, keeps it, and gives it back.
#[test]
fn a_dialog_gives_the_focus_back() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.sit_down(&TableWish::of_people("2cp".parse()?))?;
        guest.look(1)?;
        for door in ["#icon-log", "#icon-settings", "#icon-menu"] {
            let button = format!(".bar .icon-button:has(use[href='{door}'])");
            guest.tab_to(&button)?;
            guest.keys(&[Key::Enter])?;
            guest.wait_for("dialog[open]")?;
            guest.wait_until_soon("document.activeElement.closest('dialog[open]')")?;
            guest.keys(&[Key::Escape])?;
            guest.wait_until("the dialog to close", "!document.querySelector('dialog[open]')")?;
            let is_back = format!("document.activeElement.matches({button:?})");
            guest.wait_until_soon(&is_back).with_context(|| format!("after {door}"))?;
        }
        Ok(())
    })
}
