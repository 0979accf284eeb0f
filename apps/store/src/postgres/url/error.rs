//! Why a URL can't be used.

use super::{PARAMETERS, TlsMode};

/// Why a URL can't be used. What stands in it is repeated only where it can be no password.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UrlError {
    /// It begins with something else than `postgres://`.
    #[error("a store's URL is `postgres://user:password@host:port/database`")]
    Scheme,
    /// There is no host in it.
    #[error("the URL names no host")]
    NoHost,
    /// There is an `@` in the host.
    #[error("an `@` in a user or password is written as `%40`")]
    At,
    /// There is no database in it.
    #[error("the URL names no database")]
    NoDatabase,
    /// There is a parameter that we do not know.
    #[error("the URL has an unknown parameter `{name}`; there are {}", PARAMETERS.join(", "))]
    Parameter {
        /// Its name.
        name: String,
    },
    /// A parameter has no value.
    #[error("the parameter `{name}` has no value")]
    NoValue {
        /// Its name.
        name: String,
    },
    /// There is no such `sslmode`.
    #[error(
        "there is no sslmode `{found}`; there are {}",
        TlsMode::ALL.map(TlsMode::name).join(", ")
    )]
    Mode {
        /// What stands there.
        found: String,
    },
    /// Something else is wrong.
    #[error("the URL can't be read: {reason}")]
    Malformed {
        /// What.
        reason: String,
    },
}
