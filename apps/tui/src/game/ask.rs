//! What people ask for.

use super::{Game, Here, Host, people_at_start, random};
use azulejo_protocol::{Ask, CommandId, FirstSeat, Mirror, Refusal, Request, Start, TableOptions};
use azulejo_room::{Room, Seed};
use azulejo_rules::{Move, Seat};

impl Game {
    /// Asks the room for something, in the name of a person at this terminal. What happens is in the table and the news
    /// when this returns; at a table of a server, when the server has told of it.
    ///
    /// # Errors
    ///
    /// Why the room refuses; nothing has changed.
    pub fn request(&mut self, request: Request) -> Result<(), Refusal> {
        let id = CommandId(u128::from(random()) << 64 | u128::from(self.table.number()));
        let (now, viewer) = (self.ground.clock.now(), self.viewer());
        match &mut self.host {
            Host::Here(here) => {
                let sent = here.room.handle(now, viewer, &Ask { id, request });
                self.deliver(sent)
            }
            Host::There(there) => there.request(&self.table, request),
        }
    }

    /// Plays moves of whoever is to move, one after another.
    ///
    /// # Errors
    ///
    /// Why the room refuses one; those before it are played.
    pub fn play(&mut self, moves: &[Move]) -> Result<(), Refusal> {
        if let Host::There(there) = &mut self.host {
            return there.play(&self.table, moves);
        }
        moves.iter().try_for_each(|&mv| {
            let (seat, at) = self.turn().ok_or(Refusal::GameOver)?;
            self.request(Request::Play { seat, mv, at })
        })
    }

    /// Takes back the last decision of a person, with what bots did since; at a table of a server the others are asked.
    ///
    /// # Errors
    ///
    /// Why the room refuses.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        let seat = self.person_here().ok_or(Refusal::NoTakeback)?;
        self.request(Request::Undo { seat, at: self.table.turn() })
    }

    /// A person gives up.
    ///
    /// # Errors
    ///
    /// Why the room refuses.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.request(Request::Resign { seat, game: self.table.game_number() })
    }

    /// Calls the game off, which is free until everybody has moved once.
    ///
    /// # Errors
    ///
    /// Why the room refuses.
    pub fn abort(&mut self) -> Result<(), Refusal> {
        let seat = self.person_here().ok_or(Refusal::TooLateToAbort)?;
        self.request(Request::Abort { seat, game: self.table.game_number() })
    }

    /// The first person who plays at this terminal.
    fn person_here(&self) -> Option<Seat> {
        self.viewer().seats().find(|&seat| self.table.is_person(seat))
    }

    /// Plays again with the start rotated: everybody at this terminal agrees, and at a table of a server the others are
    /// asked. Where bots play among themselves nobody can
    /// ask the room, so a new table is opened.
    ///
    /// # Errors
    ///
    /// Why the room refuses.
    pub fn rematch(&mut self) -> Result<(), Refusal> {
        if self.table.end().is_none() {
            return Err(Refusal::GameGoesOn);
        }
        let game = self.table.game_number();
        if let Host::There(there) = &mut self.host {
            return there.rematch(&self.table);
        }
        let Some(&seat) = people_at_start(&self.table).first() else { return self.open_again() };
        self.request(Request::Rematch { seat, game, nonce: None })
    }

    fn open_again(&mut self) -> Result<(), Refusal> {
        let (options, seed) = (rotated(&self.table), random());
        let opened = Room::open(self.ground.clock.now(), options, Start::Fresh, Seed::new(seed));
        let (room, sent) = opened.map_err(|_| Refusal::GameGoesOn)?;
        self.table = room.mirror().clone();
        self.host = Host::Here(Box::new(Here { room, whims: seed }));
        self.deliver(sent)
    }
}

/// The same table with the next seat beginning.
fn rotated(table: &Mirror) -> TableOptions {
    let mut options = table.options().clone();
    options.first = FirstSeat::Chosen(table.next_first());
    options
}
