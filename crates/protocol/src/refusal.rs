//! Why a request is refused.

use azulejo_rules::{Move, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a request is refused, with what a front end needs to say so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Refusal {
    /// The table has no such seat.
    NoSuchSeat {
        /// Which.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// This connection may not act for the seat.
    NotYourSeat {
        /// Which.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// A bot sits there.
    SeatOfBot {
        /// Where.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// It is another seat's turn.
    NotYourTurn {
        /// Whose.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// Something else has happened since.
    Stale {
        /// The turn that the request answers.
        at: u32,
        /// The turn it is.
        turn: u32,
    },
    /// The request speaks of another game.
    OtherGame {
        /// The number of the game that is played.
        game: u32,
    },
    /// The rules forbid the move; [`Position::check`](azulejo_rules::Position::check) tells which.
    Illegal {
        /// The move.
        #[serde(rename = "move", with = "crate::as_text")]
        mv: Move,
    },
    /// The game is over.
    GameOver,
    /// The game is not over yet.
    GameGoesOn,
    /// At this table nothing is taken back.
    NoTakeback,
    /// No person has decided anything since the last deal, and that stays.
    PastDeal,
    /// No person has decided anything since the table was opened in the middle of a round.
    PastStart,
    /// Such a takeback is not asked for, or not any more.
    NoSuchOffer {
        /// The number of the event.
        offer: u32,
    },
    /// A takeback is asked for already.
    OfferOpen {
        /// The number of the event.
        offer: u32,
    },
    /// The seat has asked for a takeback in this turn, and the others would not have it.
    AskedBefore,
    /// The seat has asked for a rematch.
    RematchAsked,
    /// The bag is fair, and the seat has not added to its chance.
    NonceMissing,
    /// The game has begun, and the seats are taken.
    GameBegun,
    /// The game has not begun.
    NotBegun,
    /// Only the host of the table may do that.
    NotHost,
    /// Somebody sits there.
    SeatTaken {
        /// Where.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// Nobody sits there.
    SeatFree {
        /// Where.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// A seat can't change places with itself.
    SameSeat {
        /// Which.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// The table is private, and the key does not open the seat, or not any more.
    NotInvited,
    /// The person at this seat is not ready.
    NotReady {
        /// Where.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// The person at this seat has said so.
    ReadyBefore,
    /// Such a thing is not said at this table.
    ChatOff,
    /// Everybody has moved once: resign instead.
    TooLateToAbort,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoSuchSeat { seat } => write!(f, "there is no seat {seat} at this table"),
            Refusal::NotYourSeat { seat } => write!(f, "seat {seat} is not yours"),
            Refusal::SeatOfBot { seat } => write!(f, "a bot sits at seat {seat}"),
            Refusal::NotYourTurn { seat } => write!(f, "it is the turn of seat {seat}"),
            Refusal::Stale { at, turn } => {
                write!(f, "this answers turn {at}, and it is turn {turn} now")
            }
            Refusal::OtherGame { game } => write!(f, "game {game} is being played"),
            Refusal::Illegal { mv } => write!(f, "{mv} is not legal"),
            Refusal::GameOver => write!(f, "the game is over"),
            Refusal::GameGoesOn => write!(f, "the game is not over"),
            Refusal::NoTakeback => write!(f, "nothing is taken back at this table"),
            Refusal::PastDeal => write!(f, "nothing is taken back past a deal"),
            Refusal::PastStart => write!(f, "nothing is taken back past the starting point"),
            Refusal::NoSuchOffer { offer } => write!(f, "no takeback {offer} is asked for"),
            Refusal::OfferOpen { offer } => write!(f, "takeback {offer} is asked for already"),
            Refusal::AskedBefore => write!(f, "the others have answered: not in this turn"),
            Refusal::RematchAsked => write!(f, "this seat has asked for a rematch"),
            Refusal::NonceMissing => write!(f, "the seat has to add to the chance of the game"),
            Refusal::GameBegun => write!(f, "the game has begun"),
            Refusal::NotBegun => write!(f, "the game has not begun"),
            Refusal::NotHost => write!(f, "only the host of the table may do that"),
            Refusal::SeatTaken { seat } => write!(f, "somebody sits at seat {seat}"),
            Refusal::SeatFree { seat } => write!(f, "nobody sits at seat {seat}"),
            Refusal::SameSeat { seat } => write!(f, "both seats are seat {seat}"),
            Refusal::NotInvited => write!(f, "this does not open the seat, or not any more"),
            Refusal::NotReady { seat } => write!(f, "seat {seat} is not ready"),
            Refusal::ReadyBefore => write!(f, "the seat is ready already"),
            Refusal::ChatOff => write!(f, "such a thing is not said at this table"),
            Refusal::TooLateToAbort => write!(f, "everybody has moved: resign instead"),
        }
    }
}

impl std::error::Error for Refusal {}
