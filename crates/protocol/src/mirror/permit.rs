//! Who may ask for what, and when.

use super::Mirror;
use crate::{End, Occupant, Refusal, Request, Takeback, Viewer};
use azulejo_fair::Nonce;
use azulejo_rules::{Move, Seat};

type Permit = Result<(), Refusal>;

impl Mirror {
    /// Whether a viewer may ask for something now: the room answers so, and a front end that grays
    /// out what is not allowed asks the very same.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn check(&self, viewer: Viewer, request: &Request) -> Result<(), Refusal> {
        if request.is_before_the_game() {
            return Err(Refusal::GameBegun);
        }
        if let Some(seat) = request.seat() {
            self.check_seat(viewer, seat)?;
        }
        match *request {
            Request::Sync { .. } => Ok(()),
            Request::Play { seat, mv, at } => self.check_play(seat, mv, at),
            Request::Undo { seat, at } => self.check_takeback(seat, at),
            Request::AnswerTakeback { seat, offer, agree } => self.check_answer(seat, offer, agree),
            Request::Resign { seat, game } => {
                self.check_game(game)?;
                self.check_plays(seat)
            }
            Request::Abort { seat, game } => self.check_abort(seat, game),
            Request::Rematch { seat, game, nonce } => {
                self.check_rematch(seat, game)?;
                let is_missing = self.fair.is_some() && nonce.is_none();
                if is_missing { Err(Refusal::NonceMissing) } else { Ok(()) }
            }
            // What may be said is for the table to say; who may is known here.
            Request::Say { seat, .. } => self.check_sat_down(seat),
            Request::Sit { .. }
            | Request::Vacate { .. }
            | Request::SeatBot { .. }
            | Request::Swap { .. }
            | Request::Invite { .. }
            | Request::Ready { .. }
            | Request::Begin {} => Err(Refusal::GameBegun),
        }
    }

    /// Whether a viewer could take something back now, at once or by asking.
    pub fn can_undo(&self, viewer: Viewer) -> bool {
        self.can(viewer, |seat| Request::Undo { seat, at: self.turn })
    }

    /// Whether a viewer could call the game off now.
    pub fn can_abort(&self, viewer: Viewer) -> bool {
        self.can(viewer, |seat| Request::Abort { seat, game: self.game })
    }

    /// Whether a viewer could resign now.
    pub fn can_resign(&self, viewer: Viewer) -> bool {
        self.can(viewer, |seat| Request::Resign { seat, game: self.game })
    }

    /// Whether a viewer could ask for a rematch now, or agree to one.
    pub fn can_rematch(&self, viewer: Viewer) -> bool {
        let nonce = self.fair.as_ref().map(|_| Nonce::from_bytes([0; Nonce::BYTES]));
        self.can(viewer, |seat| Request::Rematch { seat, game: self.game, nonce })
    }

    /// Whether a viewer may ask for something in the name of any of its seats.
    fn can(&self, viewer: Viewer, request: impl Fn(Seat) -> Request) -> bool {
        viewer.seats().any(|seat| self.check(viewer, &request(seat)).is_ok())
    }

    fn check_seat(&self, viewer: Viewer, seat: Seat) -> Permit {
        if !self.options.rules.has_seat(seat) {
            return Err(Refusal::NoSuchSeat { seat });
        }
        if viewer.acts_for(seat) { Ok(()) } else { Err(Refusal::NotYourSeat { seat }) }
    }

    /// A person at the seat, in a game that goes on.
    fn check_plays(&self, seat: Seat) -> Permit {
        if self.end.is_some() {
            return Err(Refusal::GameOver);
        }
        self.check_person_at(seat)
    }

    fn check_person_at(&self, seat: Seat) -> Permit {
        if self.is_person(seat) { Ok(()) } else { Err(Refusal::SeatOfBot { seat }) }
    }

    fn check_turn(&self, at: u32) -> Permit {
        if at == self.turn { Ok(()) } else { Err(Refusal::Stale { at, turn: self.turn }) }
    }

    fn check_game(&self, game: u32) -> Permit {
        if game == self.game { Ok(()) } else { Err(Refusal::OtherGame { game: self.game }) }
    }

    fn check_play(&self, seat: Seat, mv: Move, at: u32) -> Permit {
        self.check_plays(seat)?;
        self.check_turn(at)?;
        match self.to_move() {
            Some(to_move) if to_move != seat => {
                return Err(Refusal::NotYourTurn { seat: to_move });
            }
            _ => {}
        }
        self.position().check(mv).map_err(|_| Refusal::Illegal { mv })
    }

    fn check_takeback(&self, seat: Seat, at: u32) -> Permit {
        if !matches!(self.end, None | Some(End::Played)) || self.is_revealed() {
            return Err(Refusal::GameOver);
        }
        self.check_person_at(seat)?;
        self.check_turn(at)?;
        match self.options.takeback {
            Takeback::Never => Err(Refusal::NoTakeback),
            Takeback::Free => self.undo_to().map(drop),
            // What the others would agree to is over, and everybody has seen the result.
            Takeback::Consent if self.end.is_some() => Err(Refusal::GameOver),
            Takeback::Consent => match self.takeback {
                Some(offer) => Err(Refusal::OfferOpen { offer: offer.number }),
                None if self.asked.acts_for(seat) => Err(Refusal::AskedBefore),
                None => self.takeback_to(seat).map(drop),
            },
        }
    }

    /// Whoever has not agreed yet may answer; the one who asked may withdraw.
    fn check_answer(&self, seat: Seat, offer: u32, agree: bool) -> Permit {
        self.check_plays(seat)?;
        let open = self.takeback.filter(|open| open.number == offer);
        let open = open.ok_or(Refusal::NoSuchOffer { offer })?;
        if agree && open.agreed.acts_for(seat) { Err(Refusal::OfferOpen { offer }) } else { Ok(()) }
    }

    fn check_abort(&self, seat: Seat, game: u32) -> Permit {
        self.check_game(game)?;
        self.check_plays(seat)?;
        if self.has_everybody_moved() { Err(Refusal::TooLateToAbort) } else { Ok(()) }
    }

    /// Whether every seat has moved at this table since the game began.
    pub fn has_everybody_moved(&self) -> bool {
        let moves = &self.steps()[self.history.before()..];
        let has_moved = |seat| moves.iter().any(|step| step.seat() == Some(seat));
        self.options.rules.seats().all(has_moved)
    }

    /// Somebody who sat down as a person, also if a bot has taken over since.
    fn check_sat_down(&self, seat: Seat) -> Permit {
        let is_person = self.options.seats.get(seat.index()).is_some_and(Occupant::is_person);
        if is_person { Ok(()) } else { Err(Refusal::SeatOfBot { seat }) }
    }

    /// Somebody who left may come back for the next game.
    fn check_rematch(&self, seat: Seat, game: u32) -> Permit {
        self.check_game(game)?;
        match self.options.seats.get(seat.index()) {
            Some(Occupant::Person { .. }) if self.end.is_none() => Err(Refusal::GameGoesOn),
            Some(Occupant::Person { .. }) if self.rematch.acts_for(seat) => {
                Err(Refusal::RematchAsked)
            }
            Some(Occupant::Person { .. }) => Ok(()),
            _ => Err(Refusal::SeatOfBot { seat }),
        }
    }
}
