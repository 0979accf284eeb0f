//! PostgreSQL, shared by many processes.

mod analyses;
mod append;
mod archive;
mod check;
mod connect;
mod error;
mod migrate;
mod pool;
mod presence;
mod put;
mod query;
mod settings;
mod store;
mod tls;
mod url;
mod work;

pub(crate) use archive::PostgresArchive;
pub use error::PostgresError;
pub use settings::PostgresSettings;
pub use store::Postgres;
pub use url::{PostgresPlace, PostgresUrl, TlsMode, UrlError};

use migrate::{OLDEST_SERVER, VERSION};
