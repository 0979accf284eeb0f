//! Reviews that this device keeps, each with its game.

use azulejo_study::{Accuracy, KeptError, KeptSheet, ReviewPlan, Sheet, Story};
use azulejo_web::json;
use azulejo_web::storage::{self, Key, StorageError};
use azulejo_web::{clock, console, parts};
use serde::{Deserialize, Serialize};

/// So many reviews are kept: the oldest make room. Each takes some ten thousand characters of a few
/// millions.
const MOST: usize = 30;

/// A review that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptReview {
    /// The number of its game in the library.
    pub(crate) game: u32,
    /// When it was kept, in milliseconds since 1970.
    pub(crate) at: u64,
    /// How far it had come.
    pub(crate) percent: u8,
    /// How well each seat played, in hundredths.
    pub(crate) accuracy: Vec<Option<u16>>,
    /// The sheet: a text, so that a list of reviews is read without reading them all.
    sheet: String,
}

impl KeptReview {
    /// A sheet, to be kept with a game.
    pub(super) fn of(game: u32, sheet: &Sheet, plan: &ReviewPlan) -> KeptReview {
        KeptReview {
            game,
            at: clock::now(),
            percent: plan.progress(sheet).percent(),
            accuracy: sheet.accuracies().iter().map(|it| it.map(Accuracy::hundredths)).collect(),
            sheet: parts::text(&KeptSheet::from(sheet)),
        }
    }

    /// Its sheet, laid on the game as it is now.
    pub(super) fn sheet(&self, story: Story) -> Result<Sheet, KeptError> {
        let kept = json::read(&self.sheet);
        let kept = kept.map_err(|error| KeptError::Text { error: error.to_string() })?;
        Sheet::from_kept(&kept, story)
    }

    /// How well each seat played, where that is known.
    pub(crate) fn accuracies(&self) -> Vec<Option<Accuracy>> {
        let known = |kept: &Option<u16>| kept.and_then(Accuracy::from_hundredths);
        self.accuracy.iter().map(known).collect()
    }
}

/// All reviews, the newest first. What can't be read is set aside, not lost.
pub(crate) fn all() -> Vec<KeptReview> {
    let Some(text) = storage::read(Key::Reviews) else { return Vec::new() };
    json::read(&text).unwrap_or_else(|error| {
        console::warn(&format!("the reviews can't be read: {error}"));
        if storage::set_aside(&text) {
            storage::remove(Key::Reviews);
        }
        Vec::new()
    })
}

/// The review of a game.
pub(super) fn of_game(game: u32) -> Option<KeptReview> {
    all().into_iter().find(|kept| kept.game == game)
}

/// Keeps a review in place of the one that its game had; where there is no room, the oldest go.
pub(super) fn keep(review: KeptReview) -> Result<(), StorageError> {
    let mut reviews = with(all(), review);
    loop {
        match storage::write_json(Key::Reviews, &reviews) {
            Err(StorageError::Refused(_)) if reviews.len() > 1 => drop(reviews.pop()),
            written => return written,
        }
    }
}

fn with(mut reviews: Vec<KeptReview>, review: KeptReview) -> Vec<KeptReview> {
    reviews.retain(|kept| kept.game != review.game);
    reviews.insert(0, review);
    reviews.truncate(MOST);
    reviews
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::{Game, Seat};

    fn review(game: u32) -> KeptReview {
        let start = Game::new("2cp".parse().expect("rules"), Seat::ALL[0]);
        let sheet = Sheet::new(Story::from(&start));
        KeptReview {
            game,
            at: 0,
            percent: 0,
            accuracy: vec![None, Some(8_333)],
            sheet: parts::text(&KeptSheet::from(&sheet)),
        }
    }

    #[test]
    fn the_newest_review_of_a_game_takes_the_place_of_the_one_before() {
        let mut reviews = Vec::new();
        for game in 0..MOST as u32 + 5 {
            reviews = with(reviews, review(game));
        }
        assert_eq!(reviews.len(), MOST, "the oldest are dropped");
        let again = with(reviews, review(20));
        let games: Vec<u32> = again.iter().map(|kept| kept.game).collect();
        assert_eq!((games[0], games.len()), (20, MOST));
        assert_eq!(games.iter().filter(|&&game| game == 20).count(), 1);
    }

    #[test]
    fn what_was_written_is_read_again() {
        let written = parts::text(&vec![review(7)]);
        let read: Vec<KeptReview> = json::read(&written).expect("reviews");
        assert_eq!(read, [review(7)]);
        assert_eq!(read[0].accuracies(), [None, Accuracy::from_hundredths(8_333)]);
        let start = Game::new("2cp".parse().expect("rules"), Seat::ALL[0]);
        assert!(read[0].sheet(Story::from(&start)).is_ok());
        let other = Game::new("3cp".parse().expect("rules"), Seat::ALL[0]);
        assert!(read[0].sheet(Story::from(&other)).is_err());
    }
}
