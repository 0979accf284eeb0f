//! Ratings of all engines at once.

use crate::duel::{BlockScore, SLOPE, surprise};
use crate::matrix::{Matrix, dot};
use crate::numeric::{critical, float};
use crate::{Duel, Entrant, GameResult, Pairing};
use serde::Serialize;

/// A block of a match of many, from the side of its pairing's `one`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Bout {
    /// Who met.
    pub(crate) pairing: Pairing,
    /// On which deals. Bouts with the same number are not independent.
    pub(crate) number: u64,
    /// What the one has won.
    pub(crate) duels: BlockScore,
}

/// How strong an engine is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Strength {
    /// Its Elo, relative to the anchor.
    pub elo: f64,
    /// How far that may be off, 19 times out of 20; 0 for the anchor itself.
    pub error: f64,
}

/// The most likely strengths of all engines. The anchor has 0, or their mean where there is none.
///
/// To each pairing one drawn game is added that was not played, so that an engine that has won
/// everything is strong but not infinitely so. The errors come from how much the rows of deals
/// vary, as all games on the same deals share their luck.
///
/// `bouts` must be sorted by number.
pub(crate) fn strengths(entrants: usize, bouts: &[Bout], anchor: Option<Entrant>) -> Vec<Strength> {
    let bouts: Vec<&Bout> = bouts.iter().collect();
    let drawn = drawn_games(&bouts);
    let elos = most_likely(entrants, &bouts, &drawn);
    let covariance = Covariance::new(entrants, &bouts, &drawn, &elos);
    let zero = match anchor {
        Some(Entrant(index)) => elos[index],
        None => elos.iter().sum::<f64>() / float(entrants as u64),
    };
    let strength = |(index, &elo): (usize, &f64)| Strength {
        elo: elo - zero,
        error: covariance.error(index, anchor),
    };
    elos.iter().enumerate().map(strength).collect()
}

/// A drawn game for each pairing that has met.
fn drawn_games(bouts: &[&Bout]) -> Vec<Bout> {
    let mut pairings: Vec<Pairing> = bouts.iter().map(|bout| bout.pairing).collect();
    pairings.sort_unstable();
    pairings.dedup();
    let duel = Duel { own_seats: 1, seats: 2, games: 1, share: GameResult::WHOLE / 2 };
    let bout = |pairing| Bout { pairing, number: 0, duels: [duel].into_iter().collect() };
    pairings.into_iter().map(bout).collect()
}

/// Newton's method; the likelihood has one peak only.
fn most_likely(entrants: usize, bouts: &[&Bout], drawn: &[Bout]) -> Vec<f64> {
    /// Never further than this at once: far out the likelihood is flat.
    const STRIDE: f64 = 200.0;
    let mut elos = vec![0.0; entrants];
    for _ in 0..200 {
        let all = || bouts.iter().copied().chain(drawn);
        let uphill = gradient(entrants, all(), &elos);
        let step = information(entrants, all(), &elos).inverse().times(&uphill);
        let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
        let scale = if longest > STRIDE { STRIDE / longest } else { 1.0 };
        elos.iter_mut().zip(&step).for_each(|(elo, part)| *elo += scale * part);
        if longest < 1e-9 {
            break;
        }
    }
    elos
}

/// In which direction the likelihood rises.
fn gradient<'a>(entrants: usize, bouts: impl Iterator<Item = &'a Bout>, elos: &[f64]) -> Vec<f64> {
    let mut gradient = vec![0.0; entrants];
    for bout in bouts {
        let Pairing { one: Entrant(one), other: Entrant(other) } = bout.pairing;
        let more = SLOPE * surprise(&bout.duels, elos[one] - elos[other]);
        gradient[one] += more;
        gradient[other] -= more;
    }
    gradient
}

/// How sharp the peak of the likelihood is. As it only knows differences, the mean is held at 0 by
/// an equal amount in all cells.
fn information<'a>(entrants: usize, bouts: impl Iterator<Item = &'a Bout>, elos: &[f64]) -> Matrix {
    let mut matrix = Matrix::filled(entrants, SLOPE * SLOPE);
    for bout in bouts {
        let Pairing { one: Entrant(one), other: Entrant(other) } = bout.pairing;
        let elo = elos[one] - elos[other];
        let variance: f64 = bout.duels.iter().map(|duel| duel.variance(elo)).sum();
        let sharpness = SLOPE * SLOPE * variance;
        for (row, column, sign) in
            [(one, one, 1.0), (other, other, 1.0), (one, other, -1.0), (other, one, -1.0)]
        {
            matrix.add(row, column, sign * sharpness);
        }
    }
    matrix
}

