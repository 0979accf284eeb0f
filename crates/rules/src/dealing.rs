//! Filling the discs: the beginning of a round (RULES 4.1, 7.2 to 7.4).

use crate::sources::Sources;
use crate::{Deal, DiscDeal, Effect, Event, Factory, Phase, Position, Tile, Tiles, Witness};
use std::fmt;

/// Why a deal could not have happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IllegalDeal {
    /// The bag is not to act.
    NotNow {
        /// What the game is waiting for.
        phase: Phase,
    },
    /// Another number of discs than the circle has.
    WrongDiscs {
        /// How many were given.
        found: usize,
        /// How many there are.
        expected: usize,
    },
    /// Another number of gold sides than the rules want (RULES 7.2).
    WrongGold {
        /// How many were given.
        found: usize,
        /// As many as players, or none with plain factories.
        expected: usize,
    },
    /// The same gold side twice; there is one disc of each (RULES 7.1).
    GoldTwice {
        /// The second disc that has it.
        factory: Factory,
        /// Which.
        effect: Effect,
    },
    /// More tiles than the disc gets.
    TooMany {
        /// Which disc.
        factory: Factory,
        /// How many were given.
        found: usize,
        /// How many it gets.
        expected: usize,
    },
    /// Fewer tiles than the disc gets, while tiles are left.
    TooFew {
        /// Which disc.
        factory: Factory,
        /// How many were given.
        found: usize,
        /// How many it gets.
        expected: usize,
    },
    /// A tile that was not there to be drawn.
    NotThere {
        /// Which disc.
        factory: Factory,
        /// The tile.
        tile: Tile,
        /// Where it would have been drawn from.
        supply: Supply,
    },
}

/// Where a tile is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Supply {
    /// The bag as it was.
    Bag,
    /// The bag after the lid was poured into it.
    Lid,
}

impl IllegalDeal {
    /// The disc that is at fault, where it is one.
    pub const fn factory(&self) -> Option<Factory> {
        match *self {
            IllegalDeal::TooMany { factory, .. }
            | IllegalDeal::TooFew { factory, .. }
            | IllegalDeal::GoldTwice { factory, .. }
            | IllegalDeal::NotThere { factory, .. } => Some(factory),
            IllegalDeal::NotNow { .. }
            | IllegalDeal::WrongDiscs { .. }
            | IllegalDeal::WrongGold { .. } => None,
        }
    }
}

impl fmt::Display for IllegalDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalDeal::NotNow { phase: Phase::Over } => write!(f, "the game is over"),
            IllegalDeal::NotNow { .. } => write!(f, "the round is not finished"),
            IllegalDeal::WrongDiscs { found, expected } => {
                write!(f, "{found} discs, expected {expected}")
            }
            IllegalDeal::WrongGold { found, expected } => {
                write!(f, "{found} gold sides, expected {expected}")
            }
            IllegalDeal::GoldTwice { effect, .. } => {
                write!(f, "gold side {effect}* is there twice")
            }
            IllegalDeal::TooMany { factory, found, expected } => {
                write!(f, "factory {factory} has {found} tiles, it gets only {expected}")
            }
            IllegalDeal::TooFew { factory, found, expected } => {
                write!(
                    f,
                    "factory {factory} has {found} tiles, it gets {expected} while tiles are left"
                )
            }
            IllegalDeal::NotThere { factory, tile, supply } => {
                let tile = tile.name();
                match supply {
                    Supply::Bag => write!(f, "factory {factory}: no {tile} is left in the bag"),
                    Supply::Lid => write!(f, "factory {factory}: no {tile} is left in the lid"),
                }
            }
        }
    }
}

impl std::error::Error for IllegalDeal {}

impl Position {
    /// Fills the discs with what was drawn, lets effect 2 pull its tiles and begins the round.
    ///
    /// # Errors
    ///
    /// Why the deal could not have happened; the position is as it was.
    pub fn deal(&mut self, deal: &Deal) -> Result<(), IllegalDeal> {
        self.deal_before(deal, &mut ())
    }

