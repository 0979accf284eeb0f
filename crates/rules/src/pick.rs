//! Finding the n-th legal move without a list.

use crate::lanes::{self, LANE, STRIDE};
use crate::moves::BareTake;
use crate::{Column, Factory, Move, Phase, Place, Position, Tile, TileSet};

impl Position {
    /// One legal move, chosen by its place in [`Position::legal_moves`] without listing them:
    /// `choose` gets their number and answers with a smaller one. `None` where there is no move.
    ///
    /// ```
    /// # use azulejo_rules::{Position, Seat};
    /// # let mut pos = Position::new("2cp".parse()?, Seat::new(1).unwrap());
    /// # pos.deal(&"WKWW RBRB BYYB RYWR YBYB".parse()?)?;
    /// let last = pos.pick_move(|count| count - 1);
    /// assert_eq!(last, pos.legal_moves().last().copied());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pick_move(&self, choose: impl FnOnce(u32) -> u32) -> Option<Move> {
        match self.phase {
            Phase::Offer => Some(match self.loaded_spread() {
                None => self.pick_take(choose).into(),
                Some(spread) => self.pick_take_with(spread, choose),
            }),
            Phase::Tiling => self.pick_placement(choose).map(Move::from),
            Phase::Deal | Phase::Over => None,
        }
    }

    /// One placement, in the tiling phase.
    #[inline]
    pub(crate) fn pick_placement(&self, choose: impl FnOnce(u32) -> u32) -> Option<Place> {
        let (line, columns) = self.open_decision()?;
        let n = choose(columns.count_ones());
        Some(Place { line, column: Column::at(nth_bit(columns, n)) })
    }

    /// One take, while no tile lies on the spread.
    #[inline]
    pub(crate) fn pick_take(&self, choose: impl FnOnce(u32) -> u32) -> BareTake {
        let destinations = self.boards[self.acting.index()].destinations();
        let sizes = lanes::product(self.sources.counts(), destinations.counts());
        let (tile, n) = locate(sizes, choose);
        let each = destinations.count(tile);
        let source = nth_bit(self.sources.holding(tile), n / each);
        BareTake { source, tile, to: destinations.nth(tile, n % each), left: TileSet::NONE }
    }

    /// The same while tiles lie on the spread: each of its takes counts once for every split, which
    /// may be more than the lanes of [`Position::pick_take`] hold.
    #[inline(never)]
    fn pick_take_with(&self, spread: Factory, choose: impl FnOnce(u32) -> u32) -> Move {
        let destinations = self.boards[self.acting.index()].destinations();
        let on_spread = self.tiles_on(spread);
        let ways = Tile::ALL.map(|tile| {
            if on_spread.has(tile) { self.splits(spread, tile).count().max(1) } else { 1 }
        });
        let sizes = Tile::ALL.map(|tile| {
            let sources = self.sources.count(tile) + ways[tile.index()] - 1;
            sources * destinations.count(tile)
        });
        let mut n = choose(sizes.iter().sum());
        let mut tile = Tile::Blue;
        for color in Tile::ALL {
            tile = color;
            if n < sizes[color.index()] {
                break;
            }
            n -= sizes[color.index()];
        }
        self.nth_take_with(spread, tile, n, ways[tile.index()])
    }

    /// The `n`th take of a color while tiles lie on the spread.
    fn nth_take_with(&self, spread: Factory, tile: Tile, mut n: u32, ways: u32) -> Move {
        let destinations = self.boards[self.acting.index()].destinations();
        let each = destinations.count(tile);
        let sources = self.sources.holding(tile);
        // The takes from the spread stand between those from the discs before and after it.
        let before = (sources & ((1 << spread.index()) - 1)).count_ones() * each;
        let has_spread = sources >> spread.index() & 1 == 1;
        let block = each * ways;
        if has_spread && (before..before + block).contains(&n) {
            let n = n - before;
            let to = destinations.nth(tile, n / ways);
            let mv = Move::simple_take(spread.index(), tile.index(), to);
            let left = self.splits(spread, tile).iter().nth((n % ways) as usize);
            return left.map_or(mv, |left| mv.splitting(left));
        }
        if has_spread && n >= before + block {
            // As if the spread offered each destination once.
            n -= block - each;
        }
        let source = nth_bit(sources, n / each);
        Move::simple_take(source, tile.index(), destinations.nth(tile, n % each))
    }
}

/// Chooses one move of all colors together, given their numbers: its color, and its place among
/// that color's moves.
#[inline]
fn locate(sizes: u64, choose: impl FnOnce(u32) -> u32) -> (Tile, u32) {
    let running = lanes::running_sums(sizes);
    let moves = lanes::total(running) as u32;
    let n = choose(moves);
    debug_assert!(n < moves, "{n} is not below the number of moves, {moves}");
    let lane = lanes::find(running, n.into());
    let before = running << STRIDE >> lane & LANE;
    (Tile::of_lane(lane), n - before as u32)
}

/// The places of the bits in each number of five bits, ascending.
static PLACES: [[u8; 8]; 32] = {
    let mut places = [[0; 8]; 32];
    let mut number = 0;
    while number < places.len() {
        let (mut place, mut found) = (0, 0);
        while place < 5 {
            if number >> place & 1 == 1 {
                places[number][found] = place;
                found += 1;
            }
            place += 1;
        }
        number += 1;
    }
    places
};

/// The place of the `n`th bit that is set, from 0, in a number of at most ten bits. Two look-ups
/// serve every processor alike; the instruction for it is not part of the x86-64 everybody has.
#[inline]
fn nth_bit(bits: u32, n: u32) -> usize {
    let (low, high) = (bits as usize & 31, bits as usize >> 5 & 31);
    let in_low = low.count_ones();
    if n < in_low {
        PLACES[low][n as usize & 7].into()
    } else {
        usize::from(PLACES[high][(n - in_low) as usize & 7]) + 5
    }
}
