//! What opens a table that is not open to everybody.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// What opens a table that is not open to everybody: the end of an invitation, of a spectator's link, or
/// the short code of the table. Whoever has it may come in, so it does not show itself for debugging,
/// and a server keeps only its [hash](KeyHash).
///
/// ```
/// use azulejo_protocol::Key;
/// let key: Key = "k7wm2q9d".parse()?;
/// assert_eq!(key.hash(), "k7wm2q9d".parse::<Key>()?.hash());
/// assert_eq!(format!("{key:?}"), "Key(secret)");
/// # Ok::<(), azulejo_protocol::KeyError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Key(String);

impl Key {
    /// The most characters a key has.
    pub const MOST: usize = 32;

    /// The fewest: less could be tried out.
    pub const LEAST: usize = 8;

    /// What is kept of it.
    pub fn hash(&self) -> KeyHash {
        let hash = Sha256::new().chain_update(b"azulejo-key-1\0").chain_update(&self.0);
        KeyHash(hash.finalize().into())
    }

    /// Its text, for the link that it is sent in.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Why a text is no key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum KeyError {
    /// It has too few or too many characters.
    #[error("a key has {} to {} characters, not {found}", Key::LEAST, Key::MOST)]
    Length {
        /// How many.
        found: usize,
    },
    /// It has something else than small letters and digits.
    #[error("a key has small letters and digits only")]
    Letter,
}

impl FromStr for Key {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Key, KeyError> {
        let plain = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        if !text.bytes().all(plain) {
            return Err(KeyError::Letter);
        }
        let found = text.len();
        if !(Key::LEAST..=Key::MOST).contains(&found) {
            return Err(KeyError::Length { found });
        }
        Ok(Key(text.to_owned()))
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(secret)")
    }
}

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Key, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// What a server keeps of a [`Key`]: its SHA-256, after a word that says what it is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyHash([u8; 32]);

impl KeyHash {
    /// The hash of these bytes, as they were kept.
    pub const fn from_bytes(bytes: [u8; 32]) -> KeyHash {
        KeyHash(bytes)
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KeyHash({self})")
    }
}

impl Serialize for KeyHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for KeyHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<KeyHash, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        // The same text: 64 small hexadecimal digits.
        let hash = text.parse::<azulejo_fair::Commitment>().map_err(D::Error::custom)?;
        Ok(KeyHash(*hash.bytes()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_plain_and_not_too_short() {
        for (text, expected) in [
            ("", KeyError::Length { found: 0 }),
            ("k7wm2q9", KeyError::Length { found: 7 }),
            (&"k".repeat(33), KeyError::Length { found: 33 }),
            ("K7WM2Q9D", KeyError::Letter),
            ("k7wm 2q9d", KeyError::Letter),
        ] {
            assert_eq!(text.parse::<Key>(), Err(expected), "{text}");
        }
    }

    #[test]
    fn a_hash_is_read_as_it_is_written() {
        let hash = "k7wm2q9d".parse::<Key>().unwrap().hash();
        let json = serde_json::to_string(&hash).unwrap();
        assert_eq!(serde_json::from_str::<KeyHash>(&json).unwrap(), hash);
        assert!(serde_json::from_str::<KeyHash>(r#""00""#).is_err());
    }
}
