//! A player's decision and its text.

use crate::{Column, Destination, Factory, Line, Source, Tile, TileSet};
use std::fmt;
use std::str::FromStr;

/// Takes all tiles of one color from one source (RULES 2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Take {
    /// A disc or the center.
    pub source: Source,
    /// The color taken.
    pub tile: Tile,
    /// Where all of them go.
    pub to: Destination,
    /// Only from the spread, and only where tiles are left over: the colors that go to its left
    /// neighbor; the others go right (RULES 7.6).
    pub left: Option<TileSet>,
}

/// A take by the indices of its source and its destination: what the rules work with.
#[derive(Clone, Copy)]
pub(crate) struct BareTake {
    pub(crate) source: usize,
    pub(crate) tile: Tile,
    pub(crate) to: usize,
    pub(crate) left: TileSet,
}

/// A move as the rules work with it.
pub(crate) enum Unpacked {
    Take(BareTake),
    Place(Place),
}

/// Only for takes whose rest is not split.
impl From<BareTake> for Move {
    #[inline]
    fn from(take: BareTake) -> Move {
        Move::simple_take(take.source, take.tile.index(), take.to)
    }
}

/// Puts the tile of a completed line into a column of the free wall (RULES 6.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The completed line.
    pub line: Line,
    /// The column its tile goes to.
    pub column: Column,
}

/// What a [`Move`] says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveKind {
    /// A take, in the offer.
    Take(Take),
    /// A placement, in the tiling phase of the free wall.
    Place(Place),
}

/// One decision of a player, packed into two bytes; [`Move::kind`] unfolds it.
///
/// ```
/// use azulejo_rules::{Move, MoveKind, Tile};
/// let mv: Move = "4r2<KB".parse()?;
/// let MoveKind::Take(take) = mv.kind() else { unreachable!() };
/// assert_eq!(take.tile, Tile::Red);
/// assert_eq!(mv.to_string(), "4R2<BK");
/// # Ok::<(), azulejo_rules::MoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u16);

// destination or line: bits 0-2 · color or column: 3-5 · source: 6-9, PLACE for a placement ·
// whether the rest is split: 10 · the colors that go left: 11-15
const SECOND: u16 = 3;
const SOURCE: u16 = 6;
const SPLIT: u16 = 1 << 10;
const LEFT: u16 = 11;
const PLACE: u16 = Source::COUNT as u16;

impl Move {
    /// What fills lists where no move is.
    pub(crate) const NONE: Move = Move(0);

    /// A take whose rest is not split, by the three indices.
    #[inline]
    pub(crate) const fn simple_take(source: usize, tile: usize, to: usize) -> Move {
        Move((source as u16) << SOURCE | (tile as u16) << SECOND | to as u16)
    }

    /// The same take, to the destination of this index instead of index 0.
    #[inline]
    pub(crate) const fn to(self, to: u16) -> Move {
        Move(self.0 + to)
    }

    /// The same take with its rest split between the neighbors.
    #[inline]
    pub(crate) const fn splitting(self, left: TileSet) -> Move {
        Move(self.0 | SPLIT | (left.bits() as u16) << LEFT)
    }

    /// The two bytes themselves, for tables with an entry for every move.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The move with these two bytes, if they say one.
    ///
    /// ```
    /// use azulejo_rules::Move;
    /// let mv: Move = "4R2<BK".parse()?;
    /// assert_eq!(Move::from_bits(mv.bits()), Some(mv));
    /// assert_eq!(Move::from_bits(u16::MAX), None);
    /// # Ok::<(), azulejo_rules::MoveError>(())
    /// ```
    #[inline]
    pub const fn from_bits(bits: u16) -> Option<Move> {
        let (first, second, source) = (bits & 7, bits >> SECOND & 7, bits >> SOURCE & 15);
        let is_plain = bits >> SOURCE >> 4 == 0;
        let says_one = if source == PLACE {
            is_plain && first < Line::COUNT as u16
        } else {
            source < PLACE && first <= Line::COUNT as u16 && (is_plain || bits & SPLIT != 0)
        };
        if says_one && second < Tile::COUNT as u16 { Some(Move(bits)) } else { None }
    }

