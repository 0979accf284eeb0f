//! A browser's memory: cookies, caches, storage.

use crate::folder::Folder;
use anyhow::Result;
use std::path::Path;

/// A folder for a browser that knows nothing yet; removed when it is dropped. Two browsers after each other may share
/// it, as two visits of the same guest.
pub struct Profile(Folder);

impl Profile {
    /// An empty memory.
    ///
    /// # Errors
    /// When no folder can be made.
    pub fn fresh() -> Result<Profile> {
        Folder::fresh("browser").map(Profile)
    }

    pub(crate) fn folder(&self) -> &Path {
        self.0.path()
    }
}
