//! axe-core, which checks pages for accessibility: one file of JavaScript, from the registries of npm or Python.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::shell;

/// Pinned, so that the same page passes today and tomorrow.
const NPM: &str = "axe-core@4.14.0";
/// The same file, packed for another language; whatever version it brings.
const PYTHON: &str = "axe-playwright-python";

/// Where the file is, fetched if need be.
pub(crate) fn find() -> Result<PathBuf> {
    let folder = shell::target().join("tools/axe");
    if let Some(file) = file_below(&folder) {
        return Ok(file);
    }
    fs::create_dir_all(&folder)?;
    if from_npm(&folder).is_err() {
        from_python(&folder)?;
    }
    match file_below(&folder) {
        Some(file) => Ok(file),
        None => {
            bail!("neither npm nor pip got axe-core; one of them must be there, with its registry")
        }
    }
}

fn from_npm(folder: &Path) -> Result<()> {
    let mut pack = shell::command("npm");
    pack.args(["pack", "--silent", NPM]).current_dir(folder);
    let name = shell::output(&mut pack)?.stdout;
    let name = String::from_utf8_lossy(&name).trim().to_owned();
    let mut unpack = shell::command("tar");
    shell::run(unpack.args(["-xzf", &name, "package/axe.min.js"]).current_dir(folder))
}

fn from_python(folder: &Path) -> Result<()> {
    let mut download = shell::command("python3");
    download.args(["-m", "pip", "download", "--quiet", "--no-deps", PYTHON]).current_dir(folder);
    shell::run(&mut download)?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "whl") {
            let mut unpack = shell::command("python3");
            shell::run(unpack.args(["-m", "zipfile", "-e"]).arg(path).arg(folder))?;
        }
    }
    Ok(())
}

/// `axe.min.js`, wherever in the folder its package puts it.
fn file_below(folder: &Path) -> Option<PathBuf> {
    let entries = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    entries.into_iter().find_map(|path| {
        if path.is_dir() {
            return file_below(&path);
        }
        path.ends_with("axe.min.js").then_some(path)
    })
}
