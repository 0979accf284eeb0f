//! Names that nobody can guess: 128 random bits each, which their makers draw.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// What is wrong with the text of such a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum IdError {
    /// It has another length.
    #[error("an id has 32 digits, this has {found}")]
    Length {
        /// How many characters it has.
        found: usize,
    },
    /// It has something else than the digits 0–9 and a–f.
    #[error("an id has the digits 0-9 and a-f, not {}", .found.escape_default())]
    Digit {
        /// What.
        found: char,
    },
}

/// Capital letters are refused, so that everything has one name.
fn parse(text: &str) -> Result<u128, IdError> {
    const DIGITS: usize = 32;
    if let Some(found) = text.chars().find(|letter| !matches!(letter, '0'..='9' | 'a'..='f')) {
        return Err(IdError::Digit { found });
    }
    let id = u128::from_str_radix(text, 16).ok().filter(|_| text.len() == DIGITS);
    id.ok_or(IdError::Length { found: text.len() })
}

/// Names of 128 bits; their text has 32 hexadecimal digits.
macro_rules! id {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u128);

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$name, IdError> {
                parse(text).map($name)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:032x}", self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({:032x})"), self.0)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    };
}

id! {
    /// The name of a command. Whoever asks draws it, and a command that is sent again keeps it: that
    /// is how the table knows that it was heard before.
    ///
    /// ```
    /// use azulejo_protocol::CommandId;
    /// let id: CommandId = "00000000000000000000000000000007".parse()?;
    /// assert_eq!(id, CommandId(7));
    /// assert!("7".parse::<CommandId>().is_err());
    /// # Ok::<(), azulejo_protocol::IdError>(())
    /// ```
    CommandId
}

id! {
    /// The name of a table, which is all that is needed to ask for it.
    TableId
}

id! {
    /// Somebody at a server, known by what follows from the token that only their browser has. Never
    /// sent to anybody.
    GuestId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written() {
        for id in [0, 1, u128::MAX, 0x0123_4567_89ab_cdef << 60] {
            assert_eq!(TableId(id).to_string().parse(), Ok(TableId(id)));
        }
    }

    #[test]
    fn other_texts_are_no_ids() {
        for (text, expected) in [
            ("", IdError::Length { found: 0 }),
            ("0123", IdError::Length { found: 4 }),
            (&"0".repeat(33), IdError::Length { found: 33 }),
            (&"A".repeat(32), IdError::Digit { found: 'A' }),
            ("+1234567890123456789012345678901", IdError::Digit { found: '+' }),
            (&"é".repeat(16), IdError::Digit { found: 'é' }),
        ] {
            assert_eq!(text.parse::<CommandId>(), Err(expected), "{text}");
        }
    }
}
