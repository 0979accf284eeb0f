//! Weight files on disk.

use anyhow::{Context, Result};
use azulejo_search::{NetworkFile, NetworkSet};
use std::fs;
use std::path::PathBuf;

/// Reads weight files into one set.
///
/// # Errors
///
/// Where a file cannot be read or is damaged.
pub(crate) fn read(paths: &[PathBuf]) -> Result<NetworkSet> {
    let mut networks = NetworkSet::none();
    for path in paths {
        let context = || path.display().to_string();
        let bytes = fs::read(path).with_context(context)?;
        networks.insert(NetworkFile::read(&bytes).with_context(context)?);
    }
    Ok(networks)
}
