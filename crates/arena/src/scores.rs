//! What two engines have won from each other, and the Elo that says so.

use crate::duel::{BlockScore, surprise};
use crate::numeric::{NORMAL, bisect, critical, float};
use crate::{Duel, GameResult};
use serde::Serialize;
use std::collections::BTreeMap;

/// Results of blocks, from the side of one engine. Equal blocks are counted, not listed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scores {
    blocks: BTreeMap<BlockScore, u64>,
    count: u64,
}

/// How much stronger one engine is than another, with its 95% interval.
///
/// Infinite, and `null` in JSON, where there is no bound: who has won every game may be any amount
/// stronger.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The most likely difference.
    pub elo: f64,
    /// It is hardly less than this.
    pub low: f64,
    /// It is hardly more than this.
    pub high: f64,
}

/// Beyond this nobody can tell differences: one game in ten billion.
const MOST_ELO: f64 = 4000.0;

impl Scores {
    /// Adds a block, which has at most two kinds of tables.
    ///
    /// # Panics
    ///
    /// If it has more.
    pub fn add(&mut self, block: impl IntoIterator<Item = Duel>) {
        *self.blocks.entry(block.into_iter().collect()).or_default() += 1;
        self.count += 1;
    }

    /// How many blocks there are.
    pub fn blocks(&self) -> u64 {
        self.count
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.duels().map(|(duel, count)| u64::from(duel.games) * count).sum()
    }

    /// The part of all victories, from 0 to 1.
    pub fn share(&self) -> f64 {
        self.sum(Duel::won) / self.sum(|duel| f64::from(duel.games)).max(1.0)
    }

    /// The part of all victories that equals would have.
    pub fn even_share(&self) -> f64 {
        self.expected(0.0) / self.sum(|duel| f64::from(duel.games)).max(1.0)
    }

    /// The most likely Elo and its interval; `None` without games.
    ///
    /// The interval is Wilson's, in terms of Elo, widened or narrowed by how much blocks really
    /// vary: the games of a block share their deals and so are not independent.
    pub fn rating(&self) -> Option<Rating> {
        if self.count == 0 {
            return None;
        }
        let elo = self.most_likely();
        let reach = self.reach(elo);
        let deviations = |elo| (self.won() - self.expected(elo)) / self.variance(elo).sqrt();
        let low = if elo == f64::NEG_INFINITY { elo } else { root(|elo| deviations(elo) - reach) };
        let high = if elo == f64::INFINITY { elo } else { root(|elo| deviations(elo) + reach) };
        Some(Rating { elo, low, high })
    }

    /// The blocks as they differ, with how many there are of each.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = (&BlockScore, u64)> {
        self.blocks.iter().map(|(block, &count)| (block, count))
    }

    fn duels(&self) -> impl Iterator<Item = (Duel, u64)> {
        self.kinds().flat_map(|(block, count)| block.iter().map(move |&duel| (duel, count)))
    }

    fn sum(&self, of: impl Fn(Duel) -> f64) -> f64 {
        self.duels().map(|(duel, count)| of(duel) * float(count)).sum()
    }

    fn won(&self) -> f64 {
        self.sum(Duel::won)
    }

    fn expected(&self, elo: f64) -> f64 {
        self.sum(|duel| duel.expected(elo))
    }

    fn variance(&self, elo: f64) -> f64 {
        self.sum(|duel| duel.variance(elo))
    }

    /// The Elo with which as much was to be expected as was won.
    fn most_likely(&self) -> f64 {
        let won = self.won();
        if self.duels().all(|(duel, _)| duel.share == 0) {
            return f64::NEG_INFINITY;
        }
        if self.duels().all(|(duel, _)| duel.share == duel.games * GameResult::WHOLE) {
            return f64::INFINITY;
        }
        root(|elo| won - self.expected(elo))
    }

    /// How many standard deviations of independent games the interval reaches to either side.
    fn reach(&self, elo: f64) -> f64 {
        // A single block, or one clean sweep after the other, does not tell how blocks vary.
        if !elo.is_finite() || self.count < 2 {
            return NORMAL;
        }
        critical(self.count) * self.dispersion(elo).sqrt()
    }

    /// How much more the results of blocks vary than those of independent games would.
    ///
    /// One block more is counted that varies as independent games do: a few blocks with equal
    /// results do not mean that there is no chance in the game.
    fn dispersion(&self, elo: f64) -> f64 {
        let blocks = float(self.count);
        let typical = self.variance(elo) / blocks;
        let squares: f64 =
            self.kinds().map(|(block, count)| surprise(block, elo).powi(2) * float(count)).sum();
        (squares * blocks / (blocks - 1.0) + typical) / (typical * (blocks + 1.0))
    }
}

