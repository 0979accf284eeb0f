//! From expected points to what is played for: the chance to win, and a little for the margin.

use crate::outlook::POINT;
use azulejo_rules::{BySeat, Outcome, Seat};

/// What a position is worth to a player: the chance to win in hundredths of a percent, plus a
/// little for the margin. Half of [`Utility::WIN`] is an even game for two.
pub type Value = i32;

/// The scale of values.
pub struct Utility;

impl Utility {
    /// A won game, without its margin.
    pub const WIN: Value = 10_000;

    /// What a point of margin is worth besides.
    pub const MARGIN: Value = 4;

    /// The largest value there can be.
    pub const BEST: Value = 1_000_000;
}

/// What a player may expect of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Prospect {
    /// The points at the end, in hundredths.
    pub points: i32,
    /// The lead at the end over the best of the others, in hundredths of a point.
    pub lead: i32,
    /// The chance to win, in hundredths of a percent; a shared victory is shared.
    pub chance: Value,
}

impl Prospect {
    /// What is played for.
    pub fn value(&self) -> Value {
        of_margin(self.chance, self.lead)
    }
}

/// The value of a chance to win and a margin in hundredths of a point.
#[inline]
pub(crate) fn of_margin(chance: Value, margin: i32) -> Value {
    chance + margin * Utility::MARGIN / POINT
}

/// The chances, from 0 to 1, of players who are expected to have so many hundredths of a point,
/// where a lead of `spread` is about one standard deviation.
pub fn chances(points: &[i32], spread: i32) -> BySeat<f64> {
    let ahead = |seat: usize| -> f64 {
        let others = (0..points.len()).filter(|&other| other != seat);
        others.map(|other| share(points[seat] - points[other], spread)).product()
    };
    let ahead: BySeat<f64> = (0..points.len()).map(ahead).collect();
    let all: f64 = ahead.iter().sum();
    ahead.iter().map(|ahead| ahead / all).collect()
}

/// What each player may expect who will have about so many points, where a lead of `spread` is
/// about one standard deviation.
pub(crate) fn prospects(points: &BySeat<i32>, spread: i32) -> BySeat<Prospect> {
    let chances: BySeat<f64> = chances(points, spread);
    let prospect = |(seat, &points_of): (usize, &i32)| Prospect {
        // Nobody ends below 0 (RULES 3.3), whatever the sum of the terms is.
        points: points_of.max(0),
        lead: margin(points, seat),
        chance: (f64::from(Utility::WIN) * chances[seat]) as Value,
    };
    points.iter().enumerate().map(prospect).collect()
}

/// The value to a seat of the same: quicker where there are two.
pub(crate) fn value(points: &BySeat<i32>, spread: i32, seat: Seat) -> Value {
    if points.len() > 2 {
        return prospects(points, spread)[seat.index()].value();
    }
    let lead = margin(points, seat.index());
    let chance = (f64::from(Utility::WIN) * share(lead, spread)) as Value;
    of_margin(chance, lead)
}

/// What the players have when nothing can happen any more: most points win, and of those most
/// complete rows (RULES 5.3).
pub(crate) fn decided(points: &BySeat<i32>, rows: &BySeat<u8>) -> BySeat<Prospect> {
    let best = points.iter().zip(rows).max();
    let has_won = |seat: usize| best == Some((&points[seat], &rows[seat]));
    let shared: Value = (0..points.len()).map(|seat| Value::from(has_won(seat))).sum();
    let prospect = |seat: usize| Prospect {
        points: points[seat],
        lead: margin(points, seat),
        chance: if has_won(seat) { Utility::WIN / shared } else { 0 },
    };
    (0..points.len()).map(prospect).collect()
}

/// What the players of a finished game have.
pub(crate) fn final_prospects(outcome: &Outcome) -> BySeat<Prospect> {
    let standings = outcome.standings.iter();
    let points = standings.clone().map(|standing| i32::from(standing.score) * POINT).collect();
    decided(&points, &standings.map(|standing| standing.bonuses.rows).collect())
}

/// A seat's lead over the best of the others.
pub(crate) fn margin(points: &BySeat<i32>, seat: usize) -> i32 {
    let others = points.iter().enumerate().filter(|&(index, _)| index != seat);
    points[seat] - others.map(|(_, &points)| points).max().unwrap_or(0)
}

/// The chance, from 0 to 1, to stay ahead of a single rival.
///
/// Only operations that every machine rounds alike, so that a search chooses the same move in the
/// browser as at home.
fn share(lead: i32, spread: i32) -> f64 {
    let x = f64::from(lead) / f64::from(spread);
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chances(points: &[i32]) -> Vec<Value> {
        let points: BySeat<i32> = points.iter().copied().collect();
        prospects(&points, 500).iter().map(|prospect| prospect.chance).collect()
    }

    #[test]
    fn more_lead_is_never_worse() {
        let chances: Vec<Value> =
            (-6000..6000).step_by(50).map(|lead| chances(&[lead, 0])[0]).collect();
        assert!(chances.is_sorted());
        assert!(chances.iter().all(|&chance| (0..=Utility::WIN).contains(&chance)));
    }

    #[test]
    fn an_even_game_is_shared_evenly() {
        assert_eq!(chances(&[700, 700]), [5000; 2]);
        assert_eq!(chances(&[700; 3]), [3333; 3]);
        assert_eq!(chances(&[700; 4]), [2500; 4]);
    }

    #[test]
    fn one_value_is_that_of_all() {
        for points in [&[300, 500][..], &[300, 500, -200], &[4000, 100, 3900, 50]] {
            let points: BySeat<i32> = points.iter().copied().collect();
            for (seat, prospect) in Seat::ALL.into_iter().zip(prospects(&points, 700)) {
                assert!((value(&points, 700, seat) - prospect.value()).abs() <= 1, "{points:?}");
            }
        }
    }
}
