//! Which moves there are, and whether one is legal.

use crate::{
    Destination, Disc, Factory, FactoryKind, IllegalMove, Line, Move, MoveKind, Phase, Place,
    Position, Source, Take, Tile, TileSet, Tiles,
};
use arrayvec::ArrayVec;

/// More moves than any position has: five colors from eight discs and the center to six
/// destinations, and from the spread with sixteen splits of the other four colors.
pub const MAX_MOVES: usize = 5 * 6 * (9 + 16);

/// Legal moves, kept without allocating.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;

/// How many bits are set in each number of ten bits. A look-up costs the same on every processor,
/// while the counting instruction is not part of the x86-64 that everybody has.
static BITS: [u8; 1 << Source::COUNT] = {
    let mut bits = [0; 1 << Source::COUNT];
    let mut number = 0;
    while number < bits.len() {
        bits[number] = number.count_ones() as u8;
        number += 1;
    }
    bits
};

#[inline]
fn count_bits(bits: u32) -> u32 {
    BITS[bits as usize & (BITS.len() - 1)].into()
}

/// The place of the `n`th bit that is set, from 0.
#[inline]
fn nth_bit(mut bits: u32, n: u32) -> usize {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
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
        match self.phase {
            Phase::Offer => self.list_takes(&mut list),
            Phase::Tiling => self.list_placements(&mut list),
            Phase::Deal | Phase::Over => {}
        }
        list
    }

    #[inline]
    fn list_takes(&self, list: &mut MoveList) {
        let spread = self.loaded_spread();
        for tile in Tile::ALL {
            let sources = self.sources.holding(tile);
            let destinations = self.destinations(tile);
            for source in set_bits(sources) {
                match spread {
                    Some(factory) if factory.index() == source => {
                        self.list_spread(list, factory, tile);
                    }
                    _ => list.extend(
                        set_bits(destinations)
                            .map(|to| Move::simple_take(source, tile.index(), to)),
                    ),
                }
            }
        }
    }

    fn list_spread(&self, list: &mut MoveList, factory: Factory, tile: Tile) {
        let splits = self.splits(factory, tile);
        for to in set_bits(self.destinations(tile)) {
            let mv = Move::simple_take(factory.index(), tile.index(), to);
            if splits.is_empty() {
                list.push(mv);
            }
            list.extend(splits.iter().map(|&left| mv.splitting(left)));
        }
    }

    fn list_placements(&self, list: &mut MoveList) {
        if let Some((line, columns)) = self.open_decision() {
            list.extend(set_bits(columns).map(|column| placement(line, column)));
        }
    }

    /// The line to be decided in the tiling phase, and its legal columns.
    fn open_decision(&self) -> Option<(Line, u32)> {
        let (line, tile) = self.line_to_tile(self.acting)?;
        Some((line, self.board(self.acting).wall().open_columns(line, tile)))
    }

    /// Where the player to move may put a color: one bit a line, and the floor always.
    #[inline]
    fn destinations(&self, tile: Tile) -> u32 {
        self.boards[self.acting.index()].open_lines(tile) | 1 << Line::COUNT
    }

    /// The ways to split what a take leaves on the spread; none where nothing is left.
    fn splits(&self, factory: Factory, tile: Tile) -> ArrayVec<TileSet, 16> {
        let rest = self.tiles_on(factory).without(tile);
        if rest.is_empty() {
            return ArrayVec::new();
        }
        let least = self.least_difference(rest);
        rest.colors().subsets().filter(|&left| difference(rest, left) <= least).collect()
    }

    /// The largest difference between the two sides that the rules allow (RULES 7.6).
    fn least_difference(&self, rest: Tiles) -> u16 {
        match self.rules.factories {
            FactoryKind::SpecialEven => {
                rest.colors().subsets().map(|left| difference(rest, left)).min().unwrap_or(0)
            }
            FactoryKind::Plain | FactoryKind::Special => u16::MAX,
        }
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
    #[inline]
    pub fn pick_move(&self, choose: impl FnOnce(u32) -> u32) -> Option<Move> {
        match self.phase {
            Phase::Offer => Some(match self.loaded_spread() {
                None => self.pick_take(choose),
                Some(spread) => self.pick_take_with(spread, choose),
            }),
            Phase::Tiling => {
                let (line, columns) = self.open_decision()?;
                let n = choose(count_bits(columns));
                Some(placement(line, nth_bit(columns, n)))
            }
            Phase::Deal | Phase::Over => None,
        }
    }

    #[inline]
    fn pick_take(&self, choose: impl FnOnce(u32) -> u32) -> Move {
        let sizes = Tile::ALL.map(|tile| {
            count_bits(self.sources.holding(tile)) * count_bits(self.destinations(tile))
        });
        let (tile, n) = locate(&sizes, choose(sizes.iter().sum()));
        let destinations = self.destinations(tile);
        let each = count_bits(destinations);
        let source = nth_bit(self.sources.holding(tile), n / each);
        Move::simple_take(source, tile.index(), nth_bit(destinations, n % each))
    }

    /// The same while tiles lie on the spread: each of its takes counts once for every split.
    fn pick_take_with(&self, spread: Factory, choose: impl FnOnce(u32) -> u32) -> Move {
        let sizes = Tile::ALL.map(|tile| {
            let splits = self.splits(spread, tile).len().max(1) as u32;
            let sources = self.sources.holding(tile);
            let extra = (sources >> spread.index() & 1) * (splits - 1);
            (count_bits(sources) + extra) * count_bits(self.destinations(tile))
        });
        let (tile, mut n) = locate(&sizes, choose(sizes.iter().sum()));
        let splits = self.splits(spread, tile);
        let destinations = self.destinations(tile);
        let each = count_bits(destinations);
        for source in set_bits(self.sources.holding(tile)) {
            let splits: &[TileSet] = if source == spread.index() { &splits } else { &[] };
            let ways = splits.len().max(1) as u32;
            if n >= each * ways {
                n -= each * ways;
                continue;
            }
            let to = nth_bit(destinations, n / ways);
            let mv = Move::simple_take(source, tile.index(), to);
            return splits.get((n % ways) as usize).map_or(mv, |&left| mv.splitting(left));
        }
        unreachable!("the sizes count exactly these moves")
    }

    /// Whether a move is legal, and if not, which rule it breaks.
    ///
    /// # Errors
    ///
    /// The broken rule.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        match (self.phase, mv.kind()) {
            (Phase::Over, _) => Err(IllegalMove::GameOver),
            (Phase::Deal, _) => Err(IllegalMove::NothingDealt),
            (Phase::Offer, MoveKind::Take(take)) => self.check_take(take),
            (Phase::Offer, MoveKind::Place(_)) => Err(IllegalMove::NothingToPlace),
            (Phase::Tiling, MoveKind::Place(place)) => self.check_placement(place),
            (Phase::Tiling, MoveKind::Take(_)) => match self.open_decision() {
                Some((line, _)) => Err(IllegalMove::MustPlace { seat: self.acting, line }),
                None => Err(IllegalMove::NothingToPlace),
            },
        }
    }

    fn check_take(&self, take: Take) -> Result<(), IllegalMove> {
        self.check_source(take.source, take.tile)?;
        self.check_destination(take.to, take.tile)?;
        self.check_split(take)
    }

    fn check_source(&self, source: Source, tile: Tile) -> Result<(), IllegalMove> {
        if let Source::Factory(factory) = source {
            let discs = self.rules.discs();
            if factory.index() >= discs {
                return Err(IllegalMove::NoSuchFactory { factory, discs });
            }
            if self.disc(factory) == Disc::Taken {
                return Err(IllegalMove::FactoryTaken { factory });
            }
        }
        let tiles = self.tiles_at(source);
        if !tiles.has(tile) {
            return Err(IllegalMove::NoSuchTile { source, tile, there: tiles.colors() });
        }
        Ok(())
    }

    /// A line takes one color only; it must not be full; its wall row must not hold that color
    /// yet (RULES 2.4). The floor is always legal.
    fn check_destination(&self, to: Destination, tile: Tile) -> Result<(), IllegalMove> {
        let Destination::Line(line) = to else { return Ok(()) };
        let board = self.board(self.acting);
        match board.line(line) {
            _ if board.takes(line, tile) => Ok(()),
            _ if board.is_full(line) => Err(IllegalMove::LineFull { line }),
            Some(tiles) => Err(IllegalMove::LineHolds { line, holds: tiles.tile, tile }),
            None => Err(IllegalMove::RowHolds { line, tile }),
        }
    }

    fn check_split(&self, take: Take) -> Result<(), IllegalMove> {
        let spread = self.loaded_spread().map(Source::Factory);
        let rest = if spread == Some(take.source) {
            self.tiles_at(take.source).without(take.tile)
        } else {
            Tiles::NONE
        };
        match take.left {
            None if rest.is_empty() => Ok(()),
            None => Err(IllegalMove::SplitMissing { rest: rest.colors() }),
            Some(_) if rest.is_empty() => Err(IllegalMove::SplitUnwanted { source: take.source }),
            Some(left) => self.check_left(rest, left),
        }
    }

    fn check_left(&self, rest: Tiles, left: TileSet) -> Result<(), IllegalMove> {
        let colors = rest.colors();
        if !left.is_subset(colors) {
            let unknown = left.iter().filter(|&tile| !colors.has(tile)).collect();
            return Err(IllegalMove::SplitUnknown { unknown, rest: colors });
        }
        let (difference, least) = (difference(rest, left), self.least_difference(rest));
        if difference > least {
            return Err(IllegalMove::SplitUneven { difference, least });
        }
        Ok(())
    }

    fn check_placement(&self, place: Place) -> Result<(), IllegalMove> {
        let Some((expected, tile)) = self.line_to_tile(self.acting) else {
            return Err(IllegalMove::NothingToPlace);
        };
        let Place { line, column } = place;
        if line != expected {
            return Err(IllegalMove::WrongLine { line, expected });
        }
        let wall = self.board(self.acting).wall();
        if let Some(tile) = wall.tile(line, column) {
            return Err(IllegalMove::SpaceTaken { line, column, tile });
        }
        if wall.column_has(column, tile) {
            return Err(IllegalMove::ColumnHolds { column, tile });
        }
        Ok(())
    }
}

/// In which color's block the `n`th move is, and its place there.
#[inline]
fn locate(sizes: &[u32; Tile::COUNT], mut n: u32) -> (Tile, u32) {
    for tile in Tile::ALL {
        if n < sizes[tile.index()] {
            return (tile, n);
        }
        n -= sizes[tile.index()];
    }
    panic!("the chosen number is not below the number of moves")
}

fn placement(line: Line, column: usize) -> Move {
    Place { line, column: crate::Column::at(column) }.into()
}

/// By how many tiles the two sides of a split differ.
fn difference(rest: Tiles, left: TileSet) -> u16 {
    (2 * rest.only(left).total()).abs_diff(rest.total())
}
