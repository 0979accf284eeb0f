//! A deal, and what it was worth to each player.

use super::{Care, Luck, Worth, steady};
use azulejo_rules::{BySeat, Deal, Dealer, Phase, Position, Seat};
use azulejo_search::{Limit, Prospect, Searcher};

/// A deal: what the bag gave, and what it might have given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fortune {
    /// The round that it began.
    pub round: u16,
    /// What the bag gave.
    pub deal: Deal,
    /// The table after it.
    pub dealt: Position,
    /// What each player may expect after it.
    pub after: BySeat<Prospect>,
    /// What each player could expect before it; `None` where no other deals were looked at.
    pub expected: Option<Expectation>,
}

/// What players may expect of a deal that is still to come: the mean over some deals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expectation {
    /// How many deals were looked at.
    pub deals: u32,
    /// The mean.
    pub mean: BySeat<Prospect>,
    /// Its standard error.
    pub error: BySeat<Prospect>,
}

impl Fortune {
    /// Looks at a deal; `None` where it is not possible or leaves nothing to decide.
    pub fn study(
        before: &Position,
        deal: &Deal,
        care: Care,
        searcher: &mut dyn Searcher,
    ) -> Option<Fortune> {
        let mut dealt = before.clone();
        dealt.deal(deal).ok()?;
        Some(Fortune {
            round: dealt.round(),
            deal: deal.clone(),
            after: steady::look(&dealt, Limit::nodes(care.deal_nodes), searcher)?.prospects,
            dealt,
            expected: expectation(before, care, searcher),
        })
    }

    /// What the deal was worth to a player: what it let hope for, less what any deal did.
    pub fn luck(&self, seat: Seat) -> Option<Luck> {
        let index = seat.index();
        let Expectation { mean, error, .. } = self.expected.as_ref()?;
        let Prospect { chance, lead, .. } = error[index];
        let worth = Worth::between(&mean[index], &self.after[index]);
        Some(Luck { worth, error: Worth { chance, lead } })
    }
}

/// What each player may expect before a deal: the mean over deals drawn from the bag. It knows the
/// contents of the bag only. `None` where no deal is due, or where fewer than two are to be drawn.
pub fn expectation(pos: &Position, care: Care, searcher: &mut dyn Searcher) -> Option<Expectation> {
    if pos.phase() != Phase::Deal || care.deals < 2 {
        return None;
    }
    let mut dealer = Dealer::for_game(care.seed, pos.round().into());
    let mut samples: Vec<BySeat<Prospect>> = Vec::new();
    for _ in 0..care.deals {
        let mut dealt = pos.clone();
        dealt.deal_unchecked(&dealer.draw(pos));
        let found = steady::look(&dealt, Limit::nodes(care.deal_nodes), searcher)?;
        samples.push(found.prospects);
    }
    let seats = || 0..pos.rules().players.count();
    let over = |seat: usize, what: fn(&[i32]) -> i32| Prospect {
        points: what(&column(&samples, seat, |prospect| prospect.points)),
        lead: what(&column(&samples, seat, |prospect| prospect.lead)),
        chance: what(&column(&samples, seat, |prospect| prospect.chance)),
    };
    let mean = seats().map(|seat| over(seat, mean)).collect();
    let error = seats().map(|seat| over(seat, standard_error)).collect();
    Some(Expectation { deals: care.deals, mean, error })
}

/// One number of one seat, in all samples.
fn column(samples: &[BySeat<Prospect>], seat: usize, of: fn(&Prospect) -> i32) -> Vec<i32> {
    samples.iter().map(|sample| of(&sample[seat])).collect()
}

fn mean(numbers: &[i32]) -> i32 {
    exact_mean(numbers).round() as i32
}

fn exact_mean(numbers: &[i32]) -> f64 {
    numbers.iter().copied().map(f64::from).sum::<f64>() / count(numbers)
}

fn count(numbers: &[i32]) -> f64 {
    f64::from(numbers.len() as u32)
}

/// How far the mean of a sample is off, as a rule: its standard deviation over the root of its size.
fn standard_error(numbers: &[i32]) -> i32 {
    let mean = exact_mean(numbers);
    let off = numbers.iter().map(|&number| f64::from(number) - mean);
    let squares: f64 = off.map(|off| off * off).sum();
    let count = count(numbers);
    (squares / (count - 1.0) / count).sqrt().round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_has_a_mean_and_an_error() {
        assert_eq!((mean(&[5, 5, 5]), standard_error(&[5, 5, 5])), (5, 0));
        // The squares are 200 in all; over 4, over 5, that is 10.
        let numbers = [0, 10, 20, 10, 10];
        assert_eq!((mean(&numbers), standard_error(&numbers)), (10, 3));
    }
}
