//! A browser's memory: cookies, caches, storage.

use anyhow::Result;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder for a browser that knows nothing yet; removed when it is dropped. Two browsers after each other may share
/// it, as two visits of the same guest.
pub struct Profile(PathBuf);

impl Profile {
    /// An empty memory.
    ///
    /// # Errors
    /// When no folder can be made.
    pub fn fresh() -> Result<Profile> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("azulejo-browser-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder)?;
        Ok(Profile(folder))
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.0
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