    /// What the rules work with.
    #[inline]
    pub(crate) const fn unpack(self) -> Unpacked {
        let first = (self.0 & 7) as usize;
        let second = (self.0 >> SECOND & 7) as usize;
        let source = self.0 >> SOURCE & 15;
        if source == PLACE {
            return Unpacked::Place(Place { line: Line::at(first), column: Column::at(second) });
        }
        let left = TileSet::from_bits((self.0 >> LEFT) as u8);
        let (source, tile) = (source as usize, Tile::at(second));
        Unpacked::Take(BareTake { source, tile, to: first, left })
    }

    /// What the move says.
    #[inline]
    pub const fn kind(self) -> MoveKind {
        match self.unpack() {
            Unpacked::Place(place) => MoveKind::Place(place),
            Unpacked::Take(BareTake { source, tile, to, left }) => MoveKind::Take(Take {
                source: Source::at(source),
                tile,
                to: Destination::at(to),
                left: if self.0 & SPLIT == 0 { None } else { Some(left) },
            }),
        }
    }
}

impl From<Take> for Move {
    #[inline]
    fn from(take: Take) -> Move {
        let mv = Move::simple_take(take.source.index(), take.tile.index(), take.to.index());
        take.left.map_or(mv, |left| mv.splitting(left))
    }
}

impl From<Place> for Move {
    #[inline]
    fn from(place: Place) -> Move {
        let (line, column) = (place.line.index() as u16, place.column.index() as u16);
        Move(PLACE << SOURCE | column << SECOND | line)
    }
}

impl From<MoveKind> for Move {
    fn from(kind: MoveKind) -> Move {
        match kind {
            MoveKind::Take(take) => take.into(),
            MoveKind::Place(place) => place.into(),
        }
    }
}

/// The text of FORMATS: `3R2`, `CBF`, `4R2<BK`, `3@5`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            MoveKind::Take(Take { source, tile, to, left }) => {
                write!(f, "{source}{tile}{to}")?;
                left.map_or(Ok(()), |left| write!(f, "<{left}"))
            }
            MoveKind::Place(Place { line, column }) => write!(f, "{line}@{column}"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

/// Why a text is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveError {
    /// The place in the text, counted in characters from 1.
    pub column: usize,
    /// The character found there; `None` at the text's end.
    pub found: Option<char>,
    /// What the text should have gone on with.
    pub expected: MovePart,
}

/// The parts of a move's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MovePart {
    /// A factory, the center, or a line.
    Start,
    /// A color.
    Color,
    /// A line or the floor.
    Destination,
    /// `<`, or the end.
    SpreadOrEnd,
    /// A color that has not been named yet, or the end.
    LeftColorOrEnd,
    /// A color, or the `@` of a placement.
    ColorOrAt,
    /// A column.
    Column,
    /// The end.
    End,
}

impl fmt::Display for MovePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MovePart::Start => "a factory 1-9 or C",
            MovePart::Color => "a color B, Y, R, K or W",
            MovePart::Destination => "a line 1-5 or F",
            MovePart::SpreadOrEnd => "`<` or the end",
            MovePart::LeftColorOrEnd => "a color not yet named or the end",
            MovePart::ColorOrAt => "a color B, Y, R, K or W, or `@`",
            MovePart::Column => "a column 1-5",
            MovePart::End => "the end",
        })
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MoveError { column, found, expected } = self;
        match found {
            Some(found) => {
                write!(f, "character {column}: found `{}`, ", crate::text::visible(*found))?;
            }
            None => write!(f, "character {column}: the move ends, ")?,
        }
        write!(f, "expected {expected}")
    }
}

impl std::error::Error for MoveError {}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Move, MoveError> {
        let mut letters = Letters { text, column: 0 };
        let start = letters.next(MovePart::Start, |letter| match letter {
            'C' | 'c' => Some(Source::Center),
            digit => digit_of(digit).and_then(Factory::new).map(Source::Factory),
        })?;
        match start {
            Source::Factory(factory) => match Line::new(factory.number()) {
                Some(line) if letters.peek() == Some('@') => letters.place(line),
                Some(_) => letters.take(start, MovePart::ColorOrAt),
                None => letters.take(start, MovePart::Color),
            },
            Source::Center => letters.take(start, MovePart::Color),
        }
    }
}

