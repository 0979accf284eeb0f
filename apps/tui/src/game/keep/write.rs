//! Writing a file as a whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Writes a file beside its place, waits until it is on the disk, and only then puts it there: whoever reads finds the
/// old text or the new one, also after a crash.
pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut beside = OsString::from(path);
    beside.push(".new");
    let mut file = File::create(&beside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    drop(file);
    fs::rename(&beside, path)?;
    sync_folder(path);
    Ok(())
}

/// That the new name lasts is on the disk when its folder is. Where a folder can't be opened, the system sees to it.
fn sync_folder(path: &Path) {
    if let Some(folder) = path.parent().and_then(|folder| File::open(folder).ok()) {
        let _ = folder.sync_all();
    }
}
