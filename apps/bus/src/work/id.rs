//! Names of hosts, workers and tickets, which cannot be guessed.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, io};

/// A name of 128 random bits; its text has 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct WorkId(u128);

impl WorkId {
    /// A new one.
    ///
    /// # Errors
    ///
    /// If the system has no randomness to give.
    pub fn draw() -> io::Result<WorkId> {
        let mut bytes = [0; 16];
        let filled = getrandom::fill(&mut bytes);
        filled.map_err(|error| io::Error::other(format!("no randomness: {error}")))?;
        Ok(WorkId(u128::from_le_bytes(bytes)))
    }

    /// As much of it as tells it from a few others, for people.
    pub fn short(self) -> String {
        format!("{:08x}", self.0 >> 96)
    }

    /// The name with this number, for tests.
    pub const fn of(number: u128) -> WorkId {
        WorkId(number)
    }
}

impl fmt::Display for WorkId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl Serialize for WorkId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for WorkId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WorkId, D::Error> {
        let text = String::deserialize(deserializer)?;
        let digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let id = u128::from_str_radix(&text, 16).ok().filter(|_| digits && text.len() == 32);
        id.map(WorkId).ok_or_else(|| de::Error::custom("expected an id of 32 digits"))
    }
}
