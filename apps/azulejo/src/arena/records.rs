//! The games of a match as records, a file each.

use super::{Contest, Finished};
use crate::input::shown;
use anyhow::{Context, Result};
use azulejo_rules::Game;
use std::path::{Path, PathBuf};

/// A folder with a record of every game. A game that is played again replaces its record.
#[derive(Debug)]
pub(crate) struct Records {
    folder: PathBuf,
    names: Vec<String>,
    seed: u64,
}

impl Records {
    /// Makes the folder if it is not there.
    ///
    /// # Errors
    ///
    /// If it can't be made.
    pub(crate) fn new(folder: &Path, contest: &Contest) -> Result<Records> {
        std::fs::create_dir_all(folder).with_context(|| shown(folder))?;
        let names = contest.lineup.entries.iter().map(|entry| entry.name.clone()).collect();
        Ok(Records { folder: folder.to_owned(), names, seed: contest.lineup.seed })
    }

    /// Writes a game's record.
    ///
    /// # Errors
    ///
    /// If it can't be written.
    pub(crate) fn write(&self, finished: &Finished) -> Result<()> {
        let file = self.folder.join(format!("{:06}.azulejo", finished.fixture.game));
        let record = self.tagged(finished).to_string();
        std::fs::write(&file, record).with_context(|| shown(&file))
    }

    fn tagged(&self, finished: &Finished) -> Game {
        let Finished { fixture, played } = finished;
        let mut game = played.game.clone();
        let mut tag = |name: &str, value: &str| {
            game.set_tag(name, value).expect("names have no line breaks");
        };
        for (seat, entrant) in fixture.rules.seats().zip(&fixture.seats) {
            tag(&format!("Seat{seat}"), &self.names[entrant.0]);
        }
        tag("Seed", &self.seed.to_string());
        tag("Deals", &fixture.number.to_string());
        tag("Game", &fixture.game.to_string());
        if let Some(forfeit) = &played.result.forfeit {
            // What an engine said may be anything.
            let reason = forfeit.reason.replace(['\n', '\r'], " ");
            tag("Fault", &format!("seat {}: {reason}", forfeit.seat));
        }
        game
    }
}
