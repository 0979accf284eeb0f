//! A table online before its first game.

mod permit;

pub use permit::Standing;

use crate::{
    Contradiction, Event, Founding, Happening, Millis, MirrorError, Occupant, TableOptions,
};
use azulejo_fair::Nonce;
use azulejo_rules::{BySeat, Seat};

/// A table online before its first game: who sits there, and who is ready. It is the fold of the events
/// from the founding on, as [`Mirror`](crate::Mirror) is of those of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lobby {
    number: u32,
    at: Millis,
    founding: Founding,
    seats: BySeat<Chair>,
}

/// A seat before the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chair {
    /// Who sits there.
    pub who: Option<Occupant>,
    /// What the person has added to chance; they are ready then.
    pub nonce: Option<Nonce>,
}

impl Chair {
    /// Whether a game could begin as far as this seat is concerned: bots always are ready.
    pub fn is_ready(&self) -> bool {
        match &self.who {
            None => false,
            Some(Occupant::Bot { .. }) => true,
            Some(Occupant::Person { .. }) => self.nonce.is_some(),
        }
    }
}

type Folded = Result<(), Contradiction>;

impl Lobby {
    /// The number of the event that founds a table.
    pub const FIRST: u32 = 1;

    /// The table after the event that founded it.
    ///
    /// # Errors
    ///
    /// If the event founds no table, or one that can't be, or is not the first there is.
    pub fn open(event: &Event) -> Result<Lobby, MirrorError> {
        let refuse = |why| MirrorError { number: event.number, why };
        let Happening::Founded(founding) = &event.what else {
            return Err(refuse(Contradiction::NotFounded));
        };
        if event.number != Lobby::FIRST {
            return Err(refuse(Contradiction::Gap { expected: Lobby::FIRST }));
        }
        let sound = founding.check().and_then(|()| founding.check_empty());
        sound.map_err(|faults| refuse(Contradiction::Options(faults)))?;
        let seats = founding.options.rules.seats().map(|_| Chair::default()).collect();
        Ok(Lobby { number: event.number, at: event.at, founding: (**founding).clone(), seats })
    }

    /// Adds what happened. An event that is known already changes nothing.
    ///
    /// # Errors
    ///
    /// Why the event can't have happened; the lobby is as it was. The opening of a game ends the lobby,
    /// and belongs to the game's mirror.
    pub fn apply(&mut self, event: &Event) -> Result<(), MirrorError> {
        if event.number <= self.number {
            return Ok(());
        }
        self.fold(event).map_err(|why| MirrorError { number: event.number, why })?;
        self.number = event.number;
        self.at = event.at;
        Ok(())
    }

    fn fold(&mut self, event: &Event) -> Folded {
        let expected = self.number + 1;
        if event.number != expected {
            return Err(Contradiction::Gap { expected });
        }
        if event.at < self.at {
            return Err(Contradiction::Backwards);
        }
        match &event.what {
            Happening::Invited { seat } => self.free(*seat).map(drop),
            Happening::Seated { seat, who } => {
                *self.free(*seat)? = Chair { who: Some(who.clone()), nonce: None };
                Ok(())
            }
            Happening::Vacated { seat } => {
                *self.taken(*seat)? = Chair::default();
                Ok(())
            }
            Happening::Swapped { seat, with } => self.swap(*seat, *with),
            Happening::Ready { seat, nonce } => {
                let chair = self.person(*seat)?;
                chair.nonce = Some(*nonce);
                Ok(())
            }
            Happening::Said { seat, .. } => self.person(*seat).map(drop),
            _ => Err(Contradiction::NotOpened),
        }
    }

    fn swap(&mut self, seat: Seat, with: Seat) -> Folded {
        self.at_seat(seat)?;
        self.at_seat(with)?;
        self.seats.swap(seat.index(), with.index());
        Ok(())
    }

    fn at_seat(&mut self, seat: Seat) -> Result<&mut Chair, Contradiction> {
        self.seats.get_mut(seat.index()).ok_or(Contradiction::NoSuchSeat { seat })
    }

    fn free(&mut self, seat: Seat) -> Result<&mut Chair, Contradiction> {
        let chair = self.at_seat(seat)?;
        if chair.who.is_none() { Ok(chair) } else { Err(Contradiction::Taken { seat }) }
    }

    fn taken(&mut self, seat: Seat) -> Result<&mut Chair, Contradiction> {
        let chair = self.at_seat(seat)?;
        if chair.who.is_some() { Ok(chair) } else { Err(Contradiction::Free { seat }) }
    }

    fn person(&mut self, seat: Seat) -> Result<&mut Chair, Contradiction> {
        let chair = self.taken(seat)?;
        let is_person = chair.who.as_ref().is_some_and(Occupant::is_person);
        if is_person { Ok(chair) } else { Err(Contradiction::NotAPerson { seat }) }
    }

    /// The number of the last event.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// When the last event happened.
    pub const fn at(&self) -> Millis {
        self.at
    }

    /// How the table is set up.
    pub const fn founding(&self) -> &Founding {
        &self.founding
    }

    /// All seats, in order.
    pub fn chairs(&self) -> &[Chair] {
        &self.seats
    }

    /// A seat.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.seats.get(seat.index())
    }

    /// What the game will be played with, and what its people have added to chance; `None` while somebody
    /// is missing or not ready.
    pub fn complete(&self) -> Option<(TableOptions, BySeat<Option<Nonce>>)> {
        if !self.seats.iter().all(Chair::is_ready) {
            return None;
        }
        let seats = self.seats.iter().filter_map(|chair| chair.who.clone()).collect();
        let options = TableOptions { seats, ..self.founding.options.clone() };
        Some((options, self.seats.iter().map(|chair| chair.nonce).collect()))
    }
}
