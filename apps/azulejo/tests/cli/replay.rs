//! `azulejo replay` of good records.

use crate::support::{run, run_with, vector, vectors};
use serde_json::Value;
use std::ffi::OsStr;

#[test]
fn every_vector_replays_to_its_lines() {
    for record in vectors() {
        let out = run([OsStr::new("replay"), record.as_os_str(), OsStr::new("--json")]).success();
        let known = std::fs::read_to_string(record.with_extension("jsonl")).unwrap();
        assert_eq!(out.lines().count(), known.lines().count(), "{}", record.display());
        for (number, (line, known)) in out.lines().zip(known.lines()).enumerate() {
            let value = |text| serde_json::from_str::<Value>(text).unwrap();
            assert_eq!(value(line), value(known), "{}, line {}", record.display(), number + 1);
        }
    }
}

#[test]
fn standard_input_is_a_file_too() {
    let record = vector("2cp");
    let out = run_with(["replay", "-", "--json"], record.as_bytes()).success();
    assert!(out.lines().count() > 10);
    let windows = record.replace('\n', "\r\n");
    assert_eq!(run_with(["replay", "--json", "-"], windows.as_bytes()).success(), out);
}

#[test]
fn a_record_may_stop_anywhere() {
    let head = "[Azulejo \"1\"] [Players \"2\"] [Wall \"colored\"] [Factories \"plain\"]\n";
    for (rest, lines) in [
        ("", 1),
        ("[Result \"*\"]", 1),
        ("round 1 first 2\n", 1),
        ("round 1 first 2\ndeal WKWW RBRB BYYB RYWR YBYB", 2),
        ("ROUND 1 Deal wkww rbrb byyb rywr ybyb 1w3 ; a comment", 3),
    ] {
        let out = run_with(["replay", "-", "--json"], format!("{head}{rest}").as_bytes()).success();
        assert_eq!(out.lines().count(), lines, "{rest}");
        let told = run_with(["replay", "-"], format!("{head}{rest}").as_bytes()).success();
        assert!(told.ends_with("Unfinished game\n"), "{rest}");
    }
}

#[test]
fn a_replay_for_people_tells_every_round_and_the_end() {
    for record in vectors() {
        let text = std::fs::read_to_string(&record).unwrap();
        let told = run([OsStr::new("replay"), record.as_os_str()]).success();
        for round in 1..=text.matches("round ").count() {
            assert!(told.contains(&format!("\nRound {round} ends.\n")), "{}", record.display());
        }
        assert!(told.contains(" · greedy 1"), "the names of the seats");
        // Sentences are wrapped.
        let end = told.rsplit_once("\n\n").unwrap().1.replace('\n', " ");
        assert!(end.contains(" wins with ") || end.contains(" share the victory "), "{end}");
        assert!(!told.contains('\u{1b}'), "no color into a pipe");
    }
}

#[test]
fn a_replay_speaks_every_language() {
    let record = vector("3fs");
    for (language, words) in [
        ("en", "Round 1 ends."),
        ("et", "1. voor on läbi."),
        ("hu", "1. forduló"),
        ("uk", "Кінець раунду 1."),
        ("cs", "1. kolo končí."),
        ("pl", "Koniec rundy 1."),
    ] {
        let told = run_with(["replay", "-", "--language", language], record.as_bytes()).success();
        assert!(told.contains(words) && !told.contains('⟦'), "{language}: {told}");
        let widest = told.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(78), "{language}: {widest:?}");
    }
}
