//! The table as the page keeps it on the device: what the engine knows, told by another way than the screen.

use crate::browser::Browser;
use crate::picture::Picture;
use anyhow::{Context, Result, bail};
use azulejo_protocol::{Event, Mirror};
use serde_json::Value;

const SCRIPT: &str = "return JSON.parse(localStorage.getItem('azulejo.table'));";

impl Browser {
    /// The table that is kept now.
    ///
    /// # Errors
    /// When there is none, or it contradicts itself.
    pub fn kept(&self) -> Result<Mirror> {
        let mut kept = self.run(SCRIPT)?;
        let log = kept.pointer_mut("/saved/log").map(Value::take).context("no table is kept")?;
        let log: Vec<Event> = serde_json::from_value(log)?;
        Ok(Mirror::of(&log)?)
    }

    /// Waits until the table has come further than an event, and until the screen shows it as it is kept.
    ///
    /// # Errors
    /// When they still differ after a long time; the places are told.
    pub fn wait_for_event_after(&self, number: u32) -> Result<Mirror> {
        let mut differences = format!("no event after {number}");
        let same = crate::wait::until("the screen to follow", || {
            let kept = self.kept()?;
            if kept.number() > number {
                differences = Picture::of(kept.position()).differences(&self.picture()?);
            }
            Ok(differences.is_empty().then_some(kept))
        });
        match same {
            Err(_) if !differences.is_empty() => {
                bail!("the screen does not show what is kept:\n{differences}")
            }
            result => result,
        }
    }
}
