//! The files of a data folder.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// The database in a data folder. SQLite keeps two more beside it while it is open, whose names begin with
/// this.
pub const FILE: &str = "azulejo.db";

/// The database of a folder.
pub(crate) fn database(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

/// A file with a longer name beside this one.
pub(crate) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Makes an empty file that nobody else on the machine may read, for there are secrets in it.
pub(crate) fn create_private(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

/// Waits until a file is on disk, and its name in its folder.
pub(crate) fn sync(file: &Path) -> io::Result<()> {
    File::open(file)?.sync_all()?;
    sync_name(file)
}

/// Waits until a file's name is on disk.
#[cfg(unix)]
pub(crate) fn sync_name(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Folders can't be waited for here.
#[cfg(not(unix))]
pub(crate) fn sync_name(_file: &Path) -> io::Result<()> {
    Ok(())
}
