//! Two engines at tables of one kind.

use crate::GameResult;
use arrayvec::ArrayVec;

/// The games of a block in which an engine had the same number of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Duel {
    /// How many seats the engine has.
    pub own_seats: u8,
    /// How many seats the table has.
    pub seats: u8,
    /// How many games.
    pub games: u32,
    /// What it won of them, in twelfths of a game.
    pub share: u32,
}

impl Duel {
    /// What it won, in games.
    pub(crate) fn won(self) -> f64 {
        f64::from(self.share) / f64::from(GameResult::WHOLE)
    }

    /// What it should have won if it were so much stronger.
    pub(crate) fn expected(self, elo: f64) -> f64 {
        f64::from(self.games) * self.chance(elo)
    }

    /// How far that varies, if the games know nothing of each other.
    pub(crate) fn variance(self, elo: f64) -> f64 {
        let chance = self.chance(elo);
        f64::from(self.games) * chance * (1.0 - chance)
    }

    fn chance(self, elo: f64) -> f64 {
        chance(elo, self.own_seats, self.seats)
    }
}

/// A block: one kind of table, or two where each engine sits alone in turn.
pub(crate) type BlockScore = ArrayVec<Duel, 2>;

/// The chance that an engine wins which has `own` of the seats and is `elo` stronger than the one
/// that has the others.
///
/// Everybody at the table wins in proportion to 10^(Elo/400); for two players that is the usual
/// formula.
pub fn chance(elo: f64, own: u8, seats: u8) -> f64 {
    let others = f64::from(seats - own) / f64::from(own);
    1.0 / (1.0 + others * 10_f64.powf(-elo / 400.0))
}

/// How much the chance grows with Elo: its slope is this times its variance.
pub(crate) const SLOPE: f64 = std::f64::consts::LN_10 / 400.0;

/// How much more a block has brought than was to be expected.
pub(crate) fn surprise(block: &[Duel], elo: f64) -> f64 {
    block.iter().map(|duel| duel.won() - duel.expected(elo)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() <= 1e-12, "{found}, expected {expected}");
    }

    #[test]
    fn chances_are_those_of_the_usual_formula_and_follow_the_seats() {
        close(chance(0.0, 1, 2), 0.5);
        close(chance(400.0, 1, 2), 10.0 / 11.0);
        close(chance(-400.0, 1, 2), 1.0 / 11.0);
        close(chance(0.0, 1, 4), 0.25);
        close(chance(0.0, 3, 4), 0.75);
        close(chance(190.848_501_887_864_97, 1, 4), 0.5);
        close(chance(100.0, 1, 3) + chance(-100.0, 2, 3), 1.0);
    }
}
