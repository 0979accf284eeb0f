//! What the sums say, as numbers for people; also the JSON of `azulejo simulate`.

use super::tally::{SeatTally, Spread, Tally, ratio};
use super::workers::Plan;
use serde::Serialize;
use std::time::Duration;

/// The summary of a plan's games. Everything but the last two follows from the plan.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Summary {
    pub(super) rules: String,
    pub(super) seed: u64,
    pub(super) games: u64,
    /// Means of a game.
    pub(super) moves: f64,
    pub(super) rounds: SpreadSummary,
    /// The mean number of legal moves of a decision.
    pub(super) branching: f64,
    /// In seat order.
    pub(super) seats: Vec<SeatSummary>,
    pub(super) shared_victories: u64,
    pub(super) endings: EndingsSummary,
    pub(super) seconds: f64,
    pub(super) games_per_second: f64,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct SeatSummary {
    pub(super) score: SpreadSummary,
    pub(super) wins: u64,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct SpreadSummary {
    pub(super) mean: f64,
    pub(super) sd: f64,
    pub(super) min: u16,
    pub(super) max: u16,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct EndingsSummary {
    pub(super) row: u64,
    pub(super) stalemate: u64,
    pub(super) supply: u64,
}

impl Summary {
    pub(crate) fn new(plan: Plan, tally: &Tally, took: Duration) -> Summary {
        let seconds = took.as_secs_f64();
        Summary {
            rules: plan.rules.to_string(),
            seed: plan.seed,
            games: tally.games,
            moves: ratio(tally.moves, tally.games),
            rounds: tally.rounds.into(),
            branching: ratio(tally.choices, tally.moves),
            seats: tally.seats.iter().map(SeatSummary::from).collect(),
            shared_victories: tally.shared,
            endings: EndingsSummary {
                row: tally.endings.row,
                stalemate: tally.endings.stalemate,
                supply: tally.endings.supply,
            },
            seconds,
            games_per_second: ratio(tally.games, 1) / seconds.max(1e-9),
        }
    }

    /// A number of games as a part of all of them.
    pub(super) fn percent(&self, games: u64) -> String {
        format!("{:.1} %", 100.0 * ratio(games, self.games))
    }
}

impl From<&SeatTally> for SeatSummary {
    fn from(seat: &SeatTally) -> SeatSummary {
        SeatSummary { score: seat.scores.into(), wins: seat.wins }
    }
}

impl From<Spread> for SpreadSummary {
    fn from(spread: Spread) -> SpreadSummary {
        SpreadSummary {
            mean: spread.mean(),
            sd: spread.deviation(),
            min: spread.min,
            max: spread.max,
        }
    }
}
