//! Which game is played: how many players, which wall, which factories.

use crate::{Factory, Seat};
use std::fmt;
use std::str::FromStr;

/// How many players sit at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Players {
    /// Two players, five discs.
    Two = 2,
    /// Three players, seven discs.
    Three = 3,
    /// Four players, nine discs.
    Four = 4,
}

impl Players {
    /// Two, three, four.
    pub const ALL: [Players; 3] = [Players::Two, Players::Three, Players::Four];

    /// The number of players.
    #[inline]
    pub const fn count(self) -> usize {
        self as usize
    }

    /// The value for a number of players.
    pub const fn new(count: usize) -> Option<Players> {
        match count {
            2 => Some(Players::Two),
            3 => Some(Players::Three),
            4 => Some(Players::Four),
            _ => None,
        }
    }
}

/// Which side of the boards is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum WallSide {
    /// Every wall space has its color (RULES 1.5).
    Colored,
    /// The player chooses the column (RULES 6).
    Free,
}

/// Which factory discs are played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FactoryKind {
    /// Plain discs only.
    Plain,
    /// Some discs lie with their gold side up (RULES 7).
    Special,
    /// The same, but the spread must be as even as possible (RULES 7.6).
    SpecialEven,
}

/// A rule set: one of eighteen combinations, written as `2cp` or `4fe`.
///
/// ```
/// use azulejo_rules::{FactoryKind, Players, Rules, WallSide};
/// let rules: Rules = "3fs".parse()?;
/// assert_eq!(rules.players, Players::Three);
/// assert_eq!(rules.wall, WallSide::Free);
/// assert_eq!(rules.factories, FactoryKind::Special);
/// assert_eq!(rules.discs(), 7);
/// # Ok::<(), azulejo_rules::RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rules {
    /// How many players.
    pub players: Players,
    /// Which side of the boards.
    pub wall: WallSide,
    /// Which factory discs.
    pub factories: FactoryKind,
}

impl Rules {
    /// All eighteen, by players, then wall, then factories.
    pub const ALL: [Rules; 18] = {
        const WALLS: [WallSide; 2] = [WallSide::Colored, WallSide::Free];
        const KINDS: [FactoryKind; 3] =
            [FactoryKind::Plain, FactoryKind::Special, FactoryKind::SpecialEven];
        let mut all = [Rules {
            players: Players::Two,
            wall: WallSide::Colored,
            factories: FactoryKind::Plain,
        }; 18];
        let mut index = 0;
        while index < 18 {
            all[index] = Rules {
                players: Players::ALL[index / 6],
                wall: WALLS[index / 3 % 2],
                factories: KINDS[index % 3],
            };
            index += 1;
        }
        all
    };

    /// How many factory discs are laid out (RULES 1.2): 5, 7 or 9.
    #[inline]
    pub const fn discs(self) -> usize {
        2 * self.players.count() + 1
    }

    /// The places of the circle.
    pub fn circle(self) -> impl DoubleEndedIterator<Item = Factory> + Clone {
        (0..self.discs()).map(Factory::at)
    }

    /// The seats that are taken, in order.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..self.players.count()).map(Seat::at)
    }

    /// The seats in turn order, beginning with one of them.
    pub fn seats_from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        let count = self.players.count();
        (first.index()..count).chain(0..first.index()).map(Seat::at)
    }

    /// Whether a seat exists at this table.
    pub const fn has_seat(self, seat: Seat) -> bool {
        seat.index() < self.players.count()
    }

    /// The seat to the left, who plays next.
    #[inline]
    pub(crate) const fn after(self, seat: Seat) -> Seat {
        let next = seat.index() + 1;
        Seat::at(if next == self.players.count() { 0 } else { next })
    }

    /// Whether discs may lie with their gold side up.
    #[inline]
    pub const fn has_gold(self) -> bool {
        !matches!(self.factories, FactoryKind::Plain)
    }

    /// How many discs lie with their gold side up: as many as players (RULES 7.2), or none.
    #[inline]
    pub const fn gold_sides(self) -> usize {
        if self.has_gold() { self.players.count() } else { 0 }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wall = match self.wall {
            WallSide::Colored => 'c',
            WallSide::Free => 'f',
        };
        let factories = match self.factories {
            FactoryKind::Plain => 'p',
            FactoryKind::Special => 's',
            FactoryKind::SpecialEven => 'e',
        };
        write!(f, "{}{wall}{factories}", self.players.count())
    }
}

/// A text that names no rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesError {
    /// What was found instead.
    pub found: String,
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} is no rule set; expected players 2-4, wall c or f, factories p, s or e, as in `2cp`",
            crate::text::shown(&self.found)
        )
    }
}

impl std::error::Error for RulesError {}

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Rules, RulesError> {
        Rules::ALL
            .into_iter()
            .find(|rules| rules.to_string().eq_ignore_ascii_case(text))
            .ok_or_else(|| RulesError { found: text.to_owned() })
    }
}
