//! Bodies of the HTTP API, for servers and clients.
//!
//! An example of each is in `api/`: the tests of this crate pin them, and the server's API documentation shows them.
//! Requests are strict: an unknown member is an error. Responses may get new members, which clients ignore.

use crate::{
    Access, ChatScope, CommandId, Event, Key, Millis, Occupant, TableId, TableOptions, Viewer,
};
use azulejo_rules::Rules;
use serde::{Deserialize, Serialize};

/// `POST /api/tables`: a table to create.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreateTableRequest {
    /// Repeated with the same id, the request is answered with the same table.
    pub command: CommandId,
    /// The options of its games, without seats.
    pub options: TableOptions,
    /// Who may find the table.
    #[serde(default)]
    pub access: Access,
    /// What players may write.
    #[serde(default)]
    pub chat: ChatScope,
}

/// A table that was created, and the keys to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CreatedTable {
    /// The table.
    pub table: TableId,
    /// Opens any free seat before the game.
    pub code: Key,
    /// Lets spectators in.
    pub watch: Key,
}

/// `POST /api/codes`: a short code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FindTableRequest {
    /// The code.
    pub code: Key,
}

/// The table that a short code opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FoundTable {
    /// The table.
    pub table: TableId,
}

/// A table in a list: of the lobby, of a guest's tables, of a guest's finished games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSummary {
    /// The table.
    pub table: TableId,
    /// Its stage.
    pub stage: TableStage,
    /// The rule set.
    #[serde(with = "crate::as_text")]
    pub rules: Rules,
    /// The occupants in seat order; none for a free seat.
    pub seats: Vec<Option<Occupant>>,
    /// The seats of the guest who asks.
    pub yours: Viewer,
    /// The seat whose turn it is.
    pub to_move: Viewer,
    /// The number of its current or last game; 0 before the first.
    pub game: u32,
    /// Time of its last event.
    pub at: Millis,
    /// The result of its last game, once that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finished: Option<FinishedGame>,
}

impl TableSummary {
    /// Whether it is the turn of the guest who asks.
    pub fn awaits_you(&self) -> bool {
        self.yours.seats().any(|seat| self.to_move.acts_for(seat))
    }
}

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableStage {
    /// Players take their seats.
    Waiting,
    /// A game is played.
    Playing,
    /// The last game is over.
    Over,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinishedGame {
    /// Number of the event that opened the game; a replay begins there.
    pub opened: u32,
    /// Final scores in seat order.
    pub scores: Vec<u16>,
    /// Places in seat order; empty if the game was aborted.
    pub places: Vec<u8>,
}

/// `GET /api/tables/{table}/log`: all events of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableLog {
    /// In order, from the first on.
    pub events: Vec<Event>,
}

/// `GET /api/tables/{table}/games/{game}`: a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordResponse {
    /// Its record (docs/FORMATS.md).
    pub record: String,
}

/// An analysis that was requested and is not finished.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PendingAnalysis {
    /// Always `asked`.
    pub state: String,
}

/// The body of every error.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ErrorResponse {
    /// The kind of error, for programs.
    pub error: String,
    /// The reason, in English.
    pub message: String,
}
