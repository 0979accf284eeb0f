//! What is said at a table can't hold what the bag will give: no type here knows a
//! seed, a dealer or the secret of a fair bag. What is revealed is a type of its own.

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

fn without_comment(line: &str) -> &str {
    line.split("//").next().unwrap_or("")
}

/// The names in a line of code.
fn names(line: &str) -> impl Iterator<Item = &str> {
    line.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}

#[test]
fn no_type_of_the_protocol_knows_a_seed_or_a_dealer() {
    let files = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(files.len() >= 20, "only {} sources", files.len());
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for name in text.lines().map(without_comment).flat_map(names) {
            let is_told = matches!(name, "Seed" | "Dealer" | "Secret" | "RoundKey");
            assert!(!is_told, "{} says `{name}`", file.display());
        }
    }
}
