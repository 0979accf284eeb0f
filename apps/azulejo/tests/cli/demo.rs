//! `azulejo demo`.

use crate::support::{Run, command, run};
use azulejo_rules::Rules;

#[test]
fn every_rule_set_plays_to_its_end() {
    for rules in Rules::ALL {
        let words = format!("demo --rules {rules} --seed 7 --color never");
        let told = run(words.split(' ')).success();
        assert!(told.contains("seed 7"));
        assert!(told.contains("\nRound 1 ends.\n"));
        // Sentences are wrapped.
        let end = told.rsplit_once("\n\n").unwrap().1.replace('\n', " ");
        assert!(end.contains(" wins with ") || end.contains(" share the victory "), "{end}");
        assert!(!told.contains('\u{1b}'));
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let words = ["demo", "--rules", "3fs", "--seed", "12"];
    let told = run(words).success();
    assert_eq!(run(words).success(), told);
    assert_ne!(run(["demo", "--rules", "3fs", "--seed", "13"]).success(), told);
}

#[test]
fn without_a_seed_the_one_drawn_is_told() {
    let told = run(["demo"]).success();
    let (_, seed) = told.lines().next().unwrap().rsplit_once("seed ").unwrap();
    assert_eq!(run(["demo", "--seed", seed]).success(), told);
}

#[test]
fn color_changes_nothing_but_the_color() {
    let words = ["demo", "--seed", "7", "--color"];
    let plain = run(words.into_iter().chain(["never"])).success();
    let painted = run(words.into_iter().chain(["always"])).success();
    assert!(painted.contains("\u{1b}["));
    let lines =
        |text: &str| text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>();
    assert_eq!(lines(&bleached(&painted)), lines(&plain));
}

/// The text without its escape codes, each of which ends with `m`.
fn bleached(text: &str) -> String {
    let mut pieces = text.split('\u{1b}');
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |text, piece| text + piece.split_once('m').unwrap().1)
}

#[test]
fn color_can_be_asked_for_though_the_environment_has_none() {
    let mut command = command(["demo", "--seed", "7", "--color", "always"]);
    let told = Run::from(command.env("NO_COLOR", "1").output().unwrap()).success();
    assert!(told.contains("\u{1b}["), "what is said on the command line counts more");
}
