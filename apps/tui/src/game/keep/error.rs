//! What can go wrong with a game that is kept.

use azulejo_room::RestoreError;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::str::Utf8Error;

/// Why a game can't be kept, or looked for.
#[derive(Debug)]
pub enum KeepError {
    /// A file or folder could not be read or written.
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Another program plays the game of this folder now.
    Elsewhere {
        /// Which folder.
        folder: PathBuf,
    },
    /// There is no name left for one more damaged game.
    TooManyDamaged {
        /// In which folder.
        folder: PathBuf,
    },
}

impl KeepError {
    /// An error of the system, with its place.
    pub(super) fn at(path: &Path) -> impl FnOnce(io::Error) -> KeepError {
        let path = path.to_owned();
        |error| KeepError::File { path, error }
    }
}

impl fmt::Display for KeepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeepError::File { path, error } => write!(f, "{}: {error}", path.display()),
            KeepError::Elsewhere { folder } => {
                write!(f, "{}: another program plays this game now", folder.display())
            }
            KeepError::TooManyDamaged { folder } => {
                write!(f, "{}: too many damaged games lie here", folder.display())
            }
        }
    }
}

impl std::error::Error for KeepError {}

/// Why a file is no game.
#[derive(Debug)]
pub enum KeptError {
    /// It is no text.
    NoText(Utf8Error),
    /// The text is not what we write.
    Text(serde_json::Error),
    /// Another version of this program has written it.
    Version {
        /// Its version.
        found: u32,
        /// The one we know.
        known: u32,
    },
    /// What it tells can't have happened so.
    Room(RestoreError),
}

impl fmt::Display for KeptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeptError::NoText(error) => error.fmt(f),
            KeptError::Text(error) => error.fmt(f),
            KeptError::Version { found, known } => {
                write!(f, "version {found}, and {known} is known")
            }
            KeptError::Room(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for KeptError {}
