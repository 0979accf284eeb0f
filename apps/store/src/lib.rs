//! Where tables are kept: SQLite, one writer, and nothing acknowledged that is not on disk.
//!
//! [`Sqlite`] is the [`Store`](azulejo_hub::Store) of one process. [`backup`] copies its file while it serves,
//! [`check`] folds everything in a copy again, [`restore`] makes a folder of a copy, and [`reindex`] writes
//! anew what follows from the logs. `docs/STORE.md` tells the schema and what is promised.

mod append;
mod check;
#[cfg(feature = "conformance")]
pub mod conformance;
mod copy;
mod fault;
mod file;
mod index;
mod lock;
mod migrate;
mod open;
mod query;
mod queue;
mod readers;
mod reindex;
mod rows;
mod sqlite;
mod writer;

pub use check::{Counts, Progress, Report, check};
pub use copy::{CopyError, backup, restore};
pub use fault::{Fault, JsonFault, Why};
pub use file::FILE;
pub use open::{OLDEST_SQLITE, OpenError, VERSION};
pub use reindex::reindex;
pub use sqlite::Sqlite;
