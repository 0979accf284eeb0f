//! A game at a table as a record.

use super::Mirror;
use crate::{End, Leaving, Start};
use azulejo_rules::{Game, Seat, TagError};

/// Why there is no record of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum NoRecord {
    /// It began with a position, and a record has to tell what led to it.
    #[error(
        "this game began with a position: what led to it is unknown, and a record tells a \
             whole game"
    )]
    BeganInTheMiddle,
}

impl Mirror {
    /// The game so far as a record, with the tags `Seat1` and so on; `Left1` and so on where somebody
    /// left, and `Ended` where the game was not played to its end. Tags of the record with which the
    /// table was opened are kept.
    ///
    /// # Errors
    ///
    /// If the table was opened with a position in the middle of a game.
    pub fn record(&self) -> Result<Game, NoRecord> {
        let game = self.record_after(self.steps().len())?;
        Ok(self.tagged(game))
    }

    /// The first so many steps as a record without tags, or all of them, if there are fewer: where to
    /// continue from.
    ///
    /// # Errors
    ///
    /// If the table was opened with a position in the middle of a game.
    pub fn record_after(&self, steps: usize) -> Result<Game, NoRecord> {
        let steps = steps.min(self.steps().len());
        self.history.game_after(steps).ok_or(NoRecord::BeganInTheMiddle)
    }

    /// The game with its tags.
    fn tagged(&self, mut game: Game) -> Game {
        self.set_tags(&mut game).expect("names have no line breaks, and no tag is the game's own");
        game
    }

    fn set_tags(&self, game: &mut Game) -> Result<(), TagError> {
        if let Start::Record(before) = &self.start {
            for (name, value) in before.tags() {
                game.set_tag(name, value)?;
            }
        }
        for (seat, occupant) in Seat::ALL.into_iter().zip(&self.options.seats) {
            game.set_tag(&format!("Seat{seat}"), &occupant.to_string())?;
        }
        for &(seat, why) in &self.leavers {
            let bot = &self.occupants[seat.index()];
            game.set_tag(&format!("Left{seat}"), &format!("{}, {bot}", leaving(why)))?;
        }
        match self.end {
            None | Some(End::Played) => Ok(()),
            Some(End::Left { seat, why }) => {
                game.set_tag("Ended", &format!("{} {seat}", leaving(why)))
            }
            Some(End::Aborted { seat }) => game.set_tag("Ended", &format!("aborted {seat}")),
        }
    }
}

const fn leaving(why: Leaving) -> &'static str {
    match why {
        Leaving::Resigned => "resigned",
        Leaving::Time => "time",
    }
}
