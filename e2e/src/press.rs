//! Pressing, pointing and dragging.

use crate::browser::Browser;
use crate::input::Pointer;
use crate::wait::{self, is_between_pages};
use anyhow::{Context, Error, Result};
use serde_json::{Value, json};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Finds an element by its selector.
const FIND: &str = "return document.querySelector(arguments[0]);";

/// So long the click of a finger is waited for. What is disabled gets none.
const CLICK: Duration = Duration::from_secs(3);
const PAUSE: Duration = Duration::from_millis(5);

/// Notes the next click, whatever it is on.
const AWAIT_CLICK: &str = "globalThis.awaitsClick = true;
    addEventListener('click', () => { globalThis.awaitsClick = false; }, { capture: true, once: true });";

impl Browser {
    /// Presses the middle of an element, be there what there may: whatever lies over it gets the press.
    ///
    /// # Errors
    /// When there is no such element, or it is not on the screen.
    pub fn press(&self, pointer: Pointer, selector: &str) -> Result<()> {
        self.press_found(pointer, selector, FIND, &[json!(selector)])
    }

    /// Presses the middle of the element that a script returns, as soon as it returns one.
    ///
    /// # Errors
    /// When it returns none, or one that is not on the screen.
    pub fn press_found(
        &self,
        pointer: Pointer,
        what: &str,
        script: &str,
        arguments: &[Value],
    ) -> Result<()> {
        self.act_on(what, script, arguments, |element| self.press_element(pointer, element))
            .with_context(|| format!("pressing {what}"))
    }

    /// Moves the mouse over an element.
    ///
    /// # Errors
    /// When there is no such element, or it is not on the screen.
    pub fn hover(&self, selector: &str) -> Result<()> {
        let hover = |element: &Value| self.act(&Pointer::hover(element));
        self.act_on(selector, FIND, &[json!(selector)], hover)
            .with_context(|| format!("hovering over {selector}"))
    }

    /// Drags from an element to another.
    ///
    /// # Errors
    /// When one of them is missing or not on the screen.
    pub fn drag(&self, pointer: Pointer, from: &str, to: &str) -> Result<()> {
        let (start, end) = (self.element(from)?, self.element(to)?);
        self.act(&pointer.drag(&start, &end)).with_context(|| format!("dragging {from} to {to}"))
    }

    /// Acts on the element that a script returns. If the page paints it anew before the pointer is there, nothing was
    /// done yet, and the new one is meant.
    fn act_on(
        &self,
        what: &str,
        script: &str,
        arguments: &[Value],
        act: impl Fn(&Value) -> Result<()>,
    ) -> Result<()> {
        wait::until(what, || {
            let found = self.run_with(script, arguments)?;
            if found.is_null() {
                return Ok(None);
            }
            let done = act(&found);
            // Whatever else goes wrong is told, and not tried twice.
            Ok(if done.as_ref().is_err_and(is_gone) { None } else { Some(done) })
        })?
    }

    fn press_element(&self, pointer: Pointer, element: &Value) -> Result<()> {
        if pointer == Pointer::Mouse {
            return self.act(&pointer.press(element));
        }
        self.run(AWAIT_CLICK)?;
        self.act(&pointer.press(element))?;
        self.wait_for_click()
    }

    /// The driver is done when a finger is up. The browser then makes a click of it in its own time, and whatever is
    /// scrolled or read before that would be scrolled or read too early.
    fn wait_for_click(&self) -> Result<()> {
        let start = Instant::now();
        while start.elapsed() < CLICK {
            match self.run("return Boolean(globalThis.awaitsClick);") {
                // Another page awaits none: the click has led there.
                Ok(awaits) if awaits != json!(true) => return Ok(()),
                Err(error) if !is_between_pages(&error) => return Err(error),
                Ok(_) | Err(_) => sleep(PAUSE),
            }
        }
        Ok(())
    }
}

/// Whether an element is not in the page any more.
fn is_gone(error: &Error) -> bool {
    format!("{error:#}").contains("stale element reference")
}
