//! Chance: a seeded generator that draws deals, and random play.

use crate::{Deal, DiscDeal, Effect, Factory, Move, Phase, Position, Rules, Seat, Tile, Tiles};
use arrayvec::ArrayVec;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Draws deals and random moves; the same seed draws the same on every machine.
///
/// ```
/// use azulejo_rules::{Dealer, Position, Seat};
/// let mut pos = Position::new("2cp".parse()?, Seat::new(1).unwrap());
/// let mut dealer = Dealer::new(7);
/// pos.deal(&dealer.draw(&pos))?;
/// let mv = dealer.pick(&pos).expect("a move is mandatory");
/// pos.play(mv)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dealer {
    rng: Xoshiro256PlusPlus,
}

impl Dealer {
    /// A dealer whose draws follow from the seed.
    pub fn new(seed: u64) -> Dealer {
        Dealer { rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// The dealer of one game among many: independent of the order in which they are played.
    pub fn for_game(seed: u64, game: u64) -> Dealer {
        // Odd multiples never meet for different games, and seeding mixes the sum.
        Dealer::new(seed.wrapping_add(game.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
    }

    /// A number below `bound`, each as likely as the others to within `bound` in 2^64.
    ///
    /// # Panics
    ///
    /// In debug builds, if `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        ((u128::from(self.rng.next_u64()) * u128::from(bound)) >> 64) as u32
    }

    /// A seat to begin (RULES 1.4).
    pub fn first(&mut self, rules: Rules) -> Seat {
        Seat::at(self.below(rules.players.count() as u32) as usize)
    }

    /// A legal move, each as likely as the others; `None` where there is none.
    #[inline]
    pub fn pick(&mut self, pos: &Position) -> Option<Move> {
        pos.pick_move(|count| self.below(count))
    }

    /// A deal for a position that is waiting for one.
    #[inline]
    pub fn draw(&mut self, pos: &Position) -> Deal {
        let rules = pos.rules();
        let mut deal = Deal::default();
        for _ in 0..rules.discs() {
            deal.discs.push(DiscDeal::default());
        }
        if rules.has_gold() {
            self.turn_gold(&mut deal, rules);
        }
        let mut supply = Draws { left: pos.bag(), lid: pos.lid() };
        for disc in &mut deal.discs {
            supply.fill(&mut disc.drawn, DiscDeal::TILES, &mut self.rng);
        }
        for disc in deal.discs.iter_mut().filter(|disc| disc.gold == Some(Effect::Extra)) {
            supply.fill(&mut disc.drawn, 1, &mut self.rng);
        }
        deal
    }

    /// Shuffles the nine discs, lays some of them out and turns as many to their gold side as
    /// there are players (RULES 7.2). Which discs stay plain cannot be seen, so it is enough to
    /// give random effects to random places.
    fn turn_gold(&mut self, deal: &mut Deal, rules: Rules) {
        let mut effects = Effect::ALL;
        let mut places = Factory::ALL;
        for turned in 0..rules.gold_sides() {
            let effect = turned + self.below((effects.len() - turned) as u32) as usize;
            let place = turned + self.below((rules.discs() - turned) as u32) as usize;
            effects.swap(turned, effect);
            places.swap(turned, place);
            deal.discs[places[turned].index()].gold = Some(effects[turned]);
        }
    }

    /// Plays random moves and deals to the end of the game; tells how many moves were made and
    /// how many there were to choose from.
    #[inline]
    pub fn play_out(&mut self, pos: &mut Position) -> PlayOut {
        let mut count = PlayOut::default();
        loop {
            match pos.phase() {
                Phase::Over => return count,
                Phase::Deal => pos.deal_unchecked(&self.draw(pos)),
                Phase::Offer | Phase::Tiling => {
                    let mv = pos.pick_move(|choices| {
                        count.choices += u64::from(choices);
                        self.below(choices)
                    });
                    let Some(mv) = mv else { return count };
                    pos.play_unchecked(mv);
                    count.moves += 1;
                }
            }
        }
    }
}

/// The size of a random game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PlayOut {
    /// How many moves were made, tiling decisions included.
    pub moves: u64,
    /// How many legal moves there were, summed over all of them.
    pub choices: u64,
}

/// Bag and lid while a deal is drawn.
struct Draws {
    left: Tiles,
    lid: Tiles,
}

impl Draws {
    /// Draws tiles one at a time; fewer where bag and lid run out.
    #[inline]
    fn fill(
        &mut self,
        drawn: &mut ArrayVec<Tile, { DiscDeal::MOST }>,
        count: usize,
        rng: &mut Xoshiro256PlusPlus,
    ) {
        // One word of chance serves four draws: the high half of the product is the number drawn,
        // the low half remains as a fraction for the next. Four draws from at most 100 tiles use
        // up 27 of its 64 bits, so a tile is as likely as it should be to one in 2^37.
        let mut chance = rng.next_u64();
        for _ in 0..count {
            if self.left.is_empty() {
                self.left = std::mem::take(&mut self.lid);
                if self.left.is_empty() {
                    return;
                }
            }
            let product = u128::from(chance) * u128::from(self.left.total());
            chance = product as u64;
            let tile = self.left.tile_at((product >> 64) as u16);
            self.left -= Tiles::of(tile, 1);
            drawn.push(tile);
        }
    }
}
