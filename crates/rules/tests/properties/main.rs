//! Properties: what holds in every position of every game, and for every text.
//!
//! Games are random but seeded, so that a failure can be played again.

mod games;
mod hashing;
mod moves;
mod reports;
mod texts;
mod verdicts;

use azulejo_rules::{Position, Rules};
use azulejo_testkit::generate::walk;

/// Shows every position of some random games of every rule set.
fn every_position(games: u64, mut look: impl FnMut(&Position)) {
    for rules in Rules::ALL {
        for seed in 0..games {
            walk(rules, seed, &mut look);
        }
    }
}
