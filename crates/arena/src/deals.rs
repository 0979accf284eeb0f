//! What the bags of a match give.

use azulejo_rules::{Deal, Dealer, Position};

/// The deals of one block: what is drawn follows from the seed, the block, the round and what is
/// left in the bag. So the same bag gives the same tiles in every game of the block, whatever was
/// played before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deals {
    seed: u64,
}

impl Deals {
    /// The deals of a block of a match.
    pub fn new(seed: u64, number: u64) -> Deals {
        Deals { seed: mix(mix(seed) ^ number) }
    }

    /// The deal of the round that is about to begin.
    pub fn draw(self, pos: &Position) -> Deal {
        Dealer::new(mix(self.seed ^ u64::from(pos.round()))).draw(pos)
    }
}

/// The finalizer of `SplitMix64`: every bit of the input moves every bit of the output.
pub(crate) fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::{Dealer, Phase, Rules, Seat};

    fn empty() -> Position {
        Position::new("2cp".parse::<Rules>().unwrap(), Seat::ALL[0])
    }

    /// The deal of the second round, after random play in the first.
    fn second(deals: Deals, chance: u64) -> Deal {
        let mut pos = empty();
        pos.deal(&deals.draw(&pos)).unwrap();
        let mut chance = Dealer::new(chance);
        while pos.phase() != Phase::Deal {
            let mv = chance.pick(&pos).unwrap();
            pos.play(mv).unwrap();
        }
        deals.draw(&pos)
    }

    #[test]
    fn the_same_bag_gives_the_same_tiles_whatever_was_played() {
        let deals = Deals::new(3, 7);
        assert_eq!(second(deals, 1), second(deals, 2));
        assert_ne!(second(deals, 1), deals.draw(&empty()));
    }

    #[test]
    fn blocks_and_seeds_have_deals_of_their_own() {
        let first = |seed, number| Deals::new(seed, number).draw(&empty());
        assert_eq!(first(1, 2), first(1, 2));
        assert_ne!(first(1, 2), first(2, 1));
        assert_ne!(first(1, 2), first(1, 3));
    }
}
