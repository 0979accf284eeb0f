//! A list of moves that never allocates.

use crate::destinations::LISTS;
use crate::{Move, Tile};
use std::ops::Deref;

/// More moves than any position has: five colors from eight discs and the center to six
/// destinations, and from the spread with sixteen splits of the other four colors.
pub const MAX_MOVES: usize = 5 * 6 * (9 + 16);

/// Takes are written eight at a time, so the last block may reach over the end.
const BLOCK: usize = 8;

/// Legal moves, kept without allocating; a slice of [`Move`]s to its reader.
///
/// ```
/// # use azulejo_rules::{MoveList, Position, Seat};
/// # let mut pos = Position::new("2cp".parse()?, Seat::new(1).unwrap());
/// # pos.deal(&"WKWW RBRB BYYB RYWR YBYB".parse()?)?;
/// let mut list = MoveList::new();
/// pos.list_moves(&mut list);
/// assert_eq!(list.len(), 66);
/// assert!(list.contains(&"1W3".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MAX_MOVES + BLOCK],
    len: usize,
}

impl MoveList {
    /// An empty list.
    pub const fn new() -> MoveList {
        MoveList { moves: [Move::NONE; MAX_MOVES + BLOCK], len: 0 }
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    #[inline]
    pub(crate) fn push(&mut self, mv: Move) {
        self.moves[self.len] = mv;
        self.len += 1;
    }

    /// Adds the takes of one color from one source to a set of destinations.
    #[inline]
    pub(crate) fn push_takes(&mut self, source: usize, tile: Tile, destinations: u32) {
        let destinations = destinations as usize & (LISTS.len() - 1);
        let first = Move::simple_take(source, tile.index(), 0);
        if let Some(block) = self.moves[self.len..].first_chunk_mut::<BLOCK>() {
            *block = LISTS[destinations].map(|to| first.to(to));
        }
        self.len += destinations.count_ones() as usize;
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];
    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl std::fmt::Debug for MoveList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::iter::Take<std::array::IntoIter<Move, { MAX_MOVES + BLOCK }>>;
    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}
