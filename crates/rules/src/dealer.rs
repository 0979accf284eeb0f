//! Chance: a seeded generator that draws deals, and random play.

use crate::tiles::TileRow;
use crate::{Deal, DiscDeal, Drawn, Effect, Factory, Move, Phase, Position, Rules, Seat, Tiles};
use rand_xoshiro::Xoroshiro128PlusPlus;
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
    rng: Xoroshiro128PlusPlus,
    /// A uniform fraction of 1, in units of 2^-64, from which numbers are being cut.
    fraction: u64,
    /// The product of all bounds that were cut from it.
    spent: u64,
}

/// A fraction is renewed when so much of it was spent.
const ENOUGH: u64 = 1 << 20;

impl Dealer {
    /// A dealer whose draws follow from the seed.
    pub fn new(seed: u64) -> Dealer {
        Dealer { rng: Xoroshiro128PlusPlus::seed_from_u64(seed), fraction: 0, spent: ENOUGH }
    }

    /// The dealer of one game among many: independent of the order in which they are played.
    pub fn for_game(seed: u64, game: u64) -> Dealer {
        // Odd multiples never meet for different games, and seeding mixes the sum.
        Dealer::new(seed.wrapping_add(game.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
    }

    /// A number below `bound`, which is at most 1000; each is as likely as the others to within
    /// one in 2^33.
    ///
    /// Multiplied by the bound, a uniform fraction falls into a whole part, the number, and a
    /// fraction that is uniform again, only coarser: so one draw of the generator serves several
    /// numbers, until too little would be left of it.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!((1..=1000).contains(&bound));
        if self.spent >= ENOUGH {
            self.fraction = self.rng.next_u64();
            self.spent = 1;
        }
        self.spent *= u64::from(bound);
        let product = u128::from(self.fraction) * u128::from(bound);
        self.fraction = product as u64;
        (product >> 64) as u32
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
        let gold = if rules.has_gold() { self.turn_gold(rules) } else { [None; Factory::COUNT] };
        let mut hand = Hand { bag: pos.bag().row(), lid: pos.lid() };
        let mut deal = Deal::default();
        for &gold in &gold[..rules.discs()] {
            if hand.bag.total() >= DiscDeal::TILES as u64 {
                let (drawn, tiles) = hand.draw::<{ DiscDeal::TILES }>(0, &mut self.rng);
                deal.discs.push(DiscDeal::of(gold, drawn, tiles));
            } else {
                deal.discs.push(hand.scrape(gold, &mut self.rng));
            }
        }
        for disc in deal.discs.iter_mut().filter(|disc| disc.wanted() > DiscDeal::TILES) {
            hand.draw_one(disc, DiscDeal::TILES, &mut self.rng);
        }
        deal
    }

    /// Shuffles the nine discs, lays some of them out and turns as many to their gold side as
    /// there are players (RULES 7.2). Which discs stay plain cannot be seen, so it is enough to
    /// give random effects to random places.
    #[inline(never)]
    fn turn_gold(&mut self, rules: Rules) -> [Option<Effect>; Factory::COUNT] {
        let mut gold = [None; Factory::COUNT];
        let mut effects = Effect::ALL;
        let mut places = Factory::ALL;
        for turned in 0..rules.gold_sides() {
            let effect = turned + self.below((effects.len() - turned) as u32) as usize;
            let place = turned + self.below((rules.discs() - turned) as u32) as usize;
            effects.swap(turned, effect);
            places.swap(turned, place);
            gold[places[turned].index()] = Some(effects[turned]);
        }
        gold
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
                Phase::Offer => self.play_offer(pos, &mut count),
                Phase::Tiling => self.play_one(pos, &mut count),
            }
        }
    }

    /// Plays random moves to the end of the offer.
    #[inline]
    fn play_offer(&mut self, pos: &mut Position, count: &mut PlayOut) {
        while pos.phase() == Phase::Offer {
            if pos.loaded_spread().is_some() {
                self.play_one(pos, count);
                continue;
            }
            // The common case on its own way: the move is neither merged with others nor packed.
            count.moves += 1;
            let take = pos.pick_take(|choices| {
                count.choices += u64::from(choices);
                self.below(choices)
            });
            pos.take(take, &mut ());
        }
    }

    #[inline(never)]
    fn play_one(&mut self, pos: &mut Position, count: &mut PlayOut) {
        count.moves += 1;
        let mv = pos.pick_move(|choices| {
            count.choices += u64::from(choices);
            self.below(choices)
        });
        if let Some(mv) = mv {
            pos.play_unchecked(mv);
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

/// The hand in the bag while a deal is drawn.
struct Hand {
    bag: TileRow,
    lid: Tiles,
}

impl Hand {
    /// Draws the four tiles of a disc one at a time; fewer where bag and lid run out.
    #[cold]
    fn scrape(&mut self, gold: Option<Effect>, rng: &mut Xoroshiro128PlusPlus) -> DiscDeal {
        let mut disc = DiscDeal::of(gold, Drawn::default(), Tiles::NONE);
        for place in 0..DiscDeal::TILES {
            self.draw_one(&mut disc, place, rng);
        }
        disc
    }

    /// Draws one more tile for a disc, if there is one.
    #[inline(never)]
    fn draw_one(&mut self, disc: &mut DiscDeal, place: usize, rng: &mut Xoroshiro128PlusPlus) {
        if self.bag.total() == 0 {
            self.bag = std::mem::take(&mut self.lid).row();
        }
        if self.bag.total() > 0 {
            let (drawn, tiles) = self.draw::<1>(place, rng);
            disc.add(drawn, tiles);
        }
    }

    /// Draws tiles that are known to be in the bag: in their order, and as a heap.
    ///
    /// One word of chance serves up to four, as in [`Dealer::below`]: four draws from at most 100
    /// tiles spend 27 of its 64 bits.
    #[inline]
    fn draw<const COUNT: usize>(
        &mut self,
        first: usize,
        rng: &mut Xoroshiro128PlusPlus,
    ) -> (Drawn, Tiles) {
        let mut drawn = Drawn::default();
        let mut row = self.bag;
        let mut fraction = rng.next_u64();
        for nth in 0..COUNT {
            let product = u128::from(fraction) * u128::from(row.total());
            fraction = product as u64;
            drawn.put(first + nth, row.take((product >> 64) as u64));
        }
        (drawn, std::mem::replace(&mut self.bag, row).minus(row))
    }
}
