//! The shared vectors, one game of each rule set, must replay to the lines given with them.

mod common;

use azulejo_testkit::oracle::replay;
use serde_json::Value;

fn read(name: &str) -> String {
    let path = format!("{}/vectors/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn every_vector_replays_to_its_lines() {
    for rules in common::all_rules() {
        let lines = replay(&read(&format!("{rules}.azulejo"))).unwrap();
        let expected = read(&format!("{rules}.jsonl"));
        let expected: Vec<Value> =
            expected.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines.len(), expected.len(), "{rules}");
        for (number, (line, expected)) in lines.iter().zip(&expected).enumerate() {
            assert_eq!(line, expected, "{rules}, line {}", number + 1);
        }
    }
}

#[test]
fn a_vector_in_lower_case_and_on_one_line_is_the_same_game() {
    let record = read("4fe.azulejo");
    let expected = replay(&record).unwrap();
    let squeezed = record.to_lowercase().replace('\n', "\r\n").replace("\r\n1", " 1");
    assert_eq!(replay(&squeezed).unwrap(), expected);
}
