//! Folders that go when nobody needs them anymore.

use anyhow::Result;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// An empty folder of the system's temporary ones; removed when it is dropped.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// A folder for something that is called so.
    ///
    /// # Errors
    /// When none can be made.
    pub(crate) fn fresh(what: &str) -> Result<Folder> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("azulejo-{what}-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        // A run that was broken off leaves its folders behind, and in a container the next one may have its number.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder)?;
        Ok(Folder(folder))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left over does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}
