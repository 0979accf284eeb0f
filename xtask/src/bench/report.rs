//! Where a full measurement is kept: docs/bench/baseline.json for the checks, docs/BENCH.md for people.

use std::fs;

use anyhow::{Context, Result};

use super::baseline::{Baseline, rustc};
use super::table::Row;
use crate::shell;

const OPEN: &str = "<!-- table -->";
const CLOSE: &str = "<!-- /table -->";

/// What the document says where there is none yet.
const NEW_DOCUMENT: &str = "\
# Speed

Random games from fixed seeds, from the empty table to the last bonus, on one core. Written by
`cargo xtask bench --write`; the instruction counts are those the checks compare with.

<!-- table -->
<!-- /table -->
";

pub(super) fn write(rows: &[Row], table: &str) -> Result<()> {
    // First, while the files about to be written do not count as a change of the tree.
    let circumstances = circumstances()?;
    let costs = rows.iter().map(|row| (row.rules, row.cost)).collect();
    Baseline::new(&costs, rustc()?).write()?;
    let path = shell::root().join("docs/BENCH.md");
    let document = fs::read_to_string(&path).unwrap_or_else(|_| NEW_DOCUMENT.to_owned());
    let document = filled(&document, &format!("{circumstances}\n\n{table}"))?;
    Ok(fs::write(path, document)?)
}

/// The document with everything between the marks replaced.
fn filled(document: &str, content: &str) -> Result<String> {
    let missing = "docs/BENCH.md has lost its marks `<!-- table -->` and `<!-- /table -->`";
    let (before, rest) = document.split_once(OPEN).context(missing)?;
    let (_, after) = rest.split_once(CLOSE).context(missing)?;
    Ok(format!("{before}{OPEN}\n{}\n{CLOSE}{after}", content.trim_end()))
}

/// A number without its date, commit and machine says nothing.
fn circumstances() -> Result<String> {
    let date = shell::read(shell::command("date").args(["-u", "+%F"]))?;
    // The commit alone, marked where the tree differs from it.
    let describe = ["describe", "--always", "--dirty", "--exclude=*", "--abbrev=10"];
    let commit = shell::read(shell::command("git").args(describe))?;
    let (date, commit, machine, rustc) = (date.trim(), commit.trim(), machine(), rustc()?);
    Ok(format!("{date}, commit {commit}, {machine}, {rustc}."))
}

fn machine() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    model(&info).unwrap_or("an unnamed processor").to_owned()
}

fn model(cpuinfo: &str) -> Option<&str> {
    let line = cpuinfo.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_stands_between_the_marks_is_replaced() {
        let document = "head\n<!-- table -->\nold\n<!-- /table -->\ntail\n";
        let expected = "head\n<!-- table -->\nnew\n<!-- /table -->\ntail\n";
        assert_eq!(filled(document, "new\n").unwrap(), expected);
    }

    #[test]
    fn the_new_document_can_be_filled() {
        assert!(filled(NEW_DOCUMENT, "x").is_ok());
    }

    #[test]
    fn a_document_without_marks_is_left_alone() {
        assert!(filled("head\n<!-- table -->\n", "new").is_err());
    }

    #[test]
    fn the_processor_is_named() {
        let info = "processor\t: 0\nmodel name\t: Some CPU @ 2.0GHz\n";
        assert_eq!(model(info), Some("Some CPU @ 2.0GHz"));
        assert_eq!(model(""), None);
    }
}
