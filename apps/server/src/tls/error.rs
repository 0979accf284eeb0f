//! Why a certificate can't be used.

use std::io;
use std::path::PathBuf;
use tokio_rustls::rustls;

/// Why a certificate can't be used. Nothing of what is in the file of the key is told.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file can't be read.
    #[error("{file}: {error}")]
    Unreadable {
        /// Which one.
        file: PathBuf,
        /// In the system's words.
        error: io::Error,
    },
    /// A file begins as PEM and does not go on as such.
    #[error("{file}: the PEM is damaged")]
    Damaged {
        /// Which one.
        file: PathBuf,
    },
    /// There is no certificate where it should be.
    #[error("{file}: no certificate in PEM is in it")]
    NoCertificate {
        /// Where it should be.
        file: PathBuf,
    },
    /// There is no key where it should be, or one that needs a passphrase.
    #[error("{file}: no private key in PEM, without a passphrase, is in it")]
    NoKey {
        /// Where it should be.
        file: PathBuf,
    },
    /// The certificate is none that we understand.
    #[error("{file}: the certificate can't be used: {error}")]
    BadCertificate {
        /// Where it is.
        file: PathBuf,
        /// What is wrong with it.
        error: rustls::Error,
    },
    /// The key is none that we understand.
    #[error("{file}: the key can't be used: {error}")]
    BadKey {
        /// Where it is.
        file: PathBuf,
        /// What is wrong with it.
        error: rustls::Error,
    },
    /// The key belongs to another certificate.
    #[error("{key}: the key is not that of the certificate in {certificate}")]
    Mismatch {
        /// Where the certificate is.
        certificate: PathBuf,
        /// Where the key is.
        key: PathBuf,
    },
}
