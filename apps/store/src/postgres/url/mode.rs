//! How much a connection is protected.

use tokio_postgres::config::SslMode;

/// How much a connection is protected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TlsMode {
    /// Not at all.
    Disable,
    /// Against those who listen, if the server can: whose certificate it shows is not asked.
    Prefer,
    /// The certificate has to come from an authority that we trust, whatever name is in it.
    Require,
    /// Its name has to be that of the host, too.
    VerifyFull,
}

impl TlsMode {
    /// All of them.
    pub const ALL: [TlsMode; 4] =
        [TlsMode::Disable, TlsMode::Prefer, TlsMode::Require, TlsMode::VerifyFull];

    /// What stands in a URL.
    pub const fn name(self) -> &'static str {
        match self {
            TlsMode::Disable => "disable",
            TlsMode::Prefer => "prefer",
            TlsMode::Require => "require",
            TlsMode::VerifyFull => "verify-full",
        }
    }

    pub(in crate::postgres) const fn ssl_mode(self) -> SslMode {
        match self {
            TlsMode::Disable => SslMode::Disable,
            TlsMode::Prefer => SslMode::Prefer,
            TlsMode::Require | TlsMode::VerifyFull => SslMode::Require,
        }
    }
}
