//! Which moves there are.

use crate::split::Splits;
use crate::{Column, Factory, Line, Move, MoveList, Phase, Place, Position, Tile};

impl Position {
    /// All legal moves, each once, in a fixed order: by color, source (discs in order, then the
    /// center), destination (lines from the top, then the floor) and the colors that go left; by
    /// column in the tiling phase. None while the bag is to act and when the game is over.
    ///
    /// ```
    /// # use azulejo_rules::Position;
    /// let pos: Position = "2cp 1 1 1 c BBYR,-,-,-,- - 18.19.19.20.20 0.0.0.0.0 \
    ///     0:-/-/-/-/-:...../...../...../...../.....:- \
    ///     0:-/-/-/-/-:...../...../...../...../.....:-".parse()?;
    /// let moves: Vec<String> = pos.legal_moves().iter().map(|mv| mv.to_string()).collect();
    /// assert_eq!(moves[..7], ["1B1", "1B2", "1B3", "1B4", "1B5", "1BF", "1Y1"]);
    /// # Ok::<(), azulejo_rules::PositionError>(())
    /// ```
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.list_moves(&mut list);
        list
    }

    /// The same, into a list that is kept: what was in it is forgotten.
    #[inline]
    pub fn list_moves(&self, list: &mut MoveList) {
        list.clear();
        match self.phase {
            Phase::Offer => match self.loaded_spread() {
                None => self.list_takes(list),
                Some(spread) => self.list_takes_with(spread, list),
            },
            Phase::Tiling => self.list_placements(list),
            Phase::Deal | Phase::Over => {}
        }
    }

    #[inline]
    fn list_takes(&self, list: &mut MoveList) {
        for tile in Tile::ALL {
            let destinations = self.destinations(tile);
            let mut sources = self.sources.holding(tile);
            while sources != 0 {
                list.push_takes(sources.trailing_zeros() as usize, tile, destinations);
                sources &= sources - 1;
            }
        }
    }

    /// The same while tiles lie on the spread.
    #[inline(never)]
    fn list_takes_with(&self, spread: Factory, list: &mut MoveList) {
        for tile in Tile::ALL {
            let destinations = self.destinations(tile);
            for source in set_bits(self.sources.holding(tile)) {
                if source == spread.index() {
                    self.list_spread(list, spread, tile);
                } else {
                    list.push_takes(source, tile, destinations);
                }
            }
        }
    }

    fn list_spread(&self, list: &mut MoveList, spread: Factory, tile: Tile) {
        let splits = self.splits(spread, tile);
        for to in set_bits(self.destinations(tile)) {
            let mv = Move::simple_take(spread.index(), tile.index(), to);
            if splits.colors().is_empty() {
                list.push(mv);
            }
            for left in splits.iter() {
                list.push(mv.splitting(left));
            }
        }
    }

    fn list_placements(&self, list: &mut MoveList) {
        if let Some((line, columns)) = self.open_decision() {
            for column in set_bits(columns) {
                list.push(Place { line, column: Column::at(column) }.into());
            }
        }
    }

    /// The line to be decided in the tiling phase, and its legal columns.
    #[inline]
    pub(crate) fn open_decision(&self) -> Option<(Line, u32)> {
        let (line, tile) = self.line_to_tile(self.acting)?;
        Some((line, self.board(self.acting).wall().open_columns(line, tile)))
    }

    /// Where the player to move may put a color: one bit a line, and the floor always.
    #[inline]
    fn destinations(&self, tile: Tile) -> u32 {
        self.boards[self.acting.index()].destinations().of(tile)
    }

    /// The ways to split what a take leaves on the spread.
    pub(crate) fn splits(&self, spread: Factory, tile: Tile) -> Splits {
        Splits::new(self.rules, self.tiles_on(spread).without(tile))
    }

    /// How many legal moves there are, without listing them.
    pub fn count_moves(&self) -> usize {
        let mut moves = 0;
        self.pick_move(|count| {
            moves = count;
            0
        });
        moves as usize
    }
}

/// The places of the bits that are set, ascending.
#[inline]
fn set_bits(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = bits.trailing_zeros() as usize;
        (bits != 0).then(|| {
            bits &= bits - 1;
            place
        })
    })
}
