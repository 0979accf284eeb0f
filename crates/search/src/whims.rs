//! Errors of judgement: what a player believes of a move besides what it sees.

use crate::Value;
use azulejo_rules::{Move, Position};

/// How far a player's opinion of a move is off. A whim follows from the seed, the position and the
/// move, so that the same player errs in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Whims {
    /// One standard deviation; none for a player without whims.
    pub size: Value,
    /// Whose whims they are.
    pub seed: u64,
}

impl Whims {
    /// What is added to the value of a move.
    pub(crate) fn about(&self, pos: &Position, mv: Move) -> Value {
        if self.size == 0 {
            return 0;
        }
        let mut state = mix(self.seed ^ mix(pos.hash() ^ u64::from(mv.bits())));
        // The sum of twelve even chances is as good as normal, and every machine adds alike.
        let chances = (0..12).map(|_| {
            state = mix(state);
            i64::from((state >> 48) as u16)
        });
        let normal = chances.sum::<i64>() - 6 * i64::from(u16::MAX);
        (normal * i64::from(self.size) / i64::from(u16::MAX)) as Value
    }
}

/// The finalizer of `SplitMix64`: every bit of the input moves every bit of the output.
fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::{Dealer, Seat};

    #[test]
    fn whims_are_normal_around_nothing() {
        let mut pos = Position::new("4cp".parse().unwrap(), Seat::ALL[0]);
        pos.deal(&Dealer::new(1).draw(&pos)).unwrap();
        let mut whims = Vec::new();
        for seed in 0..200 {
            let player = Whims { size: 100, seed };
            whims.extend(pos.legal_moves().iter().map(|&mv| f64::from(player.about(&pos, mv))));
        }
        let count = f64::from(whims.len() as u32);
        let mean = whims.iter().sum::<f64>() / count;
        let square = whims.iter().map(|whim| whim * whim).sum::<f64>() / count;
        assert!(mean.abs() < 3.0, "{mean}");
        assert!((square.sqrt() - 100.0).abs() < 5.0, "{square}");
    }
}
