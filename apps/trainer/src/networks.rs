//! Weight files on disk.

use anyhow::{Context, Result};
use azulejo_search::{NetworkFile, NetworkSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Reads weight files into one set.
///
/// # Errors
///
/// Where a file cannot be read or is damaged.
pub(crate) fn read(paths: &[PathBuf]) -> Result<NetworkSet> {
    let mut networks = NetworkSet::none();
    for path in paths {
        networks.insert(read_file(path)?.1);
    }
    Ok(networks)
}

/// Reads a weight file: its bytes, and what they say.
///
/// # Errors
///
/// Where it cannot be read or is damaged.
pub(crate) fn read_file(path: &Path) -> Result<(Vec<u8>, NetworkFile)> {
    let context = || path.display().to_string();
    let bytes = fs::read(path).with_context(context)?;
    let file = NetworkFile::read(&bytes).with_context(context)?;
    Ok((bytes, file))
}
