//! Who sits at the table.

use super::Referee;
use azulejo_rules::{Game, Rules, Seat, TagError};

impl Referee {
    /// A game before its first deal. Names go into the record; who has none goes without.
    ///
    /// # Errors
    ///
    /// If nobody sits at the first seat, or a record could not carry a name.
    pub fn new(
        rules: Rules,
        first: Seat,
        names: impl IntoIterator<Item = impl AsRef<str>>,
    ) -> Result<Referee, StartError> {
        if !rules.has_seat(first) {
            return Err(StartError::NoSuchSeat { seat: first, seats: rules.players.count() });
        }
        let mut referee = Referee::from(Game::new(rules, first));
        for (seat, name) in rules.seats().zip(names) {
            referee.rename(seat, name.as_ref())?;
        }
        Ok(referee)
    }

    /// Writes a player's name into the record; a blank one changes nothing.
    ///
    /// # Errors
    ///
    /// If nobody sits there, or a record could not carry the name.
    pub fn rename(&mut self, seat: Seat, name: &str) -> Result<(), StartError> {
        let rules = self.game.rules();
        if !rules.has_seat(seat) {
            return Err(StartError::NoSuchSeat { seat, seats: rules.players.count() });
        }
        let name = name.trim();
        if name.is_empty() {
            return Ok(());
        }
        self.before = None;
        let named = self.game.set_tag(&format!("Seat{seat}"), name);
        named.map_err(|why| StartError::Name { seat, why })
    }

    /// A player's name, if there is one.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.game.tag(&format!("Seat{seat}"))
    }
}

/// Why a game can't be refereed so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum StartError {
    /// Nobody sits there.
    #[error("found seat {seat}; expected 1 to {seats}")]
    NoSuchSeat {
        /// Which seat.
        seat: Seat,
        /// How many there are.
        seats: usize,
    },
    /// A record could not carry the name.
    #[error("the name of seat {seat}: {why}")]
    Name {
        /// Whose.
        seat: Seat,
        /// Why.
        why: TagError,
    },
}
