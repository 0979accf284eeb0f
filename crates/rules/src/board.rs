//! One player's board: pattern lines, wall, floor and score.

use crate::wall::EACH_COLOR;
use crate::{Column, Floor, FloorItem, Line, Runs, Tile, Tray, Wall};

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
    /// Derived, bit `5 * color + line`: the line may take the color (RULES 2.4). An incomplete
    /// line takes its own color, an empty one whatever its wall row lacks, a full one nothing.
    open: u32,
    score: u16,
    /// Derived, one bit a line: the line is full.
    full: u8,
    tray: Option<Tray>,
}

impl Board {
    /// A board as the game begins.
    pub(crate) const EMPTY: Board = Board {
        lines: 0,
        wall: Wall::EMPTY,
        floor: Floor::EMPTY,
        open: EACH_COLOR * 31,
        score: 0,
        full: 0,
        tray: None,
    };

    /// A board from its parts, which are known to be sound.
    pub(crate) fn from_parts(
        score: u16,
        lines: [Option<LineTiles>; Line::COUNT],
        wall: Wall,
        floor: Floor,
        tray: Option<Tray>,
    ) -> Board {
        let mut board = Board { score, wall, floor, tray, ..Board::EMPTY };
        for line in Line::ALL {
            board.reopen(line);
            if let Some(LineTiles { tile, count }) = lines[line.index()] {
                board.fill(line, tile, count.into());
            }
        }
        board
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
        self.tray
    }

    /// What is in a pattern line.
    pub const fn line(&self, line: Line) -> Option<LineTiles> {
        let byte = self.byte(line);
        match byte & 7 {
            0 => None,
            count => Some(LineTiles { tile: Tile::at((byte >> 4) as usize), count }),
        }
    }

    /// Whether a pattern line is full.
    pub const fn is_full(&self, line: Line) -> bool {
        self.full >> line.index() & 1 == 1
    }

    /// The topmost full line, the next to be tiled.
    pub const fn topmost_full_line(&self) -> Option<Line> {
        match self.full {
            0 => None,
            full => Some(Line::at(full.trailing_zeros() as usize)),
        }
    }

    /// Whether a line may take a color (RULES 2.4).
    pub const fn takes(&self, line: Line, tile: Tile) -> bool {
        self.open_lines(tile) >> line.index() & 1 == 1
    }

    /// The lines that may take a color, one bit each.
    #[inline]
    pub(crate) const fn open_lines(&self, tile: Tile) -> u32 {
        self.open >> (5 * tile.index()) & 31
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
        self.lines += ((color + placed) as u64) << (8 * line.index());

        let full = held + placed == line.spaces() as usize;
        let own = (!full as u32) << (5 * tile.index());
        self.open = self.open & !(EACH_COLOR << line.index()) | own << line.index();
        self.full |= (full as u8) << line.index();
        count - placed
    }

    /// Lets items fall: one onto a free tray, then onto the floor (RULES 2.5, 7.7). Returns how
    /// many found no space.
    #[inline]
    pub(crate) fn fall(&mut self, item: FloorItem, count: usize) -> usize {
        if count == 0 {
            return 0;
        }
        if self.tray == Some(Tray::Free) {
            self.tray = Some(Tray::Holds(item));
            return self.floor.drop(item, count - 1);
        }
        self.floor.drop(item, count)
    }

    /// Moves the tile of a full line to its wall space and scores it (RULES 3.1, 3.2).
    #[inline]
    pub(crate) fn place(&mut self, line: Line, column: Column) -> Runs {
        let tile = Tile::at((self.byte(line) >> 4) as usize);
        let runs = self.wall.runs(line, column);
        self.wall.put(line, column, tile);
        self.score = self.score.saturating_add(runs.points().into());
        self.empty(line);
        runs
    }

    /// Empties a line; it takes again what its wall row lacks.
    #[inline]
    pub(crate) fn empty(&mut self, line: Line) {
        self.lines &= !(0xff << (8 * line.index()));
        self.full &= !(1 << line.index());
        self.reopen(line);
    }

    #[inline]
    fn reopen(&mut self, line: Line) {
        self.open = self.open & !(EACH_COLOR << line.index()) | self.wall.colors_wanted(line);
    }

    /// Takes the disc of effect 5.
    #[inline]
    pub(crate) fn hold_tray(&mut self) {
        self.tray = Some(Tray::Free);
    }

    /// Pays for the floor and clears floor and tray (RULES 3.3, 3.4). A loss below 0 is forgotten.
    #[inline]
    pub(crate) fn pay_floor(&mut self) {
        self.score = self.score.saturating_sub(self.floor.cost().into());
        self.floor = Floor::EMPTY;
        self.tray = None;
    }

    /// Adds points.
    pub(crate) fn award(&mut self, points: u16) {
        self.score = self.score.saturating_add(points);
    }

    /// The pattern lines as one word, for hashing.
    #[inline]
    pub(crate) const fn lines_word(&self) -> u64 {
        self.lines
    }

    /// What has fallen, as one word, for hashing.
    #[inline]
    pub(crate) const fn fallen_word(&self) -> u64 {
        let tray = match self.tray {
            Some(tray) => tray.code(),
            None => 0,
        };
        self.floor.word() | tray << 32
    }

    /// Wall and score as two words, for hashing.
    pub(crate) const fn wall_words(&self) -> [u64; 2] {
        let [upper, lower] = self.wall.words();
        [upper, lower | (self.score as u64) << 32]
    }
}
