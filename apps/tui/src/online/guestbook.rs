//! What is kept of a server: by what it knows us again, what we were called, and what opens the tables we founded.
//!
//! ```text
//! servers/https-tiles.example.json    a file for each server, which nobody else can read
//! ```

use crate::game::{Keep, KeepError, write_secret};
use azulejo_client::{Address, Cookie};
use azulejo_protocol::{CreatedTable, Key, PersonName, TableId};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The version of the text.
const VERSION: u32 = 1;

/// So many tables are remembered.
const MOST: usize = 50;

/// What is kept of one server; nothing, where nothing is kept.
#[derive(Clone, Debug)]
pub struct Guestbook {
    path: Option<PathBuf>,
    text: Text,
}

/// The text of the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    version: u32,
    /// A secret, as text.
    cookie: Option<String>,
    name: Option<PersonName>,
    tables: Vec<Kept>,
}

/// A table that was founded here.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    table: TableId,
    code: Key,
    watch: Key,
}

/// Why what is kept of a server can't be read.
#[derive(Debug, thiserror::Error)]
pub enum GuestbookError {
    /// The file can't be read.
    #[error(transparent)]
    File(KeepError),
    /// It is not what we write.
    #[error("{path}: {error}")]
    Text {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        error: serde_json::Error,
    },
    /// Another version of this program has written it.
    #[error("{path}: version {found}, and {VERSION} is known")]
    Version {
        /// Which file.
        path: PathBuf,
        /// Its version.
        found: u32,
    },
}

impl Default for Text {
    fn default() -> Text {
        Text { version: VERSION, cookie: None, name: None, tables: Vec::new() }
    }
}

impl Guestbook {
    /// What is kept of a server.
    ///
    /// # Errors
    ///
    /// If it is there and can't be read: whoever goes on without it would be somebody else, and without their seat.
    pub fn of(keep: Option<&Keep>, server: &Address) -> Result<Guestbook, GuestbookError> {
        let Some(keep) = keep else { return Ok(Guestbook { path: None, text: Text::default() }) };
        let path = keep.folder().join("servers").join(file_name(server));
        let text = match fs::read(&path) {
            Ok(bytes) => read(&path, &bytes)?,
            Err(error) if error.kind() == ErrorKind::NotFound => Text::default(),
            Err(error) => return Err(GuestbookError::File(KeepError::File { path, error })),
        };
        Ok(Guestbook { path: Some(path), text })
    }

    /// By what the server knows us again.
    pub fn cookie(&self) -> Option<Cookie> {
        self.text.cookie.as_deref().and_then(|cookie| cookie.parse().ok())
    }

    /// What we were called there last.
    pub const fn name(&self) -> Option<&PersonName> {
        self.text.name.as_ref()
    }

    /// What opens a table, if it was founded here.
    pub fn hosted(&self, table: TableId) -> Option<CreatedTable> {
        let kept = self.text.tables.iter().find(|kept| kept.table == table)?;
        Some(CreatedTable { table, code: kept.code.clone(), watch: kept.watch.clone() })
    }

    /// Remembers by what the server knows us.
    ///
    /// # Errors
    ///
    /// If it can't be written.
    pub fn remember_cookie(&mut self, cookie: &Cookie) -> Result<(), KeepError> {
        self.text.cookie = Some(cookie.as_str().to_owned());
        self.save()
    }

    /// Remembers what we are called.
    ///
    /// # Errors
    ///
    /// If it can't be written.
    pub fn remember_name(&mut self, name: &PersonName) -> Result<(), KeepError> {
        self.text.name = Some(name.clone());
        self.save()
    }

    /// Remembers a table that was founded here.
    ///
    /// # Errors
    ///
    /// If it can't be written.
    pub fn remember_hosted(&mut self, founded: &CreatedTable) -> Result<(), KeepError> {
        let CreatedTable { table, code, watch } = founded.clone();
        self.text.tables.retain(|kept| kept.table != table);
        self.text.tables.insert(0, Kept { table, code, watch });
        self.text.tables.truncate(MOST);
        self.save()
    }

    fn save(&self) -> Result<(), KeepError> {
        let Some(path) = &self.path else { return Ok(()) };
        let text = serde_json::to_vec_pretty(&self.text).map_err(io::Error::from);
        text.and_then(|text| write_secret(path, &text))
            .map_err(|error| KeepError::File { path: path.clone(), error })
    }
}

fn read(path: &Path, bytes: &[u8]) -> Result<Text, GuestbookError> {
    let path = path.to_owned();
    match serde_json::from_slice::<Text>(bytes) {
        Ok(text) if text.version == VERSION => Ok(text),
        Ok(text) => Err(GuestbookError::Version { path, found: text.version }),
        Err(error) => Err(GuestbookError::Text { path, error }),
    }
}

/// A name that every system takes, and that no two servers share.
fn file_name(server: &Address) -> String {
    let plain = |letter: char| match letter {
        letter if letter.is_ascii_alphanumeric() || letter == '.' => letter.to_string(),
        '/' => "-".to_owned(),
        letter => format!("_{:02x}", letter as u32),
    };
    let address = server.to_string();
    let name: String =
        address.trim_end_matches('/').replacen("://", "/", 1).chars().map(plain).collect();
    format!("{name}.json")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_server_has_a_file_of_its_own() {
        for (server, file) in [
            ("https://tiles.example/", "https-tiles.example.json"),
            ("http://127.0.0.1:8080", "http-127.0.0.1_3a8080.json"),
            ("https://example.org/azulejo", "https-example.org-azulejo.json"),
            ("http://[::1]:80", "http-_5b_3a_3a1_5d.json"),
        ] {
            assert_eq!(file_name(&server.parse().expect("an address")), file);
        }
    }
}
