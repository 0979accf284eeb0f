//! What something is worth to a player.

use azulejo_search::{Prospect, Value};
use std::iter::Sum;
use std::ops::{Add, Neg, Sub};

/// What something is worth to a player: a difference between two prospects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Worth {
    /// In the chance to win, in hundredths of a percent.
    pub chance: Value,
    /// In the lead over the best of the others, in hundredths of a point.
    pub lead: i32,
}

impl Worth {
    /// What a player gains who may expect `after` instead of `before`.
    pub fn between(before: &Prospect, after: &Prospect) -> Worth {
        Worth { chance: after.chance - before.chance, lead: after.lead - before.lead }
    }
}

impl Add for Worth {
    type Output = Worth;

    fn add(self, other: Worth) -> Worth {
        Worth { chance: self.chance + other.chance, lead: self.lead + other.lead }
    }
}

impl Sub for Worth {
    type Output = Worth;

    fn sub(self, other: Worth) -> Worth {
        self + -other
    }
}

impl Neg for Worth {
    type Output = Worth;

    fn neg(self) -> Worth {
        Worth { chance: -self.chance, lead: -self.lead }
    }
}

impl Sum for Worth {
    fn sum<I: Iterator<Item = Worth>>(worths: I) -> Worth {
        worths.fold(Worth::default(), Add::add)
    }
}

/// What deals were worth to a player, as far as a sample can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Luck {
    /// The estimate.
    pub worth: Worth,
    /// Its standard error: only some of the other deals were looked at.
    pub error: Worth,
}

/// Errors of independent samples add up by their squares.
impl Add for Luck {
    type Output = Luck;

    fn add(self, other: Luck) -> Luck {
        let error = Worth {
            chance: both(self.error.chance, other.error.chance),
            lead: both(self.error.lead, other.error.lead),
        };
        Luck { worth: self.worth + other.worth, error }
    }
}

/// The error of a sum; only operations that every machine rounds alike.
fn both(one: i32, other: i32) -> i32 {
    let square = |error: i32| f64::from(error) * f64::from(error);
    (square(one) + square(other)).sqrt().round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_add_up_and_so_do_the_squares_of_their_errors() {
        let luck = |chance, lead, error, lead_error| Luck {
            worth: Worth { chance, lead },
            error: Worth { chance: error, lead: lead_error },
        };
        assert_eq!(luck(100, -50, 30, 5) + luck(-250, 70, 40, 12), luck(-150, 20, 50, 13));
    }
}
