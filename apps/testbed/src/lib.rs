//! Several machines on one, for tests: a PostgreSQL and a NATS server of one's own, on free ports, which can be stopped,
//! killed and paused; hosts with networks of their own, which can be cut off; clocks that are wrong; and [clients] that play
//! at servers meanwhile.
//!
//! Whatever is started ends with its value, and with the process of the tests if that is killed. What cannot be
//! started fails the test, with the reason in one line.

#![allow(
    clippy::missing_panics_doc,
    reason = "a test bed that can't be made, or a client that can't go on, is the end of the test; all functions would have to say so"
)]

pub mod clients;
mod clock;
mod folder;
mod guard;
mod nats;
mod network;
mod port;
mod postgres;
mod process;
mod program;
mod served;
mod unavailable;

pub use clock::shift_clock;
pub use guard::Guard;
pub use nats::{Nats, NatsOptions};
pub use network::Host;
pub use port::free as free_port;
pub use postgres::{Postgres, PostgresOptions, shared};
pub use served::Served;
pub use unavailable::Unavailable;

/// A certificate and its key, as a server is given them.
#[derive(Clone, Debug)]
pub struct Certificate {
    /// The chain, in PEM.
    pub chain: String,
    /// The key, in PEM.
    pub key: String,
}
