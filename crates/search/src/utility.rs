//! From expected points to what is played for: the chance to win, and a little for the margin.

use crate::Weights;
use crate::outlook::{Outlook, POINT};
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

/// A seat's lead over the best of the others, in hundredths of a point.
pub fn lead(points: &BySeat<i32>, seat: Seat) -> i32 {
    let others = points.iter().enumerate().filter(|&(index, _)| index != seat.index());
    points[seat.index()] - others.map(|(_, &points)| points).max().unwrap_or(0)
}

/// The value of an outlook for a seat.
pub fn value(weights: &Weights, outlook: &Outlook, seat: Seat) -> Value {
    let lead = lead(&outlook.points, seat);
    chance(lead, weights.spread[outlook.rounds_left]) + lead * Utility::MARGIN / POINT
}

/// The value of a finished game for a seat: a shared victory is shared.
pub fn final_value(outcome: &Outcome, seat: Seat) -> Value {
    let points = outcome.standings.iter().map(|standing| i32::from(standing.score) * POINT);
    let lead = lead(&points.collect(), seat);
    let shared = outcome.winners.iter().map(|_| 1).sum::<Value>();
    let won = if outcome.has_won(seat) { Utility::WIN / shared } else { 0 };
    won + lead * Utility::MARGIN / POINT
}

/// The chance to win with a lead, where a lead of `spread` is about one standard deviation.
///
/// Only operations that every machine rounds alike, so that a search chooses the same move in the
/// browser as at home.
fn chance(lead: i32, spread: i32) -> Value {
    let x = f64::from(lead) / f64::from(spread);
    let half = f64::from(Utility::WIN / 2);
    (half + half * x / (1.0 + x * x).sqrt()) as Value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_game_is_half_a_win_and_more_lead_is_never_worse() {
        assert_eq!(chance(0, 500), Utility::WIN / 2);
        let chances: Vec<Value> = (-6000..6000).step_by(50).map(|lead| chance(lead, 500)).collect();
        assert!(chances.is_sorted());
        assert!(chances.iter().all(|&chance| (0..=Utility::WIN).contains(&chance)));
    }
}