/// Where a falling function is 0, within the Elo one can tell.
fn root(falling: impl Fn(f64) -> f64) -> f64 {
    bisect(-MOST_ELO, MOST_ELO, falling)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance;
    use crate::deals::mix;
    use crate::duel::SLOPE;

    const WHOLE: u32 = GameResult::WHOLE;

    /// Blocks of one kind of table, each with the same number of games.
    fn scores(own_seats: u8, seats: u8, games: u32, won: &[u32]) -> Scores {
        let mut scores = Scores::default();
        for &won in won {
            scores.add([Duel { own_seats, seats, games, share: won * WHOLE }]);
        }
        scores
    }

    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "{found}, expected {expected}");
    }

    #[test]
    fn known_shares_have_known_elos() {
        let elo = |scores: Scores| scores.rating().unwrap().elo;
        close(elo(scores(1, 2, 2, &[1, 1, 1])), 0.0, 1e-6);
        close(elo(scores(1, 2, 2, &[2, 1])), 190.8485, 1e-3);
        close(elo(scores(1, 2, 2, &[0, 1])), -190.8485, 1e-3);
        close(elo(scores(1, 4, 4, &[2, 2])), 190.8485, 1e-3);
        close(elo(scores(1, 4, 4, &[1, 1])), 0.0, 1e-6);
        close(elo(scores(1, 3, 3, &[1, 1])), 0.0, 1e-6);
    }

    #[test]
    fn both_kinds_of_tables_are_weighed_together() {
        // At equal strength the lone engine wins a quarter: 1 of 4 alone and 3 of 4 with three.
        let table = |own_seats, share| Duel { own_seats, seats: 4, games: 4, share };
        let rating = |alone, many| {
            let mut scores = Scores::default();
            scores.add([table(1, alone * WHOLE), table(3, many * WHOLE)]);
            scores.rating().unwrap().elo
        };
        close(rating(1, 3), 0.0, 1e-6);
        close(rating(2, 2), 0.0, 1e-6);
        assert!(rating(2, 3) > 0.0);
        close(rating(2, 3) + rating(1, 2), 0.0, 1e-6);
    }

    #[test]
    fn a_clean_sweep_has_a_bound_on_one_side_only() {
        let swept = scores(1, 2, 2, &[2; 10]).rating().unwrap();
        assert_eq!((swept.elo, swept.high), (f64::INFINITY, f64::INFINITY));
        assert!((50.0..300.0).contains(&swept.low), "{swept:?}");
        let lost = scores(1, 2, 2, &[0; 10]).rating().unwrap();
        assert_eq!((lost.elo, lost.low), (f64::NEG_INFINITY, f64::NEG_INFINITY));
        close(lost.high, -swept.low, 1e-6);
        assert!(scores(1, 2, 2, &[2; 100]).rating().unwrap().low > swept.low);
        assert_eq!(scores(1, 2, 2, &[]).rating(), None);
    }

    #[test]
    fn with_many_blocks_the_interval_is_that_of_the_block_variance() {
        // Half of the blocks 2:0, a quarter 1:1, a quarter 0:2: mean 1.25, variance 0.6875.
        let won: Vec<u32> = (0..4000).map(|block| [2, 2, 1, 0][block % 4]).collect();
        let rating = scores(1, 2, 2, &won).rating().unwrap();
        let mean: f64 = 1.25 / 2.0;
        let error = (0.6875_f64 / 4.0 / 4000.0).sqrt();
        let slope = SLOPE * mean * (1.0 - mean);
        close(rating.high - rating.low, 2.0 * 1.96 * error / slope, 0.05);
    }

    #[test]
    fn blocks_that_cancel_out_narrow_the_interval_and_twins_widen_it() {
        let width = |won: &[u32]| {
            let rating = scores(1, 2, 2, won).rating().unwrap();
            rating.high - rating.low
        };
        let mixed = width(&[2, 0, 1, 1].repeat(25));
        assert!(width(&[1, 1, 1, 1].repeat(25)) < mixed / 3.0);
        assert!(width(&[2, 0, 2, 0].repeat(25)) > mixed * 1.3);
        assert!(width(&[1, 1]) > 100.0, "two blocks prove little");
    }

    /// A match of paired games with a known difference; both games of a pair depend on a common
    /// piece of luck in one case of four.
    fn drawn_match(seed: u64, elo: f64, blocks: u64) -> Scores {
        let mut scores = Scores::default();
        for block in 0..blocks {
            let uniform = |stream: u64| {
                float(mix(mix(seed * 1_000_003 + block) ^ stream) >> 11) / 2_f64.powi(53)
            };
            let first = uniform(1);
            let second = if uniform(2) < 0.25 { first } else { uniform(3) };
            let won = [first, second].iter().filter(|&&luck| luck < chance(elo, 1, 2)).count();
            scores.add([Duel { own_seats: 1, seats: 2, games: 2, share: won as u32 * WHOLE }]);
        }
        scores
    }

    #[test]
    fn the_interval_covers_the_truth_nineteen_times_out_of_twenty() {
        for (elo, blocks) in [(0.0, 10), (0.0, 100), (150.0, 30), (400.0, 20), (-300.0, 100)] {
            let covered = (0..1000).filter(|&seed| {
                let rating = drawn_match(seed, elo, blocks).rating().unwrap();
                rating.low <= elo && elo <= rating.high
            });
            let covered = covered.count();
            assert!((930..=980).contains(&covered), "{elo} {blocks}: {covered} of 1000");
        }
    }
}
