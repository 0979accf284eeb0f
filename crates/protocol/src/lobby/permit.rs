//! Who may ask for what before the game.

use super::Lobby;
use crate::{ChatScope, Refusal, Request, Viewer, Words};
use azulejo_rules::Seat;

/// What somebody is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Standing {
    /// The seats they sit at.
    pub viewer: Viewer,
    /// Whether they are the host of the table, who decides who sits there.
    pub is_host: bool,
}

type Permit = Result<(), Refusal>;

impl Lobby {
    /// Whether somebody may ask for something now. Whether a key opens a seat only the server knows: it
    /// asks that first.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn check(&self, standing: Standing, request: &Request) -> Permit {
        if let Some(seat) = request.seat() {
            self.check_seat(seat)?;
        }
        match request {
            Request::Sync { .. } => Ok(()),
            Request::Sit { seat, .. } => self.check_free(*seat),
            Request::Vacate { seat } => self.check_vacate(standing, *seat),
            Request::SeatBot { seat, .. } | Request::Invite { seat, .. } => {
                check_host(standing)?;
                self.check_free(*seat)
            }
            Request::Swap { seat, with } => {
                check_host(standing)?;
                self.check_seat(*with)?;
                if seat == with { Err(Refusal::SameSeat { seat: *seat }) } else { Ok(()) }
            }
            Request::Ready { seat, .. } => self.check_ready(standing, *seat),
            Request::Begin {} => self.check_begin(standing),
            Request::Say { seat, words } => {
                check_own(standing, *seat)?;
                self.founding.chat.check(words)
            }
            Request::Play { .. }
            | Request::Undo { .. }
            | Request::AnswerTakeback { .. }
            | Request::Resign { .. }
            | Request::Abort { .. }
            | Request::Rematch { .. } => Err(Refusal::NotBegun),
        }
    }

    fn check_seat(&self, seat: Seat) -> Permit {
        if self.chair(seat).is_some() { Ok(()) } else { Err(Refusal::NoSuchSeat { seat }) }
    }

    fn check_free(&self, seat: Seat) -> Permit {
        let is_free = self.chair(seat).is_some_and(|chair| chair.who.is_none());
        if is_free { Ok(()) } else { Err(Refusal::SeatTaken { seat }) }
    }

    fn check_taken(&self, seat: Seat) -> Permit {
        if self.check_free(seat).is_ok() { Err(Refusal::SeatFree { seat }) } else { Ok(()) }
    }

    fn check_vacate(&self, standing: Standing, seat: Seat) -> Permit {
        if !standing.is_host {
            check_own(standing, seat)?;
        }
        self.check_taken(seat)
    }

    fn check_ready(&self, standing: Standing, seat: Seat) -> Permit {
        check_own(standing, seat)?;
        let is_ready = self.chair(seat).is_some_and(|chair| chair.nonce.is_some());
        if is_ready { Err(Refusal::ReadyBefore) } else { Ok(()) }
    }

    fn check_begin(&self, standing: Standing) -> Permit {
        check_host(standing)?;
        let unready = |&seat: &Seat| self.chair(seat).is_some_and(|chair| !chair.is_ready());
        match Seat::ALL.into_iter().find(unready) {
            None => Ok(()),
            Some(seat) if self.check_free(seat).is_ok() => Err(Refusal::SeatFree { seat }),
            Some(seat) => Err(Refusal::NotReady { seat }),
        }
    }
}

fn check_host(standing: Standing) -> Permit {
    if standing.is_host { Ok(()) } else { Err(Refusal::NotHost) }
}

fn check_own(standing: Standing, seat: Seat) -> Permit {
    if standing.viewer.acts_for(seat) { Ok(()) } else { Err(Refusal::NotYourSeat { seat }) }
}

impl ChatScope {
    /// Whether such a thing is said at a table.
    ///
    /// # Errors
    ///
    /// If not.
    pub fn check(self, words: &Words) -> Permit {
        match (self, words) {
            (ChatScope::Free, _) | (ChatScope::Presets, Words::Preset(_)) => Ok(()),
            (ChatScope::Off | ChatScope::Presets, _) => Err(Refusal::ChatOff),
        }
    }
}
