//! Where among the tables online somebody is.

use azulejo_protocol::{Key, Place as Led, TableId};
use azulejo_rules::Seat;
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
    /// A table, and what opens it for somebody who has no seat there: `#t/9f2c…/k7wm2q9d`.
    Table {
        /// Which.
        table: TableId,
        /// What opens it.
        key: Option<Key>,
        /// The seat that this opens, where it is an invitation: `#t/9f2c…/k7wm2q9d/2`.
        seat: Option<Seat>,
    },
    /// A table at which one only watches: `#w/9f2c…/2f5a…`.
    Watch {
        /// Which.
        table: TableId,
        /// What lets watch, where not everybody may.
        key: Option<Key>,
    },
    /// A finished game, at one of its steps: `#g/9f2c…/1/12`.
    Game {
        /// The table.
        table: TableId,
        /// Which game there, from 1.
        game: u32,
        /// After so many steps; the end, if nobody says.
        step: Option<usize>,
    },
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
        Place::Table { table, key: None, seat: None }
    }

    /// What kind of place it is.
    pub(crate) const fn kind(&self) -> Kind {
        match *self {
            Place::Home => Kind::Home,
            Place::New => Kind::New,
            Place::Table { table, .. } | Place::Watch { table, .. } => Kind::Table(table),
            Place::Game { table, game, .. } => Kind::Game(table, game),
        }
    }

    /// A link to it.
    pub(crate) fn href(&self) -> String {
        route::href(self)
    }

    fn read(hash: &str) -> Option<Place> {
        match hash.strip_prefix('#').unwrap_or(hash) {
            "new" => Some(Place::New),
            text => text.parse().ok().map(Place::led),
        }
    }

    /// Where a link leads.
    fn led(place: Led) -> Place {
        match place {
            Led::Table { table, key, seat } => Place::Table { table, key, seat },
            Led::Watch { table, key } => Place::Watch { table, key },
            Led::Game { table, game, step } => Place::Game { table, game, step },
        }
    }

    /// The place as links name it, where they lead there.
    fn link(&self) -> Option<Led> {
        match self.clone() {
            Place::Home | Place::New => None,
            Place::Table { table, key, seat } => Some(Led::Table { table, key, seat }),
            Place::Watch { table, key } => Some(Led::Watch { table, key }),
            Place::Game { table, game, step } => Some(Led::Game { table, game, step }),
        }
    }
}

/// The location's hash, without `#`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.link()) {
            (Place::New, _) => f.write_str("new"),
            (_, Some(place)) => place.fmt(f),
            (_, None) => Ok(()),
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
    use azulejo_web::route::Place as _;

    #[test]
    fn every_place_is_found_again_by_its_hash() {
        let table = TableId(7);
        let key: Key = "k7wm2q9d".parse().expect("a key");
        for place in [
            Place::Home,
            Place::New,
            Place::table(table),
            Place::Table { table, key: Some(key.clone()), seat: None },
            Place::Table { table, key: Some(key.clone()), seat: Seat::new(3) },
            Place::Watch { table, key: None },
            Place::Watch { table, key: Some(key) },
            Place::Game { table, game: 2, step: None },
            Place::Game { table, game: 2, step: Some(12) },
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
