//! Somebody at the page, who can do and see what the tests are about.

mod chance;
mod chooses;
mod looks;
mod plays;
mod reads;
mod replay;
mod waits;

pub(crate) use chooses::TableWish;
pub(crate) use looks::{Look, Turn};
pub(crate) use plays::{Player, Tally};
pub(crate) use replay::{Replay, Step};

use anyhow::{Context, Result};
use azulejo_e2e::{Browser, Media, Options, Pointer, Size, Visit};
use std::ops::Deref;
use std::path::PathBuf;

/// Somebody at the page. Acts with the finger where the screen is small, else with the mouse.
pub(crate) struct Guest {
    pub(crate) visit: Visit,
    pub(crate) pointer: Pointer,
}

impl Deref for Guest {
    type Target = Browser;

    fn deref(&self) -> &Browser {
        &self.visit.browser
    }
}

impl Guest {
    /// Somebody who opens the page for the first time and does not like motion, so that what has happened is on the
    /// screen at once. If a test fails meanwhile, there will be a picture of what was on the screen then.
    pub(crate) fn with<T>(size: Size, act: impl FnOnce(&mut Guest) -> Result<T>) -> Result<T> {
        Guest::with_options(&Options { size, ..Options::default() }, act)
    }

    /// The same with a language.
    pub(crate) fn with_options<T>(
        options: &Options,
        act: impl FnOnce(&mut Guest) -> Result<T>,
    ) -> Result<T> {
        let mut guest = Guest::at(Visit::begin(options)?, options.size)?;
        guest.fix_chance(1)?;
        let done = act(&mut guest).and_then(|done| guest.check_health().map(|()| done));
        done.with_context(|| guest.picture_of_failure())
    }

    /// Somebody before a browser of that size, who does not like motion.
    pub(crate) fn at(visit: Visit, size: Size) -> Result<Guest> {
        let pointer = if size.is_touched() { Pointer::Touch } else { Pointer::Mouse };
        let guest = Guest { visit, pointer };
        guest.media(&[Media::ReducedMotion(true)])?;
        Ok(guest)
    }

    /// Presses the middle of an element.
    pub(crate) fn tap(&self, selector: &str) -> Result<()> {
        self.press(self.pointer, selector)
    }

    /// Nothing went wrong in the page: no panics, nothing missing, nothing that its policy forbade.
    fn check_health(&self) -> Result<()> {
        let faults = self.faults()?;
        anyhow::ensure!(faults.is_empty(), "the page complains:\n{}", faults.join("\n"));
        Ok(())
    }

    fn picture_of_failure(&self) -> String {
        self.picture_called("")
    }

    /// Saves what is on the screen, by the name of the test and something that tells it from other screens; says where,
    /// and what the page complained of.
    pub(crate) fn picture_called(&self, which: &str) -> String {
        let faults = self.faults().unwrap_or_default().join("\n");
        match self.save_screenshot(which) {
            Ok(path) => format!("what was on the screen: {}\n{faults}", path.display()),
            Err(error) => format!("no picture of the screen: {error:#}\n{faults}"),
        }
    }

    fn save_screenshot(&self, which: &str) -> Result<PathBuf> {
        let test = std::thread::current().name().unwrap_or("test").replace("::", "-");
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}{which}.png"));
        std::fs::write(&path, azulejo_e2e::from_base64(&self.screenshot()?)?)?;
        Ok(path)
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("{}", self.picture_of_failure());
        }
    }
}
