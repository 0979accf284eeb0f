//! Chance: a seeded generator that draws deals, and random play.

use crate::tiles::TileRow;
use crate::{Deal, DiscDeal, Drawn, Effect, Factory, Move, Phase, Position, Rules, Seat, Tiles};
use arrayvec::ArrayVec;
use rand_xoshiro::Xoroshiro128PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Draws deals and random moves; the same seed draws the same on every machine.
///
/// Chance is a sequence of 64-bit words, of which the seeded generator is one among others: whoever
/// brings [their own](Dealer::from_words) draws the same way from them.
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
pub struct Dealer<R = Xoroshiro128PlusPlus> {
    rng: R,
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
        Dealer::from_words(Xoroshiro128PlusPlus::seed_from_u64(seed))
    }

    /// The dealer of one game among many: independent of the order in which they are played.
    pub fn for_game(seed: u64, game: u64) -> Dealer {
        // Odd multiples never meet for different games, and seeding mixes the sum.
        Dealer::new(seed.wrapping_add(game.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
    }

    /// A legal move, each as likely as the others; `None` where there is none.
    #[inline]
    pub fn pick(&mut self, pos: &Position) -> Option<Move> {
        pos.pick_move(|count| self.below(count))
    }

    /// Draws a deal and lays it out: the same draws, but nobody asks for their order. For a position
    /// that is waiting for a deal.
    #[inline]
    pub fn deal(&mut self, pos: &mut Position) {
        debug_assert_eq!(pos.phase(), Phase::Deal, "{pos}");
        if !pos.rules().has_gold() {
            let mut hand = Hand::new(pos);
            pos.lay_out(|| hand.fill::<()>(&mut self.rng).1, &mut ());
            return;
        }
        let gold = self.turn_gold(pos.rules());
        let mut hand = Hand::new(pos);
        let mut discs = [((), Tiles::NONE); Factory::COUNT];
        for disc in &mut discs[..pos.rules().discs()] {
            *disc = hand.fill::<()>(&mut self.rng);
        }
        hand.add_extra(&gold, &mut discs, &mut self.rng);
        let mut heaps = discs.into_iter().map(|((), tiles)| tiles);
        pos.lay_out(|| heaps.next().unwrap_or_default(), &mut ());
        pos.turn_gold(gold.into_iter(), &mut ());
    }

    /// Plays random moves and deals to the end of the game; tells how many moves were made and
    /// how many there were to choose from.
    #[inline]
    pub fn play_out(&mut self, pos: &mut Position) -> PlayOut {
        let mut count = PlayOut::default();
        loop {
            match pos.phase() {
                Phase::Over => return count,
                Phase::Deal => self.deal(pos),
                Phase::Offer => self.play_offer(pos, &mut count),
                Phase::Tiling => self.play_tiling(pos, &mut count),
            }
        }
    }

    /// Plays random takes to the end of the offer.
    #[inline]
    fn play_offer(&mut self, pos: &mut Position, count: &mut PlayOut) {
        while pos.phase() == Phase::Offer {
            if pos.loaded_spread().is_some() {
                self.play_beside_spread(pos, count);
                continue;
            }
            // The common case on its own way: the take is neither merged with others nor packed.
            let take = pos.pick_take(|choices| self.choose(choices, count));
            pos.take(take, &mut ());
        }
    }

    /// Plays a random take while tiles lie on the spread.
    #[inline(never)]
    fn play_beside_spread(&mut self, pos: &mut Position, count: &mut PlayOut) {
        if let Some(mv) = pos.pick_move(|choices| self.choose(choices, count)) {
            pos.play_unchecked(mv);
        }
    }

    /// Plays random placements to the end of the tiling phase.
    #[inline]
    fn play_tiling(&mut self, pos: &mut Position, count: &mut PlayOut) {
        while pos.phase() == Phase::Tiling
            && let Some(place) = pos.pick_placement(|choices| self.choose(choices, count))
        {
            pos.place(place, &mut ());
        }
    }

    /// Chooses one of several moves and counts them.
    #[inline]
    fn choose(&mut self, choices: u32, count: &mut PlayOut) -> u32 {
        count.moves += 1;
        count.choices += u64::from(choices);
        self.below(choices)
    }
}

impl<R: Rng> Dealer<R> {
    /// A dealer whose draws follow from the words of another source, in the order in which it gives
    /// them.
    #[inline]
    pub const fn from_words(rng: R) -> Dealer<R> {
        Dealer { rng, fraction: 0, spent: ENOUGH }
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

    /// A deal for a position that is waiting for one.
    pub fn draw(&mut self, pos: &Position) -> Deal {
        let rules = pos.rules();
        let gold = self.turn_gold(rules);
        let mut hand = Hand::new(pos);
        let mut discs: ArrayVec<_, { Factory::COUNT }> =
            (0..rules.discs()).map(|_| hand.fill::<Drawn>(&mut self.rng)).collect();
        hand.add_extra(&gold, &mut discs, &mut self.rng);
        let deal = gold.into_iter().zip(discs);
        Deal {
            discs: deal.map(|(gold, (drawn, tiles))| DiscDeal::of(gold, drawn, tiles)).collect(),
        }
    }

    /// Shuffles the nine discs, lays some of them out and turns as many to their gold side as
    /// there are players (RULES 7.2). Which discs stay plain cannot be seen, so it is enough to
    /// give random effects to random places.
    fn turn_gold(&mut self, rules: Rules) -> [Option<Effect>; Factory::COUNT] {
        let mut gold = [None; Factory::COUNT];
        let mut effects = Effect::ALL;
        let mut places = Factory::ALL;
        for turned in 0..rules.gold_sides() {
            let effect = turned + self.below((effects.len() - turned) as u32) as usize;
            let place = turned + self.below((rules.discs() - turned) as u32) as usize;
            gold[places[place].index()] = Some(effects[effect]);
            // What was at the front goes where there is a gap now; nobody looks at the front again.
            effects[effect] = effects[turned];
            places[place] = places[turned];
        }
        gold
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

/// Somebody who may want to know the order in which the tiles of a disc are drawn.
trait Order: Copy + Default {
    /// A color, by its lane, was drawn for this place.
    fn note(&mut self, place: usize, lane: usize);
}

/// Nobody does.
impl Order for () {
    #[inline]
    fn note(&mut self, _place: usize, _lane: usize) {}
}

impl Order for Drawn {
    #[inline]
    fn note(&mut self, place: usize, lane: usize) {
        self.put(place, lane);
    }
}

/// The hand in the bag while a deal is drawn.
struct Hand {
    bag: TileRow,
    lid: Tiles,
}

impl Hand {
    #[inline]
    fn new(pos: &Position) -> Hand {
        Hand { bag: pos.bag().row(), lid: pos.lid() }
    }

    /// Draws the four tiles of a disc; fewer where bag and lid run out.
    #[inline]
    fn fill<O: Order>(&mut self, rng: &mut impl Rng) -> (O, Tiles) {
        let mut disc = (O::default(), Tiles::NONE);
        if self.bag.total() >= DiscDeal::TILES as u64 {
            self.draw::<{ DiscDeal::TILES }, O>(&mut disc, 0, rng);
        } else {
            self.scrape(&mut disc, rng);
        }
        disc
    }

    /// The same, one tile at a time, with an eye on the bag.
    #[cold]
    fn scrape<O: Order>(&mut self, disc: &mut (O, Tiles), rng: &mut impl Rng) {
        for place in 0..DiscDeal::TILES {
            self.draw_one(disc, place, rng);
        }
    }

    /// Draws effect 1's tile, when all discs are filled.
    #[inline]
    fn add_extra<O: Order>(
        &mut self,
        gold: &[Option<Effect>],
        discs: &mut [(O, Tiles)],
        rng: &mut impl Rng,
    ) {
        let extra = gold.iter().position(|&gold| gold == Some(Effect::Extra));
        if let Some(disc) = extra.and_then(|index| discs.get_mut(index)) {
            self.draw_one(disc, DiscDeal::TILES, rng);
        }
    }

    /// Draws one more tile for a place on a disc, if there is one.
    #[inline(never)]
    fn draw_one<O: Order>(&mut self, disc: &mut (O, Tiles), place: usize, rng: &mut impl Rng) {
        if self.bag.total() == 0 {
            self.bag = std::mem::take(&mut self.lid).row();
        }
        if self.bag.total() > 0 {
            self.draw::<1, O>(disc, place, rng);
        }
    }

    /// Draws tiles that are known to be in the bag.
    ///
    /// One word of chance serves up to four, as in [`Dealer::below`]: four draws from at most 100
    /// tiles spend 27 of its 64 bits.
    #[inline]
    fn draw<const COUNT: usize, O: Order>(
        &mut self,
        disc: &mut (O, Tiles),
        first: usize,
        rng: &mut impl Rng,
    ) {
        let mut row = self.bag;
        let mut fraction = rng.next_u64();
        for nth in 0..COUNT {
            let product = u128::from(fraction) * u128::from(row.total());
            fraction = product as u64;
            disc.0.note(first + nth, row.take((product >> 64) as u64));
        }
        disc.1 += std::mem::replace(&mut self.bag, row).minus(row);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tile;

    /// What [`Dealer::play_out`] does, one public step at a time.
    fn play_slowly(dealer: &mut Dealer, pos: &mut Position) -> PlayOut {
        let mut count = PlayOut::default();
        while pos.phase() != Phase::Over {
            if pos.phase() == Phase::Deal {
                pos.deal(&dealer.draw(pos)).unwrap();
                continue;
            }
            count.moves += 1;
            count.choices += pos.legal_moves().len() as u64;
            let mv = dealer.pick(pos).unwrap();
            pos.play(mv).unwrap();
        }
        count
    }

    #[test]
    fn playing_out_is_drawing_and_picking_to_the_end() {
        for rules in Rules::ALL {
            for game in 0..30 {
                let mut fast = (Dealer::for_game(5, game), Position::new(rules, Seat::ALL[1]));
                let mut slow = fast.clone();
                let counts = (fast.0.play_out(&mut fast.1), play_slowly(&mut slow.0, &mut slow.1));
                assert_eq!(counts.0, counts.1, "{rules}, game {game}");
                assert_eq!(fast, slow, "{rules}, game {game}");
            }
        }
    }

    /// Whether a count is what `tries` of one chance in `ways` give, to within five standard
    /// deviations; seeds are fixed, so a test that passes once passes always.
    fn is_fair(count: u32, tries: u32, ways: u32) -> bool {
        let (tries, chance) = (f64::from(tries), 1.0 / f64::from(ways));
        let deviation = (tries * chance * (1.0 - chance)).sqrt();
        (f64::from(count) - tries * chance).abs() < 5.0 * deviation
    }

    #[test]
    fn every_number_below_a_bound_is_as_likely_as_the_others() {
        let mut dealer = Dealer::new(1);
        for bound in [2, 3, 7, 60, 300] {
            let tries = 2_000 * bound;
            let mut counts = vec![0; bound as usize];
            (0..tries).for_each(|_| counts[dealer.below(bound) as usize] += 1);
            assert!(counts.iter().all(|&count| is_fair(count, tries, bound)), "{counts:?}");
        }
    }

    #[test]
    fn every_color_and_every_gold_side_is_as_likely_at_every_place() {
        const DEALS: u32 = 20_000;
        let rules: Rules = "2cs".parse().unwrap();
        let pos = Position::new(rules, Seat::ALL[0]);
        let mut dealer = Dealer::new(2);
        let mut colors = [[0; Tile::COUNT]; 20];
        let mut sides = [[0; Effect::ALL.len()]; 5];
        for _ in 0..DEALS {
            for (index, disc) in dealer.draw(&pos).discs.iter().enumerate() {
                for (place, tile) in disc.drawn().iter().take(DiscDeal::TILES).enumerate() {
                    colors[4 * index + place][tile.index()] += 1;
                }
                if let Some(effect) = disc.gold() {
                    sides[index][effect.index()] += 1;
                }
            }
        }
        let fair_color = |&count: &u32| is_fair(count, DEALS, 5);
        assert!(colors.as_flattened().iter().all(fair_color), "{colors:?}");
        // Two of five discs are gold, each with one of nine sides.
        let fair_side = |&count: &u32| is_fair(count, 2 * DEALS, 45);
        assert!(sides.as_flattened().iter().all(fair_side), "{sides:?}");
    }
}
