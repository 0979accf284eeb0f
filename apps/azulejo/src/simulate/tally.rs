//! The sums over many games: whole numbers only, so that they add up the same in any order.

use azulejo_rules::{BySeat, Ending, Outcome, PlayOut, Position, Rules};

/// Sums over some games of one rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    pub(super) games: u64,
    pub(super) moves: u64,
    /// Legal moves, summed over all decisions.
    pub(super) choices: u64,
    pub(super) rounds: Spread,
    pub(super) seats: BySeat<SeatTally>,
    /// Games that several players won together.
    pub(super) shared: u64,
    pub(super) endings: Endings,
}

/// What one seat achieved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct SeatTally {
    pub(super) scores: Spread,
    /// Games that this player won alone.
    pub(super) wins: u64,
}

/// How often each ending happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Endings {
    pub(super) row: u64,
    pub(super) stalemate: u64,
    pub(super) supply: u64,
}

impl Tally {
    pub(super) fn new(rules: Rules) -> Tally {
        Tally {
            games: 0,
            moves: 0,
            choices: 0,
            rounds: Spread::default(),
            seats: rules.seats().map(|_| SeatTally::default()).collect(),
            shared: 0,
            endings: Endings::default(),
        }
    }

    /// Adds a game that is over; others are not counted.
    pub(super) fn add(&mut self, pos: &Position, size: PlayOut) {
        let Some(outcome) = pos.outcome() else { return };
        self.games += 1;
        self.moves += size.moves;
        self.choices += size.choices;
        self.rounds.add(pos.round());
        self.add_outcome(&outcome);
    }

    fn add_outcome(&mut self, outcome: &Outcome) {
        for (seat, standing) in self.seats.iter_mut().zip(&outcome.standings) {
            seat.scores.add(standing.score);
        }
        match outcome.winners.as_slice() {
            [winner] => self.seats[winner.index()].wins += 1,
            _ => self.shared += 1,
        }
        match outcome.ending {
            Ending::Row => self.endings.row += 1,
            Ending::Stalemate => self.endings.stalemate += 1,
            Ending::Supply => self.endings.supply += 1,
        }
    }

    /// Adds the games of another tally of the same rule set.
    pub(super) fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.moves += other.moves;
        self.choices += other.choices;
        self.rounds.merge(other.rounds);
        for (seat, theirs) in self.seats.iter_mut().zip(&other.seats) {
            seat.scores.merge(theirs.scores);
            seat.wins += theirs.wins;
        }
        self.shared += other.shared;
        self.endings.row += other.endings.row;
        self.endings.stalemate += other.endings.stalemate;
        self.endings.supply += other.endings.supply;
    }
}

/// How a number is spread: enough to tell its mean, its deviation and its bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spread {
    count: u64,
    sum: u64,
    squares: u64,
    pub(super) min: u16,
    pub(super) max: u16,
}

impl Default for Spread {
    fn default() -> Spread {
        Spread { count: 0, sum: 0, squares: 0, min: u16::MAX, max: 0 }
    }
}

impl Spread {
    fn add(&mut self, value: u16) {
        self.count += 1;
        self.sum += u64::from(value);
        self.squares += u64::from(value) * u64::from(value);
        self.min = self.min.min(value);
        self.max = self.max.max(value);
    }

    fn merge(&mut self, other: Spread) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }

    pub(super) fn mean(self) -> f64 {
        ratio(self.sum, self.count)
    }

    /// The standard deviation of these very games, not an estimate for others.
    pub(super) fn deviation(self) -> f64 {
        let (count, sum) = (u128::from(self.count), u128::from(self.sum));
        let squared = count * u128::from(self.squares) - sum * sum;
        #[allow(clippy::cast_precision_loss, reason = "sixteen digits are enough")]
        let deviation = (squared as f64).sqrt() / (self.count.max(1) as f64);
        deviation
    }
}

/// A quotient of two sums; 0 where there is nothing to divide by.
pub(super) fn ratio(sum: u64, count: u64) -> f64 {
    #[allow(clippy::cast_precision_loss, reason = "sixteen digits are enough")]
    let (sum, count) = (sum as f64, count.max(1) as f64);
    sum / count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_is_the_same_in_one_piece_or_in_two() {
        let spread = |values: &[u16]| {
            values.iter().fold(Spread::default(), |mut spread, &value| {
                spread.add(value);
                spread
            })
        };
        let whole = spread(&[2, 4, 4, 4, 5, 5, 7, 9]);
        let mut parts = spread(&[2, 4, 4]);
        parts.merge(spread(&[4, 5, 5, 7, 9]));
        parts.merge(Spread::default());
        assert_eq!(parts, whole);
        assert_eq!((whole.min, whole.max), (2, 9));
        assert!((whole.mean() - 5.0).abs() < 1e-12);
        assert!((whole.deviation() - 2.0).abs() < 1e-12);
    }
}
