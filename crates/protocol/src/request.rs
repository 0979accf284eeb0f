//! What a client asks of a table.

use crate::{CommandId, Key, KeyHash, LevelName, PersonName, Words};
use azulejo_fair::Nonce;
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

/// The first thing that a client of a table online says.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The number of the last event it knows; 0 if it knows none. It is told exactly what it missed.
    pub after: u32,
    /// What lets it in, where the table is not open to everybody and the client has no seat there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
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
    /// Before the game: to sit down.
    Sit {
        /// Where.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// What the person is called; what can't be seen in it is left out.
        #[serde(deserialize_with = "crate::name::tidy_person")]
        name: PersonName,
        /// What opens the seat, where the table is not open to everybody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<Key>,
    },
    /// Before the game: to get up, or, for the host, to ask somebody to.
    Vacate {
        /// Which seat.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// Before the game, for the host: to put a bot on a free seat.
    SeatBot {
        /// Which seat.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// How well it plays.
        level: LevelName,
    },
    /// Before the game, for the host: to let two seats change places.
    Swap {
        /// One of them.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// The other.
        #[serde(with = "crate::as_seat")]
        with: Seat,
    },
    /// Before the game, for the host: to make an invitation. The host draws its key and tells only the
    /// hash, so that nobody can read it at the server.
    Invite {
        /// To which seat.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// The hash of the key.
        key: KeyHash,
    },
    /// Before the game: to say that one is ready, and to add to its chance.
    Ready {
        /// Who.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// Random bytes of their own.
        nonce: Nonce,
    },
    /// For the host, when all seats are taken and everybody is ready: to begin.
    Begin {},
    /// To say something.
    Say {
        /// Who.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// What.
        words: Words,
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
        /// Random bytes of their own, where the bag is fair.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
}

impl Request {
    /// Whether it is about who sits where, which is settled when the first game begins.
    pub const fn is_before_the_game(&self) -> bool {
        use Request::{Begin, Invite, Ready, SeatBot, Sit, Swap, Vacate};
        matches!(
            self,
            Sit { .. }
                | Vacate { .. }
                | SeatBot { .. }
                | Swap { .. }
                | Invite { .. }
                | Ready { .. }
                | Begin {}
        )
    }

    /// The seat that asks.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Request::Sync { .. } | Request::Begin {} => None,
            Request::Sit { seat, .. }
            | Request::Vacate { seat }
            | Request::SeatBot { seat, .. }
            | Request::Swap { seat, .. }
            | Request::Invite { seat, .. }
            | Request::Ready { seat, .. }
            | Request::Say { seat, .. }
            | Request::Play { seat, .. }
            | Request::Undo { seat, .. }
            | Request::AnswerTakeback { seat, .. }
            | Request::Resign { seat, .. }
            | Request::Abort { seat, .. }
            | Request::Rematch { seat, .. } => Some(seat),
        }
    }
}
