//! Chance: the secret from which all deals of a table follow.

use azulejo_rules::{Deal, Dealer, Position, Rules, Seat, shown};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The secret of a table. Every deal follows from it, the number of the game and the round, and from
/// nothing else: taking moves back, reloading or asking twice never draws another.
///
/// It does not show itself, not even for debugging; only [`Saved`](crate::Saved) writes it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(u64);

/// Rounds are numbered from 1 to 65535, so a game has so many draws.
const DRAWS_A_GAME: u64 = 1 << 16;

impl Seed {
    /// A seed; where it comes from is the host's affair.
    pub const fn new(seed: u64) -> Seed {
        Seed(seed)
    }

    /// Who begins the first game at a table where chance decides.
    pub(crate) fn first(self, game: u32, rules: Rules) -> Seat {
        self.dealer(game, 0).first(rules)
    }

    /// What the bag gives at the beginning of a round.
    pub(crate) fn deal(self, game: u32, pos: &Position) -> Deal {
        self.dealer(game, pos.round()).draw(pos)
    }

    fn dealer(self, game: u32, round: u16) -> Dealer {
        Dealer::for_game(self.0, u64::from(game) * DRAWS_A_GAME + u64::from(round))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// Sixteen hexadecimal digits: as a number it would not survive every reader of JSON.
impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:016x}", self.0))
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(deserializer)?;
        let digits = text.len() == 16 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        let seed = u64::from_str_radix(&text, 16).ok().filter(|_| digits);
        let unread = || format!("{} is no seed of sixteen hexadecimal digits", shown(&text));
        seed.map(Seed).ok_or_else(|| D::Error::custom(unread()))
    }
}
