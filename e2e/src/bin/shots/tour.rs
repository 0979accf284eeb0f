//! Somebody who shows the page around.

use crate::games::Cut;
use anyhow::Result;
use azulejo_e2e::{Browser, Hand, Key, Media, Options, Pointer, Visit};
use azulejo_rules::Move;
use serde_json::json;
use std::cell::Cell;
use std::ops::Deref;

/// A fresh page on a laptop on which nothing moves.
pub(crate) struct Tour {
    visit: Visit,
    /// What a long screen is scrolled to.
    sight: Cell<Option<&'static str>>,
}

/// Who sits at the other seats.
#[derive(Clone, Copy)]
pub(crate) enum Others {
    Bots,
    People,
}

impl Deref for Tour {
    type Target = Browser;

    fn deref(&self) -> &Browser {
        &self.visit.browser
    }
}

impl Tour {
    pub(crate) fn begin() -> Result<Tour> {
        let visit = Visit::begin(&Options::default())?;
        visit.browser.media(&[Media::ReducedMotion(true)])?;
        Ok(Tour { visit, sight: Cell::new(None) })
    }

    /// Goes to a place of the page, such as `rules`.
    pub(crate) fn go_to(&self, place: &str) -> Result<()> {
        self.run_with("location.hash = arguments[0];", &[json!(place)]).map(drop)
    }

    pub(crate) fn tap(&self, selector: &str) -> Result<()> {
        self.wait_for(selector)?;
        let script = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' });";
        self.run_with(script, &[json!(selector)])?;
        self.press(Pointer::Mouse, selector)
    }

    /// Puts a text into the load dialog and presses "Load".
    pub(crate) fn load(&self, text: &str) -> Result<()> {
        self.tap(".start-go button[type=button]:has(use[href='#icon-load'])")?;
        self.wait_for("dialog.load[open] textarea")?;
        self.run("document.querySelector('dialog.load textarea').focus();")?;
        self.devtools("Input.insertText", &json!({ "text": text }))?;
        self.tap("dialog.load .sheet-foot .button.primary")
    }

    /// Sits down at a game that has begun. Every move waits to be confirmed.
    pub(crate) fn sit_down(&self, cut: &Cut, others: Others) -> Result<()> {
        self.confirm_by_button()?;
        self.load(&cut.game.to_string())?;
        self.wait_until("the load dialog to close", "!document.querySelector('dialog[open]')")?;
        for seat in cut.game.rules().seats() {
            let sitter = match others {
                Others::Bots if seat.index() > 0 => "easy",
                Others::Bots | Others::People => "person",
            };
            self.seat(seat.index() + 1, sitter)?;
        }
        self.tap(".start-go button[type=submit]")?;
        self.wait_for("main.table[data-settled] [data-light=pickable], main.table .pick-column")
    }

    fn seat(&self, seat: usize, sitter: &str) -> Result<()> {
        let select = format!(".seat:nth-child({seat}) .select");
        self.wait_for(&select)?;
        let script = "const select = document.querySelector(arguments[0]);
            select.value = arguments[1];
            select.dispatchEvent(new Event('change', { bubbles: true }));";
        self.run_with(script, &[json!(select), json!(sitter)]).map(drop)
    }

    fn confirm_by_button(&self) -> Result<()> {
        self.tap("button:has(> svg > use[href='#icon-settings'])")?;
        self.wait_for("dialog.settings[open]")?;
        self.tap("label:has(input[name='settings-confirm'][value='button'])")?;
        self.close_dialog()
    }

    pub(crate) fn close_dialog(&self) -> Result<()> {
        self.keys(&[Key::Escape])?;
        self.wait_until("the dialog to close", "!document.querySelector('dialog[open]')")
    }

    /// What a long screen is scrolled to, at any size.
    pub(crate) fn look_at(&self, selector: &'static str) {
        self.sight.set(Some(selector));
    }

    /// Points again at what has the focus, and scrolls to what is looked at: another size of the window moves
    /// everything.
    pub(crate) fn look_again(&self) -> Result<()> {
        self.wait_until_still()?;
        let script = "const it = document.activeElement;
            if (it.matches('.line, .floor-line')) { it.blur(); it.focus(); }
            if (arguments[0]) document.querySelector(arguments[0]).scrollIntoView({ behavior: 'instant' });";
        self.run_with(script, &[json!(self.sight.get())]).map(drop)
    }

    /// Plays moves until they are all played, by typing them.
    pub(crate) fn play(&self, moves: &[Move]) -> Result<()> {
        Hand::Types.enter(self, moves)
    }
}
