//! Reviews of fixed games find what they found before.
//!
//! A searcher is a function of its inputs, so nothing but a change of play or of the review itself
//! changes these files; whoever means to change it puts what the test prints in their place.

use crate::fixtures::{care, studied, vector};
use azulejo_rules::Rules;
use azulejo_study::Sheet;
use std::path::Path;

/// So many nodes for each search.
const NODES: u64 = 2_000;

/// So many hundredths of a percent, or of a point, a loss may be off.
const TOLERANCE: i32 = 20;

/// Every move: its moment, what was played, what was best, the chance and the lead lost.
fn told(sheet: &Sheet) -> Vec<(String, i32, i32)> {
    let line = |moment: usize| {
        let decision = sheet.decision(moment)?;
        let loss = sheet.loss(moment)?;
        let moves = format!("{moment} {} {}", decision.mv(), decision.best.best);
        Some((moves, loss.chance, loss.lead))
    };
    (0..sheet.story().len()).filter_map(line).collect()
}

fn read(text: &str) -> Vec<(String, i32, i32)> {
    let line = |line: &str| {
        let mut words = line.rsplitn(3, ' ');
        let mut number = || words.next().unwrap().parse().unwrap();
        let (lead, chance) = (number(), number());
        (words.next().unwrap().to_owned(), chance, lead)
    };
    text.lines().map(line).collect()
}

fn text(found: &[(String, i32, i32)]) -> String {
    let line = |(moves, chance, lead): &(String, i32, i32)| format!("{moves} {chance} {lead}\n");
    found.iter().map(line).collect()
}

/// Whether the same moves were found best, and about the same was lost.
fn agree(found: &[(String, i32, i32)], pinned: &[(String, i32, i32)]) -> bool {
    let is_near = |one: i32, other: i32| (one - other).abs() <= TOLERANCE;
    let same = |(one, other): (&(String, i32, i32), &(String, i32, i32))| {
        one.0 == other.0 && is_near(one.1, other.1) && is_near(one.2, other.2)
    };
    found.len() == pinned.len() && found.iter().zip(pinned).all(same)
}

#[test]
fn a_game_of_each_rule_set_is_reviewed_as_before() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pinned");
    for rules in Rules::ALL {
        let found = told(&studied(&vector(&rules.to_string()), care(NODES, 0)));
        let pinned = std::fs::read_to_string(folder.join(format!("{rules}.txt"))).unwrap();
        assert!(agree(&found, &read(&pinned)), "{rules}.txt would be\n{}", text(&found));
    }
}
