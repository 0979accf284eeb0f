//! Games that are handed out to workers over the bus: leases, heartbeats, and the messages that carry them.
//!
//! A host announces its work once a [`BEAT`]. A worker asks for a game, shows by heartbeats that it still plays it, and
//! reports it. [`GameDesk`] decides who has which game, without a bus or a clock. What a game is, and whether a report can
//! be true, is up to the host.

mod announcer;
mod desk;
mod heartbeat;
mod id;
mod message;

pub use announcer::Announcer;
pub use desk::{GameDesk, GameGrant, GameLease};
pub use heartbeat::keep_lease;
pub use id::WorkId;
pub use message::{Message, MessageBody, Unread};

use std::time::Duration;

/// The interval of announcements and of heartbeats.
pub const BEAT: Duration = Duration::from_secs(1);

/// A worker that has not been heard for this long has lost its game.
pub const SILENCE: Duration = Duration::from_secs(5);

/// A host that has not been heard for this long, though the bus is there, is gone.
pub const LOST: Duration = Duration::from_secs(10);

/// How long a worker waits for an answer.
pub const ANSWER: Duration = Duration::from_secs(2);
