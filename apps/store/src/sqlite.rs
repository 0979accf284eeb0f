//! SQLite in a folder of one process.

mod analyses;
mod append;
mod archive;
mod check;
mod copy;
mod file;
mod kept;
mod lock;
mod migrate;
mod open;
mod put;
mod query;
mod queue;
mod readers;
mod reindex;
mod rows;
mod store;
mod writer;

pub(crate) use archive::SqliteArchive;
pub use check::check;
pub use copy::{CopyError, backup, restore};
pub use file::FILE;
pub use open::{OLDEST_SQLITE, OpenError, VERSION};
pub use reindex::reindex;
pub use store::Sqlite;
