//! Deciding between two strengths with as few games as it takes.

use crate::Scores;
use crate::duel::BlockScore;
use crate::numeric::{bisect, float};

/// A sequential test: is the first engine stronger by `elo0` or by `elo1`?
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// Why a test makes no sense.
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
pub enum SprtError {
    /// The second strength must be the greater one, and both must be numbers.
    #[error("expected two Elo differences from -1000 to 1000, the lower first")]
    Order,
    /// The chance of an error must be above 0 and below a half.
    #[error("expected chances of error above 0 and below 0.5")]
    Risk,
}

/// What a test says so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Not enough games yet.
    Open,
    /// The lower strength is accepted.
    Lower,
    /// The higher strength is accepted.
    Higher,
}

/// Where a test stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SprtState {
    /// The logarithm of how much likelier the higher strength is.
    pub llr: f64,
    /// At or below this the lower strength is accepted.
    pub lower: f64,
    /// At or above this the higher strength is accepted.
    pub upper: f64,
    /// What follows.
    pub decision: Decision,
}

impl Sprt {
    /// A test that accepts `elo1` wrongly with chance `alpha` and `elo0` with chance `beta`.
    ///
    /// # Errors
    ///
    /// If the numbers make no sense.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Sprt, SprtError> {
        let sound = -1000.0 <= elo0 && elo0 < elo1 && elo1 <= 1000.0;
        if !sound {
            return Err(SprtError::Order);
        }
        let risk = |chance: f64| chance > 0.0 && chance < 0.5;
        if !risk(alpha) || !risk(beta) {
            return Err(SprtError::Risk);
        }
        Ok(Sprt { elo0, elo1, alpha, beta })
    }

    /// The lower strength.
    pub const fn elo0(&self) -> f64 {
        self.elo0
    }

    /// The higher strength.
    pub const fn elo1(&self) -> f64 {
        self.elo1
    }

    /// Where the test stands after these results.
    pub fn state(&self, scores: &Scores) -> SprtState {
        let llr = log_likelihood(scores, self.elo1) - log_likelihood(scores, self.elo0);
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        let decision = match llr {
            llr if llr >= upper => Decision::Higher,
            llr if llr <= lower => Decision::Lower,
            _ => Decision::Open,
        };
        SprtState { llr, lower, upper, decision }
    }
}

/// A piece of evidence: by how much a block's result exceeds the hypothesis, and its weight.
type Evidence = (f64, f64);

/// How likely the results are, at best, if the strength is so.
///
/// Blocks may vary in any way; of all the ways that have the mean which the hypothesis demands, the
/// one counts that makes the results likeliest. It gives each observation the weight
/// 1/(1 + λ · excess), with λ such that the excesses cancel out.
fn log_likelihood(scores: &Scores, elo: f64) -> f64 {
    let evidence = evidence(scores, elo);
    if evidence.is_empty() {
        return 0.0;
    }
    let (least, most) = evidence.iter().fold((0.0_f64, 0.0_f64), |(least, most), &(excess, _)| {
        (least.min(excess), most.max(excess))
    });
    // Within these bounds all weights are positive.
    let (low, high) = (-1.0 / most, -1.0 / least);
    let balance = |tilt: f64| {
        evidence.iter().map(|(excess, weight)| weight * excess / (1.0 + tilt * excess)).sum()
    };
    let tilt = bisect(low, high, balance);
    -evidence.iter().map(|(excess, weight)| weight * (1.0 + tilt * excess).ln()).sum::<f64>()
}

/// The blocks as evidence, and next to nothing for a clean sweep by either side: what has not
/// happened yet is not impossible.
fn evidence(scores: &Scores, elo: f64) -> Vec<Evidence> {
    const NEXT_TO_NOTHING: f64 = 1e-3;
    let mut evidence = Vec::new();
    for (block, count) in scores.kinds() {
        let (share, expected) = shares(block, elo);
        evidence.push((share - expected, float(count)));
        evidence.extend([(-expected, NEXT_TO_NOTHING), (1.0 - expected, NEXT_TO_NOTHING)]);
    }
    evidence
}

