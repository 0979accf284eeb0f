//! Matches that are broken off and resumed.

use crate::arena::{scratch, summary, words};
use crate::support::run;
use serde_json::Value;
use std::path::Path;

const MATCH: &str = "--rules 2cp,3cp --nodes 50 search greedy random --seed 2 --threads 2";

/// A match with a journal.
fn play(journal: &Path, line: &str, games: &str) -> Value {
    summary(&[words(line), vec!["--games", games, "--journal", journal.to_str().unwrap()]].concat())
}

/// What a match with a journal is refused for.
fn refusal(journal: &Path, line: &str) -> String {
    let path = journal.to_str().unwrap();
    let before = std::fs::read(journal).unwrap();
    let message = run([vec!["arena", "--journal", path], words(line)].concat()).refusal(1);
    assert_eq!(std::fs::read(journal).unwrap(), before, "left as it was");
    let start = format!("azulejo: {path}: ");
    message.strip_prefix(&start).unwrap_or_else(|| panic!("{message}")).trim_end().to_owned()
}

fn read(journal: &Path) -> String {
    std::fs::read_to_string(journal).unwrap()
}

/// The numbers of the games in a journal, sorted.
fn games(journal: &Path) -> Vec<u64> {
    let text = read(journal);
    let lines = text.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap());
    let mut games: Vec<u64> = lines.map(|line| line["game"].as_u64().unwrap()).collect();
    games.sort_unstable();
    games
}

#[test]
fn a_resumed_match_equals_one_that_was_never_broken_off() {
    let whole = summary(&[words(MATCH), words("--games 8")].concat());
    let journal = scratch("resumed.jsonl");
    assert_ne!(play(&journal, MATCH, "2"), whole);
    assert_eq!(games(&journal), (1..=6).collect::<Vec<_>>());
    assert_eq!(play(&journal, MATCH, "8"), whole);
    assert_eq!(games(&journal), (1..=24).collect::<Vec<_>>());
    // Everything is there: nothing is played again.
    let before = read(&journal);
    assert_eq!(play(&journal, MATCH, "8"), whole);
    assert_eq!(read(&journal), before);
}

#[test]
fn a_torn_last_line_is_dropped_and_its_game_played_again() {
    let journal = scratch("torn.jsonl");
    let whole = play(&journal, MATCH, "8");
    let text = read(&journal);
    let header = text.find('\n').unwrap() + 1;
    for cut in [5, header - 1, header, header + 7, text.len() / 2, text.len() - 1] {
        std::fs::write(&journal, &text[..cut]).unwrap();
        assert_eq!(play(&journal, MATCH, "8"), whole, "cut at {cut}");
        assert_eq!(games(&journal), (1..=24).collect::<Vec<_>>(), "cut at {cut}");
    }
}

#[test]
fn games_in_any_order_are_the_same_match() {
    let journal = scratch("shuffled.jsonl");
    let whole = play(&journal, MATCH, "8");
    let text = read(&journal);
    let (header, rest) = text.split_once('\n').unwrap();
    let mut lines: Vec<&str> = rest.lines().collect();
    lines.reverse();
    lines.truncate(13);
    std::fs::write(&journal, format!("{header}\n{}\n", lines.join("\n"))).unwrap();
    assert_eq!(play(&journal, MATCH, "8"), whole);
}

#[test]
fn a_decided_test_stays_decided() {
    let journal = scratch("decided.jsonl");
    let line = "--sprt -100,100 greedy random --threads 3";
    let decided = play(&journal, line, "500");
    let before = read(&journal);
    assert_eq!(play(&journal, line, "500"), decided);
    assert_eq!(read(&journal), before);
}

#[test]
fn the_journal_of_another_match_is_refused() {
    let journal = scratch("other.jsonl");
    play(&journal, "greedy random", "2");
    for (line, message) in [
        ("greedy random --seed 2", "another match: seed 1, expected 2"),
        ("greedy random --rules 2fp", "another match: rules 2cp, expected 2fp"),
        ("greedy random --lone", "another match: tables both, expected lone"),
        ("greedy random --gauntlet", "another match: draw round-robin, expected gauntlet"),
        (
            "greedy easy",
            "another match: engines greedy=greedy, random=random, expected greedy=greedy, easy=easy",
        ),
    ] {
        assert_eq!(refusal(&journal, line), message);
    }
}

#[test]
fn what_is_no_journal_is_refused_and_left_alone() {
    let journal = scratch("broken.jsonl");
    play(&journal, "greedy random --threads 1", "2");
    let good = read(&journal);
    let first = good.lines().nth(1).unwrap().to_owned();
    for (text, start) in [
        ("precious".to_owned(), "line 1: this is no journal of a match"),
        ("precious\n".to_owned(), "line 1: this is no journal of a match: expected value"),
        (format!("{good}{first}\n"), "line 4: game "),
        (format!("{good}{{}}\n"), "line 4: missing field"),
        (good.replace("\"game\":2", "\"game\":0"), "line 3: game: expected at least 1"),
        (good.replace("\"game\":2", "\"game\":4"), "line 3: deals: not that of this game"),
        (good.replace("\"winners\":[", "\"winners\":[9,"), "line "),
    ] {
        std::fs::write(&journal, &text).unwrap();
        let message = refusal(&journal, "greedy random");
        assert!(message.starts_with(start), "{message}, expected {start}");
    }
    std::fs::write(&journal, b"\xff\n").unwrap();
    assert!(refusal(&journal, "greedy random").starts_with("line 1: expected text in UTF-8"));
}
