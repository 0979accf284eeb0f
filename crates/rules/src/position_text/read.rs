//! Reading a position's text.

use super::{Part, PositionError, SyntaxError};
use crate::{
    Column, Disc, Effect, FloorItem, Line, LineTiles, Marker, Position, Rules, Seat, SeatSetup,
    Setup, Tile, Tiles, Tray,
};
use std::str::FromStr;

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let setup: Setup = text.parse().map_err(PositionError::Syntax)?;
        Ok(Position::try_from(setup)?)
    }
}

/// A piece of the text that knows where it stands.
#[derive(Clone, Copy)]
struct Piece<'a> {
    text: &'a str,
    field: usize,
    /// Bytes of the whole text before it.
    offset: usize,
    whole: &'a str,
}

impl<'a> Piece<'a> {
    fn refuse(self, expected: Part) -> SyntaxError {
        SyntaxError {
            field: self.field,
            column: self.whole[..self.offset].chars().count() + 1,
            found: self.text.to_owned(),
            expected,
        }
    }

    /// Reads the piece or refuses it.
    fn read<T>(
        self,
        expected: Part,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, SyntaxError> {
        read(self.text).ok_or_else(|| self.refuse(expected))
    }

    fn split(self, separator: char) -> impl Iterator<Item = Piece<'a>> {
        let mut offset = self.offset;
        self.text.split(separator).map(move |text| {
            let piece = Piece { text, offset, ..self };
            offset += text.len() + separator.len_utf8();
            piece
        })
    }

    /// Exactly `N` pieces.
    fn split_into<const N: usize>(
        self,
        separator: char,
        expected: Part,
    ) -> Result<[Piece<'a>; N], SyntaxError> {
        let mut pieces = self.split(separator);
        let mut array = [self; N];
        for slot in &mut array {
            *slot = pieces.next().ok_or_else(|| self.refuse(expected))?;
        }
        if pieces.next().is_some() {
            return Err(self.refuse(expected));
        }
        Ok(array)
    }
}

/// The nine fields before the seats.
const TABLE_FIELDS: usize = 9;

impl FromStr for Setup {
    type Err = SyntaxError;

    fn from_str(whole: &str) -> Result<Setup, SyntaxError> {
        let text = Piece { text: whole, field: 1, offset: 0, whole };
        let mut fields =
            text.split(' ').enumerate().map(|(index, piece)| Piece { field: index + 1, ..piece });
        let Some(rules_piece) = fields.next() else { return Err(text.refuse(Part::Rules)) };
        let rules: Rules = rules_piece.read(Part::Rules, |text| text.parse().ok())?;

        let count = TABLE_FIELDS + rules.players.count();
        let mut end = Piece { text: "", field: 1, offset: whole.len(), whole };
        let mut next = || {
            end.field += 1;
            fields.next().ok_or_else(|| end.refuse(Part::Fields { count }))
        };
        let (round, barren) = read_round(next()?)?;
        let to_act = next()?.read(Part::ToAct, |text| match text {
            "0" => Some(None),
            text => read_seat(text).map(Some),
        })?;
        let first = next()?.read(Part::Seat, read_seat)?;
        let marker = next()?.read(Part::Marker, |text| match text {
            "c" | "C" => Some(Marker::Center),
            text => read_seat(text).map(Marker::Taken),
        })?;
        let discs = read_discs(next()?, rules.discs())?;
        let center = next()?.read(Part::Tiles, read_tiles)?;
        let bag = read_counts(next()?)?;
        let lid = read_counts(next()?)?;
        let seats =
            rules.seats().map(|_| read_board(next()?)).collect::<Result<Vec<_>, SyntaxError>>()?;
        if let Some(surplus) = fields.next() {
            return Err(surplus.refuse(Part::Fields { count }));
        }
        Ok(Setup { rules, round, barren, to_act, first, marker, discs, center, bag, lid, seats })
    }
}

/// A decimal number without sign or leading zeros.
pub(crate) fn read_number(text: &str, most: u32) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let padded = text.len() > 1 && text.starts_with('0');
    let number = (plain && !padded).then(|| text.parse().ok())?;
    number.filter(|&number| number <= most)
}

pub(crate) fn read_seat(text: &str) -> Option<Seat> {
    read_number(text, Seat::COUNT as u32).and_then(|number| Seat::new(number as u8))
}

