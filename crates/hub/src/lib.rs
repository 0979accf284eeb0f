//! A live table: what is asked, written before it is answered, and told to everybody; without network,
//! files or clock.
//!
//! A [`Host`] runs one table in one process, and a [`Store`] keeps all of them. Neither owns a table: two
//! processes may host the same one, and the store decides which of two writes was first. [`history`] checks
//! afterwards whether everything that anybody was told is true.

pub mod history;
mod host;
mod store;

pub use host::{Conn, Cut, Host, Input, Output};
pub use store::{Append, Due, Listed, Loaded, Pending, ReadError, Store, WriteError};
