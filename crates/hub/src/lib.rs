//! A live table: what is asked, written before it is answered, and told to everybody; without network,
//! files or clock.
//!
//! [`Store`] is what its host needs to keep tables.

mod store;

pub use store::{Append, Due, Listed, Loaded, Pending, ReadError, Store, WriteError};
