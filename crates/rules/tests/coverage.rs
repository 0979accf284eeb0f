//! Every numbered rule has a test that cites it, and every clause test cites a rule that exists.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// How many rules each section has, from section 1, and how many examples there are.
const SECTIONS: [usize; 7] = [5, 7, 5, 3, 3, 5, 9];
const EXAMPLES: usize = 13;

/// All numbers of the rules: 1.1 to 7.9 and X1 to X13.
fn numbers() -> BTreeSet<String> {
    let rules = SECTIONS.iter().enumerate().flat_map(|(section, &rules)| {
        (1..=rules).map(move |rule| format!("{}.{rule}", section + 1))
    });
    rules.chain((1..=EXAMPLES).map(|example| format!("X{example}"))).collect()
}

/// A test and the doc comment above it.
struct Test {
    name: String,
    doc: String,
}

/// The tests of a source file.
fn tests(path: &Path) -> Vec<Test> {
    let source = fs::read_to_string(path).unwrap();
    let (mut doc, mut is_test, mut tests) = (String::new(), false, Vec::new());
    for line in source.lines() {
        if let Some(text) = line.strip_prefix("///") {
            doc += text;
        } else if line == "#[test]" {
            is_test = true;
        } else if !line.starts_with("#[") {
            if is_test {
                tests.push(Test { name: line.to_owned(), doc: doc.clone() });
            }
            (doc, is_test) = (String::new(), false);
        }
    }
    tests
}

/// The numbers a comment cites: what follows `RULES `.
fn cited(doc: &str) -> Vec<String> {
    let ends = |letter: char| !(letter.is_ascii_alphanumeric() || letter == '.');
    let words = doc.split("RULES ").skip(1).filter_map(|text| text.split(ends).next());
    words.map(|word| word.trim_end_matches('.').to_owned()).collect()
}

/// The clause tests and the examples.
fn all_tests() -> Vec<Test> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let clauses = fs::read_dir(folder.join("clauses")).unwrap();
    let clauses = clauses.map(|entry| entry.unwrap().path());
    clauses.chain([folder.join("examples.rs")]).flat_map(|path| tests(&path)).collect()
}

#[test]
fn every_rule_has_a_test() {
    let cited: BTreeSet<String> = all_tests().iter().flat_map(|test| cited(&test.doc)).collect();
    let missing: Vec<String> = numbers().difference(&cited).cloned().collect();
    assert!(missing.is_empty(), "no test cites RULES {}", missing.join(", "));
    let unknown: Vec<String> = cited.difference(&numbers()).cloned().collect();
    assert!(unknown.is_empty(), "there is no RULES {}", unknown.join(", "));
}

#[test]
fn every_clause_test_cites_a_rule() {
    for test in all_tests() {
        assert!(!cited(&test.doc).is_empty(), "{} cites no rule", test.name);
    }
}
