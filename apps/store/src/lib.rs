//! Where tables are kept: SQLite for one process, PostgreSQL for many, and nothing acknowledged that is not on disk.
//!
//! [`Postgres`] is the [`Store`](azulejo_hub::Store) that many processes share, [`Sqlite`] that of one. [`backup`] copies its file while it serves,
//! [`check`] folds everything in a copy again, [`restore`] makes a folder of a copy, and [`reindex`] writes
//! anew what follows from the logs. `docs/STORE.md` tells the schema and what is promised.

mod archive;
mod check;
#[cfg(feature = "conformance")]
pub mod conformance;
mod fault;
mod index;
mod migrate;
mod place;
mod postgres;
mod prepared;
mod rows;
mod sqlite;

pub use check::{Counts, Progress, Report};
pub use fault::{Fault, JsonFault, Why};
pub use migrate::{Migrated, MigrationStep, migrate};
pub use place::{StoreError, StorePlace, check_store};
pub use postgres::{
    Postgres, PostgresError, PostgresPlace, PostgresSettings, PostgresUrl, TlsMode, UrlError,
};
pub use sqlite::{
    CopyError, FILE, OLDEST_SQLITE, OpenError, Sqlite, VERSION, backup, check, reindex, restore,
};