/// How the errors of the ratings depend on each other.
struct Covariance {
    /// One for each row of deals: where the ratings would be without it, more or less.
    shifts: Vec<Vec<f64>>,
    /// What independent games would give.
    model: Matrix,
}

impl Covariance {
    fn new(entrants: usize, bouts: &[&Bout], drawn: &[Bout], elos: &[f64]) -> Covariance {
        let model = information(entrants, bouts.iter().copied().chain(drawn), elos).inverse();
        let rows = bouts.chunk_by(|one, other| one.number == other.number);
        let shift = |row: &[&Bout]| model.times(&gradient(entrants, row.iter().copied(), elos));
        Covariance { shifts: rows.map(shift).collect(), model }
    }

    /// How far a rating may be off relative to the anchor, or to the mean.
    fn error(&self, index: usize, anchor: Option<Entrant>) -> f64 {
        let size = self.model.size();
        let mut contrast: Vec<f64> = vec![0.0; size];
        match anchor {
            Some(Entrant(anchor)) => contrast[anchor] -= 1.0,
            None => contrast.fill(-1.0 / float(size as u64)),
        }
        contrast[index] += 1.0;
        let rows = float(self.shifts.len() as u64);
        let squares: f64 = self.shifts.iter().map(|shift| dot(shift, &contrast).powi(2)).sum();
        // As in `Scores::dispersion`, one row more varies as independent games do.
        let model = dot(&contrast, &self.model.times(&contrast));
        let bessel = if rows > 1.0 { rows / (rows - 1.0) } else { 1.0 };
        let variance = (squares * bessel + model / rows.max(1.0)) * rows / (rows + 1.0);
        critical(self.shifts.len() as u64) * variance.sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scores;

    fn bout(one: usize, other: usize, number: u64, won: u32) -> Bout {
        let pairing = Pairing { one: Entrant(one), other: Entrant(other) };
        let duel = Duel { own_seats: 1, seats: 2, games: 2, share: won * GameResult::WHOLE };
        Bout { pairing, number, duels: [duel].into_iter().collect() }
    }

    #[test]
    fn two_engines_are_rated_as_by_their_scores() {
        let bouts: Vec<Bout> =
            (0..400).map(|number| bout(0, 1, number, [2, 2, 1, 0][number as usize % 4])).collect();
        let mut scores = Scores::default();
        for bout in &bouts {
            scores.add(bout.duels.iter().copied());
        }
        let rating = scores.rating().unwrap();
        let strengths = strengths(2, &bouts, Some(Entrant(1)));
        assert!((strengths[0].elo - rating.elo).abs() < 0.5, "{strengths:?} {rating:?}");
        assert!((strengths[0].error - (rating.high - rating.low) / 2.0).abs() < 0.5);
        assert_eq!(strengths[1], Strength { elo: 0.0, error: 0.0 });
    }

    #[test]
    fn ratings_add_up_along_a_chain_and_their_mean_is_nothing() {
        // 0 beats 1 three times out of four, and 1 beats 2 likewise; 0 and 2 never met.
        let chain = |number: u64| {
            let won = [2, 1][number as usize % 2];
            [bout(0, 1, number, won), bout(1, 2, number, won)]
        };
        let bouts: Vec<Bout> = (0..1000).flat_map(chain).collect();
        let strengths = strengths(3, &bouts, None);
        let [best, middle, last] = [0, 1, 2].map(|index| strengths[index].elo);
        assert!((best - middle - 190.85).abs() < 0.5, "{strengths:?}");
        assert!((middle - last - 190.85).abs() < 0.5, "{strengths:?}");
        assert!((best + middle + last).abs() < 1e-6);
    }

    #[test]
    fn who_wins_everything_is_rated_high_but_not_without_end() {
        let bouts: Vec<Bout> =
            (0..50).flat_map(|n| [bout(0, 1, n, 2), bout(0, 2, n, 2), bout(1, 2, n, 1)]).collect();
        let strengths = strengths(3, &bouts, Some(Entrant(2)));
        assert!((700.0..1200.0).contains(&strengths[0].elo), "{strengths:?}");
        assert!(strengths[0].error.is_finite() && strengths[0].error > 50.0, "{strengths:?}");
        assert!(strengths[1].elo.abs() < 1e-6, "{strengths:?}");
    }
}
