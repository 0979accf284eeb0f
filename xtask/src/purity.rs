//! The libraries run in the browser and replay games exactly: no network, no files, no processes, no clock.
//!
//! This is a search for words, not a proof. It catches the slip; the wasm build and review catch the rest.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::members::Member;
use crate::shell;

const FORBIDDEN: [&str; 5] =
    ["std::net", "std::fs", "std::process", "Instant::now", "SystemTime::now"];
/// The same modules where they are imported in a group, `use std::{fmt, fs};`.
const FORBIDDEN_IN_GROUP: [&str; 3] = ["net", "fs", "process"];

/// Every forbidden word in the sources of these crates, as `file:line: …`.
pub(crate) fn faults<'a>(libraries: impl Iterator<Item = &'a Member>) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for library in libraries {
        for file in sources(&shell::root().join(&library.folder).join("src"))? {
            faults.extend(faults_in_file(&file)?);
        }
    }
    Ok(faults)
}

fn faults_in_file(file: &Path) -> Result<Vec<String>> {
    let source = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let shown = file.strip_prefix(shell::root()).unwrap_or(file).display();
    let found = forbidden(&source).into_iter();
    Ok(found.map(|(line, word)| format!("{shown}:{line}: a library must not use {word}")).collect())
}

/// All Rust files under a folder, in a stable order.
fn sources(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(sources(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// The forbidden words of a source text with their line numbers; comments may speak of anything.
fn forbidden(source: &str) -> Vec<(usize, String)> {
    let code: Vec<_> = source.lines().map(without_comment).collect();
    let mut found = Vec::new();
    for (index, line) in code.iter().enumerate() {
        let words = FORBIDDEN.into_iter().filter(|word| line.contains(word));
        found.extend(words.map(|word| (index + 1, word.to_owned())));
        if let Some((_, opened)) = line.split_once("std::{") {
            let group = group(opened, &code[index + 1..]);
            found.extend(forbidden_in(&group).map(|word| (index + 1, format!("std::{word}"))));
        }
    }
    found
}

fn without_comment(line: &str) -> &str {
    line.split("//").next().unwrap_or("")
}

/// The text of an import group up to the semicolon, over as many lines as it takes.
fn group(opened: &str, following: &[&str]) -> String {
    let lines = [opened].into_iter().chain(following.iter().copied());
    let text: String = lines.collect::<Vec<_>>().join(" ");
    text.split(';').next().unwrap_or("").to_owned()
}

fn forbidden_in(group: &str) -> impl Iterator<Item = &str> {
    let names = group.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    names.filter(|name| FORBIDDEN_IN_GROUP.contains(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forbidden_word_is_found_with_its_line() {
        let source = "fn f() {\n    let text = std::fs::read(\"x\");\n}\n";
        assert_eq!(forbidden(source), [(2, "std::fs".to_owned())]);
    }

    #[test]
    fn the_clock_is_found_however_it_is_imported() {
        assert_eq!(forbidden("let t = Instant::now();"), [(1, "Instant::now".to_owned())]);
        assert_eq!(forbidden("std::time::SystemTime::now()"), [(1, "SystemTime::now".to_owned())]);
    }

    #[test]
    fn groups_of_imports_are_read_over_several_lines() {
        let source = "use std::{\n    fmt,\n    net::IpAddr,\n};\nlet fs = 1;";
        assert_eq!(forbidden(source), [(1, "std::net".to_owned())]);
    }

    #[test]
    fn comments_and_other_names_are_left_alone() {
        let source =
            "//! Unlike std::fs, this is pure.\nuse std::{fmt, ops};\nlet x = 1; // Instant::now";
        assert_eq!(forbidden(source), []);
    }
}
