//! The bag the tiles are drawn from and the lid they are discarded into.

use super::color::{COLORS, count};

/// Bag and lid.
#[derive(Clone)]
pub(super) struct Supply {
    pub(super) bag: Vec<char>,
    pub(super) lid: Vec<char>,
}

impl Supply {
    /// Whether neither bag nor lid holds a tile (RULES 4.2).
    pub(super) fn is_empty(&self) -> bool {
        self.bag.is_empty() && self.lid.is_empty()
    }

    /// Makes ready to draw, now that a tile is needed: an empty bag is filled with the whole lid
    /// (RULES 4.1). Says whether there is a tile to draw.
    pub(super) fn has_tile(&mut self) -> bool {
        if self.bag.is_empty() {
            self.bag.append(&mut self.lid);
        }
        !self.bag.is_empty()
    }

    /// Takes a tile of a given color out of the bag.
    pub(super) fn draw(&mut self, color: char) -> Result<(), String> {
        match self.bag.iter().position(|tile| *tile == color) {
            Some(place) => {
                self.bag.swap_remove(place);
                Ok(())
            }
            None => Err(format!("no `{color}` was left in the bag at that moment")),
        }
    }

    /// Takes any tile out of the bag, as chance decides.
    pub(super) fn draw_blindly(&mut self, choose: &mut dyn FnMut(usize) -> usize) -> char {
        let place = choose(self.bag.len());
        self.bag.swap_remove(place)
    }
}

/// How many tiles of each color a heap holds, in color order.
pub(super) fn counts(tiles: &[char]) -> [usize; 5] {
    COLORS.map(|color| count(tiles, color))
}
