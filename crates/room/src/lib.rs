//! One table: who may act, and when, without network or clock.
//!
//! A [`Room`] takes what clients ask, what bots answer and what time it is, and returns what is to be
//! delivered. The page and the terminal run it for play at one device, the server for tables online:
//! it is the same room. What it says is in `azulejo-protocol`.

mod chance;
mod room;
mod saved;
mod seed;
mod sent;
mod table;

pub use room::{BotError, Room};
pub use saved::{RestoreError, Saved};
pub use seed::Seed;
pub use sent::Sent;
pub use table::{
    Card, DrawSecret, Entry, Keys, NewSecret, Outcome, Private, Secrets, Table, TableError, Wish,
};
