//! Messages between nodes that share a store, over core NATS.
//!
//! A [`TableHint`](azulejo_protocol::TableHint) says how far a table has come. It decides nothing: a node that receives one
//! reads the store. A hint may be lost, repeated, late or forged; at worst it costs a read, or a node notices the new events
//! at its next poll. So nothing here waits: the bus drops and counts a hint that it can't send at once, and a server starts
//! and runs without NATS.
//!
//! [`Bus`] is the connection, [`Heard`] the receiving end. [`Post`] carries larger messages, and [`work`] the games of
//! matches that are played on many machines.

mod address;
mod bus;
mod client;
mod count;
mod driver;
mod hint;
mod post;
mod wishes;
pub mod work;

pub use address::{BusAddress, BusAddressError};
pub use bus::{Bus, Heard};
pub use count::Counts;
pub use post::{Closed, Letter, Letters, Post};
