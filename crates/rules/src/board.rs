//! One player's board: pattern lines, wall, floor and score.

use crate::destinations::Destinations;
use crate::hash;
use crate::{Column, Floor, FloorItem, Line, Tile, Tray, Wall};

/// The tiles in a pattern line that is not empty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LineTiles {
    /// Their color.
    pub tile: Tile,
    /// How many, from 1 to the line's spaces.
    pub count: u8,
}

/// One player's board.
///
/// ```
/// use azulejo_rules::{Position, Seat, Tile};
/// let pos: Position = "2cp 1 2 1 c -,BBRR,BBYY,YRRW,BBYY K 14.15.16.19.16 0.0.0.0.0 \
///     0:-/-/W3/-/-:...../...../...../...../.....:- \
///     0:-/-/-/-/-:...../...../...../...../.....:-".parse()?;
/// let board = pos.board(Seat::new(1).unwrap());
/// assert!(board.is_full(azulejo_rules::Line::new(3).unwrap()));
/// # Ok::<(), azulejo_rules::PositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// A byte a line: how many tiles in bits 0 to 2, the color's index in bits 4 to 6.
    lines: u64,
    wall: Wall,
    floor: Floor,
    /// Derived: an incomplete line takes its own color, an empty one whatever its wall row lacks,
    /// a full one nothing (RULES 2.4).
    destinations: Destinations,
    /// Derived: what the board adds to the position's hash.
    sum: u64,
    score: u16,
    /// [`Tray::code`], or [`Tray::NOT_HELD`].
    tray: u8,
}

impl Board {
    /// A board of a seat that nobody takes.
    pub(crate) const UNUSED: Board = Board {
        lines: 0,
        wall: Wall::EMPTY,
        floor: Floor::EMPTY,
        destinations: Destinations::FLOOR,
        sum: 0,
        score: 0,
        tray: Tray::NOT_HELD,
    };

    /// A board from its parts, which are known to be sound.
    pub(crate) fn from_parts(
        score: u16,
        lines: [Option<LineTiles>; Line::COUNT],
        wall: Wall,
        floor: Floor,
        tray: Option<Tray>,
    ) -> Board {
        let tray = tray.map_or(Tray::NOT_HELD, Tray::code);
        let mut board = Board { wall, floor, score, tray, ..Board::UNUSED };
        for line in Line::ALL {
            board.reopen(line);
            if let Some(LineTiles { tile, count }) = lines[line.index()] {
                board.fill(line, tile, count.into());
            }
        }
        board.refresh_sum();
        board
    }

    /// A board as the game begins.
    pub(crate) fn new() -> Board {
        Board::from_parts(0, [None; Line::COUNT], Wall::EMPTY, Floor::EMPTY, None)
    }

    /// The points so far.
    pub const fn score(&self) -> u16 {
        self.score
    }

    /// The wall.
    pub const fn wall(&self) -> &Wall {
        &self.wall
    }

    /// The floor line.
    pub const fn floor(&self) -> Floor {
        self.floor
    }

    /// The disc of effect 5, while this player holds it.
    pub const fn tray(&self) -> Option<Tray> {
        Tray::from_code(self.tray)
    }

    /// What is in a pattern line.
    pub const fn line(&self, line: Line) -> Option<LineTiles> {
        let byte = self.byte(line);
        match byte & 7 {
            0 => None,
            count => Some(LineTiles { tile: Tile::at((byte >> 4) as usize), count }),
        }
    }

    /// The color of a line that is not empty.
    #[inline]
    pub(crate) const fn line_color(&self, line: Line) -> Tile {
        Tile::at((self.byte(line) >> 4) as usize)
    }

    /// Whether a pattern line is full.
    pub const fn is_full(&self, line: Line) -> bool {
        self.byte(line) & 7 == line.spaces()
    }

    /// The topmost full line, the next to be tiled.
    #[inline]
    pub const fn topmost_full_line(&self) -> Option<Line> {
        const SPACES: u64 = 0x05_04_03_02_01;
        const EACH_BYTE: u64 = 0x01_01_01_01_01;
        // How many spaces are empty, in all lines at once; a bit is set where it is none.
        let empty = SPACES - (self.lines & (7 * EACH_BYTE));
        let full = !(empty + 7 * EACH_BYTE) & (8 * EACH_BYTE);
        match full {
            0 => None,
            full => Some(Line::at(full.trailing_zeros() as usize / 8)),
        }
    }

