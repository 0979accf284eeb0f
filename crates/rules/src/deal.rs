//! What the bag gives: the discs of a round, as drawn.

use crate::{Effect, Factory, Tile, Tiles};
use arrayvec::ArrayVec;
use std::fmt;
use std::str::FromStr;

/// One disc of a deal: its gold side, if that is up, and the tiles drawn for it in their order,
/// before effect 2 moves any.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct DiscDeal {
    /// The gold side, if it is up.
    pub gold: Option<Effect>,
    /// The tiles in the order they were drawn; effect 1's extra tile last.
    pub drawn: ArrayVec<Tile, { DiscDeal::MOST }>,
}

impl DiscDeal {
    /// How many tiles a disc gets (RULES 1.2).
    pub const TILES: usize = 4;

    /// How many tiles can be drawn for one disc, effect 1 included (RULES 7.3).
    pub const MOST: usize = 5;

    /// How many tiles this disc gets as long as bag and lid last.
    pub fn wanted(&self) -> usize {
        DiscDeal::TILES + usize::from(self.gold == Some(Effect::Extra))
    }

    /// The tiles as a heap.
    pub fn tiles(&self) -> Tiles {
        self.drawn.iter().copied().collect()
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
                "disc {disc}: `{}` is no disc; expected up to 5 colors as in `BBYR`, `2R*KKWW` with a \
                 gold side, or `-` for no tile",
                found.escape_debug()
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
        let mut drawn = ArrayVec::new();
        if tiles != "-" {
            for letter in tiles.chars() {
                let tile = Tile::from_letter(letter).ok_or(())?;
                drawn.try_push(tile).map_err(drop)?;
            }
            if drawn.is_empty() {
                return Err(());
            }
        }
        Ok(DiscDeal { gold, drawn })
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
