//! What the page consists of, under the names its sources use.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::bindings::Bound;

pub(crate) const INDEX: &str = "index.html";
pub(crate) const SERVICE_WORKER: &str = "sw.js";
pub(crate) const MANIFEST: &str = "manifest.webmanifest";

/// Files by the names their sources use for each other: `icons/icon.svg`.
pub(crate) struct Parts(pub(crate) BTreeMap<String, Vec<u8>>);

impl Parts {
    pub(crate) fn collect(app: &Path, bound: Bound) -> Result<Parts> {
        let mut parts = BTreeMap::new();
        let folder = app.join("static");
        for path in files_below(&folder)? {
            let name = path.strip_prefix(&folder)?.display().to_string();
            parts.insert(name, read(&path)?);
        }
        parts.insert(INDEX.to_owned(), read(&app.join(INDEX))?);
        parts.insert("style.css".to_owned(), style(&app.join("style"))?);
        parts.insert("azulejo.wasm".to_owned(), bound.wasm);
        parts.insert("azulejo.js".to_owned(), bound.js.into_bytes());
        parts.extend(bound.snippets.into_iter().map(|(name, text)| (name, text.into_bytes())));
        Ok(Parts(parts))
    }
}

/// These style sheets come first, as each builds upon those before it; others follow in the order of their names.
const SHEETS: [&str; 4] = ["tokens", "base", "table", "screens"];

/// The style sheets in one.
fn style(folder: &Path) -> Result<Vec<u8>> {
    let mut sheets = files_below(folder)?;
    sheets.retain(|path| path.extension().is_some_and(|extension| extension == "css"));
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

/// All files of a folder and the folders in it, sorted; none where there is no such folder.
fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Ok(Vec::new());
    };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else if !is_note(&path) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Notes for whoever works on the page are not part of it.
fn is_note(path: &Path) -> bool {
    let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    hidden || path.extension().is_some_and(|extension| extension == "md")
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
