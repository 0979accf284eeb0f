//! A live table: what is asked, written before it is answered, and told to everybody; without network,
//! files or clock.
//!
//! A [`Host`] runs one table in one process, and a [`Store`] keeps all of them. Neither owns a table: two
//! processes may host the same one, and the store decides which of two writes was first. What happens by itself, and
//! what bots think about, is [taken on](Store::take_on) by one of them. [`history`] checks
//! afterwards whether everything that anybody was told is true.

pub mod history;
mod host;
mod store;

pub use host::{Conn, Cut, Host, Input, Output};
pub use store::{
    Analysis, Append, Elsewhere, Here, LEASE, Leased, Listed, Loaded, NodeId, Pending, ReadError,
    Store, WorkAsk, WriteError,
};
