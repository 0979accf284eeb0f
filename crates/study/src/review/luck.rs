//! What the deals were worth; over the seats it sums to 0.

use crate::moment::{Fortune, Luck, Worth};
use azulejo_rules::{BySeat, Rules};

/// What a deal was worth to everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealLuck {
    /// Its place among the moments, from 0.
    pub moment: usize,
    /// The round that it began.
    pub round: u16,
    /// What it was worth to each player. The chances sum to exactly 0 over the seats, and so do the
    /// leads.
    pub luck: BySeat<Luck>,
}

impl DealLuck {
    /// The luck of a deal; `None` where it was not compared with others.
    ///
    /// What a deal is worth to a seat is what it lets the seat expect, less the mean over other deals
    /// from the same bag. These differences need not cancel out: each chance is a rounded estimate, and a
    /// lead over the best of several others has no counterpart. So everybody's is taken relative to
    /// the table: the mean over the seats is subtracted, and what the division leaves over goes, a
    /// hundredth each, to those whose remainders are largest. For two players nothing changes but
    /// roundings.
    pub(super) fn of(moment: usize, fortune: &Fortune, rules: Rules) -> Option<DealLuck> {
        let raw = rules.seats().map(|seat| fortune.luck(seat)).collect::<Option<BySeat<Luck>>>()?;
        let chances = centered(&raw.iter().map(|luck| luck.worth.chance).collect());
        let leads = centered(&raw.iter().map(|luck| luck.worth.lead).collect());
        let worths = chances.into_iter().zip(leads).map(|(chance, lead)| Worth { chance, lead });
        let luck = raw.iter().zip(worths).map(|(raw, worth)| Luck { worth, ..*raw }).collect();
        Some(DealLuck { moment, round: fortune.round, luck })
    }
}

/// All deals together.
pub(super) fn sum(deals: &[DealLuck]) -> Option<BySeat<Luck>> {
    let (first, rest) = deals.split_first()?;
    let add = |sum: BySeat<Luck>, deal: &DealLuck| {
        sum.iter().zip(&deal.luck).map(|(&sum, &luck)| sum + luck).collect()
    };
    Some(rest.iter().fold(first.luck.clone(), add))
}

/// Numbers less their mean, whole again, with a sum of exactly 0.
fn centered(numbers: &BySeat<i32>) -> BySeat<i32> {
    let count = i64::from(numbers.len() as u32);
    let sum: i64 = numbers.iter().map(|&number| i64::from(number)).sum();
    let parts = || numbers.iter().map(|&number| i64::from(number) * count - sum);
    let mut whole: BySeat<i32> = parts().map(|part| part.div_euclid(count) as i32).collect();
    let rest: BySeat<i64> = parts().map(|part| part.rem_euclid(count)).collect();
    let missing = usize::try_from(rest.iter().sum::<i64>() / count).unwrap_or(0);
    let mut order: BySeat<usize> = (0..numbers.len()).collect();
    order.sort_by_key(|&seat| -rest[seat]);
    for &seat in order.iter().take(missing) {
        whole[seat] += 1;
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    fn center(numbers: &[i32]) -> Vec<i32> {
        centered(&numbers.iter().copied().collect()).to_vec()
    }

    #[test]
    fn what_sums_to_zero_stays_as_it_is() {
        assert_eq!(center(&[70, -70]), [70, -70]);
        assert_eq!(center(&[5, -3, -2]), [5, -3, -2]);
    }

    #[test]
    fn the_mean_is_subtracted_and_nothing_is_left_over() {
        assert_eq!(center(&[71, -70]), [71, -71]);
        assert_eq!(center(&[10, 0, 0]), [7, -3, -4]);
        for a in -7..7 {
            for b in [-100, 0, 33] {
                let centered = center(&[a, b, 3 * a, 1]);
                assert_eq!(centered.iter().sum::<i32>(), 0, "{a} {b}");
            }
        }
    }
}
