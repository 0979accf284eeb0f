//! Links as browsers have them.

use crate::{Address, AddressError};
use azulejo_protocol::{Place, PlaceError};
use std::fmt;
use std::str::FromStr;

/// The page of the tables, which every link names.
const PAGE: &str = "online.html";

/// A link to a table of a server, as the page makes it and browsers have it:
/// `https://tiles.example/online.html#t/9f2c…/k7wm2q9d`. The address of a server alone leads to none of its tables.
///
/// ```
/// use azulejo_client::Way;
/// let link = "http://localhost:8080/online.html#t/0000000000000000000000000000002a/k7wm2q9d";
/// let way: Way = link.parse()?;
/// assert_eq!(way.server.to_string(), "http://localhost:8080/");
/// assert_eq!(way.to_string(), link);
/// assert!("http://localhost:8080/".parse::<Way>()?.place.is_none());
/// # Ok::<(), azulejo_client::WayError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The server.
    pub server: Address,
    /// Where there, if it says.
    pub place: Option<Place>,
}

/// What is wrong with a link.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WayError {
    /// What stands before `#` is no address of a server.
    #[error(transparent)]
    Address(AddressError),
    /// What stands after `#` leads nowhere.
    #[error("`#{}` is no table: {why}", .given.escape_debug())]
    Place {
        /// What it is.
        given: String,
        /// Why not.
        why: PlaceError,
    },
}

impl FromStr for Way {
    type Err = WayError;

    fn from_str(text: &str) -> Result<Way, WayError> {
        let (server, place) = text.trim().split_once('#').unwrap_or((text, ""));
        let server = server.parse().map_err(WayError::Address)?;
        // The page itself, and its form for a new table.
        if matches!(place, "" | "new") {
            return Ok(Way { server, place: None });
        }
        let read = place.parse();
        let place = read.map_err(|why| WayError::Place { given: place.to_owned(), why })?;
        Ok(Way { server, place: Some(place) })
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.server)?;
        match &self.place {
            None => Ok(()),
            Some(place) => write!(f, "{PAGE}#{place}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "0000000000000000000000000000002a";

    #[test]
    fn links_are_read_as_browsers_have_them() {
        for (link, expected) in [
            (format!("https://example.org/a/online.html#w/{TABLE}/k7wm2q9d"), None),
            (format!("example.org/online.html#t/{TABLE}"), Some("http://example.org/")),
            (format!("example.org#t/{TABLE}/k7wm2q9d/4"), Some("http://example.org/")),
            ("https://example.org/online.html#new".to_owned(), Some("https://example.org/")),
            ("https://example.org/online.html#".to_owned(), Some("https://example.org/")),
        ] {
            let way: Way = link.parse().expect("a link");
            match expected {
                None => assert_eq!(way.to_string(), link),
                Some(server) => assert_eq!(way.server.to_string(), server),
            }
        }
    }

    #[test]
    fn what_is_wrong_with_a_link_is_told_with_its_place() {
        for (link, expected) in [
            ("", "`` is no address of a server: it names no host"),
            ("#t/1", "`` is no address of a server: it names no host"),
            ("example.org#x/1", "`#x/1` is no table: `x` leads nowhere: t, w or g do"),
            ("example.org#t/1", "`#t/1` is no table: an id has 32 digits, this has 1"),
        ] {
            assert_eq!(link.parse::<Way>().unwrap_err().to_string(), expected);
        }
    }
}
