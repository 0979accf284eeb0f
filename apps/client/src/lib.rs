//! Whoever plays at a server's tables without a browser: the terminal, the load test, the tests.
//!
//! A [`Visitor`] is somebody at a server: it asks over HTTP, and holds the token by which the server knows it
//! again. A [`Way`] leads to a table of a server, as links of the page do. A [`Line`] is one connection to one table. A [`View`] is what a client makes of what it hears: the lobby,
//! then the games.

mod address;
mod cookie;
mod error;
mod line;
mod names;
mod stream;
mod trust;
mod visitor;
mod way;

pub use address::{Address, AddressError, AddressFault};
pub use azulejo_protocol::View;
pub use cookie::{Cookie, CookieError};
pub use error::ClientError;
pub use line::Line;
pub use names::{command, invitation, nonce};
pub use visitor::Visitor;
pub use way::{Way, WayError};
