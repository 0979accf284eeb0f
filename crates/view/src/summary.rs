//! The end of the game in numbers: where the points came from, and how they grew.

use azulejo_rules::{AfterRound, Bonuses, BySeat, Game, Outcome, RoundReport, Seat};

/// Where a player's points came from; they add up to the score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sources {
    /// What the player had before the first round told here; 0 in a whole game.
    pub start: u16,
    /// What placed tiles brought.
    pub tiles: u16,
    /// What floors really cost: what would have gone below 0 was forgotten.
    pub floor: u16,
    /// What complete rows brought.
    pub rows: u16,
    /// What complete columns brought.
    pub columns: u16,
    /// What complete colors brought.
    pub colors: u16,
}

impl Sources {
    /// All points.
    pub fn total(&self) -> u16 {
        (self.start + self.tiles + self.rows + self.columns + self.colors)
            .saturating_sub(self.floor)
    }
}

/// A game in numbers, finished or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Where the points came from, in seat order.
    pub sources: BySeat<Sources>,
    /// The scores after each round, in seat order; before them those at the beginning, and after
    /// them, once the game is over, those with the bonuses.
    pub scores: Vec<BySeat<u16>>,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}

impl Summary {
    /// The summary of a game.
    pub fn of(game: &Game) -> Summary {
        let start = game.rules().seats().map(|_| 0).collect();
        let mut summary = Summary::begin(start);
        for report in game.replay().filter_map(|frame| frame.report) {
            summary.add(&report);
        }
        summary
    }

    /// A summary that begins with these scores, for games that began somewhere else than at the
    /// beginning.
    pub fn begin(scores: BySeat<u16>) -> Summary {
        let sources = scores.iter().map(|&start| Sources { start, ..Sources::default() });
        Summary { sources: sources.collect(), scores: vec![scores], outcome: None }
    }

    /// Adds a round.
    pub fn add(&mut self, report: &RoundReport) {
        for (sources, seat) in self.sources.iter_mut().zip(&report.seats) {
            sources.tiles += seat.gained();
            sources.floor += seat.payment.before - seat.payment.after;
        }
        self.scores.push(report.seats.iter().map(|seat| seat.payment.after).collect());
        if let AfterRound::End(outcome) = &report.then {
            self.finish(outcome);
        }
    }

    fn finish(&mut self, outcome: &Outcome) {
        for (sources, standing) in self.sources.iter_mut().zip(&outcome.standings) {
            let Bonuses { rows, columns, colors } = standing.bonuses;
            sources.rows = u16::from(rows) * Bonuses::ROW;
            sources.columns = u16::from(columns) * Bonuses::COLUMN;
            sources.colors = u16::from(colors) * Bonuses::COLOR;
        }
        self.scores.push(outcome.standings.iter().map(|standing| standing.score).collect());
        self.outcome = Some(outcome.clone());
    }

    /// Where a player's points came from.
    pub fn of_seat(&self, seat: Seat) -> Option<&Sources> {
        self.sources.get(seat.index())
    }

    /// How many rounds are told.
    pub fn rounds(&self) -> usize {
        self.scores.len() - 1 - usize::from(self.outcome.is_some())
    }

    /// The highest score of all, for the scale of a plot.
    pub fn highest(&self) -> u16 {
        self.scores.iter().flatten().copied().max().unwrap_or(0)
    }
}