fn read_round(piece: Piece<'_>) -> Result<(u16, u8), SyntaxError> {
    let mut parts = piece.split('+');
    let round = parts
        .next()
        .unwrap_or(piece)
        .read(Part::Round, |text| read_number(text, u16::MAX.into()).filter(|&round| round > 0))?;
    let barren = match parts.next() {
        None => 0,
        Some(part) => part.read(Part::Barren, |text| {
            read_number(text, Position::MOST_BARREN.into()).filter(|&barren| barren > 0)
        })?,
    };
    match parts.next() {
        Some(_) => Err(piece.refuse(Part::Round)),
        None => Ok((round as u16, barren as u8)),
    }
}

fn read_discs(piece: Piece<'_>, count: usize) -> Result<Vec<Disc>, SyntaxError> {
    let found = piece.split(',').count();
    if found != count {
        return Err(piece.refuse(Part::Discs { count }));
    }
    piece.split(',').map(|disc| disc.read(Part::Disc, read_disc)).collect()
}

fn read_disc(text: &str) -> Option<Disc> {
    if text.eq_ignore_ascii_case("x") {
        return Some(Disc::Taken);
    }
    match text.split_once('*') {
        None => read_tiles(text).map(Disc::Plain),
        Some((effect, tiles)) => {
            Some(Disc::Gold { effect: Effect::from_text(effect)?, tiles: read_tiles(tiles)? })
        }
    }
}

/// Colors in their order, or `-`.
pub(crate) fn read_tiles(text: &str) -> Option<Tiles> {
    if text == "-" {
        return Some(Tiles::NONE);
    }
    let tiles = read_letters(text, Tile::from_letter)?;
    let sorted = tiles.is_sorted() && !tiles.is_empty() && tiles.len() <= Tiles::MOST.into();
    sorted.then(|| tiles.into_iter().collect())
}

fn read_letters<T>(text: &str, read: impl Fn(char) -> Option<T>) -> Option<Vec<T>> {
    text.chars().map(read).collect()
}

fn read_counts(piece: Piece<'_>) -> Result<Tiles, SyntaxError> {
    let counts: [Piece<'_>; Tile::COUNT] = piece.split_into('.', Part::Counts)?;
    let mut tiles = Tiles::NONE;
    for (tile, count) in Tile::ALL.into_iter().zip(counts) {
        let count = count.read(Part::Count, |text| read_number(text, Tiles::MOST.into()))?;
        tiles += Tiles::of(tile, count as u16);
    }
    Ok(tiles)
}

fn read_board(piece: Piece<'_>) -> Result<SeatSetup, SyntaxError> {
    let mut parts = piece.split(':');
    let mut next = || parts.next().ok_or_else(|| piece.refuse(Part::SeatParts));
    let score = next()?.read(Part::Score, |text| read_number(text, u16::MAX.into()))? as u16;
    let lines: [Piece<'_>; Line::COUNT] = next()?.split_into('/', Part::Lines)?;
    let rows: [Piece<'_>; Line::COUNT] = next()?.split_into('/', Part::WallRows)?;
    let floor = next()?.read(Part::Floor, read_floor)?;
    let tray = parts.next().map(|disc| disc.read(Part::Tray, read_tray)).transpose()?;
    if parts.next().is_some() {
        return Err(piece.refuse(Part::SeatParts));
    }
    let mut seat = SeatSetup { score, floor, tray, ..SeatSetup::default() };
    for line in Line::ALL {
        seat.lines[line.index()] = lines[line.index()].read(Part::Line, read_line)?;
        seat.wall[line.index()] = rows[line.index()].read(Part::WallRow, read_wall_row)?;
    }
    Ok(seat)
}

fn read_line(text: &str) -> Option<Option<LineTiles>> {
    if text == "-" {
        return Some(None);
    }
    let tile = text.chars().next().and_then(Tile::from_letter)?;
    let count = read_number(&text[1..], u8::MAX.into()).filter(|&count| count > 0)?;
    Some(Some(LineTiles { tile, count: count as u8 }))
}

pub(crate) fn read_wall_row(text: &str) -> Option<[Option<Tile>; Column::COUNT]> {
    let spaces = read_letters(text, |letter| match letter {
        '.' => Some(None),
        letter => Tile::from_letter(letter).map(Some),
    })?;
    spaces.try_into().ok()
}

fn read_floor(text: &str) -> Option<Vec<FloorItem>> {
    if text == "-" {
        return Some(Vec::new());
    }
    read_letters(text, FloorItem::from_letter).filter(|items| !items.is_empty())
}

pub(crate) fn read_tray(text: &str) -> Option<Tray> {
    if text == "." {
        return Some(Tray::Free);
    }
    match read_letters(text, FloorItem::from_letter)?.as_slice() {
        [item] => Some(Tray::Holds(*item)),
        _ => None,
    }
}
