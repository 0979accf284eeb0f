//! What a table and its players say to each other, and what a viewer may know.
//!
//! A client sends an [`Ask`]; the table answers with [`Message`]s. Everything that happens is an
//! [`Event`] with a number, and whoever folds the events of a game has its [`Mirror`]: the whole public
//! table. The room that decides keeps the same mirror, so there is one state and one way to it.
//!
//! No type here can hold a seed, the order of the bag or a deal that has not happened. The JSON of all
//! of them is told in `docs/PROTOCOL.md`; moves, deals, positions and records are their texts of
//! `docs/FORMATS.md` there.
//!
//! The rest of the wire contract is here, too: bodies of the HTTP API with an example of each in `api/`, the codes with
//! which a server closes a WebSocket, and the hints between nodes that share a store.

pub mod as_seat;
pub mod as_text;
mod by_seat;
mod chat;
mod clock;
mod clocks;
mod close_code;
mod cluster;
mod event;
mod founding;
mod history;
mod ids;
mod key;
mod lobby;
mod message;
mod millis;
mod mirror;
mod name;
mod news;
mod occupant;
mod options;
mod place;
mod proof;
mod ranking;
mod refusal;
mod request;
mod rest;
mod start;
mod step;
mod view;
mod viewer;

pub use chat::{ChatError, ChatScope, ChatText, Preset, Words};
pub use clock::Clock;
pub use clocks::Clocks;
pub use close_code::CloseCode;
pub use cluster::{TableHint, WorkHint, WorkKind};
pub use event::{End, Event, Happening, Leaving, Opening};
pub use founding::{Access, Founding};
pub use history::History;
pub use ids::{CommandId, GuestId, IdError, TableId};
pub use key::{Key, KeyError, KeyHash};
pub use lobby::{Chair, Lobby, Standing};
pub use message::{Message, Think, Unavailable};
pub use millis::Millis;
pub use mirror::{Change, Contradiction, Fair, Mirror, MirrorError, NoRecord, TakebackOffer};
pub use name::{LevelName, NameError, PersonName};
pub use news::News;
pub use occupant::Occupant;
pub use options::{FirstSeat, OptionsFault, OptionsFaults, PreviewScope, TableOptions, Takeback};
pub use place::{Place, PlaceError};
pub use proof::{Proof, Unproven, Verdict, prove};
pub use ranking::Ranking;
pub use refusal::Refusal;
pub use request::{Ask, Hello, Request};
pub use rest::{
    CreateTableRequest, CreatedTable, ErrorResponse, FindTableRequest, FinishedGame, FoundTable,
    PendingAnalysis, RecordResponse, TableLog, TableStage, TableSummary,
};
pub use start::Start;
pub use step::{Moment, Mover, Report, Step};
pub use view::View;
pub use viewer::Viewer;
