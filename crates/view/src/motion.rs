//! How pieces travel: the beats of a move, a deal and a round's end.
//!
//! A motion begins with the table as it was and ends with the table as it is. Each [`Beat`] lets
//! pieces fly from spot to spot at the same time, lights what scores, and knows the table after it,
//! which [`Scene::still`](crate::Scene::still) draws.

mod beat;
mod dealing;
mod picture;
mod playing;
mod speed;
mod spot;
mod stage;

pub use beat::{Beat, BeatKind, Caption, Flight, LitRuns};
pub use speed::Speed;
pub use spot::{Piece, Spot};

use azulejo_protocol::{Happening, Mirror, News};
use azulejo_rules::{Deal, IllegalDeal, IllegalMove, Move, Position};

/// The beats of one step of the game, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Motion {
    /// The beats.
    pub beats: Vec<Beat>,
}

impl Motion {
    /// What is seen when a move is played: the take or the placement, and where it ends the round
    /// everything that follows from it.
    ///
    /// # Errors
    ///
    /// The rule that the move breaks.
    pub fn of_move(before: &Position, mv: Move) -> Result<Motion, IllegalMove> {
        playing::of_move(before, mv)
    }

    /// What is seen when the discs are filled: the lid poured back, the tiles, then effects 1 and 2.
    ///
    /// # Errors
    ///
    /// Why the deal could not have happened.
    pub fn of_deal(before: &Position, deal: &Deal) -> Result<Motion, IllegalDeal> {
        dealing::of_deal(before, deal)
    }

    /// What is seen of what happened at a table; nothing, where no piece moves.
    pub fn of_news(news: &News) -> Motion {
        let Some(before) = news.before.as_ref().map(Mirror::position) else {
            return Motion::default();
        };
        let motion = match &news.event.what {
            Happening::Dealt { deal } => Motion::of_deal(before, deal).ok(),
            Happening::Moved { mv, .. } => Motion::of_move(before, *mv).ok(),
            _ => None,
        };
        motion.unwrap_or_default()
    }

    /// How long it takes in milliseconds.
    pub fn millis(&self, speed: Speed) -> u32 {
        self.beats.iter().map(|beat| beat.millis(speed)).sum()
    }
}
