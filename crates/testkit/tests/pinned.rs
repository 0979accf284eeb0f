//! The perft files and the playthroughs are what the code makes of them now, and both engines count
//! what the perft files say.

use azulejo_rules::{Position, Rules};
use azulejo_testkit::oracle::Oracle;
use azulejo_testkit::regen::perft::{self, Count};
use azulejo_testkit::regen::{ADVICE, PinnedFile, perft_files, playthroughs};
use std::path::{Path, PathBuf};

/// The naive engine counts up to here.
const SMALL: u64 = 20_000;

fn place(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &str) -> String {
    std::fs::read_to_string(place(path)).unwrap_or_else(|error| panic!("{path}: {error}; {ADVICE}"))
}

#[track_caller]
fn assert_current(file: &PinnedFile) {
    if let Some(difference) = file.difference(&read(&file.path)) {
        panic!("{}, {difference}\n{ADVICE}", file.path);
    }
}

/// Shows the counts of each position of every file, from depth 1 on.
fn for_each_position(check: impl Fn(&[Count<'_>])) {
    for rules in Rules::ALL {
        let text = read(&format!("perft/{rules}.txt"));
        let counts = perft::read(&text).unwrap_or_else(|error| panic!("{rules}: {error}"));
        let positions = counts.chunk_by(|one, next| one.position == next.position);
        assert!(positions.clone().count() >= 6, "{rules}: too few positions");
        positions.for_each(&check);
    }
}

#[track_caller]
fn assert_count(expected: &Count<'_>, found: u64) {
    let Count { position, depth, count } = expected;
    assert_eq!(found, *count, "depth {depth} of {position}: {ADVICE}");
}

#[test]
fn perft_files_are_current() {
    perft_files().for_each(|file| assert_current(&file));
}

#[test]
fn playthroughs_are_current() {
    playthroughs().for_each(|file| assert_current(&file));
}

#[test]
fn the_engine_counts_what_the_perft_files_say() {
    for_each_position(|counts| {
        let pos: Position = counts[0].position.parse().expect("a position");
        for count in counts {
            assert_count(count, pos.perft(count.depth));
        }
    });
}

#[test]
fn the_naive_engine_counts_what_the_perft_files_say() {
    for_each_position(|counts| {
        let oracle = Oracle::from_position(counts[0].position).expect("a position");
        // Deeper counts may be small again, but the way there is long.
        for count in counts.iter().take_while(|count| count.count < SMALL) {
            assert_count(count, perft::count_naively(&oracle, count.depth));
        }
    });
}

/// So that no file of a rule set with another name stays behind.
#[test]
fn each_folder_has_one_file_for_each_rule_set() {
    let mut expected = Rules::ALL.map(|rules| format!("{rules}.txt"));
    expected.sort_unstable();
    for folder in ["perft", "playthroughs"] {
        let entries = std::fs::read_dir(place(folder)).expect("the folder exists");
        let names = entries.map(|entry| entry.expect("it can be listed").file_name());
        let mut names: Vec<String> = names.map(|name| name.to_string_lossy().into()).collect();
        names.sort_unstable();
        assert_eq!(names, expected, "{folder}: {ADVICE}");
    }
}
