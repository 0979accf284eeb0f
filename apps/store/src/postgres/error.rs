//! Why a database can't be used.

use super::url::PostgresPlace;
use std::error::Error;
use std::path::PathBuf;
use std::{fmt, io};

/// Why a database can't be used. No password is in it.
#[derive(Debug)]
pub enum PostgresError {
    /// The file of the authorities that are trusted can't be read.
    Roots {
        /// The file.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// There is no authority that is trusted.
    NoRoots {
        /// The file, or `None` if it is the system's.
        file: Option<PathBuf>,
    },
    /// It can't be reached, or lets nobody in.
    Connect {
        /// Where it is.
        at: PostgresPlace,
        /// Why.
        error: tokio_postgres::Error,
    },
    /// It does not answer in time.
    Silent {
        /// Where it is.
        at: PostgresPlace,
    },
    /// The server is older than the oldest that can be used.
    OldServer {
        /// Where it is.
        at: PostgresPlace,
        /// Its number.
        found: i32,
    },
    /// There is something else in the database.
    NotOurs {
        /// Where it is.
        at: PostgresPlace,
    },
    /// It was changed by a later version of this program, so that this one can't use it.
    Newer {
        /// Where it is.
        at: PostgresPlace,
        /// The version of its schema.
        found: u32,
        /// The oldest version that can use it.
        oldest: u32,
    },
    /// It was never used, or last by an earlier version, and whoever only reads does not bring it up to date.
    Older {
        /// Where it is.
        at: PostgresPlace,
        /// The version of its schema.
        found: u32,
    },
    /// It said no to something.
    Sql {
        /// Where it is.
        at: PostgresPlace,
        /// Why.
        error: tokio_postgres::Error,
    },
    /// The operating system said no.
    Io(io::Error),
}

impl fmt::Display for PostgresError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PostgresError::Roots { file, error } => write!(f, "{}: {error}", file.display()),
            PostgresError::NoRoots { file: Some(file) } => {
                write!(f, "there is no certificate in {}", file.display())
            }
            PostgresError::NoRoots { file: None } => {
                write!(f, "this system trusts no authority; `sslrootcert` names a file with some")
            }
            PostgresError::Connect { at, error } => {
                write!(f, "the database {at} can't be reached: {}", Told(error))
            }
            PostgresError::Silent { at } => write!(f, "the database {at} does not answer"),
            PostgresError::OldServer { at, found } => write!(
                f,
                "the database {at} is PostgreSQL {}, and {} is the oldest that can be used",
                found / 10_000,
                super::OLDEST_SERVER / 10_000
            ),
            PostgresError::NotOurs { at } => {
                write!(f, "the database {at} holds something else; an empty one is needed")
            }
            PostgresError::Newer { at, found, oldest } => write!(
                f,
                "the database {at} has version {found}, which programs since version {oldest} can use, \
                 and this one has version {}",
                super::VERSION
            ),
            PostgresError::Older { at, found: 0 } => {
                write!(f, "the database {at} holds no store of Azulejo")
            }
            PostgresError::Older { at, found } => write!(
                f,
                "the database {at} has version {found}, and version {} is needed: serve it once",
                super::VERSION
            ),
            PostgresError::Sql { at, error } => write!(f, "the database {at}: {}", Told(error)),
            PostgresError::Io(error) => error.fmt(f),
        }
    }
}

impl Error for PostgresError {}

/// An error of the driver with its causes. What the server says about rows is left out: there may be secrets in them.
pub(super) struct Told<'a>(pub(super) &'a tokio_postgres::Error);

impl fmt::Display for Told<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(error) = self.0.as_db_error() {
            return write!(f, "{} ({})", error.message(), error.code().code());
        }
        self.0.fmt(f)?;
        let mut cause = self.0.source();
        while let Some(error) = cause {
            write!(f, ": {error}")?;
            cause = error.source();
        }
        Ok(())
    }
}
