//! Somebody whose browser calls a server over a wire of its own.

use crate::guest::Guest;
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Media, Size, Visit, Window, Wire};
use serde_json::json;
use std::cell::Cell;
use std::ops::Deref;

/// The page of the tables online.
const PAGE: &str = "online.html";

/// Somebody whose browser calls a server over a wire of its own, so that they can be cut off while others are not.
pub(crate) struct Caller {
    guest: Guest,
    wire: Wire,
    size: Size,
    /// Whether the browser may have complained of lines that broke off.
    is_broken: Cell<bool>,
}

impl Deref for Caller {
    type Target = Guest;

    fn deref(&self) -> &Guest {
        &self.guest
    }
}

impl Caller {
    pub(super) fn new(visit: Visit, wire: Wire, size: Size) -> Result<Caller> {
        let guest = Guest::at(visit, size)?;
        guest.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": NOTE }))?;
        Ok(Caller { guest, wire, size, is_broken: Cell::new(false) })
    }

    /// Where the page broke down, if it did.
    pub(super) fn breakdown(&self) -> String {
        let noted = self.run("return globalThis.brokeDown ?? '';").unwrap_or_default();
        noted.as_str().unwrap_or_default().to_owned()
    }

    /// Opens a place among the tables online, such as `#new`, and waits until the page is usable.
    pub(crate) fn open(&self, place: &str) -> Result<()> {
        self.visit.open(&format!("{PAGE}{place}"))
    }

    /// Opens a link that somebody else was given: the same place, over one's own wire.
    pub(crate) fn follow_link(&self, link: &str) -> Result<()> {
        let place = link.split_once(PAGE).with_context(|| format!("`{link}` leads elsewhere"))?.1;
        // Whoever follows a link comes from elsewhere, so the page is opened anew.
        self.go("about:blank")?;
        self.open(place)
    }

    /// Another window of the same browser, at the same place. What is done from now on is done there.
    pub(crate) fn second_window(&self) -> Result<Window> {
        let place = self.hash()?;
        let window = self.open_window()?;
        self.resize(self.size)?;
        self.media(&[Media::ReducedMotion(true)])?;
        self.open(&place)?;
        Ok(window)
    }

    /// The place in the page, with its `#`.
    pub(crate) fn hash(&self) -> Result<String> {
        let hash = self.run("return location.hash;")?;
        Ok(hash.as_str().unwrap_or_default().to_owned())
    }

    /// Cuts the browser off.
    pub(crate) fn cut_off(&self) {
        self.expect_broken_lines();
        self.wire.cut();
    }

    /// From now on the server hears the browser, but not the other way round.
    pub(crate) fn deafen(&self) {
        self.wire.hush();
    }

    /// Lets it through again.
    pub(crate) fn reconnect(&self) {
        self.wire.mend();
    }

    /// From now on the browser may say that something can't be reached, or is not there.
    pub(crate) fn expect_broken_lines(&self) {
        self.is_broken.set(true);
    }

    /// Nothing went wrong in the page but what had to.
    pub(crate) fn check_health(&self) -> Result<()> {
        let is_expected =
            |fault: &String| self.is_broken.get() && LINES.iter().any(|line| fault.contains(line));
        let mut faults = self.faults()?;
        faults.retain(|fault| !is_expected(fault));
        ensure!(faults.is_empty(), "the page complains:\n{}", faults.join("\n"));
        Ok(())
    }

    /// The value that a field has.
    pub(crate) fn value(&self, selector: &str) -> Result<String> {
        self.wait_for(selector)?;
        let value = self
            .run_with("return document.querySelector(arguments[0]).value;", &[json!(selector)])?;
        Ok(value.as_str().unwrap_or_default().to_owned())
    }

    /// Writes into a field, instead of what is there.
    pub(crate) fn write(&self, selector: &str, text: &str) -> Result<()> {
        self.scroll_to(selector)?;
        self.tap(selector)?;
        self.run_with("document.querySelector(arguments[0]).select();", &[json!(selector)])?;
        self.devtools("Input.insertText", &json!({ "text": text })).map(drop)
    }

    /// Presses something on a long screen.
    pub(crate) fn reach(&self, selector: &str) -> Result<()> {
        self.scroll_to(selector)?;
        self.tap(selector)
    }

    /// Presses the button or follows the link that says something.
    pub(crate) fn press_text(&self, within: &str, text: &str) -> Result<()> {
        let script = "const [selector, text] = arguments;
            const says = (it) => it.checkVisibility() && it.textContent.trim() === text;
            const found = [...document.querySelectorAll(selector)].find(says);
            found?.scrollIntoView({ block: 'center', behavior: 'instant' });
            return found ?? null;";
        let arguments = [json!(format!("{within} :is(button, a)")), json!(text)];
        self.press_found(self.pointer, &format!("`{text}` in {within}"), script, &arguments)
    }
}

/// Notes where the page broke down first.
const NOTE: &str = "Error.stackTraceLimit = 40;
    addEventListener('error', ({ error }) => { globalThis.brokeDown ??= error?.stack; });";

/// What a browser says of lines that broke off, and of what is not there.
const LINES: [&str; 4] =
    ["WebSocket connection to", "net::ERR_", "Failed to fetch", "responded with a status of 404"];
