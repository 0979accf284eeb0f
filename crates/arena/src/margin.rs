//! By how many points games are won and lost.

use crate::numeric::{critical, float};
use serde::Serialize;

/// The margins of games that come in blocks: sums that tell the mean and its error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Margins {
    blocks: u64,
    games: i64,
    sum: i64,
    /// Over blocks: the sums of squares and products of their points and games.
    points_squared: i128,
    points_games: i128,
    games_squared: i128,
}

/// A mean and how far it may be off, 19 times out of 20.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// How far it may be off; infinite, and `null` in JSON, where nobody can tell.
    pub error: f64,
}

impl Margins {
    /// Adds the margins of a block's games.
    pub(crate) fn add(&mut self, margins: impl IntoIterator<Item = i32>) {
        let (mut games, mut points) = (0, 0);
        for margin in margins {
            games += 1;
            points += i64::from(margin);
        }
        if games == 0 {
            return;
        }
        self.blocks += 1;
        self.games += games;
        self.sum += points;
        self.points_squared += i128::from(points) * i128::from(points);
        self.points_games += i128::from(points) * i128::from(games);
        self.games_squared += i128::from(games) * i128::from(games);
    }

    /// The mean margin of a game; `None` without games. Its error is that of a mean of clusters,
    /// which the blocks are.
    #[allow(clippy::cast_precision_loss, reason = "sixteen digits are enough")]
    pub(crate) fn mean(&self) -> Option<Mean> {
        if self.games == 0 {
            return None;
        }
        let games = self.games as f64;
        let mean = self.sum as f64 / games;
        if self.blocks < 2 {
            return Some(Mean { mean, error: f64::INFINITY });
        }
        let squares = self.points_squared as f64 - 2.0 * mean * self.points_games as f64
            + mean * mean * self.games_squared as f64;
        let blocks = float(self.blocks);
        let deviation = (squares.max(0.0) * blocks / (blocks - 1.0)).sqrt() / games;
        Some(Mean { mean, error: critical(self.blocks - 1) * deviation })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mean(blocks: &[&[i32]]) -> Option<Mean> {
        let mut margins = Margins::default();
        for block in blocks {
            margins.add(block.iter().copied());
        }
        margins.mean()
    }

    #[test]
    fn the_mean_is_that_of_games_and_its_error_that_of_blocks() {
        let found = mean(&[&[3, 5], &[10, 2], &[-1, -1]]).unwrap();
        assert!((found.mean - 3.0).abs() < 1e-12);
        // Blocks of 4, 6 and -1 on average: their standard deviation is 3.6056.
        let expected = critical(2) * 3.605_55 / 3_f64.sqrt();
        assert!((found.error - expected).abs() < 1e-3, "{found:?}");
    }

    #[test]
    fn one_block_tells_no_error_and_none_tells_nothing() {
        assert_eq!(mean(&[&[4, 8]]), Some(Mean { mean: 6.0, error: f64::INFINITY }));
        assert_eq!(mean(&[]), None);
        assert_eq!(mean(&[&[], &[]]), None);
    }

    #[test]
    fn what_cancels_out_within_blocks_leaves_no_error() {
        assert_eq!(mean(&[&[9, -9], &[4, -4], &[30, -30]]), Some(Mean { mean: 0.0, error: 0.0 }));
    }
}
