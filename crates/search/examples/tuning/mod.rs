//! Games, equations, and the table they lead to.

mod games;
mod least_squares;
mod print;

pub(crate) use games::{Sample, play};
pub(crate) use print::table;

use azulejo_search::Weights;
use least_squares::Equations;

/// Equations that count for nothing: they hold weights near 0 that hardly ever matter.
const HOLD: f64 = 300.0;

/// The weights that fit best, and by how many points they miss the margin of the others.
///
/// A tenth of the samples is kept out of the fit to measure the error.
pub(crate) fn fit(samples: &[Sample]) -> ([i32; Weights::COUNT], f64) {
    let (kept, used) = samples.split_at(samples.len() / 10);
    let mut equations = Equations::new(Weights::COUNT, HOLD);
    for sample in used {
        sample.pairs(|terms, points| equations.add(terms, points));
    }
    let mut weights = [0; Weights::COUNT];
    for (weight, found) in weights.iter_mut().zip(equations.solve()) {
        *weight = found.round() as i32;
    }
    fit_spreads(&mut weights, used);
    (weights, error(&weights, kept))
}

/// Each spread makes the results most likely.
fn fit_spreads(weights: &mut [i32; Weights::COUNT], samples: &[Sample]) {
    let spreads = samples.iter().map(|sample| sample.description.spread);
    let first = spreads.clone().min().unwrap_or(Weights::COUNT);
    for place in first..Weights::COUNT {
        weights[place] = 1000;
        let here = || samples.iter().filter(|sample| sample.description.spread == place);
        if here().next().is_none() {
            continue;
        }
        let surprise = |spread: i32| -> f64 {
            here().take(20_000).map(|sample| sample.surprise(weights, spread)).sum()
        };
        let candidates = (2..160).map(|step| (surprise(50 * step), 50 * step));
        let best = candidates.reduce(|best, next| if next.0 < best.0 { next } else { best });
        weights[place] = best.map_or(1000, |(_, spread)| spread);
    }
}

/// The root mean square of what the weights get wrong, in points.
fn error(weights: &[i32; Weights::COUNT], samples: &[Sample]) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for sample in samples {
        sample.pairs(|terms, points| {
            let foretold: i32 = terms.iter().map(|&(term, much)| weights[term] * much).sum();
            let wrong = (points - f64::from(foretold)) / 100.0;
            sum += wrong * wrong;
            count += 1.0;
        });
    }
    f64::sqrt(sum / f64::max(count, 1.0))
}
