//! Where among the tables online somebody is.

/// Where links lead, at this server and for every client.
pub(crate) use azulejo_protocol::Place as Led;

use azulejo_protocol::TableId;
use azulejo_web::route::{self, Route};
use leptos::prelude::expect_context;
use std::fmt;

/// Where somebody is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Place {
    /// One's own tables, and those that wait for people.
    #[default]
    Home,
    /// Setting up a table.
    New,
    /// Where a link has led: a table, to sit down or to watch, or a finished game.
    Led(Led),
}

/// A kind of place: the screens are made anew only when it changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Home,
    New,
    /// A table.
    Table(TableId),
    /// A finished game.
    Game(TableId, u32),
}

impl Kind {
    /// The message that is the page's title.
    pub(crate) const fn title(self) -> &'static str {
        match self {
            Kind::Home => "title-online",
            Kind::New => "title-online-new",
            Kind::Table(_) => "title-online-table",
            Kind::Game(..) => "title-online-game",
        }
    }
}

impl Place {
    /// A table at which one is known.
    pub(crate) const fn table(table: TableId) -> Place {
        Place::Led(Led::Table { table, key: None, seat: None })
    }

    /// What kind of place it is.
    pub(crate) const fn kind(&self) -> Kind {
        match *self {
            Place::Home => Kind::Home,
            Place::New => Kind::New,
            Place::Led(Led::Table { table, .. } | Led::Watch { table, .. }) => Kind::Table(table),
            Place::Led(Led::Game { table, game, .. }) => Kind::Game(table, game),
        }
    }

    /// A link to it.
    pub(crate) fn href(&self) -> String {
        route::href(self)
    }

    fn read(hash: &str) -> Option<Place> {
        match hash.strip_prefix('#').unwrap_or(hash) {
            "new" => Some(Place::New),
            text => text.parse().ok().map(Place::Led),
        }
    }
}

/// The location's hash, without `#`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Home => Ok(()),
            Place::New => f.write_str("new"),
            Place::Led(place) => place.fmt(f),
        }
    }
}

impl route::Place for Place {
    fn of_hash(hash: &str) -> Place {
        Place::read(hash).unwrap_or_default()
    }
}

/// The way through the tables, of the context.
pub(crate) fn use_way() -> Route<Place> {
    expect_context()
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_protocol::Key;
    use azulejo_rules::Seat;
    use azulejo_web::route::Place as _;

    #[test]
    fn every_place_is_found_again_by_its_hash() {
        let table = TableId(7);
        let key: Key = "k7wm2q9d".parse().expect("a key");
        for place in [
            Place::Home,
            Place::New,
            Place::table(table),
            Place::Led(Led::Table { table, key: Some(key.clone()), seat: None }),
            Place::Led(Led::Table { table, key: Some(key.clone()), seat: Seat::new(3) }),
            Place::Led(Led::Watch { table, key: None }),
            Place::Led(Led::Watch { table, key: Some(key) }),
            Place::Led(Led::Game { table, game: 2, step: None }),
            Place::Led(Led::Game { table, game: 2, step: Some(12) }),
        ] {
            assert_eq!(Place::of_hash(&place.href()), place);
        }
    }

    #[test]
    fn a_hash_that_is_not_understood_leads_home() {
        let table = TableId(7);
        let strange = [format!("#t/{table}/k7wm2q9d/5"), format!("#t/{table}/k7wm2q9d/2/2")];
        let plain =
            ["", "#", "#t", "#t/7", "#t/x/y", "#g/00000000000000000000000000000007", "#x/1"];
        for hash in plain.into_iter().chain(strange.iter().map(String::as_str)) {
            assert_eq!(Place::of_hash(hash), Place::Home, "{hash}");
        }
    }
}
