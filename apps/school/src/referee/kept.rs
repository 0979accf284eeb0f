//! The refereed game on this device.

use azulejo_study::Referee;
use azulejo_study::referee::KeptReferee;
use azulejo_web::storage::{self, Key, StorageError};
use azulejo_web::{console, json};
use serde::{Deserialize, Serialize};

/// A game at a real table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Table {
    /// When it was begun, in milliseconds since 1970: this tells it from all others.
    pub(super) begun: u64,
    /// The game, as far as it has been told.
    pub(super) referee: Referee,
}

/// The game as it is written down.
#[derive(Serialize, Deserialize)]
struct KeptTable {
    begun: u64,
    referee: KeptReferee,
}

/// What the storage holds.
pub(super) enum Left {
    Nothing,
    Table(Box<Table>),
    /// Something that can't be read; it has been set aside.
    Damaged,
}

impl Table {
    /// What the library knows it by.
    pub(super) fn origin(&self) -> String {
        format!("referee-{}", self.begun)
    }

    /// Keeps it for the next visit.
    pub(super) fn keep(&self) -> Result<(), StorageError> {
        storage::write(Key::Referee, &self.text())
    }

    fn text(&self) -> String {
        let kept = KeptTable { begun: self.begun, referee: KeptReferee::from(&self.referee) };
        azulejo_web::parts::text(&kept)
    }

    /// The game of a text.
    fn of_text(text: &str) -> Result<Table, String> {
        let kept: KeptTable = json::read(text).map_err(|error| error.to_string())?;
        let referee = Referee::try_from(&kept.referee).map_err(|error| error.to_string())?;
        Ok(Table { begun: kept.begun, referee })
    }
}

/// The game that was left here.
pub(super) fn left() -> Left {
    let Some(text) = storage::read(Key::Referee) else { return Left::Nothing };
    match Table::of_text(&text) {
        Ok(table) => Left::Table(Box::new(table)),
        Err(error) => {
            console::error(&format!("the refereed game can't be read: {error}"));
            // What could not be set aside stays where it is, until another game takes its place.
            if storage::set_aside(&text) {
                storage::remove(Key::Referee);
            }
            Left::Damaged
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::{Factory, Seat, Tile};
    use azulejo_study::Tap;

    fn begun() -> Table {
        let rules = "2fs".parse().expect("rules");
        let mut referee = Referee::new(rules, Seat::ALL[1], ["Anna", "Jan"]).expect("a game");
        referee.tap(Tap::Tile(Factory::ALL[0], Tile::Red));
        Table { begun: 17, referee }
    }

    #[test]
    fn a_game_is_resumed_as_it_was_left() {
        let table = begun();
        assert_eq!(Table::of_text(&table.text()), Ok(table.clone()));
        assert_eq!(table.origin(), "referee-17");
    }

    #[test]
    fn a_damaged_game_is_refused() {
        let text = begun().text();
        for bad in ["", "{}", "[", &text[..text.len() / 2], &text.replace("[Players", "[Plyers")] {
            assert!(Table::of_text(bad).is_err(), "{bad}");
        }
    }
}
