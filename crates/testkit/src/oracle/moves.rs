//! Moves as text (FORMATS "Moves"). Reading a move does not ask whether it is legal.

use super::color::{COLORS, color};

/// Where tiles are taken from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// A factory disc, counting from 0.
    Disc(usize),
    Center,
}

/// Where taken tiles go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Destination {
    /// A pattern line, counting from 0.
    Line(usize),
    Floor,
}

/// Taking tiles in the offer.
pub(super) struct Take {
    pub(super) source: Source,
    pub(super) color: char,
    pub(super) destination: Destination,
    /// The colors that go to the left neighbor, in color order, where `<` is written.
    pub(super) left: Option<Vec<char>>,
}

/// A move of either kind.
pub(super) enum Move {
    Take(Take),
    /// The tile of a full line goes to a column of the free wall, both counting from 0.
    Place {
        line: usize,
        column: usize,
    },
}

impl Move {
    /// Reads a move, in either case, the colors after `<` in any order.
    pub(super) fn parse(text: &str) -> Result<Move, String> {
        let refused = || format!("`{text}` is no move; moves look like 3R2, CBF, 4R2<BK or 3@5");
        let letters: Vec<char> = text.to_ascii_uppercase().chars().collect();
        let (head, left) = match letters[..] {
            [line, '@', column] => {
                let line = digit(line, 5).ok_or_else(refused)?;
                let column = digit(column, 5).ok_or_else(refused)?;
                return Ok(Move::Place { line, column });
            }
            [source, color, destination] => ([source, color, destination], None),
            [source, color, destination, '<', ref left @ ..] => {
                ([source, color, destination], Some(read_left(left)?))
            }
            _ => return Err(refused()),
        };
        let source = match head[0] {
            'C' => Source::Center,
            number => Source::Disc(digit(number, 9).ok_or_else(refused)?),
        };
        let destination = match head[2] {
            'F' => Destination::Floor,
            number => Destination::Line(digit(number, 5).ok_or_else(refused)?),
        };
        let color = color(head[1]).map_err(|_| refused())?;
        Ok(Move::Take(Take { source, color, destination, left }))
    }

    /// The canonical text.
    pub(super) fn text(&self) -> String {
        match self {
            Move::Take(take) => take.text(),
            Move::Place { line, column } => format!("{}@{}", line + 1, column + 1),
        }
    }
}

impl Take {
    /// The canonical text.
    pub(super) fn text(&self) -> String {
        let mut text = String::with_capacity(8);
        match self.source {
            Source::Disc(index) => text.push(letter(index)),
            Source::Center => text.push('C'),
        }
        text.push(self.color);
        match self.destination {
            Destination::Line(line) => text.push(letter(line)),
            Destination::Floor => text.push('F'),
        }
        if let Some(left) = &self.left {
            text.push('<');
            text.extend(left);
        }
        text
    }
}

/// A digit from 1 to `most`, as an index counting from 0.
fn digit(letter: char, most: u32) -> Option<usize> {
    let value = letter.to_digit(10)?;
    (1..=most).contains(&value).then(|| value as usize - 1)
}

/// The digit for an index counting from 0.
fn letter(index: usize) -> char {
    char::from_digit(index as u32 + 1, 10).expect("there are at most nine discs and five lines")
}

/// The colors after `<`, each at most once, put into color order.
fn read_left(letters: &[char]) -> Result<Vec<char>, String> {
    let mut named = Vec::new();
    for letter in letters {
        let color = color(*letter)?;
        if named.contains(&color) {
            return Err(format!("`{color}` stands twice after `<`"));
        }
        named.push(color);
    }
    Ok(COLORS.into_iter().filter(|color| named.contains(color)).collect())
}
