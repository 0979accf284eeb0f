//! The packed files on the disk, plain and compressed.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};

use crate::references::{Named, When};

/// How hard to press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effort {
    /// For daily work.
    Little,
    /// For what is shipped.
    Most,
}

/// What became of a file.
pub(crate) struct Written {
    pub(crate) name: String,
    pub(crate) plain: usize,
    /// What travels: the compressed size, unless compression gains nothing.
    pub(crate) wire: usize,
    pub(crate) when: When,
}

/// Makes the folder hold these files and nothing else. What is the same already is not touched, so that whoever
/// embeds the folder is built again only when there is news.
pub(crate) fn write(files: &[Named], folder: &Path, effort: Effort) -> Result<Vec<Written>> {
    let mut kept = BTreeSet::new();
    let mut written = Vec::new();
    for file in files {
        let compressed = compress(&file.bytes, effort)?;
        put(&folder.join(&file.name), &file.bytes)?;
        kept.insert(folder.join(&file.name));
        let gains = compressed.len() < file.bytes.len();
        if gains {
            let path = folder.join(format!("{}.br", file.name));
            put(&path, &compressed)?;
            kept.insert(path);
        }
        let plain = file.bytes.len();
        let wire = if gains { compressed.len() } else { plain };
        written.push(Written { name: file.name.clone(), plain, wire, when: file.when });
    }
    remove_others(folder, &kept)?;
    Ok(written)
}

/// What brotli makes of a file.
pub(crate) fn compress(bytes: &[u8], effort: Effort) -> Result<Vec<u8>> {
    const BUFFER: usize = 1 << 16;
    // A window of 4 MiB holds any of our files whole.
    const WINDOW: u32 = 22;
    let quality = match effort {
        Effort::Little => 3,
        Effort::Most => 11,
    };
    let mut writer = brotli::CompressorWriter::new(Vec::new(), BUFFER, quality, WINDOW);
    writer.write_all(bytes)?;
    Ok(writer.into_inner())
}

fn put(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    fs::write(path, bytes).with_context(|| path.display().to_string())
}

fn remove_others(folder: &Path, kept: &BTreeSet<std::path::PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, kept)?;
        } else if !kept.contains(&path) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_compressed_can_be_read_back() {
        let text = b"tile after tile after tile after tile".repeat(100);
        for effort in [Effort::Little, Effort::Most] {
            let compressed = compress(&text, effort).unwrap();
            let mut read = Vec::new();
            brotli::BrotliDecompress(&mut compressed.as_slice(), &mut read).unwrap();
            assert_eq!(read, text);
            assert!(compressed.len() < text.len() / 10);
        }
    }
}
