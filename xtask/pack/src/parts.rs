//! What the page consists of, under the names its sources use.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::bindings::Bound;

/// The table, which is what people open.
pub(crate) const INDEX: &str = "index.html";
/// The school.
pub(crate) const SCHOOL: &str = "school.html";
/// Tables online.
pub(crate) const ONLINE: &str = "online.html";
pub(crate) const SERVICE_WORKER: &str = "sw.js";
/// The script of the workers.
pub(crate) const WORKER: &str = "worker.js";
pub(crate) const MANIFEST: &str = "manifest.webmanifest";

/// Files by the names their sources use for each other: `icons/icon.svg`.
pub(crate) struct Parts(pub(crate) BTreeMap<String, Vec<u8>>);

impl Parts {
    /// The pages, what is beside them, and their styles.
    pub(crate) fn collect(app: &Path) -> Result<Parts> {
        let mut parts = BTreeMap::new();
        let folder = app.join("static");
        for path in files_below(&folder)? {
            let name = path.strip_prefix(&folder)?.display().to_string();
            parts.insert(name, read(&path)?);
        }
        for path in files_in(app)?.into_iter().filter(|path| has_extension(path, "html")) {
            parts.insert(name_of(&path), read(&path)?);
        }
        let style = app.join("style");
        parts.insert("style.css".to_owned(), sheets_of(&style)?);
        for folder in folders_in(&style)? {
            parts.insert(format!("{}.css", name_of(&folder)), sheets_of(&folder)?);
        }
        Ok(Parts(parts))
    }

    /// The weight files of a folder, as `networks/2c.aznet`.
    pub(crate) fn add_networks(&mut self, folder: &Path) -> Result<()> {
        for path in files_in(folder)?.into_iter().filter(|path| has_extension(path, "aznet")) {
            self.0.insert(format!("networks/{}", name_of(&path)), read(&path)?);
        }
        Ok(())
    }

    /// A module as `name.wasm`, with its `name.js`.
    pub(crate) fn add_module(&mut self, name: &str, bound: Bound) {
        self.0.insert(format!("{name}.wasm"), bound.wasm);
        self.0.insert(format!("{name}.js"), bound.js.into_bytes());
        self.0.extend(bound.snippets.into_iter().map(|(name, text)| (name, text.into_bytes())));
    }
}

/// These style sheets come first, as each builds upon those before it; others follow in the order of their names.
const SHEETS: [&str; 4] = ["tokens", "base", "table", "screens"];

/// The style sheets of a folder in one; those of a folder in it are a sheet of their own.
fn sheets_of(folder: &Path) -> Result<Vec<u8>> {
    let mut sheets = files_in(folder)?;
    sheets.retain(|path| has_extension(path, "css"));
    sheets.sort_by_key(|path| (rank(path), path.clone()));
    let mut style = Vec::new();
    for path in sheets {
        style.extend(read(&path)?);
        style.push(b'\n');
    }
    Ok(style)
}

fn rank(sheet: &Path) -> usize {
    let stem = sheet.file_stem().unwrap_or_default().to_string_lossy();
    SHEETS.iter().position(|name| *name == stem).unwrap_or(SHEETS.len())
}

/// All files of a folder and the folders in it.
fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = files_in(folder)?;
    for inner in folders_in(folder)? {
        files.extend(files_below(&inner)?);
    }
    Ok(files)
}

/// The files of a folder, sorted, without notes; none where there is no such folder.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = entries(folder)?;
    files.retain(|path| !path.is_dir() && !is_note(path));
    Ok(files)
}

/// The folders in a folder, sorted.
fn folders_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut folders = entries(folder)?;
    folders.retain(|path| path.is_dir());
    Ok(folders)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Ok(Vec::new());
    };
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn has_extension(path: &Path, wanted: &str) -> bool {
    path.extension().is_some_and(|extension| extension == wanted)
}

/// Notes for whoever works on the page are not part of it.
fn is_note(path: &Path) -> bool {
    let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    hidden || has_extension(path, "md")
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn style_sheets_come_in_the_order_they_build_upon_each_other() {
        let mut sheets = ["base.css", "extra.css", "screens.css", "table.css", "tokens.css"];
        sheets.sort_by_key(|name| (rank(Path::new(name)), *name));
        assert_eq!(sheets, ["tokens.css", "base.css", "table.css", "screens.css", "extra.css"]);
    }
}
