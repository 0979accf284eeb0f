//! Which moves there are, and whether one is legal.

use crate::lanes::{self, LANE, STRIDE};
use crate::moves::BareTake;
use crate::split::Splits;
use crate::{
    Column, Destination, Disc, Factory, IllegalMove, Line, Move, MoveKind, MoveList, Phase, Place,
    Position, Source, Take, Tile, TileSet, Tiles,
};

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
                list.push(placement(line, column).into());
            }
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
        self.boards[self.acting.index()].destinations().of(tile)
    }

    /// The ways to split what a take leaves on the spread.
    fn splits(&self, spread: Factory, tile: Tile) -> Splits {
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
        Some(placement(line, nth_bit(columns, n)))
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
        let splits = Splits::new(self.rules, rest);
        let rest = splits.colors();
        if !left.is_subset(rest) {
            let unknown = left.iter().filter(|&tile| !rest.has(tile)).collect();
            return Err(IllegalMove::SplitUnknown { unknown, rest });
        }
        let (difference, least) = (splits.difference(left), splits.most_difference());
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

fn placement(line: Line, column: usize) -> Place {
    Place { line, column: Column::at(column) }
}
