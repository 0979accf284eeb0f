//! Bytes as hexadecimal digits: the text of everything here that may be seen.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serializer};
use std::borrow::Cow;
use std::fmt;

/// What is wrong with a text of hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum HexError {
    /// It has another length.
    #[error("{found} hexadecimal digits, expected {expected}")]
    Length {
        /// How many digits there should be.
        expected: usize,
        /// How many characters there are.
        found: usize,
    },
    /// It has something else than the digits 0–9 and a–f.
    #[error("character {place} is `{}`, expected a digit of 0-9 and a-f", .found.escape_debug())]
    Digit {
        /// Where, from 1.
        place: usize,
        /// What.
        found: char,
    },
}

/// Bytes, shown as two digits each.
pub(crate) struct Hex<'a>(pub(crate) &'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Reads as many bytes as there should be. Capital letters are refused, so that everything has one text.
pub(crate) fn read<const BYTES: usize>(text: &str) -> Result<[u8; BYTES], HexError> {
    let mut bytes = [0; BYTES];
    let mut found = 0;
    for letter in text.chars() {
        let digit = digit(letter).ok_or(HexError::Digit { place: found + 1, found: letter })?;
        if let Some(byte) = bytes.get_mut(found / 2) {
            *byte = *byte << 4 | digit;
        }
        found += 1;
    }
    let expected = 2 * BYTES;
    if found == expected { Ok(bytes) } else { Err(HexError::Length { expected, found }) }
}

fn digit(letter: char) -> Option<u8> {
    let small = !letter.is_ascii_uppercase();
    letter.to_digit(16).filter(|_| small).map(|digit| digit as u8)
}

/// Writes bytes as a string.
pub(crate) fn serialize<S, const BYTES: usize>(
    bytes: &[u8; BYTES],
    serializer: S,
) -> Result<S::Ok, S::Error>
where
    S: Serializer,
{
    serializer.collect_str(&Hex(bytes))
}

/// Reads bytes from a string.
pub(crate) fn deserialize<'de, D, const BYTES: usize>(
    deserializer: D,
) -> Result<[u8; BYTES], D::Error>
where
    D: Deserializer<'de>,
{
    read(&Cow::<str>::deserialize(deserializer)?).map_err(D::Error::custom)
}

/// Defines a noun that is nothing but public bytes.
macro_rules! public_bytes {
    ($(#[$doc:meta])* $name:ident, $bytes:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(#[serde(with = "crate::hex")] [u8; $bytes]);

        impl $name {
            /// How many bytes it has.
            pub const BYTES: usize = $bytes;

            /// The one of these bytes.
            pub const fn from_bytes(bytes: [u8; $bytes]) -> $name {
                $name(bytes)
            }

            /// Its bytes.
            pub const fn bytes(&self) -> &[u8; $bytes] {
                &self.0
            }
        }

        /// Two small hexadecimal digits a byte.
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                crate::hex::Hex(&self.0).fmt(f)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl std::str::FromStr for $name {
            type Err = crate::HexError;

            fn from_str(text: &str) -> Result<$name, crate::HexError> {
                crate::hex::read(text).map($name)
            }
        }
    };
}

pub(crate) use public_bytes;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_as_they_are_written() {
        let bytes = [0x00, 0x01, 0x7f, 0x80, 0xff];
        assert_eq!(Hex(&bytes).to_string(), "00017f80ff");
        assert_eq!(read("00017f80ff"), Ok(bytes));
    }

    #[test]
    fn other_texts_are_refused_with_the_place() {
        let length = |found| HexError::Length { expected: 4, found };
        let digit = |place, found| HexError::Digit { place, found };
        for (text, error) in [
            ("", length(0)),
            ("001", length(3)),
            ("00112", length(5)),
            ("00g1", digit(3, 'g')),
            ("00A1", digit(3, 'A')),
            ("+011", digit(1, '+')),
            ("0é11", digit(2, 'é')),
            ("0011 ", digit(5, ' ')),
        ] {
            assert_eq!(read::<2>(text), Err(error), "{text}");
        }
        assert_eq!(length(3).to_string(), "3 hexadecimal digits, expected 4");
        let told = digit(2, '\n').to_string();
        assert_eq!(told, "character 2 is `\\n`, expected a digit of 0-9 and a-f");
    }
}
