//! What a table is made of.

use azulejo_protocol::{Event, GuestId, KeyHash};
use serde::{Deserialize, Serialize};

/// One thing that happened at a table, and what only its host may know about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What everybody at the table hears.
    pub event: Event,
    /// What nobody else hears.
    pub private: Option<Private>,
}

/// What only the host of a table knows about an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Private {
    /// Who founded the table, and what opens it.
    Founded {
        /// Who.
        host: GuestId,
        /// What opens any free seat, before the game.
        code: KeyHash,
        /// What lets people watch.
        watch: KeyHash,
    },
    /// What opens a seat, once.
    Invited {
        /// The hash of the key.
        key: KeyHash,
    },
    /// Who sat down.
    Seated {
        /// Who.
        guest: GuestId,
    },
}
