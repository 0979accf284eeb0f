//! What a browser shows of a table online, and what the server says to it.

use super::Caller;
use crate::guest::Player;
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Hand, Picture};
use azulejo_protocol::{Event, Happening, Mirror};
use azulejo_rules::Move;
use serde_json::json;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Nothing a table does takes longer, even where a page shares two slow cores with other tests.
const PATIENCE: Duration = Duration::from_secs(90);
const PAUSE: Duration = Duration::from_millis(20);

/// Asks the server for the log of the table that the page is at, as the page would.
const LOG: &str = "const [, table, key] = location.hash.split('/');
    const headers = key ? { 'azulejo-key': key } : {};
    return fetch(`./api/tables/${table}/log`, { headers }).then((it) => it.json());";

impl Caller {
    /// All that has happened at the table that is open, as the server keeps it.
    pub(crate) fn events(&self) -> Result<Vec<Event>> {
        let mut log = self.run(LOG)?;
        let events = log["events"].take();
        serde_json::from_value(events).with_context(|| format!("no log: {log}"))
    }

    /// The game there, as the server keeps it.
    pub(crate) fn game(&self) -> Result<Mirror> {
        game_of(&self.events()?)
    }

    /// Waits until the game has come to an event, or further, and until the screen shows it as the server keeps it.
    pub(crate) fn wait_for_event(&self, number: u32) -> Result<Mirror> {
        let start = Instant::now();
        loop {
            // Whoever was cut off a moment ago may get no answer yet.
            let error = match self.game_at(number) {
                Ok(game) => return Ok(game),
                Err(error) => error,
            };
            if start.elapsed() > PATIENCE {
                return Err(error.context(format!("event {number} is not shown")));
            }
            sleep(PAUSE);
        }
    }

    /// The game, if it has come to an event, or further, and the screen shows it so.
    fn game_at(&self, number: u32) -> Result<Mirror> {
        let game = self.game()?;
        ensure!(game.number() >= number, "it is event {}", game.number());
        let differences = self.difference(&game)?;
        ensure!(differences.is_empty(), "{differences}");
        Ok(game)
    }

    /// How the screen differs from a game; nothing, if it does not.
    fn difference(&self, game: &Mirror) -> Result<String> {
        let settled = "const table = document.querySelector('main.table');
            return table && 'settled' in table.dataset ? Number(table.dataset.step) : null;";
        let step = self.run(settled)?;
        if step != json!(game.steps().len()) {
            return Ok(format!("step {step} is shown, and it is step {}", game.steps().len()));
        }
        Ok(Picture::of(game.position()).differences(&self.picture()?))
    }

    /// Plays a decision by hand.
    pub(crate) fn enter(&self, decision: &[Move]) -> Result<()> {
        Hand::Presses(self.pointer).enter(self, decision)
    }

    /// Decides as a player would, and plays it; returns the event that must be there then.
    pub(crate) fn play_as(&self, player: &mut Player, game: &Mirror) -> Result<u32> {
        let decision = player.decide(game.position());
        self.enter(&decision).with_context(|| format!("at {}", game.position()))?;
        Ok(game.number() + u32::try_from(decision.len())?)
    }

    /// No motion and nothing that holds somebody up.
    pub(crate) fn hurry(&self) -> Result<()> {
        self.set("speed", "off")
    }
}

/// The last game of a log.
pub(crate) fn game_of(log: &[Event]) -> Result<Mirror> {
    let is_opening = |event: &Event| matches!(event.what, Happening::Opened(_));
    let opening = log.iter().rposition(is_opening).context("no game has begun")?;
    Ok(Mirror::of(&log[opening..])?)
}
