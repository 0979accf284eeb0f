//! Why a certificate can't be used.

use std::path::PathBuf;
use std::{fmt, io};
use tokio_rustls::rustls;

/// Why a certificate can't be used. Nothing of what is in the file of the key is told.
#[derive(Debug)]
pub enum TlsError {
    /// A file can't be read.
    Unreadable {
        /// Which one.
        file: PathBuf,
        /// In the system's words.
        error: io::Error,
    },
    /// A file begins as PEM and does not go on as such.
    Damaged {
        /// Which one.
        file: PathBuf,
    },
    /// There is no certificate where it should be.
    NoCertificate {
        /// Where it should be.
        file: PathBuf,
    },
    /// There is no key where it should be, or one that needs a passphrase.
    NoKey {
        /// Where it should be.
        file: PathBuf,
    },
    /// The certificate is none that we understand.
    BadCertificate {
        /// Where it is.
        file: PathBuf,
        /// What is wrong with it.
        error: rustls::Error,
    },
    /// The key is none that we understand.
    BadKey {
        /// Where it is.
        file: PathBuf,
        /// What is wrong with it.
        error: rustls::Error,
    },
    /// The key belongs to another certificate.
    Mismatch {
        /// Where the certificate is.
        certificate: PathBuf,
        /// Where the key is.
        key: PathBuf,
    },
}

impl fmt::Display for TlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TlsError::Unreadable { file, error } => write!(f, "{}: {error}", file.display()),
            TlsError::Damaged { file } => write!(f, "{}: the PEM is damaged", file.display()),
            TlsError::NoCertificate { file } => {
                write!(f, "{}: no certificate in PEM is in it", file.display())
            }
            TlsError::NoKey { file } => {
                let file = file.display();
                write!(f, "{file}: no private key in PEM, without a passphrase, is in it")
            }
            TlsError::BadCertificate { file, error } => {
                write!(f, "{}: the certificate can't be used: {error}", file.display())
            }
            TlsError::BadKey { file, error } => {
                write!(f, "{}: the key can't be used: {error}", file.display())
            }
            TlsError::Mismatch { certificate, key } => {
                let (certificate, key) = (certificate.display(), key.display());
                write!(f, "{key}: the key is not that of the certificate in {certificate}")
            }
        }
    }
}

impl std::error::Error for TlsError {}
