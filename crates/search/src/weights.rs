//! The numbers behind the hand-made evaluation, in one table for each number of players and side
//! of the wall.

use crate::terms::{Moment, TERMS};
use azulejo_rules::{Rules, WallSide};

/// What the terms of a board are worth, in hundredths of a point. What the terms are is told in
/// `terms.rs`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// For each number of rounds to come, 0 to 4.
    pub(crate) terms: [[i32; TERMS]; STAGES],
    /// How many points make a lead about as good as won, by rounds to come and moment.
    pub(crate) spread: [[i32; Moment::COUNT]; STAGES],
}

/// Rounds to come are told apart up to 4.
pub(crate) const STAGES: usize = 5;

impl Weights {
    /// How many numbers there are.
    pub const COUNT: usize = STAGES * (TERMS + Moment::COUNT);

    /// The numbers found for a rule set by `examples/tune.rs`. Special factories go by those of
    /// the plain ones.
    pub const fn of(rules: Rules) -> Weights {
        Weights::from_numbers(&TABLES[table(rules)])
    }

    /// The weights of a row of numbers: those of each stage one after the other, then the spreads.
    pub const fn from_numbers(numbers: &[i32; Weights::COUNT]) -> Weights {
        let mut weights = Weights::only_points();
        let (terms, spread) = numbers.split_at(STAGES * TERMS);
        weights.terms.as_flattened_mut().copy_from_slice(terms);
        weights.spread.as_flattened_mut().copy_from_slice(spread);
        weights
    }

    /// No hopes at all: only the points that the round brings as it stands.
    pub const fn only_points() -> Weights {
        Weights { terms: [[0; TERMS]; STAGES], spread: [[1000; Moment::COUNT]; STAGES] }
    }
}

/// How many tables there are.
pub(crate) const TABLE_COUNT: usize = 6;

/// Which table a rule set goes by.
pub(crate) const fn table(rules: Rules) -> usize {
    let side = match rules.wall {
        WallSide::Colored => 0,
        WallSide::Free => 3,
    };
    side + rules.players.count() - 2
}

/// For two, three and four players; the colored wall, then the free one.
const TABLES: [[i32; Weights::COUNT]; TABLE_COUNT] = [
    include!("weights/2c.in"),
    include!("weights/3c.in"),
    include!("weights/4c.in"),
    include!("weights/2f.in"),
    include!("weights/3f.in"),
    include!("weights/4f.in"),
];
