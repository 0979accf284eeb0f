//! `azulejo simulate`.

use crate::support::{Run, run, run_with};
use serde_json::Value;
use std::path::PathBuf;

/// Runs a simulation and takes its JSON without what depends on the clock.
fn summaries(words: &str) -> Vec<Value> {
    let out = run(words.split(' ').chain(["--json"])).success();
    out.lines().map(timeless).collect()
}

fn timeless(line: &str) -> Value {
    let mut value: Value = serde_json::from_str(line).unwrap();
    let object = value.as_object_mut().unwrap();
    for key in ["seconds", "games_per_second"] {
        assert!(object.remove(key).unwrap().as_f64().unwrap() > 0.0);
    }
    value
}

/// The games of a file: each begins with the same tag.
fn games(records: &str) -> Vec<String> {
    let first = "[Azulejo \"1\"]";
    records.split(first).skip(1).map(|rest| format!("{first}{rest}")).collect()
}

fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn the_sums_do_not_depend_on_the_threads() {
    let words = "simulate --rules 2cp,3fs --games 700 --seed 5 --threads";
    let one = summaries(&format!("{words} 1"));
    assert_eq!(one.len(), 2);
    assert_eq!(summaries(&format!("{words} 2")), one);
    assert_eq!(summaries(&format!("{words} 7")), one);
    assert_ne!(summaries("simulate --rules 2cp,3fs --games 700 --seed 6"), one);
}

#[test]
fn writing_records_does_not_change_the_games() {
    let file = scratch("records-of-all");
    let path = file.to_str().unwrap();
    let words = "simulate --rules all --games 20 --seed 9";
    let sums = summaries(words);
    assert_eq!(summaries(&format!("{words} --records {path}")), sums);
    let games = games(&std::fs::read_to_string(&file).unwrap());
    assert_eq!((sums.len(), games.len()), (18, 18 * 20));
    for record in games.iter().step_by(12) {
        let lines = run_with(["replay", "-", "--json"], record.as_bytes()).success();
        assert!(lines.lines().last().unwrap().contains("\"phase\":\"over\""));
    }
}

#[test]
fn records_are_written_in_the_order_of_the_games() {
    let records = |threads: &str| {
        let words = "simulate --rules 2cp --games 600 --records - --threads";
        let Run { status, out, err } = run(words.split(' ').chain([threads]));
        assert_eq!(status, Some(0));
        assert!(err.starts_with("2cp: 2 players"), "the table goes to standard error");
        out
    };
    let one = records("1");
    assert_eq!(records("2"), one);
    assert_eq!(games(&one).len(), 600);
    for (number, game) in games(&one).iter().enumerate() {
        assert!(game.contains(&format!("[Game \"{number}\"]")));
    }
    assert_eq!(one.matches("\n\n[Azulejo").count(), 599, "a blank line between games");
}

#[test]
fn the_numbers_agree_with_each_other() {
    for summary in summaries("simulate --rules all --games 50") {
        let count = |path: &str| summary.pointer(path).unwrap().as_u64().unwrap();
        let seats = summary["seats"].as_array().unwrap();
        let wins: u64 = seats.iter().map(|seat| seat["wins"].as_u64().unwrap()).sum();
        assert_eq!(wins + count("/shared_victories"), 50);
        let ends = ["row", "stalemate", "supply"].map(|end| count(&format!("/endings/{end}")));
        assert_eq!(ends.iter().sum::<u64>(), 50);
        // A row of five takes five rounds.
        assert!(count("/rounds/min") >= 5);
        for seat in seats {
            let score = |key: &str| seat["score"][key].as_f64().unwrap();
            assert!(score("min") <= score("mean") && score("mean") <= score("max"));
        }
    }
}

#[test]
fn the_table_has_a_block_for_each_rule_set() {
    let out = run("simulate --rules 2cp --rules 4fe --games 300".split(' ')).success();
    let blocks: Vec<&str> = out.split("\n\n").collect();
    assert_eq!(blocks.len(), 4, "{out}");
    assert!(blocks[0].starts_with("2cp: 2 players, wall: Colored, factories: Plain, seed 1\n"));
    assert!(blocks[2].starts_with("4fe: 4 players, wall: Free, factories: Even spread, seed 1"));
    assert_eq!(blocks[3].lines().count(), 6);
}

#[test]
fn a_file_that_can_not_be_written_is_named() {
    let folder = env!("CARGO_MANIFEST_DIR");
    let message = run(["simulate", "--games", "1", "--records", folder]).refusal(1);
    assert!(message.starts_with(&format!("azulejo: {folder}: ")), "{message}");
}
