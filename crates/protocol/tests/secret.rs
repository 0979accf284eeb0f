//! What is said at a table can't hold what the bag will give: no type here knows a seed or a dealer.

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

fn without_comment(line: &str) -> &str {
    line.split("//").next().unwrap_or("")
}

#[test]
fn no_type_of_the_protocol_knows_a_seed_or_a_dealer() {
    let files = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(files.len() >= 20, "only {} sources", files.len());
    for file in files {
        let text = fs::read_to_string(&file).unwrap().to_lowercase();
        let code = text.lines().map(without_comment).collect::<String>();
        for word in ["seed", "dealer", "secret"] {
            assert!(!code.contains(word), "{} says `{word}`", file.display());
        }
    }
}