/// The part of a block's games that was won, and the part that was to be won.
fn shares(block: &BlockScore, elo: f64) -> (f64, f64) {
    let games: f64 = block.iter().map(|duel| f64::from(duel.games)).sum();
    let won: f64 = block.iter().map(|duel| duel.won()).sum();
    let expected: f64 = block.iter().map(|duel| duel.expected(elo)).sum();
    (won / games, expected / games)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deals::mix;
    use crate::{Duel, GameResult, chance};

    fn scores(seats: u8, games: u32, blocks: &[(u32, u64)]) -> Scores {
        let mut scores = Scores::default();
        for &(won, count) in blocks {
            for _ in 0..count {
                let share = won * GameResult::WHOLE;
                scores.add([Duel { own_seats: 1, seats, games, share }]);
            }
        }
        scores
    }

    fn llr(scores: &Scores) -> f64 {
        Sprt::new(0.0, 20.0, 0.05, 0.05).unwrap().state(scores).llr
    }

    #[test]
    fn the_bounds_are_those_of_wald() {
        let state = Sprt::new(0.0, 20.0, 0.05, 0.05).unwrap().state(&Scores::default());
        assert!((state.upper - 2.944_439).abs() < 1e-6);
        assert!((state.lower + 2.944_439).abs() < 1e-6);
        assert_eq!((state.llr, state.decision), (0.0, Decision::Open));
        let state = Sprt::new(0.0, 5.0, 0.01, 0.1).unwrap().state(&Scores::default());
        assert!((state.upper - 90_f64.ln()).abs() < 1e-9);
        assert!((state.lower - (0.1_f64 / 0.99).ln()).abs() < 1e-9);
    }

    #[test]
    fn single_games_have_the_exact_ratio() {
        let (low, high) = (chance(0.0, 1, 2), chance(20.0, 1, 2));
        for (won, lost) in [(50, 50), (60, 40), (400, 380), (10, 0), (0, 10)] {
            let exact =
                float(won) * (high / low).ln() + float(lost) * ((1.0 - high) / (1.0 - low)).ln();
            let found = llr(&scores(2, 1, &[(1, won), (0, lost)]));
            assert!((found - exact).abs() < 0.01, "{won}:{lost} {found} {exact}");
        }
    }

    #[test]
    fn with_many_blocks_it_is_the_normal_ratio() {
        let found = llr(&scores(2, 2, &[(2, 300), (1, 430), (0, 270)]));
        let (s0, s1) = (chance(0.0, 1, 2), chance(20.0, 1, 2));
        let mean: f64 = 0.515;
        let variance = 0.3 + 0.43 / 4.0 - mean * mean;
        let normal = 1000.0 * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        assert!((found - normal).abs() < 0.02, "{found} {normal}");
    }

    #[test]
    fn the_sign_follows_the_results_at_every_table() {
        for seats in [2, 3, 4] {
            let games = u32::from(seats);
            assert!(llr(&scores(seats, games, &[(1, 50), (0, 50)])) < -1.0);
            assert!(llr(&scores(seats, games, &[(2, 50), (1, 50)])) > 1.0);
        }
    }

    #[test]
    fn hypotheses_and_risks_must_make_sense() {
        for (elo0, elo1) in [(20.0, 0.0), (5.0, 5.0), (f64::NAN, 1.0), (0.0, f64::INFINITY)] {
            assert_eq!(Sprt::new(elo0, elo1, 0.05, 0.05), Err(SprtError::Order));
        }
        for risk in [0.0, 0.5, -1.0, f64::NAN] {
            assert_eq!(Sprt::new(0.0, 5.0, risk, 0.05), Err(SprtError::Risk));
            assert_eq!(Sprt::new(0.0, 5.0, 0.05, risk), Err(SprtError::Risk));
        }
    }

    /// Plays paired games of a known difference until the test decides.
    fn decide(sprt: Sprt, elo: f64, seed: u64) -> Decision {
        let mut scores = Scores::default();
        for block in 0.. {
            let uniform =
                |game: u64| float(mix(mix(seed << 32 | block) ^ game) >> 11) / 2_f64.powi(53);
            let won = (0..2).filter(|&game| uniform(game) < chance(elo, 1, 2)).count();
            scores.add([Duel {
                own_seats: 1,
                seats: 2,
                games: 2,
                share: won as u32 * GameResult::WHOLE,
            }]);
            let decision = sprt.state(&scores).decision;
            if decision != Decision::Open {
                return decision;
            }
        }
        unreachable!("the test ends some day")
    }

    #[test]
    fn it_errs_as_seldom_as_it_promises() {
        let sprt = Sprt::new(-50.0, 50.0, 0.05, 0.05).unwrap();
        let wrong = |elo, right| (0..400).filter(|&seed| decide(sprt, elo, seed) != right).count();
        assert!(wrong(50.0, Decision::Higher) <= 30);
        assert!(wrong(-50.0, Decision::Lower) <= 30);
    }
}
