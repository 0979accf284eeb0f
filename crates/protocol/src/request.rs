//! What a client asks of a table.

use crate::CommandId;
use azulejo_rules::{Move, Seat};
use serde::{Deserialize, Serialize};

/// A request with the name by which its answer will name it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// Drawn by the client, and kept if it has to ask again.
    pub id: CommandId,
    /// What is asked.
    pub request: Request,
}

/// What a client asks, in the name of a seat where a seat has to ask.
///
/// Everything may be sent twice without harm, by a client that does not know whether it was heard:
/// the table knows a command again by its name, and answers as it did the first time. A request says
/// which turn, offer or game it speaks of, too: if something else has happened since, it is refused.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// To be told all events after this one; 0 for all there are. Spectators may ask, too.
    Sync {
        /// The number of the last event the client knows.
        after: u32,
    },
    /// To make a move.
    Play {
        /// Who moves.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// The move.
        #[serde(rename = "move", with = "crate::as_text")]
        mv: Move,
        /// The turn it answers: [`Mirror::turn`](crate::Mirror::turn).
        at: u32,
    },
    /// To take back. Where that is free, the last decision of any person is taken back at once, with
    /// what bots did since; where it needs consent, the others are asked whether the last decision of
    /// this seat may be.
    Undo {
        /// Who asks.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// The turn it answers: [`Mirror::turn`](crate::Mirror::turn).
        at: u32,
    },
    /// To agree to a takeback or not. The one who asked for it withdraws it with `agree: false`.
    AnswerTakeback {
        /// Who answers.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// The number of the event that asked.
        offer: u32,
        /// Whether the move may be taken back.
        agree: bool,
    },
    /// To give up. A game of two is over then; at three or four a bot takes the seat.
    Resign {
        /// Who gives up.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// Which game: [`Mirror::game_number`](crate::Mirror::game_number).
        game: u32,
    },
    /// To call the game off, which is free until everybody has moved once.
    Abort {
        /// Who calls it off.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// Which game: [`Mirror::game_number`](crate::Mirror::game_number).
        game: u32,
    },
    /// To play again after a game, with the next seat beginning. It starts as soon as everybody asks.
    Rematch {
        /// Who would like to.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// Which game is over: [`Mirror::game_number`](crate::Mirror::game_number).
        game: u32,
    },
}

impl Request {
    /// The seat that asks.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Request::Sync { .. } => None,
            Request::Play { seat, .. }
            | Request::Undo { seat, .. }
            | Request::AnswerTakeback { seat, .. }
            | Request::Resign { seat, .. }
            | Request::Abort { seat, .. }
            | Request::Rematch { seat, .. } => Some(seat),
        }
    }
}
