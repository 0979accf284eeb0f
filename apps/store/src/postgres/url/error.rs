//! Why a URL can't be used.

use super::{PARAMETERS, TlsMode};
use std::fmt;

/// Why a URL can't be used. What stands in it is repeated only where it can be no password.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UrlError {
    /// It begins with something else than `postgres://`.
    Scheme,
    /// There is no host in it.
    NoHost,
    /// There is an `@` in the host.
    At,
    /// There is no database in it.
    NoDatabase,
    /// There is a parameter that we do not know.
    Parameter {
        /// Its name.
        name: String,
    },
    /// A parameter has no value.
    NoValue {
        /// Its name.
        name: String,
    },
    /// There is no such `sslmode`.
    Mode {
        /// What stands there.
        found: String,
    },
    /// Something else is wrong.
    Malformed {
        /// What.
        reason: String,
    },
}

impl fmt::Display for UrlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UrlError::Scheme => {
                write!(f, "a store's URL is `postgres://user:password@host:port/database`")
            }
            UrlError::NoHost => write!(f, "the URL names no host"),
            UrlError::At => write!(f, "an `@` in a user or password is written as `%40`"),
            UrlError::NoDatabase => write!(f, "the URL names no database"),
            UrlError::Parameter { name } => {
                write!(f, "the URL has an unknown parameter `{name}`; there are ")?;
                write!(f, "{}", PARAMETERS.join(", "))
            }
            UrlError::NoValue { name } => write!(f, "the parameter `{name}` has no value"),
            UrlError::Mode { found } => {
                let modes = TlsMode::ALL.map(TlsMode::name).join(", ");
                write!(f, "there is no sslmode `{found}`; there are {modes}")
            }
            UrlError::Malformed { reason } => write!(f, "the URL can't be read: {reason}"),
        }
    }
}

impl std::error::Error for UrlError {}
