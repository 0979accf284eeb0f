//! How well a player played, in one number.

use crate::moment::{Decision, Grade};
use std::fmt;

/// How well a player played, from 0 to 100, kept in hundredths.
///
/// With `loss` the mean chance to win that a decision lost, and `half` the loss from which on a
/// move is a mistake ([`Grade::Mistake`], 5 percent):
///
/// ```text
/// accuracy = 100 · half / (half + loss)
/// ```
///
/// Why this form: it is 100 for a player who lost nothing and below 100 for all others, falls with every loss, never
/// reaches 0, and can be checked by hand: half of it is left for a player whose every decision was a
/// mistake. The first mistakes cost most, as they do at the table: between 0 and 1 percent of mean loss
/// lies the difference between a master and a good player, between 10 and 11 there is none. And it
/// takes no more than a division, which every machine rounds alike.
///
/// | mean loss | 0% | 0.5% | 1% | 2% | 5% | 10% |
/// | --- | --- | --- | --- | --- | --- | --- |
/// | accuracy | 100 | 90.9 | 83.3 | 71.4 | 50 | 33.3 |
///
/// Only decisions count in which there was something to decide: who has one legal move can't err.
/// With more players everybody's chance is smaller, and so is what a move can lose: accuracies
/// compare within a number of players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Accuracy(u16);

impl Accuracy {
    /// Nothing was lost.
    pub const PERFECT: Accuracy = Accuracy(10_000);

    /// Of a number of decisions and the sum of their losses, in hundredths of a percent of the chance to
    /// win; `None` without a decision. Rounded down, so that only perfect play is perfect.
    ///
    /// ```
    /// use azulejo_study::Accuracy;
    /// assert_eq!(Accuracy::of(20, 0), Some(Accuracy::PERFECT));
    /// assert_eq!(Accuracy::of(20, 20 * 500).unwrap().to_string(), "50.0");
    /// assert_eq!(Accuracy::of(20, 20 * 100).unwrap().to_string(), "83.3");
    /// assert_eq!(Accuracy::of(0, 0), None);
    /// ```
    pub fn of(decisions: u32, lost: i32) -> Option<Accuracy> {
        let lost = u64::from(lost.max(0).cast_unsigned());
        let half = u64::from(decisions) * u64::from(Grade::Mistake.least_loss().cast_unsigned());
        let hundredths = (u64::from(Accuracy::PERFECT.0) * half).checked_div(half + lost)?;
        (decisions > 0).then_some(Accuracy(hundredths as u16))
    }

    /// The number that hundredths stand for, if it is one from 0 to 100.
    pub const fn from_hundredths(hundredths: u16) -> Option<Accuracy> {
        if hundredths <= Accuracy::PERFECT.0 { Some(Accuracy(hundredths)) } else { None }
    }

    /// In hundredths: 0 to 10 000.
    pub const fn hundredths(self) -> u16 {
        self.0
    }

    /// Of decisions that were studied.
    pub(super) fn of_decisions<'a>(
        decisions: impl Iterator<Item = &'a Decision>,
    ) -> Option<Accuracy> {
        let open = decisions.filter(|decision| decision.choices > 1);
        let losses = open.map(|decision| decision.loss().chance);
        let (count, lost) = losses.fold((0, 0), |(count, lost), loss| (count + 1, lost + loss));
        Accuracy::of(count, lost)
    }
}

/// With one digit after the point, `83.3`.
impl fmt::Display for Accuracy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = self.0 / 10;
        f.pad(&format!("{}.{}", tenths / 10, tenths % 10))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_loss_is_never_more_accurate_and_only_none_is_perfect() {
        for decisions in [1, 7, 60] {
            let of = |lost: i32| Accuracy::of(decisions, lost).unwrap();
            let all: Vec<Accuracy> = (0..20_000).step_by(13).map(of).collect();
            assert!(all.iter().rev().is_sorted());
            assert_eq!(all[0], Accuracy::PERFECT);
            assert!(all[1..].iter().all(|&accuracy| accuracy < Accuracy::PERFECT));
        }
    }

    #[test]
    fn the_same_mean_is_as_accurate_over_many_decisions() {
        assert_eq!(Accuracy::of(1, 200), Accuracy::of(30, 6_000));
    }

    #[test]
    fn hundredths_beyond_perfect_are_none() {
        assert_eq!(Accuracy::from_hundredths(10_001), None);
        assert_eq!(Accuracy::from_hundredths(10_000), Some(Accuracy::PERFECT));
    }
}
