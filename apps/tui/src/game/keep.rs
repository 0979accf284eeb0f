//! The folder in which the game is kept.
//!
//! ```text
//! game.json        the game that is being played, with the secret of its bag
//! game.holder      who plays it: a program that reads another name here lets go of it
//! damaged-1.json   what was no game when it was looked for
//! settings.json    how the game is shown, and the table that was chosen last
//! records/         games that are over or were put aside, as records
//! ```

mod error;
mod write;

pub use error::{KeepError, KeptError};

use super::clock::random;
use super::deliver::is_unfinished;
use azulejo_protocol::Mirror;
use azulejo_room::{Room, Saved};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use write::write;
pub(crate) use write::write_secret;

/// The version of the text.
const VERSION: u32 = 1;

/// How the names of records end.
const RECORD: &str = "azulejo";

/// So many damaged games are kept apart by their numbers.
const MOST_DAMAGED: u32 = 10_000;

/// The folder in which the game is kept.
#[derive(Clone, Debug)]
pub struct Keep {
    folder: PathBuf,
    /// This program's name among those that play in this folder.
    holder: String,
}

/// A game that was left.
#[derive(Debug)]
pub struct Kept {
    pub(super) room: Room,
    pub(super) whims: u64,
}

/// What is in the folder.
#[derive(Debug)]
pub enum Found {
    /// No game.
    Nothing,
    /// A game that can go on.
    Game(Box<Kept>),
    /// Something that is no game. It has been put aside.
    Damaged {
        /// Where it is now.
        aside: PathBuf,
        /// What is wrong with it.
        why: KeptError,
    },
}

/// The text of the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    version: u32,
    whims: u64,
    saved: Saved,
}

impl Kept {
    /// The table as it was left.
    pub const fn table(&self) -> &Mirror {
        self.room.mirror()
    }

    /// Whether somebody has moved and the game is not over, so that it is worth going on.
    pub fn is_unfinished(&self) -> bool {
        is_unfinished(self.table())
    }

    fn read(text: &str) -> Result<Kept, KeptError> {
        let Text { version, whims, saved } = serde_json::from_str(text).map_err(KeptError::Text)?;
        if version != VERSION {
            return Err(KeptError::Version { found: version, known: VERSION });
        }
        Ok(Kept { room: Room::restore(saved).map_err(KeptError::Room)?, whims })
    }
}

impl Keep {
    /// Keeps games in a folder, which is made if it is not there.
    ///
    /// # Errors
    ///
    /// If the folder can't be made.
    pub fn open(folder: impl Into<PathBuf>) -> Result<Keep, KeepError> {
        let folder = folder.into();
        fs::create_dir_all(&folder).map_err(KeepError::at(&folder))?;
        Ok(Keep { folder, holder: format!("{:016x}", random()) })
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The game that was left here. What is no game is put aside and never lost.
    ///
    /// # Errors
    ///
    /// If the file is there and can't be read, or can't be put aside.
    pub fn find(&self) -> Result<Found, KeepError> {
        let path = self.file();
        let bytes = match fs::read(&path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Found::Nothing),
            Err(error) => return Err(KeepError::File { path, error }),
        };
        let read = match String::from_utf8(bytes) {
            Ok(text) => Kept::read(&text),
            Err(error) => Err(KeptError::NoText(error.utf8_error())),
        };
        match read {
            Ok(kept) => Ok(Found::Game(Box::new(kept))),
            Err(why) => Ok(Found::Damaged { aside: self.set_aside(&path)?, why }),
        }
    }

    /// Puts a game aside that another will take the place of: as a record, if it is worth one.
    ///
    /// # Errors
    ///
    /// If the record can't be written.
    pub fn put_aside(&self, kept: &Kept) -> Result<Option<PathBuf>, KeepError> {
        if kept.is_unfinished() { self.record(&kept.room) } else { Ok(None) }
    }

    /// A file beside the game, if it is there and is a text.
    pub(crate) fn read_beside(&self, name: &str) -> Option<String> {
        fs::read_to_string(self.folder.join(name)).ok()
    }

    /// Writes a file beside the game, as a whole or not at all.
    pub(crate) fn write_beside(
        &self,
        name: impl AsRef<Path>,
        bytes: &[u8],
    ) -> Result<(), KeepError> {
        let path = self.folder.join(name);
        write(&path, bytes).map_err(KeepError::at(&path))
    }

    /// The records that are kept here, the newest first.
    ///
    /// # Errors
    ///
    /// If the folder is there and can't be read.
    pub fn records(&self) -> Result<Vec<PathBuf>, KeepError> {
        let folder = self.records_folder();
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(KeepError::File { path: folder, error }),
        };
        let paths = entries.map(|entry| entry.map(|entry| entry.path()));
        let mut paths: Vec<PathBuf> =
            paths.collect::<io::Result<_>>().map_err(KeepError::at(&folder))?;
        paths.retain(|path| path.extension().is_some_and(|extension| extension == RECORD));
        // Their names begin with the time, in as many digits for the next two hundred years.
        paths.sort_unstable_by(|one, other| other.cmp(one));
        Ok(paths)
    }

    /// The game is played by this program from now on; another one that plays it lets go.
    pub(super) fn take_over(&self) {
        // If this can't be written, saving says so.
        let _ = write(&self.holder_file(), self.holder.as_bytes());
    }

    /// Saves the game, as a whole or not at all.
    pub(super) fn save(&self, room: &Room, whims: u64) -> Result<(), KeepError> {
        self.check_holder()?;
        // A room of this terminal always has a seed.
        let Some(saved) = room.save() else { return Ok(()) };
        let path = self.file();
        let text = serde_json::to_vec(&Text { version: VERSION, whims, saved });
        let written = text.map_err(io::Error::from).and_then(|text| write(&path, &text));
        written.map_err(KeepError::at(&path))
    }

    /// Writes the record of a game, in place of what was written of it before, and tells where; nothing if the game began
    /// in the middle, so that there is none.
    pub(super) fn record(&self, room: &Room) -> Result<Option<PathBuf>, KeepError> {
        let (Ok(game), Some(opening)) = (room.mirror().record(), room.log().first()) else {
            return Ok(None);
        };
        let folder = self.records_folder();
        fs::create_dir_all(&folder).map_err(KeepError::at(&folder))?;
        let name = format!("{}-{}.{RECORD}", opening.at.0, room.mirror().game_number());
        let path = folder.join(name);
        write(&path, game.to_string().as_bytes()).map_err(KeepError::at(&path))?;
        Ok(Some(path))
    }

    fn check_holder(&self) -> Result<(), KeepError> {
        match fs::read_to_string(self.holder_file()) {
            Ok(holder) if holder != self.holder => {
                Err(KeepError::Elsewhere { folder: self.folder.clone() })
            }
            // Without the file nobody else has taken over.
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// Gives a file a name that no other has.
    fn set_aside(&self, path: &Path) -> Result<PathBuf, KeepError> {
        let names =
            (1..MOST_DAMAGED).map(|number| self.folder.join(format!("damaged-{number}.json")));
        let aside = names.into_iter().find(|aside| !aside.exists());
        let aside =
            aside.ok_or_else(|| KeepError::TooManyDamaged { folder: self.folder.clone() })?;
        fs::rename(path, &aside).map_err(KeepError::at(path))?;
        Ok(aside)
    }

    fn records_folder(&self) -> PathBuf {
        self.folder.join("records")
    }

    fn file(&self) -> PathBuf {
        self.folder.join("game.json")
    }

    fn holder_file(&self) -> PathBuf {
        self.folder.join("game.holder")
    }
}
