//! Values that are written as text, on the command line as in the file.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt::{self, Display};
use std::str::FromStr;

/// A value that a file writes as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Text<T>(pub(crate) T);

/// Some of them: with commas between them on the command line, an array in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct List<T>(pub(crate) Vec<T>);

impl<T: FromStr> FromStr for Text<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<Text<T>, T::Err> {
        text.parse().map(Text)
    }
}

impl<T: Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text<T>, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

impl<T> Default for List<T> {
    fn default() -> List<T> {
        List(Vec::new())
    }
}

impl<T: FromStr> FromStr for List<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<List<T>, T::Err> {
        let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
        words.map(str::parse).collect::<Result<_, _>>().map(List)
    }
}

impl<T: Display> Serialize for List<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(ToString::to_string))
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for List<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<List<T>, D::Error> {
        let words = Vec::<Text<T>>::deserialize(deserializer)?;
        Ok(List(words.into_iter().map(|Text(value)| value).collect()))
    }
}

/// An address to listen at, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Listener(pub(crate) Option<std::net::SocketAddr>);

impl FromStr for Listener {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Listener, &'static str> {
        if text == "off" {
            return Ok(Listener(None));
        }
        let address =
            text.parse().map_err(|_| "expected an address such as 127.0.0.1:9180, or off")?;
        Ok(Listener(Some(address)))
    }
}

impl Display for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(address) => address.fmt(f),
            None => f.write_str("off"),
        }
    }
}
