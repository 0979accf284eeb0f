//! The whole table at one moment.

use crate::hash;
use crate::sources::Sources;
use crate::{Board, Disc, Effect, Factory, Outcome, Rules, Seat, Source, Tiles, WallSide};

/// Where the start-player marker is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Marker {
    /// In the center: nobody has taken from there in this round.
    Center,
    /// Taken by this seat, which starts the next round (RULES 2.3, 3.4).
    Taken(Seat),
}

impl Marker {
    /// The seat that has taken it.
    pub const fn taker(self) -> Option<Seat> {
        match self {
            Marker::Center => None,
            Marker::Taken(seat) => Some(seat),
        }
    }

    /// 0 in the center, else the seat's number.
    #[inline]
    pub(crate) const fn word(self) -> u64 {
        match self {
            Marker::Center => 0,
            Marker::Taken(seat) => seat.number() as u64,
        }
    }
}

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// The discs are to be filled: the bag is to act.
    Deal,
    /// Players take tiles (RULES 2).
    Offer,
    /// A player decides where a completed line's tile goes; on the free wall only (RULES 6).
    Tiling,
    /// The game is over (RULES 5, 4.2, 4.3).
    Over,
}

/// Who acts next. The bag is an actor, so the rules never hold a random generator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// A player has to move.
    Player(Seat),
    /// A [`Deal`](crate::Deal) has to be given.
    Bag,
    /// The game is over.
    Nobody(Outcome),
}

/// The whole table at one moment; always sound.
///
/// A position is made by [`Position::new`], by reading a text, or from a [`Setup`](crate::Setup);
/// it changes by [`Position::deal`] and [`Position::play`].
///
/// ```
/// use azulejo_rules::{Deal, Next, Position, Rules, Seat};
/// let rules: Rules = "2cp".parse()?;
/// let first = Seat::new(1).unwrap();
/// let mut pos = Position::new(rules, first);
/// assert_eq!(pos.next(), Next::Bag);
///
/// pos.deal(&"WKWW RBRB BYYB RYWR YBYB".parse()?)?;
/// assert_eq!(pos.next(), Next::Player(first));
/// assert_eq!(pos.legal_moves().len(), 66);
///
/// pos.play("1W3".parse()?)?;
/// assert_eq!(pos.center().to_string(), "K");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) sources: Sources,
    pub(crate) discs: [Tiles; Factory::COUNT],
    pub(crate) center: Tiles,
    pub(crate) bag: Tiles,
    pub(crate) lid: Tiles,
    /// Derived: what the discs add to the hash.
    pub(crate) disc_sum: u64,
    /// Derived from the rules, for the hash of a disc.
    pub(crate) circle_key: u64,
    pub(crate) boards: [Board; Seat::COUNT],
    pub(crate) effects: [Option<Effect>; Factory::COUNT],
    /// The place of the tray, once a player has taken it.
    pub(crate) taken: Option<Factory>,
    /// Derived: the place of the spread, if it is among the gold discs.
    pub(crate) spread: Option<Factory>,
    pub(crate) rules: Rules,
    pub(crate) phase: Phase,
    /// Who is to act; in phases deal and over the same as `first`.
    pub(crate) acting: Seat,
    pub(crate) first: Seat,
    pub(crate) marker: Marker,
    pub(crate) barren: u8,
    pub(crate) round: u16,
}

impl Position {
    /// The table before the first deal, with the seat that will begin (RULES 1).
    ///
    /// # Panics
    ///
    /// If nobody sits at that seat.
    pub fn new(rules: Rules, first: Seat) -> Position {
        assert!(rules.has_seat(first), "{first:?} does not exist at a table of {rules}");
        let mut pos = Position {
            sources: Sources::NONE,
            discs: [Tiles::NONE; Factory::COUNT],
            center: Tiles::NONE,
            bag: Tiles::ALL,
            lid: Tiles::NONE,
            disc_sum: 0,
            circle_key: hash::circle_key(rules),
            boards: [Board::UNUSED; Seat::COUNT],
            effects: [None; Factory::COUNT],
            taken: None,
            spread: None,
            rules,
            phase: Phase::Deal,
            acting: first,
            first,
            marker: Marker::Center,
            barren: 0,
            round: 1,
        };
        for seat in rules.seats() {
            pos.boards[seat.index()] = Board::new();
        }
        pos
    }

    /// The rule set.
    #[inline]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// What the game is waiting for.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Who acts next.
    pub fn next(&self) -> Next {
        match self.phase {
            Phase::Deal => Next::Bag,
            Phase::Offer | Phase::Tiling => Next::Player(self.acting),
            Phase::Over => Next::Nobody(Outcome::of(self)),
        }
    }

