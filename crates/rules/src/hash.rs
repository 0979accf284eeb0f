//! A 64-bit hash of a position, kept up to date move by move.
//!
//! A position is a vector of small words; the hash is the sum of each word times a random odd key.
//! So a word that changes by `d` changes the hash by `d * key`: one multiplication, no table. Discs
//! are the exception: in a plain game their order means nothing, so each disc is mixed by itself
//! and the results are added, and the same offer in another order has the same hash. Where
//! gold discs are played, neighbors matter and the place in the circle is mixed in.

use crate::{Board, Factory, Marker, Position, Seat, Tiles};

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

/// The keys of one board's four words.
struct BoardKeys {
    lines: u64,
    fallen: u64,
    walls: [u64; 2],
}

static BOARDS: [BoardKeys; Seat::COUNT] = {
    const fn keys(seat: u64) -> BoardKeys {
        BoardKeys {
            lines: key(4 * seat),
            fallen: key(4 * seat + 1),
            walls: [key(4 * seat + 2), key(4 * seat + 3)],
        }
    }
    [keys(0), keys(1), keys(2), keys(3)]
};
const CENTER: u64 = key(16);
const BAG: u64 = key(17);
const LID: u64 = key(18);
const TO_ACT: u64 = key(19);
const MARKER: u64 = key(20);
const TAKEN: u64 = key(21);
const ROUND: u64 = key(22);
const TABLE: u64 = key(23);
const EFFECTS: u64 = key(24);

/// What a change of one word does to the hash.
#[inline]
const fn change(before: u64, after: u64, key: u64) -> u64 {
    after.wrapping_sub(before).wrapping_mul(key)
}

/// The running sum; [`Hasher::finish`] makes it fit for use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hasher(u64);

impl Hasher {
    pub(crate) const ZERO: Hasher = Hasher(0);

    /// The hash: the sum's high bits, which depend on every word, mixed into all bits.
    pub(crate) const fn finish(self) -> u64 {
        mix(self.0)
    }

    #[inline]
    fn add(&mut self, term: u64) {
        self.0 = self.0.wrapping_add(term);
    }

    #[inline]
    pub(crate) fn center(&mut self, before: Tiles, after: Tiles) {
        self.add(change(before.word(), after.word(), CENTER));
    }

    #[inline]
    pub(crate) fn lid(&mut self, before: Tiles, after: Tiles) {
        self.add(change(before.word(), after.word(), LID));
    }

    #[inline]
    pub(crate) fn disc(&mut self, place: DiscPlace, before: Tiles, after: Tiles) {
        self.add(place.term(after).wrapping_sub(place.term(before)));
    }

    #[inline]
    pub(crate) fn fallen(&mut self, seat: Seat, before: &Board, after: &Board) {
        let keys = &BOARDS[seat.index()];
        self.add(change(before.lines_word(), after.lines_word(), keys.lines));
        self.add(change(before.fallen_word(), after.fallen_word(), keys.fallen));
    }

    #[inline]
    pub(crate) fn to_act(&mut self, before: Seat, after: Seat) {
        self.add(change(before.index() as u64, after.index() as u64, TO_ACT));
    }

    #[inline]
    pub(crate) fn marker(&mut self, before: Marker, after: Marker) {
        self.add(change(before.word(), after.word(), MARKER));
    }

    #[inline]
    pub(crate) fn taken(&mut self, factory: Factory) {
        self.add(TAKEN.wrapping_mul(factory.number().into()));
    }
}

/// What tells one disc from another in the hash: its place in the circle where that matters.
#[derive(Clone, Copy)]
pub(crate) struct DiscPlace(u64);

impl DiscPlace {
    #[inline]
    pub(crate) fn new(pos: &Position, factory: Factory) -> DiscPlace {
        DiscPlace(if pos.rules().has_gold() { u64::from(factory.number()) << 56 } else { 0 })
    }

    /// An empty disc adds nothing.
    #[inline]
    fn term(self, tiles: Tiles) -> u64 {
        if tiles.is_empty() { 0 } else { mix_disc(tiles.word() | self.0) }
    }
}

/// Half of [`mix`]: enough to keep sums of discs apart, and this one is paid with every take.
#[inline]
const fn mix_disc(word: u64) -> u64 {
    let word = word.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (word ^ word >> 32).wrapping_mul(0x94d0_49bb_1331_11eb)
}

impl Position {
    /// A 64-bit hash of the whole position, for tables of positions already seen.
    ///
    /// Equal positions have equal hashes. Positions of a plain game that differ only in the order
    /// of their discs have equal hashes too, as they are the same game with other numbers.
    pub fn hash(&self) -> u64 {
        self.hasher.finish()
    }

    /// The same sum from nothing.
    pub(crate) fn fresh_hasher(&self) -> Hasher {
        let mut hasher = Hasher::ZERO;
        for factory in self.rules().circle() {
            let place = DiscPlace::new(self, factory);
            hasher.disc(place, Tiles::NONE, self.tiles_on(factory));
            if let Some(effect) = self.effect(factory) {
                let word = u64::from(factory.number()) << 4 | effect.index() as u64;
                hasher.add(mix(word).wrapping_mul(EFFECTS));
            }
        }
        if let Some(factory) = self.taken() {
            hasher.taken(factory);
        }
        hasher.center(Tiles::NONE, self.center());
        hasher.lid(Tiles::NONE, self.lid());
        hasher.add(self.bag().word().wrapping_mul(BAG));
        hasher.add(self.acting_word().wrapping_mul(TO_ACT));
        hasher.marker(Marker::Center, self.marker());
        hasher.add(self.round_word().wrapping_mul(ROUND));
        hasher.add(self.table_word().wrapping_mul(TABLE));
        for seat in self.rules().seats() {
            let (board, keys) = (self.board(seat), &BOARDS[seat.index()]);
            let walls = board.wall_words();
            hasher.add(board.lines_word().wrapping_mul(keys.lines));
            hasher.add(board.fallen_word().wrapping_mul(keys.fallen));
            hasher.add(walls[0].wrapping_mul(keys.walls[0]));
            hasher.add(walls[1].wrapping_mul(keys.walls[1]));
        }
        hasher
    }
}
