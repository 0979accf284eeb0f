//! What can go wrong with a game that is kept.

use azulejo_room::RestoreError;
use std::io;
use std::path::{Path, PathBuf};
use std::str::Utf8Error;

/// Why a game can't be kept, or looked for.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// A file or folder could not be read or written.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Another program plays the game of this folder now.
    #[error("{folder}: another program plays this game now")]
    Elsewhere {
        /// Which folder.
        folder: PathBuf,
    },
    /// There is no name left for one more damaged game.
    #[error("{folder}: too many damaged games lie here")]
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

/// Why a file is no game.
#[derive(Debug, thiserror::Error)]
pub enum KeptError {
    /// It is no text.
    #[error(transparent)]
    NoText(Utf8Error),
    /// The text is not what we write.
    #[error("{0}")]
    Text(serde_json::Error),
    /// Another version of this program has written it.
    #[error("version {found}, and {known} is known")]
    Version {
        /// Its version.
        found: u32,
        /// The one we know.
        known: u32,
    },
    /// What it tells can't have happened so.
    #[error(transparent)]
    Room(RestoreError),
}
