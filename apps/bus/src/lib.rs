//! What processes that share a store tell each other, over core NATS.
//!
//! A [`TableHint`](azulejo_protocol::TableHint) says that a table has come so far, nothing else. It is never the truth: whoever hears one reads the store.
//! So it does not matter if a hint is lost, repeated, late or forged; at worst it costs a read, or is found out at the next
//! look around. That is why nothing here waits: a hint that can't be sent at once is dropped and counted, and a server starts
//! and runs without NATS.
//!
//! [`Bus`] is the one thing to have. What it hears comes out of [`Heard`]. [`Post`] is for those who have more to say than
//! hints, and [`work`] for games that are played on many machines.

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
