//! The envelope of all messages about work: JSON, with a version in front.

use super::WorkId;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A message of a host or a worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Message<T> {
    v: u32,
    /// The host or the worker that sends it.
    pub from: WorkId,
    /// Its content.
    pub says: T,
}

/// The content of messages of one kind.
pub trait MessageBody: Serialize + DeserializeOwned {
    /// The version of the protocol. Messages of another version are not read.
    const VERSION: u32;
    /// The longest message, in bytes.
    const LONGEST: usize;
}

/// Why a message can't be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    /// It is longer than any message of its kind.
    Long,
    /// The sender speaks another version.
    Version {
        /// The version of the message.
        found: u32,
    },
    /// It is something else.
    Garbage,
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unread::Long => write!(f, "it is too long"),
            Unread::Version { found } => write!(f, "it is of version {found}"),
            Unread::Garbage => write!(f, "it can't be read"),
        }
    }
}

impl<T: MessageBody> Message<T> {
    /// A message of this version.
    pub fn new(from: WorkId, says: T) -> Message<T> {
        Message { v: T::VERSION, from, says }
    }

    /// As it is sent.
    pub fn text(&self) -> Vec<u8> {
        // Numbers and texts can always be written; an empty text would not be understood.
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// Reads a message.
    ///
    /// # Errors
    ///
    /// If it is none of this kind and version.
    pub fn read(text: &[u8]) -> Result<Message<T>, Unread> {
        /// All that is known of other versions.
        #[derive(Deserialize)]
        struct Version {
            v: u32,
        }
        if text.len() > T::LONGEST {
            return Err(Unread::Long);
        }
        let Version { v } = serde_json::from_slice(text).map_err(|_| Unread::Garbage)?;
        if v != T::VERSION {
            return Err(Unread::Version { found: v });
        }
        serde_json::from_slice(text).map_err(|_| Unread::Garbage)
    }
}
