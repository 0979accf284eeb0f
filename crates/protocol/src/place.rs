//! Where at a server somebody is sent by a link.

use crate::{IdError, Key, KeyError, TableId};
use azulejo_rules::Seat;
use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

/// Where at a server a link leads: what stands after `#` in the address of its page, which browsers never send.
///
/// ```
/// use azulejo_protocol::Place;
/// let text = "t/0000000000000000000000000000002a/k7wm2q9d/2";
/// let place: Place = text.parse()?;
/// assert!(matches!(&place, Place::Table { key: Some(_), seat: Some(_), .. }));
/// assert_eq!(place.to_string(), text);
/// # Ok::<(), azulejo_protocol::PlaceError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A table, and what opens it for somebody who has no seat there: `t/9f2c…/k7wm2q9d`.
    Table {
        /// Which.
        table: TableId,
        /// What opens it.
        key: Option<Key>,
        /// The seat that this opens, where it is an invitation: `t/9f2c…/k7wm2q9d/2`.
        seat: Option<Seat>,
    },
    /// A table at which one only watches: `w/9f2c…/2f5a…`.
    Watch {
        /// Which.
        table: TableId,
        /// What lets watch, where not everybody may.
        key: Option<Key>,
    },
    /// A finished game, at one of its steps: `g/9f2c…/1/12`.
    Game {
        /// The table.
        table: TableId,
        /// Which game there, from 1.
        game: u32,
        /// After so many steps; the end, if nobody says.
        step: Option<usize>,
    },
}

/// Why a text names no place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlaceError {
    /// It is about nothing that can be led to.
    #[error("`{}` leads nowhere: t, w or g do", .found.escape_debug())]
    Kind {
        /// What it begins with.
        found: String,
    },
    /// It ends too early.
    #[error("it ends too early")]
    Short,
    /// It goes on after its end.
    #[error("it goes on after its end with `{}`", .found.escape_debug())]
    Long {
        /// With this.
        found: String,
    },
    /// What should be the name of a table is none.
    #[error(transparent)]
    Table(IdError),
    /// What should be a key is none.
    #[error(transparent)]
    Key(KeyError),
    /// What should be a seat is none.
    #[error("there is no seat `{}`, only 1 to 4", .found.escape_debug())]
    Seat {
        /// What it is.
        found: String,
    },
    /// What should be the number of a game or a step is none.
    #[error(transparent)]
    Number(ParseIntError),
}

impl FromStr for Place {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Place, PlaceError> {
        let mut parts = text.split('/');
        let kind = parts.next().unwrap_or_default();
        if !matches!(kind, "t" | "w" | "g") {
            return Err(PlaceError::Kind { found: kind.to_owned() });
        }
        let table = parts.next().ok_or(PlaceError::Short)?;
        let table = table.parse().map_err(PlaceError::Table)?;
        let place = match kind {
            "t" => Place::Table {
                table,
                key: key(parts.next())?,
                seat: parts.next().map(seat).transpose()?,
            },
            "w" => Place::Watch { table, key: key(parts.next())? },
            _ => Place::Game {
                table,
                game: number(parts.next().ok_or(PlaceError::Short)?)?,
                step: parts.next().map(number).transpose()?,
            },
        };
        match parts.next() {
            None => Ok(place),
            Some(found) => Err(PlaceError::Long { found: found.to_owned() }),
        }
    }
}

fn key(text: Option<&str>) -> Result<Option<Key>, PlaceError> {
    text.map(str::parse).transpose().map_err(PlaceError::Key)
}

fn seat(text: &str) -> Result<Seat, PlaceError> {
    let seat = text.parse().ok().and_then(Seat::new);
    seat.ok_or_else(|| PlaceError::Seat { found: text.to_owned() })
}

fn number<T: FromStr<Err = ParseIntError>>(text: &str) -> Result<T, PlaceError> {
    text.parse().map_err(PlaceError::Number)
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Table { table, key: None, .. } => write!(f, "t/{table}"),
            Place::Table { table, key: Some(key), seat } => {
                write!(f, "t/{table}/{}", key.as_str())?;
                seat.map_or(Ok(()), |seat| write!(f, "/{seat}"))
            }
            Place::Watch { table, key: None } => write!(f, "w/{table}"),
            Place::Watch { table, key: Some(key) } => write!(f, "w/{table}/{}", key.as_str()),
            Place::Game { table, game, step } => {
                write!(f, "g/{table}/{game}")?;
                step.map_or(Ok(()), |step| write!(f, "/{step}"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_read_as_it_is_written() {
        let table = TableId(7);
        let key: Key = "k7wm2q9d".parse().expect("a key");
        for place in [
            Place::Table { table, key: None, seat: None },
            Place::Table { table, key: Some(key.clone()), seat: None },
            Place::Table { table, key: Some(key.clone()), seat: Seat::new(3) },
            Place::Watch { table, key: None },
            Place::Watch { table, key: Some(key) },
            Place::Game { table, game: 2, step: None },
            Place::Game { table, game: 2, step: Some(12) },
        ] {
            assert_eq!(place.to_string().parse(), Ok(place));
        }
    }

    #[test]
    fn other_texts_are_refused_with_the_reason() {
        let table = TableId(7);
        for (text, expected) in [
            (String::new(), "`` leads nowhere: t, w or g do"),
            ("x/1".to_owned(), "`x` leads nowhere: t, w or g do"),
            ("t".to_owned(), "it ends too early"),
            ("t/7".to_owned(), "an id has 32 digits, this has 1"),
            (format!("t/{table}/K"), "a key has small letters and digits only"),
            (format!("t/{table}/k7wm2q9d/5"), "there is no seat `5`, only 1 to 4"),
            (format!("t/{table}/k7wm2q9d/2/2"), "it goes on after its end with `2`"),
            (format!("w/{table}/k7wm2q9d/2"), "it goes on after its end with `2`"),
            (format!("g/{table}"), "it ends too early"),
            (format!("g/{table}/one"), "invalid digit found in string"),
        ] {
            assert_eq!(text.parse::<Place>().unwrap_err().to_string(), expected, "{text}");
        }
    }
}
