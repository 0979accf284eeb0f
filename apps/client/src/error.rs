//! What goes wrong on the way to a server.

use crate::AddressError;
use std::fmt;

/// What goes wrong on the way to a server.
#[derive(Debug)]
pub enum ClientError {
    /// This is no address of a server.
    Address(AddressError),
    /// The server speaks TLS, and this system names no authority whom we could believe who it is: why each place that was
    /// looked at has none.
    NoAuthorities(Vec<rustls_native_certs::Error>),
    /// The server can't be reached, or the way to it broke off.
    Unreachable(Box<dyn std::error::Error + Send + Sync>),
    /// The server refuses.
    Refused {
        /// The status of its answer.
        status: u16,
        /// What it says.
        message: String,
    },
    /// The answer can't be understood.
    Unreadable(serde_json::Error),
    /// The server has closed the line.
    Closed {
        /// With this code, if it said one.
        code: Option<u16>,
    },
}

impl ClientError {
    pub(crate) fn unreachable(
        error: impl Into<Box<dyn std::error::Error + Send + Sync>>,
    ) -> ClientError {
        ClientError::Unreachable(error.into())
    }
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClientError::Address(error) => error.fmt(f),
            ClientError::NoAuthorities(errors) => {
                write!(
                    f,
                    "no trusted authorities were found: name a file of them in SSL_CERT_FILE"
                )?;
                errors.iter().try_for_each(|error| write!(f, "; {error}"))
            }
            ClientError::Unreachable(error) => write!(f, "the server can't be reached: {error}"),
            ClientError::Refused { status, message } => {
                write!(f, "the server refuses ({status}): {message}")
            }
            ClientError::Unreadable(error) => write!(f, "the server's answer: {error}"),
            ClientError::Closed { code: Some(code) } => {
                write!(f, "the server has closed the line ({code})")
            }
            ClientError::Closed { code: None } => write!(f, "the line broke off"),
        }
    }
}

impl std::error::Error for ClientError {}

impl From<AddressError> for ClientError {
    fn from(error: AddressError) -> ClientError {
        ClientError::Address(error)
    }
}
