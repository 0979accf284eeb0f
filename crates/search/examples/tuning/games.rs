//! Games of the champion against itself, as samples for the fit.

use azulejo_rules::{Dealer, Phase, Position, Rules};
use azulejo_search::{Champion, Description, Limit, Searcher, Weights};
use std::thread;

/// A position and how its game ended.
pub(crate) struct Sample {
    pub(crate) description: Description,
    /// The points at the end, in hundredths, by seat.
    points: Vec<i32>,
    /// The share of the victory, by seat.
    won: Vec<f64>,
}

/// One move out of so many is random, so that the games leave the beaten track.
const RANDOM: u32 = 25;

/// Plays games of each rule set, on all cores.
pub(crate) fn play(rule_sets: &[Rules], games: u64, nodes: u64, seed: u64) -> Vec<Sample> {
    let threads = thread::available_parallelism().map_or(1, |count| count.get() as u64);
    thread::scope(|scope| {
        let work = |first: u64| {
            move || {
                let mut champion = Champion::default();
                let numbers = (first..games).step_by(threads as usize);
                let all =
                    rule_sets.iter().flat_map(|rules| numbers.clone().map(move |n| (*rules, n)));
                all.flat_map(|(rules, n)| game(rules, nodes, seed, n, &mut champion))
                    .collect::<Vec<Sample>>()
            }
        };
        let workers: Vec<_> = (0..threads).map(|first| scope.spawn(work(first))).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no game panics")).collect()
    })
}

fn game(rules: Rules, nodes: u64, seed: u64, n: u64, champion: &mut Champion) -> Vec<Sample> {
    let mut dealer = Dealer::for_game(seed, n);
    let mut pos = Position::new(rules, dealer.first(rules));
    let mut found = Vec::new();
    let outcome = loop {
        if let Some(outcome) = pos.outcome() {
            break outcome;
        }
        if pos.phase() == Phase::Deal {
            found.extend(Description::of(&pos));
            pos.deal_unchecked(&dealer.draw(&pos));
            continue;
        }
        let random = if dealer.below(RANDOM) == 0 { dealer.pick(&pos) } else { None };
        let best =
            || champion.search(&pos, Limit::nodes(nodes), &mut ()).map(|finding| finding.best);
        let Some(mv) = random.or_else(best) else { return Vec::new() };
        pos.play_unchecked(mv);
        if pos.phase() == Phase::Offer && dealer.below(2) == 0 {
            found.extend(Description::of(&pos));
        }
    };
    let points: Vec<i32> =
        outcome.standings.iter().map(|standing| 100 * i32::from(standing.score)).collect();
    let share = 1.0 / f64::from(outcome.winners.len() as u32);
    let won: Vec<f64> =
        rules.seats().map(|seat| if outcome.has_won(seat) { share } else { 0.0 }).collect();
    let sample = |description| Sample { description, points: points.clone(), won: won.clone() };
    found.into_iter().map(sample).collect()
}

impl Sample {
    /// For each pair of players the terms by which the one differs from the other, and the points
    /// that it will yet make more.
    pub(crate) fn pairs(&self, mut tell: impl FnMut(&[(usize, i32)], f64)) {
        let seats = self.points.len();
        let to_come = |seat: usize| self.points[seat] - self.description.points[seat];
        for one in 0..seats {
            for other in one + 1..seats {
                let terms =
                    difference(&self.description.terms[one], &self.description.terms[other]);
                tell(&terms, f64::from(to_come(one) - to_come(other)));
            }
        }
    }

    /// How unlikely the result was, with these weights and this spread: minus its logarithm.
    pub(crate) fn surprise(&self, weights: &[i32; Weights::COUNT], spread: i32) -> f64 {
        let expected: Vec<i32> = (self.description.terms.iter().zip(&self.description.points))
            .map(|(terms, points)| {
                points + terms.iter().map(|&(term, much)| weights[term] * much).sum::<i32>()
            })
            .collect();
        let chances = azulejo_search::chances(&expected, spread);
        let surprise = |(won, chance): (&f64, f64)| -won * chance.max(1e-4).ln();
        self.won.iter().zip(chances).map(surprise).sum()
    }
}

fn difference(one: &[(usize, i32)], other: &[(usize, i32)]) -> Vec<(usize, i32)> {
    let mut terms: Vec<(usize, i32)> = one.to_vec();
    terms.extend(other.iter().map(|&(term, much)| (term, -much)));
    terms.sort_unstable_by_key(|&(term, _)| term);
    terms.dedup_by(|next, kept| {
        let same = next.0 == kept.0;
        if same {
            kept.1 += next.1;
        }
        same
    });
    terms.retain(|&(_, much)| much != 0);
    terms
}
