//! Writing a file as a whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Writes a file beside its place, waits until it is on the disk, and only then puts it there: whoever reads finds the
/// old text or the new one, also after a crash.
pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    put(path, bytes, OpenOptions::new().write(true).create(true).truncate(true))
}

/// The same for what nobody else may read; its folder is made if it is not there.
pub(crate) fn write_secret(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    put(path, bytes, &mut private())
}

#[cfg(unix)]
fn private() -> OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true).mode(0o600);
    options
}

/// Elsewhere the folder of a person is their own.
#[cfg(not(unix))]
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    options
}

fn put(path: &Path, bytes: &[u8], options: &mut OpenOptions) -> io::Result<()> {
    let mut beside = OsString::from(path);
    beside.push(".new");
    let mut file = options.open(&beside)?;
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
