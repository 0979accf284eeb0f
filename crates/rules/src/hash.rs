//! A 64-bit hash of a position, kept up to date move by move.
//!
//! A position is a vector of small words; the hash is the sum of each word times a random odd key,
//! mixed once more when it is read. So a word that grows by `d` changes the sum by `d * key`: one
//! multiplication, no table. Each board keeps the sum of its own words, and the discs keep theirs;
//! what is left are a handful of words that are added when the hash is read.
//!
//! Discs are mixed one by one before they are added: in a plain game their order means nothing, and
//! the same offer in another order has the same hash. Where gold discs are played, neighbors matter
//! and the place in the circle is mixed in.

use crate::{Effect, Factory, Phase, Position, Rules, Seat, Tiles};

/// The key of one word, different for every index.
const fn key(index: u64) -> u64 {
    mix(index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1
}

/// A mixing of all bits into all bits, from splitmix64.
#[inline]
const fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

/// The key of a board's pattern lines.
pub(crate) const LINES: u64 = key(0);

/// The key of a board's floor and tray.
pub(crate) const FALLEN: u64 = key(1);

const WALLS: [u64; 2] = [key(2), key(3)];
const SEATS: [u64; Seat::COUNT] = [key(4), key(5), key(6), key(7)];
const CENTER: u64 = key(8);
const BAG: u64 = key(9);
const LID: u64 = key(10);
const ROUND: u64 = key(11);
const TABLE: u64 = key(12);

/// The keys of the gold sides.
static EFFECTS: [u64; Effect::ALL.len()] = {
    let mut keys = [0; Effect::ALL.len()];
    let mut index = 0;
    while index < keys.len() {
        keys[index] = key(13 + index as u64);
        index += 1;
    }
    keys
};

/// What a place in the circle changes in the key of its disc: nothing in a plain game. Even, so
/// that the key stays odd.
pub(crate) const fn circle_key(rules: Rules) -> u64 {
    if rules.has_gold() { 0x0123_4567_89ab_cdee } else { 0 }
}

/// What the words of a board come to.
#[inline]
pub(crate) const fn board_sum(lines: u64, fallen: u64, upper: u64, lower: u64) -> u64 {
    lines
        .wrapping_mul(LINES)
        .wrapping_add(fallen.wrapping_mul(FALLEN))
        .wrapping_add(upper.wrapping_mul(WALLS[0]))
        .wrapping_add(lower.wrapping_mul(WALLS[1]))
}

/// What a disc comes to. An empty one comes to nothing, as 0 stays 0: its place is not mixed in.
#[inline]
const fn disc_sum(place: u64, tiles: Tiles) -> u64 {
    // Half of `mix`: enough to keep sums of discs apart, and this one is paid with every take.
    let word = tiles.word().wrapping_mul(0xbf58_476d_1ce4_e5b9 ^ place);
    (word ^ word >> 32).wrapping_mul(0x94d0_49bb_1331_11eb)
}

/// What a gold side comes to, at its place in the circle.
#[inline]
pub(crate) fn effect_sum(factory: Factory, effect: Effect) -> u64 {
    EFFECTS[effect.index()].wrapping_mul(factory.number() as u64)
}

impl Position {
    /// A 64-bit hash of the whole position, for tables of positions already seen.
    ///
    /// Equal positions have equal hashes. Positions of a plain game that differ only in the order
    /// of their discs have equal hashes too, as they are the same game with other numbers.
    pub fn hash(&self) -> u64 {
        let words = [
            (self.center.word(), CENTER),
            (self.bag.word(), BAG),
            (self.lid.word(), LID),
            (self.round_word(), ROUND),
            (self.table_word(), TABLE),
        ];
        let table = words.into_iter().map(|(word, key)| word.wrapping_mul(key));
        let boards = self.boards().iter().zip(SEATS);
        let boards = boards.map(|(board, key)| board.sum().wrapping_mul(key));
        mix(table.chain(boards).fold(self.disc_sum, u64::wrapping_add))
    }

    /// The hash as if nothing had been kept.
    pub(crate) fn fresh_hash(&self) -> u64 {
        let mut pos = self.clone();
        pos.disc_sum = pos.fresh_disc_sum();
        pos.boards.iter_mut().for_each(crate::Board::refresh_sum);
        pos.hash()
    }

    /// What all discs come to, with their gold sides.
    pub(crate) fn fresh_disc_sum(&self) -> u64 {
        if matches!(self.phase, Phase::Deal | Phase::Over) {
            return 0;
        }
        let mut sum = 0u64;
        for factory in self.rules.circle() {
            sum = sum.wrapping_add(self.disc_sum_of(factory, self.tiles_on(factory)));
            if let Some(effect) = self.effect(factory) {
                sum = sum.wrapping_add(effect_sum(factory, effect));
            }
        }
        sum
    }

    /// What a disc with these tiles comes to.
    #[inline]
    pub(crate) const fn disc_sum_of(&self, factory: Factory, tiles: Tiles) -> u64 {
        disc_sum(self.circle_key * factory.number() as u64, tiles)
    }
}
