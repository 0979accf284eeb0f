//! The fenced blocks of the pages in `docs/`, which the tests of examples read.
#![allow(dead_code, reason = "no single test file uses everything")]

use std::fmt;
use std::path::{Path, PathBuf};

/// A fenced block of a page.
pub(crate) struct Block {
    page: &'static str,
    /// The line of the opening fence, from 1.
    line: usize,
    /// The word after the opening fence.
    pub(crate) kind: String,
    /// The lines between the fences, each with its line break.
    pub(crate) text: String,
}

/// The place of the block, as an editor understands it.
impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "docs/{}:{}: {}", self.page, self.line, self.kind)
    }
}

impl Block {
    /// Exactly `N` parts, between which a line `--` stands.
    pub(crate) fn parts<const N: usize>(&self) -> Result<[&str; N], String> {
        let parts: Vec<&str> = self.text.split("\n--\n").map(str::trim_end).collect();
        let found = parts.len();
        parts.try_into().map_err(|_| format!("{found} parts, expected {N}"))
    }

    /// The lines that are not blank.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &str> {
        self.text.lines().filter(|line| !line.trim().is_empty())
    }
}

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of a file of the repository.
pub(crate) fn read(path: &str) -> String {
    let path = root().join(path);
    let text = std::fs::read_to_string(&path);
    text.unwrap_or_else(|error| panic!("{}: {error}", path.display())).replace("\r\n", "\n")
}

/// All fenced blocks of a page.
pub(crate) fn blocks(page: &'static str) -> Vec<Block> {
    let text = read(&format!("docs/{page}"));
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    for (index, line) in text.lines().enumerate() {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(kind)) => {
                let kind = kind.to_owned();
                open = Some(Block { page, line: index + 1, kind, text: String::new() });
            }
            (None, None) => {}
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(block), None) => {
                block.text.push_str(line);
                block.text.push('\n');
            }
        }
    }
    if let Some(block) = open {
        panic!("{block} is never closed");
    }
    blocks
}

/// Checks blocks and fails with all that are wrong, so that one run tells everything.
pub(crate) fn check_all<'a>(
    blocks: impl IntoIterator<Item = &'a Block>,
    mut check: impl FnMut(&Block) -> Result<(), String>,
) -> usize {
    let mut wrong = Vec::new();
    let mut checked = 0;
    for block in blocks {
        checked += 1;
        if let Err(message) = check(block) {
            wrong.push(format!("{block}: {message}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong blocks\n\n{}\n", wrong.len(), wrong.join("\n\n"));
    checked
}

/// Compares what the page says with what is so.
pub(crate) fn same(said: &str, found: &str) -> Result<(), String> {
    if said == found {
        return Ok(());
    }
    Err(format!("\n  the page says: {said}\n  found:         {found}"))
}