    /// The player who has to move; nobody in phases deal and over.
    pub const fn player_to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Offer | Phase::Tiling => Some(self.acting),
            Phase::Deal | Phase::Over => None,
        }
    }

    /// How the game ended, once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome::of(self))
    }

    /// The round, from 1; before a deal the coming one.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// How many rounds in a row before this one placed no tile on any wall; when the game is over
    /// the last one is counted (RULES 4.3).
    pub const fn barren(&self) -> u8 {
        self.barren
    }

    /// The seat that began this round, or will begin it.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Where the start-player marker is.
    pub const fn marker(&self) -> Marker {
        self.marker
    }

    /// A disc of the circle.
    pub fn disc(&self, factory: Factory) -> Disc {
        let tiles = self.tiles_on(factory);
        match self.effect(factory) {
            _ if self.taken == Some(factory) => Disc::Taken,
            Some(effect) => Disc::Gold { effect, tiles },
            None => Disc::Plain(tiles),
        }
    }

    /// All discs of the circle, in order.
    pub fn discs(&self) -> impl Iterator<Item = Disc> {
        self.rules.circle().map(|factory| self.disc(factory))
    }

    /// The tiles on a disc; none where it was taken.
    pub const fn tiles_on(&self, factory: Factory) -> Tiles {
        self.discs[factory.index()]
    }

    /// The gold side of a disc, the taken tray included.
    pub(crate) const fn effect(&self, factory: Factory) -> Option<Effect> {
        self.effects[factory.index()]
    }

    /// The place of the tray, once a player has taken it.
    pub const fn taken(&self) -> Option<Factory> {
        self.taken
    }

    /// The tiles in the center; the marker is [apart](Position::marker).
    pub const fn center(&self) -> Tiles {
        self.center
    }

    /// What a source holds.
    pub const fn tiles_at(&self, source: Source) -> Tiles {
        match source {
            Source::Factory(factory) => self.tiles_on(factory),
            Source::Center => self.center,
        }
    }

    /// The tiles in the bag.
    pub const fn bag(&self) -> Tiles {
        self.bag
    }

    /// The tiles in the lid.
    pub const fn lid(&self) -> Tiles {
        self.lid
    }

    /// A player's board.
    #[inline]
    pub const fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// All boards, in seat order.
    pub fn boards(&self) -> &[Board] {
        &self.boards[..self.rules.players.count()]
    }

    /// The neighbors of a disc: the nearest discs still on the table to its left (the lower
    /// number, wrapping) and to its right (RULES 7.8).
    ///
    /// ```
    /// # use azulejo_rules::{Factory, Position, Rules, Seat};
    /// let pos = Position::new("2cs".parse()?, Seat::new(1).unwrap());
    /// let (left, right) = pos.neighbors(Factory::new(1).unwrap());
    /// assert_eq!((left.number(), right.number()), (5, 2));
    /// # Ok::<(), azulejo_rules::RulesError>(())
    /// ```
    pub fn neighbors(&self, factory: Factory) -> (Factory, Factory) {
        let last = self.rules.discs() - 1;
        let to_left = |index: usize| if index == 0 { last } else { index - 1 };
        let to_right = |index: usize| if index == last { 0 } else { index + 1 };
        let seek = |step: &dyn Fn(usize) -> usize| {
            let next = Factory::at(step(factory.index()));
            if self.taken == Some(next) { Factory::at(step(next.index())) } else { next }
        };
        (seek(&to_left), seek(&to_right))
    }

    /// Turns a disc to its gold side.
    pub(crate) fn turn(&mut self, factory: Factory, effect: Effect) {
        self.effects[factory.index()] = Some(effect);
        self.disc_sum = self.disc_sum.wrapping_add(hash::effect_sum(factory, effect));
        if effect == Effect::Spread {
            self.spread = Some(factory);
        }
    }

    /// The spread's place in the circle, while tiles lie on it.
    #[inline]
    pub(crate) fn loaded_spread(&self) -> Option<Factory> {
        self.spread.filter(|&factory| !self.tiles_on(factory).is_empty())
    }

    #[inline]
    pub(crate) fn has_free_wall(&self) -> bool {
        self.rules.wall == WallSide::Free
    }

    /// The round, who began it and who acts, as one word.
    #[inline]
    pub(crate) const fn round_word(&self) -> u64 {
        let seats = (self.acting.index() as u64) << 2 | self.first.index() as u64;
        (self.round as u64) << 16 | (self.barren as u64) << 8 | seats
    }

    /// The rules, whether the game is over, the marker and the taken disc, as one word.
    #[inline]
    pub(crate) const fn table_word(&self) -> u64 {
        let Rules { players, wall, factories } = self.rules;
        let rules = (players as u64) << 16 | (wall as u64) << 8 | factories as u64;
        let over = matches!(self.phase, Phase::Over) as u64;
        let taken = match self.taken {
            Some(factory) => factory.number() as u64,
            None => 0,
        };
        taken << 32 | self.marker.word() << 28 | over << 24 | rules
    }
}

impl std::hash::Hash for Position {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash());
    }
}