fn digit_of(letter: char) -> Option<u8> {
    letter.to_digit(10).map(|digit| digit as u8)
}

/// The letters of a move's text that are still to be read.
struct Letters<'a> {
    text: &'a str,
    column: usize,
}

impl Letters<'_> {
    fn peek(&self) -> Option<char> {
        self.text.chars().next()
    }

    fn refuse(&self, expected: MovePart) -> MoveError {
        MoveError { column: self.column + 1, found: self.peek(), expected }
    }

    fn next<T>(
        &mut self,
        expected: MovePart,
        read: impl Fn(char) -> Option<T>,
    ) -> Result<T, MoveError> {
        let part = self.peek().and_then(read).ok_or_else(|| self.refuse(expected))?;
        self.skip();
        Ok(part)
    }

    fn skip(&mut self) {
        let mut rest = self.text.chars();
        rest.next();
        self.text = rest.as_str();
        self.column += 1;
    }

    fn place(mut self, line: Line) -> Result<Move, MoveError> {
        self.skip();
        let column =
            self.next(MovePart::Column, |letter| digit_of(letter).and_then(Column::new))?;
        self.end(MovePart::End)?;
        Ok(Place { line, column }.into())
    }

    fn take(mut self, source: Source, color: MovePart) -> Result<Move, MoveError> {
        let tile = self.next(color, Tile::from_letter)?;
        let to = self.next(MovePart::Destination, |letter| match letter {
            'F' | 'f' => Some(Destination::Floor),
            digit => digit_of(digit).and_then(Line::new).map(Destination::Line),
        })?;
        let left = self.left()?;
        Ok(Take { source, tile, to, left }.into())
    }

    fn left(mut self) -> Result<Option<TileSet>, MoveError> {
        if self.peek() != Some('<') {
            self.end(MovePart::SpreadOrEnd)?;
            return Ok(None);
        }
        self.skip();
        let mut left = TileSet::NONE;
        while self.peek().is_some() {
            let fresh = |letter| Tile::from_letter(letter).filter(|&tile| !left.has(tile));
            left = left.with(self.next(MovePart::LeftColorOrEnd, fresh)?);
        }
        Ok(Some(left))
    }

    fn end(&self, expected: MovePart) -> Result<(), MoveError> {
        self.peek().map_or(Ok(()), |_| Err(self.refuse(expected)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_expressible_move_survives_print_and_parse() {
        for mv in crate::brute::expressible_moves() {
            assert_eq!(mv.to_string().parse(), Ok(mv));
            assert_eq!(Move::from(mv.kind()), mv);
            assert_eq!(mv.to_string().to_lowercase().parse(), Ok(mv));
        }
    }

    #[test]
    fn bits_say_a_move_or_none() {
        for mv in crate::brute::expressible_moves() {
            assert_eq!(Move::from_bits(mv.bits()), Some(mv));
        }
        for mv in (0..=u16::MAX).filter_map(Move::from_bits) {
            assert_eq!(Move::from(mv.kind()), mv);
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    }

    #[test]
    fn a_bad_move_names_the_character() {
        for (text, message) in [
            ("", "character 1: the move ends, expected a factory 1-9 or C"),
            ("0R2", "character 1: found `0`, expected a factory 1-9 or C"),
            ("3", "character 2: the move ends, expected a color B, Y, R, K or W, or `@`"),
            ("9@1", "character 2: found `@`, expected a color B, Y, R, K or W"),
            ("3P2", "character 2: found `P`, expected a color B, Y, R, K or W, or `@`"),
            ("CB6", "character 3: found `6`, expected a line 1-5 or F"),
            ("CB5 ", "character 4: found ` `, expected `<` or the end"),
            ("4R2<BB", "character 6: found `B`, expected a color not yet named or the end"),
            ("3@0", "character 3: found `0`, expected a column 1-5"),
            ("3@55", "character 4: found `5`, expected the end"),
            ("3é2", "character 2: found `é`, expected a color B, Y, R, K or W, or `@`"),
        ] {
            let error = text.parse::<Move>().unwrap_err();
            assert_eq!(error.to_string(), message, "{text}");
        }
    }
}