    /// Whether a line may take a color (RULES 2.4).
    pub const fn takes(&self, line: Line, tile: Tile) -> bool {
        self.destinations.of(tile) >> line.index() & 1 == 1
    }

    /// Where each color may be put.
    #[inline]
    pub(crate) const fn destinations(&self) -> Destinations {
        self.destinations
    }

    #[inline]
    const fn byte(&self, line: Line) -> u8 {
        (self.lines >> (8 * line.index())) as u8
    }

    /// Fills a line that may take the color; returns how many tiles found no space in it.
    #[inline]
    pub(crate) fn fill(&mut self, line: Line, tile: Tile, count: usize) -> usize {
        debug_assert!(self.takes(line, tile));
        let held = (self.byte(line) & 7) as usize;
        let placed = count.min(line.spaces() as usize - held);
        let color = if held == 0 { tile.index() << 4 } else { 0 };
        let added = ((color + placed) as u64) << (8 * line.index());
        self.lines += added;
        self.sum = self.sum.wrapping_add(added.wrapping_mul(hash::LINES));

        let full = held + placed == line.spaces() as usize;
        self.destinations.set(line, (!full as u64) << tile.lane());
        count - placed
    }

    /// Lets items fall: one onto a free tray, then onto the floor (RULES 2.5, 7.7). Returns how
    /// many found no space.
    #[inline]
    pub(crate) fn fall(&mut self, item: FloorItem, count: usize) -> usize {
        let before = self.fallen_word();
        let mut falling = count;
        if self.tray == Tray::FREE && count > 0 {
            self.tray = Tray::Holds(item).code();
            falling -= 1;
        }
        let homeless = self.floor.drop(item, falling);
        let change = self.fallen_word().wrapping_sub(before);
        self.sum = self.sum.wrapping_add(change.wrapping_mul(hash::FALLEN));
        homeless
    }

    /// Moves the tile of a full line to its wall space and scores it (RULES 3.1, 3.2).
    #[inline]
    pub(crate) fn place(&mut self, line: Line, column: Column, tile: Tile) {
        self.wall.put(line, column, tile);
        self.score = self.score.saturating_add(self.wall.points(line, column).into());
        self.empty(line);
    }

    /// Empties a line; it takes again what its wall row lacks.
    #[inline]
    pub(crate) fn empty(&mut self, line: Line) {
        self.lines &= !(0xff << (8 * line.index()));
        self.reopen(line);
    }

    #[inline]
    fn reopen(&mut self, line: Line) {
        self.destinations.set(line, self.wall.colors_wanted(line));
    }

    /// Takes the disc of effect 5.
    #[inline]
    pub(crate) fn hold_tray(&mut self) {
        self.tray = Tray::FREE;
        self.refresh_sum();
    }

    /// Pays for the floor and clears floor and tray (RULES 3.3, 3.4). A loss below 0 is forgotten.
    #[inline]
    pub(crate) fn pay_floor(&mut self) {
        self.score = self.score.saturating_sub(self.floor.cost().into());
        self.floor = Floor::EMPTY;
        self.tray = Tray::NOT_HELD;
        self.refresh_sum();
    }

    /// Adds points.
    pub(crate) fn award(&mut self, points: u16) {
        self.score = self.score.saturating_add(points);
        self.refresh_sum();
    }

    /// A hash of everything on the board, kept up to date with every move: equal boards of one rule
    /// set have equal hashes.
    #[inline]
    pub const fn hash(&self) -> u64 {
        self.sum
    }

    /// What the board adds to the position's hash.
    #[inline]
    pub(crate) const fn sum(&self) -> u64 {
        self.sum
    }

    /// Brings the sum up to date; filling lines and falling keep it so by themselves.
    #[inline]
    pub(crate) fn refresh_sum(&mut self) {
        self.sum = self.fresh_sum();
    }

    /// The sum from nothing.
    #[inline]
    pub(crate) fn fresh_sum(&self) -> u64 {
        let [upper, lower] = self.wall.words();
        hash::board_sum(self.lines, self.fallen_word(), upper, lower | (self.score as u64) << 32)
    }

    /// Floor and tray as one word.
    #[inline]
    const fn fallen_word(&self) -> u64 {
        self.floor.word() | (self.tray as u64) << 32
    }
}