    /// The same, with a [`Witness`] who sees what happens.
    ///
    /// # Errors
    ///
    /// Why the deal could not have happened; nothing has changed and nothing was seen.
    pub fn deal_before(
        &mut self,
        deal: &Deal,
        witness: &mut impl Witness,
    ) -> Result<(), IllegalDeal> {
        self.check_deal(deal)?;
        self.apply_deal(deal, witness);
        Ok(())
    }

    /// Fills the discs with a deal that is known to be possible, as one drawn for this position
    /// is. An impossible one leaves a position that is not sound (debug builds panic).
    #[inline]
    pub fn deal_unchecked(&mut self, deal: &Deal) {
        debug_assert_eq!(self.check_deal(deal), Ok(()), "{deal} in {self}");
        self.apply_deal(deal, &mut ());
    }

    /// Whether a deal could happen now.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn check_deal(&self, deal: &Deal) -> Result<(), IllegalDeal> {
        if self.phase != Phase::Deal {
            return Err(IllegalDeal::NotNow { phase: self.phase });
        }
        let (found, expected) = (deal.discs.len(), self.rules.discs());
        if found != expected {
            return Err(IllegalDeal::WrongDiscs { found, expected });
        }
        self.check_gold(deal)?;
        self.check_drawn(deal)
    }

    fn check_gold(&self, deal: &Deal) -> Result<(), IllegalDeal> {
        let gold = || deal.discs.iter().filter_map(DiscDeal::gold);
        let expected = self.rules.gold_sides();
        let found = gold().count();
        if found != expected {
            return Err(IllegalDeal::WrongGold { found, expected });
        }
        for (factory, disc) in Factory::ALL.into_iter().zip(&deal.discs) {
            let before = deal.discs.iter().take(factory.index()).filter_map(DiscDeal::gold);
            if let Some(effect) = disc.gold()
                && before.into_iter().any(|other| other == effect)
            {
                return Err(IllegalDeal::GoldTwice { factory, effect });
            }
        }
        Ok(())
    }

    /// Draws the same tiles again, one at a time: disc by disc, then effect 1's extra tile.
    fn check_drawn(&self, deal: &Deal) -> Result<(), IllegalDeal> {
        let discs = || Factory::ALL.into_iter().zip(&deal.discs);
        for (factory, disc) in discs() {
            let (found, expected) = (disc.drawn().len(), disc.wanted());
            if found > expected {
                return Err(IllegalDeal::TooMany { factory, found, expected });
            }
        }
        let mut hand = Hand::new(self);
        for (factory, disc) in discs() {
            for nth in 0..DiscDeal::TILES {
                hand.draw(factory, disc, nth)?;
            }
        }
        for (factory, disc) in discs().filter(|(_, disc)| disc.wanted() > DiscDeal::TILES) {
            hand.draw(factory, disc, DiscDeal::TILES)?;
        }
        Ok(())
    }

    #[inline]
    fn apply_deal(&mut self, deal: &Deal, witness: &mut impl Witness) {
        let mut discs = deal.discs.iter();
        let drawn = self.lay_out(|| discs.next().map_or(Tiles::NONE, DiscDeal::tiles), witness);
        if self.rules.has_gold() {
            self.tell_extra(deal, witness);
            self.turn_gold(deal.discs.iter().map(DiscDeal::gold), witness);
        }
        self.tell_short(deal, drawn, witness);
    }

    /// Fills all discs from the bag, with plain sides up, and begins the round. Tells all tiles
    /// that were drawn.
    #[inline]
    pub(crate) fn lay_out(
        &mut self,
        mut next_disc: impl FnMut() -> Tiles,
        witness: &mut impl Witness,
    ) -> Tiles {
        let mut drawn = Tiles::NONE;
        self.sources = Sources::NONE;
        self.disc_sum = 0;
        for factory in self.rules.circle() {
            let tiles = next_disc();
            drawn += tiles;
            self.discs[factory.index()] = tiles;
            self.sources.add(factory, tiles);
            self.disc_sum = self.disc_sum.wrapping_add(self.disc_sum_of(factory, tiles));
        }
        self.draw(drawn, witness);
        self.phase = Phase::Offer;
        drawn
    }

    /// Takes the drawn tiles out of the bag; the lid is poured into it when it is empty and one
    /// more tile is needed, not before (RULES 4.1).
    #[inline]
    fn draw(&mut self, drawn: Tiles, witness: &mut impl Witness) {
        let in_bag = self.bag.total();
        if drawn.total() > in_bag {
            self.bag += self.lid;
            self.lid = Tiles::NONE;
            witness.see(|| Event::LidPoured { drawn: in_bag });
        }
        self.bag -= drawn;
    }

    /// Turns discs to their gold sides, which may pull tiles.
    pub(crate) fn turn_gold(
        &mut self,
        sides: impl Iterator<Item = Option<Effect>>,
        witness: &mut impl Witness,
    ) {
        for (factory, side) in self.rules.circle().zip(sides) {
            if let Some(effect) = side {
                self.turn(factory, effect);
            }
        }
        self.pull_tiles(witness);
    }

    /// Effect 2 takes one tile of its color from each neighbor that has one (RULES 7.4).
    fn pull_tiles(&mut self, witness: &mut impl Witness) {
        for to in self.rules.circle() {
            let Some(Effect::Magnet(tile)) = self.effect(to) else { continue };
            let (left, right) = self.neighbors(to);
            for from in [left, right] {
                if self.tiles_on(from).has(tile) {
                    self.set_disc(from, self.tiles_on(from) - Tiles::of(tile, 1));
                    self.set_disc(to, self.tiles_on(to) + Tiles::of(tile, 1));
                    witness.see(|| Event::Pulled { to, from, tile });
                }
            }
        }
    }

    fn tell_extra(&self, deal: &Deal, witness: &mut impl Witness) {
        for (factory, disc) in self.rules.circle().zip(&deal.discs) {
            if let Some(tile) = disc.drawn().get(DiscDeal::TILES) {
                witness.see(|| Event::Extra { factory, tile });
            }
        }
    }

    fn tell_short(&self, deal: &Deal, drawn: Tiles, witness: &mut impl Witness) {
        if (self.bag + self.lid).is_empty() {
            let wanted: usize = deal.discs.iter().map(DiscDeal::wanted).sum();
            let missing = wanted as u16 - drawn.total();
            if missing > 0 {
                witness.see(|| Event::Short { missing });
            }
        }
    }
}

