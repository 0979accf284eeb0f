//! What a table says to its clients and to its bots.

mod harmless;

use crate::{CommandId, Event, LevelName, Millis, Refusal, Viewer};
use azulejo_rules::{Position, Seat};
use serde::{Deserialize, Serialize};

/// What a table says to a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Message {
    /// The first thing that a client of a table online hears, and again whenever it changes.
    Welcome {
        /// The seats of this client.
        seats: Viewer,
        /// Whether it is the host of the table.
        host: bool,
        /// The number of the last event.
        head: u32,
        /// The time by the table's clock, from which the clocks of the players follow.
        now: Millis,
    },
    /// Who is there; only those who have been away for a while count as absent.
    Present {
        /// The seats whose people are there.
        seats: Viewer,
        /// How many watch.
        watching: u32,
    },
    /// The table can't take a request now, and nothing has changed: ask again later, with the same name.
    Unavailable {
        /// The name that the client gave it.
        id: CommandId,
        /// Why.
        why: Unavailable,
    },
    /// What the client said can't be read, and nothing has changed.
    Unreadable {
        /// What is wrong with it. It may hold what the client said, so it is sent without what can't be seen and
        /// without an end that is too long.
        #[serde(serialize_with = "harmless::serialize")]
        why: String,
    },
    /// Something happened.
    Event(Event),
    /// What the client asked to be told: all it has missed, or if that began with an earlier game, all
    /// of this one.
    Log {
        /// The events, in order.
        events: Vec<Event>,
    },
    /// A request was granted, or had been before.
    Done {
        /// The name that the client gave it.
        id: CommandId,
        /// The number of the first event that it brought about; of the last one there is, if it only
        /// asked to be told.
        number: u32,
    },
    /// A request was refused; nothing has changed.
    Refused {
        /// The name that the client gave it.
        id: CommandId,
        /// Why.
        why: Refusal,
    },
}

/// Why a table can't take a request now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unavailable {
    /// Too much is asked at once.
    Busy,
    /// The server can't write, so that it takes nothing on that it could not keep.
    ReadOnly,
}

/// What a table says to whoever thinks for its bots: find a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Think {
    /// The turn; the answer names it, and is ignored if it comes too late.
    pub turn: u32,
    /// For whom.
    #[serde(with = "crate::as_seat")]
    pub seat: Seat,
    /// In which position.
    #[serde(with = "crate::as_text")]
    pub position: Position,
    /// How well.
    pub level: LevelName,
}
