//! What the bag gives: the discs of a round, as drawn.

use crate::lanes::STRIDE;
use crate::{Effect, Factory, Tile, Tiles};
use arrayvec::ArrayVec;
use std::fmt;
use std::str::FromStr;

/// Tiles in the order in which they were drawn for a disc: at most [`Drawn::MOST`].
///
/// Six bits a tile, the first one lowest: the top bit of its lane.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Drawn(u32);

/// Bits from one drawn tile to the next.
const BITS: usize = 6;

impl Drawn {
    /// How many tiles can be drawn for one disc, effect 1 included (RULES 7.3).
    pub const MOST: usize = 5;

    /// How many tiles.
    pub const fn len(self) -> usize {
        (u32::BITS - self.0.leading_zeros()).div_ceil(BITS as u32) as usize
    }

    /// Whether there is no tile.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tile drawn at a place, from 0.
    pub const fn get(self, place: usize) -> Option<Tile> {
        if place >= self.len() {
            return None;
        }
        let top = (self.0 >> (BITS * place)) as usize % (1 << BITS);
        Some(Tile::of_lane(top - (STRIDE - 1)))
    }

    /// The tiles in their order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        (0..self.len()).filter_map(move |place| self.get(place))
    }

    /// Puts a color, by its lane, at a place that is known to follow the last one.
    #[inline]
    pub(crate) fn put(&mut self, place: usize, lane: usize) {
        self.0 |= ((lane + STRIDE - 1) as u32) << (BITS * place);
    }
}

impl fmt::Debug for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// One disc of a deal: its gold side, if that is up, and the tiles drawn for it in their order,
/// before effect 2 moves any.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DiscDeal {
    gold: Option<Effect>,
    drawn: Drawn,
    /// The drawn tiles as a heap.
    tiles: Tiles,
}

impl DiscDeal {
    /// How many tiles a disc gets (RULES 1.2).
    pub const TILES: usize = 4;

    /// A disc with its gold side, if that is up, and the tiles in the order they were drawn,
    /// effect 1's extra tile last. `None` if there are more than [`Drawn::MOST`].
    pub fn new(gold: Option<Effect>, tiles: impl IntoIterator<Item = Tile>) -> Option<DiscDeal> {
        let mut disc = DiscDeal { gold, ..DiscDeal::default() };
        for (place, tile) in tiles.into_iter().enumerate() {
            if place == Drawn::MOST {
                return None;
            }
            disc.drawn.put(place, tile.lane());
            disc.tiles += Tiles::of(tile, 1);
        }
        Some(disc)
    }

    /// A disc with tiles that were just drawn, as a row and as a heap.
    #[cfg(feature = "dealer")]
    #[inline]
    pub(crate) const fn of(gold: Option<Effect>, drawn: Drawn, tiles: Tiles) -> DiscDeal {
        DiscDeal { gold, drawn, tiles }
    }

    /// The gold side, if it is up.
    #[inline]
    pub const fn gold(&self) -> Option<Effect> {
        self.gold
    }

    /// The tiles in the order they were drawn; effect 1's extra tile last.
    #[inline]
    pub const fn drawn(&self) -> Drawn {
        self.drawn
    }

    /// The tiles as a heap.
    #[inline]
    pub const fn tiles(&self) -> Tiles {
        self.tiles
    }

    /// How many tiles this disc gets as long as bag and lid last.
    pub fn wanted(&self) -> usize {
        DiscDeal::TILES + usize::from(self.gold == Some(Effect::Extra))
    }
}

/// `KKWW`, `2R*KKWW`, `-`, `3*-`.
impl fmt::Display for DiscDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(effect) = self.gold {
            write!(f, "{effect}*")?;
        }
        if self.drawn.is_empty() {
            return f.write_str("-");
        }
        self.drawn.iter().try_for_each(|tile| tile.fmt(f))
    }
}

/// What the bag gives at the beginning of a round, disc by disc.
///
/// Its text is that of a record, `WKWW RBRB 2R*BYYB RYWR YBYB`; commas may stand for the blanks,
/// as the engine protocol writes it.
///
/// ```
/// use azulejo_rules::Deal;
/// let deal: Deal = "wkww,rbrb,2R*byyb,3*-,-".parse()?;
/// assert_eq!(deal.to_string(), "WKWW RBRB 2R*BYYB 3*- -");
/// # Ok::<(), azulejo_rules::DealError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deal {
    /// The discs, in circle order.
    pub discs: ArrayVec<DiscDeal, { Factory::COUNT }>,
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, disc) in self.discs.iter().enumerate() {
            let blank = if index == 0 { "" } else { " " };
            write!(f, "{blank}{disc}")?;
        }
        Ok(())
    }
}

/// Why a text is no deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealError {
    /// One disc's text is wrong.
    Disc {
        /// Which disc, from 1.
        disc: usize,
        /// The text found.
        found: String,
    },
    /// There are more discs than any game has.
    TooManyDiscs {
        /// How many were found.
        found: usize,
    },
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealError::Disc { disc, found } => write!(
                f,
                "disc {disc}: found {}; expected up to 5 colors as in `BBYR`, `2R*KKWW` with a gold \
                 side, or `-` for no tile",
                crate::text::shown(found)
            ),
            DealError::TooManyDiscs { found } => {
                write!(f, "{found} discs; a circle has at most {}", Factory::COUNT)
            }
        }
    }
}

impl std::error::Error for DealError {}

impl FromStr for DiscDeal {
    type Err = ();

    fn from_str(text: &str) -> Result<DiscDeal, ()> {
        let (gold, tiles) = match text.split_once('*') {
            Some((effect, tiles)) => (Some(Effect::from_text(effect).ok_or(())?), tiles),
            None => (None, text),
        };
        let letters = match tiles {
            "" => return Err(()),
            "-" => "",
            letters => letters,
        };
        let tiles: Option<Vec<Tile>> =
            letters.chars().take(Drawn::MOST + 1).map(Tile::from_letter).collect();
        DiscDeal::new(gold, tiles.ok_or(())?).ok_or(())
    }
}

impl FromStr for Deal {
    type Err = DealError;

    fn from_str(text: &str) -> Result<Deal, DealError> {
        let mut discs = ArrayVec::new();
        let words = || text.split(|c: char| c == ',' || c.is_ascii_whitespace());
        for (index, word) in words().enumerate() {
            let disc = word
                .parse()
                .map_err(|()| DealError::Disc { disc: index + 1, found: word.to_owned() })?;
            discs.try_push(disc).map_err(|_| DealError::TooManyDiscs { found: words().count() })?;
        }
        Ok(Deal { discs })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_deal_names_the_disc() {
        for (text, disc) in
            [("", 1), ("BBYR  KKWW", 2), ("BBYR,KKPW", 2), ("6*BB", 1), ("2*BB", 1), ("BBYRKW", 1)]
        {
            let error = text.parse::<Deal>().unwrap_err();
            let DealError::Disc { disc: found, .. } = error else { panic!("{error}") };
            assert_eq!(found, disc, "{text}");
        }
        assert_eq!(
            "- - - - - - - - - -".parse::<Deal>(),
            Err(DealError::TooManyDiscs { found: 10 })
        );
    }
}
