//! Whoever plays at a server's tables without a browser: the terminal, the load test, the tests.
//!
//! A [`Visitor`] is somebody at a server: it asks over HTTP, and holds the token by which the server knows it
//! again. A [`Line`] is one connection to one table. A [`View`] is what a client makes of what it hears: the lobby,
//! then the games.

mod address;
mod error;
mod line;
mod names;
mod visitor;

pub use address::AddressFault;
pub use azulejo_protocol::View;
pub use error::ClientError;
pub use line::Line;
pub use names::{command, invitation, nonce};
pub use visitor::{Founded, Visitor};