/// The hand in the bag, drawing tile by tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hand {
    supply: Supply,
    left: Tiles,
    lid: Tiles,
}

impl Hand {
    pub(crate) fn new(pos: &Position) -> Hand {
        Hand { supply: Supply::Bag, left: pos.bag, lid: pos.lid }
    }

    /// The heap that the next tile comes from: the lid once the bag is empty; nothing once both are.
    pub(crate) fn next_heap(&self) -> Tiles {
        if self.left.is_empty() { self.lid } else { self.left }
    }

    /// Takes a tile that is in the [next heap](Hand::next_heap).
    pub(crate) fn take(&mut self, tile: Tile) {
        self.pour_if_empty();
        self.left -= Tiles::of(tile, 1);
    }

    fn pour_if_empty(&mut self) {
        if self.left.is_empty() && self.supply == Supply::Bag {
            *self = Hand { supply: Supply::Lid, left: self.lid, lid: Tiles::NONE };
        }
    }

    /// Draws the `nth` tile of a disc, which must be there exactly if any tile is left.
    fn draw(&mut self, factory: Factory, disc: &DiscDeal, nth: usize) -> Result<(), IllegalDeal> {
        self.pour_if_empty();
        match disc.drawn().get(nth) {
            None if self.left.is_empty() => Ok(()),
            None => Err(IllegalDeal::TooFew {
                factory,
                found: disc.drawn().len(),
                expected: disc.wanted(),
            }),
            Some(tile) if !self.left.has(tile) => {
                Err(IllegalDeal::NotThere { factory, tile, supply: self.supply })
            }
            Some(tile) => {
                self.left -= Tiles::of(tile, 1);
                Ok(())
            }
        }
    }
}
