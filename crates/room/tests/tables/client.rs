//! Somebody who looks at a table.

use azulejo_protocol::{Event, Happening, Lobby, Mirror};
use azulejo_room::Table;

/// What somebody knows who has heard every event of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Client {
    /// Before the first game.
    Lobby(Box<Lobby>),
    /// Since then.
    Game(Box<Mirror>),
}

impl Client {
    /// Somebody who was there when the table was founded.
    pub(crate) fn of(founded: &Event) -> Client {
        Client::Lobby(Box::new(Lobby::open(founded).unwrap()))
    }

    /// Hears what happened.
    pub(crate) fn hear(&mut self, event: &Event) {
        match self {
            Client::Lobby(_) if matches!(event.what, Happening::Opened(_)) => {
                *self = Client::Game(Box::new(Mirror::open(event).unwrap()));
            }
            Client::Lobby(lobby) => lobby.apply(event).unwrap(),
            Client::Game(mirror) => drop(mirror.apply(event).unwrap()),
        }
    }

    /// Knows what the table knows.
    pub(crate) fn assert_sees(&self, table: &Table) {
        match self {
            Client::Lobby(lobby) => assert_eq!(Some(&**lobby), table.lobby()),
            Client::Game(mirror) => assert_eq!(Some(&**mirror), table.mirror()),
        }
    }
}
