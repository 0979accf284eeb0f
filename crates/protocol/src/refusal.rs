//! Why a request is refused.

use azulejo_rules::{Move, Seat};
use serde::{Deserialize, Serialize};

/// Why a request is refused, with what a front end needs to say so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Refusal {
    /// The table has no such seat.
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat {
        /// Which.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// This connection may not act for the seat.
    #[error("seat {seat} is not yours")]
    NotYourSeat {
        /// Which.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// A bot sits there.
    #[error("a bot sits at seat {seat}")]
    SeatOfBot {
        /// Where.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// It is another seat's turn.
    #[error("it is the turn of seat {seat}")]
    NotYourTurn {
        /// Whose.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// Something else has happened since.
    #[error("this answers turn {at}, and it is turn {turn} now")]
    Stale {
        /// The turn that the request answers.
        at: u32,
        /// The turn it is.
        turn: u32,
    },
    /// The request speaks of another game.
    #[error("game {game} is being played")]
    OtherGame {
        /// The number of the game that is played.
        game: u32,
    },
    /// The rules forbid the move; [`Position::check`](azulejo_rules::Position::check) tells which.
    #[error("{mv} is not legal")]
    Illegal {
        /// The move.
        #[serde(rename = "move", with = "crate::as_text")]
        mv: Move,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The game is not over yet.
    #[error("the game is not over")]
    GameGoesOn,
    /// At this table nothing is taken back.
    #[error("nothing is taken back at this table")]
    NoTakeback,
    /// No person has decided anything since the last deal, and that stays.
    #[error("nothing is taken back past a deal")]
    PastDeal,
    /// No person has decided anything since the table was opened in the middle of a round.
    #[error("nothing is taken back past the starting point")]
    PastStart,
    /// Such a takeback is not asked for, or not any more.
    #[error("no takeback {offer} is asked for")]
    NoSuchOffer {
        /// The number of the event.
        offer: u32,
    },
    /// A takeback is asked for already.
    #[error("takeback {offer} is asked for already")]
    OfferOpen {
        /// The number of the event.
        offer: u32,
    },
    /// The seat has asked for a takeback in this turn, and the others would not have it.
    #[error("the others have answered: not in this turn")]
    AskedBefore,
    /// The seat has asked for a rematch.
    #[error("this seat has asked for a rematch")]
    RematchAsked,
    /// The bag is fair, and the seat has not added to its chance.
    #[error("the seat has to add to the chance of the game")]
    NonceMissing,
    /// The game has begun, and the seats are taken.
    #[error("the game has begun")]
    GameBegun,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// Only the host of the table may do that.
    #[error("only the host of the table may do that")]
    NotHost,
    /// Somebody sits there.
    #[error("somebody sits at seat {seat}")]
    SeatTaken {
        /// Where.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// Nobody sits there.
    #[error("nobody sits at seat {seat}")]
    SeatFree {
        /// Where.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// A seat can't change places with itself.
    #[error("both seats are seat {seat}")]
    SameSeat {
        /// Which.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// The table is private, and the key does not open the seat, or not any more.
    #[error("this does not open the seat, or not any more")]
    NotInvited,
    /// The person at this seat is not ready.
    #[error("seat {seat} is not ready")]
    NotReady {
        /// Where.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// The person at this seat has said so.
    #[error("the seat is ready already")]
    ReadyBefore,
    /// Such a thing is not said at this table.
    #[error("such a thing is not said at this table")]
    ChatOff,
    /// Everybody has moved once: resign instead.
    #[error("everybody has moved: resign instead")]
    TooLateToAbort,
}
