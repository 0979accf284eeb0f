//! Names of matches, workers and tickets, which nobody can guess.

use anyhow::{Result, anyhow};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// A name of 128 random bits; its text has 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Id(u128);

impl Id {
    /// A new one.
    ///
    /// # Errors
    ///
    /// If the system has no chance to give.
    pub(crate) fn draw() -> Result<Id> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|error| anyhow!("no randomness: {error}"))?;
        Ok(Id(u128::from_le_bytes(bytes)))
    }

    /// As much of it as tells it from a few others, for people.
    pub(crate) fn short(self) -> String {
        format!("{:08x}", self.0 >> 96)
    }

    #[cfg(test)]
    pub(super) const fn of(number: u128) -> Id {
        Id(number)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Id, D::Error> {
        let text = String::deserialize(deserializer)?;
        let digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let id = u128::from_str_radix(&text, 16).ok().filter(|_| digits && text.len() == 32);
        id.map(Id).ok_or_else(|| de::Error::custom("expected an id of 32 digits"))
    }
}
