//! What goes wrong on the way to a server.

use crate::AddressFault;
use std::fmt;

/// What goes wrong on the way to a server.
#[derive(Debug)]
pub enum ClientError {
    /// This is no address of a server.
    Address {
        /// What was given.
        given: String,
        /// Why not.
        why: AddressFault,
    },
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
            ClientError::Address { given, why } => {
                write!(f, "`{}` is no address of a server: {why}", given.escape_debug())
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
