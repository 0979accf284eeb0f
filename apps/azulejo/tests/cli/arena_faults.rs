//! Engines that crash, stall or cheat: they lose the game, and the match goes on.
#![cfg(unix)]

use crate::arena::{scratch, summary};
use crate::support::run;
use serde_json::Value;
use std::process::Command;

/// A bot in the shell that greets properly; `moves` are further cases for what it reads.
fn bot(name: &str, moves: &str) -> String {
    let cases = format!("aui) echo auiok;; isready) echo readyok;; quit) exit;; {moves}");
    format!("{name}=sh -c 'while read -r line; do case \"$line\" in {cases} esac; done'")
}

/// The faults of two games against the greedy player.
fn faults(bot: &str) -> Vec<Value> {
    faults_within(bot, "60000")
}

/// The same, for bots that are waited for in vain.
fn faults_within(bot: &str, grace: &str) -> Vec<Value> {
    let report = summary(&["--games", "2", "--grace", grace, "greedy", &format!("{bot} @1ms")]);
    let row = &report["pairings"][0]["total"];
    assert_eq!((&row["won"], &row["margin"]), (&2.into(), &Value::Null), "{report}");
    assert_eq!(report["engines"][1]["faults"], 2);
    report["faults"].as_array().unwrap().clone()
}

#[test]
fn every_fault_loses_the_game_and_is_named() {
    for (moves, kind, reason) in [
        ("go*) exit 3;;", "crash", "ended: exit status: 3"),
        ("go*) kill -9 $$;;", "crash", "ended: signal: 9 (SIGKILL)"),
        ("", "stall", "stalled: no `bestmove` within 101 ms"),
        ("go*) while :; do echo info; done;;", "stall", "stalled: no `bestmove` within 101 ms"),
        ("go*) echo bestmove 9W5;;", "illegal", "illegal move 9W5: "),
        ("go*) echo bestmove none;;", "illegal", "said it has no move"),
        ("go*) echo bestmove fast;;", "unreadable", "found `fast`; character 1: "),
        ("go*) echo bestmove;;", "unreadable", "found nothing; "),
        ("go*) printf \"\\377\\n\";;", "unreadable", "wrote no text: byte 1: found 0xff"),
        ("go*) printf \"%070000d\\n\" 0;;", "unreadable", "wrote no text: line: longer than"),
        ("position*) echo error what?;;", "refusal", "refused the position: `what?`"),
    ] {
        // Who answers at all is given all the time it needs on a busy machine.
        let grace = if kind == "stall" { "100" } else { "60000" };
        let faults = faults_within(&bot("bad", moves), grace);
        assert_eq!(faults.len(), 2, "{moves}");
        for (fault, game) in faults.iter().zip(1..) {
            assert_eq!((&fault["game"], &fault["name"]), (&game.into(), &"bad".into()));
            assert_eq!(fault["kind"], kind, "{moves}");
            let found = fault["reason"].as_str().unwrap();
            assert!(found.starts_with(reason), "{found}, expected {reason}");
        }
    }
}

#[test]
fn faults_are_in_tables_journal_and_records() {
    let (journal, folder) = (scratch("faults.jsonl"), scratch("fault-records"));
    let bad = bot("bad", "go*) exit 3;;");
    let out = run([
        "arena",
        "--games",
        "2",
        "--journal",
        journal.to_str().unwrap(),
        "--records",
        folder.to_str().unwrap(),
        "greedy",
        &bad,
    ])
    .success();
    let told = "\nlost by a fault\n  game 1: bad ended: exit status: 3\n  game 2: bad ended";
    assert!(out.contains(told), "{out}");
    let lines = std::fs::read_to_string(&journal).unwrap();
    assert_eq!(lines.matches(r#""kind":"crash","reason":"ended: exit status: 3"}}"#).count(), 2);
    let record = std::fs::read_to_string(folder.join("000002.azulejo")).unwrap();
    assert!(record.contains("[Fault \"seat 1: ended: exit status: 3\"]\n"), "{record}");
    assert!(record.contains("[Result \"*\"]\n"), "{record}");
    run(["replay", folder.join("000002.azulejo").to_str().unwrap(), "--json"]).success();
}

#[test]
fn the_match_goes_on_after_a_fault_with_a_fresh_process() {
    // Every process crashes at its first move; the file counts them.
    let count = scratch("starts");
    let once = format!("go*) echo x >>\"{}\"; exit 1;;", count.display());
    assert_eq!(faults(&bot("bad", &once)).len(), 2);
    assert_eq!(std::fs::read_to_string(&count).unwrap(), "x\nx\n");
}

#[test]
fn no_process_is_left_behind() {
    let pids = scratch("pids");
    // Each tells its number, and neither hears `quit` nor the end of its input once it has to move.
    let deaf =
        format!("newgame) echo $$ >>\"{}\";; go*) while :; do sleep 0.05; done;;", pids.display());
    assert_eq!(faults_within(&bot("deaf", &deaf), "100").len(), 2);
    let pids = std::fs::read_to_string(&pids).unwrap();
    assert!(pids.lines().count() >= 2, "{pids}");
    for pid in pids.lines() {
        let probe = Command::new("sh").args(["-c", &format!("kill -0 {pid}")]).output().unwrap();
        assert!(!probe.status.success(), "{pid} is still there");
    }
}

#[test]
fn a_lone_engine_that_faults_leaves_the_victory_to_the_others() {
    let bad = bot("bad", "go*) echo bestmove none;;");
    let report = summary(&["--rules", "3cp", "--games", "6", &bad, "greedy"]);
    let row = &report["pairings"][0]["total"];
    assert_eq!((&row["lost"], &row["share"]), (&6.into(), &0.0.into()));
    assert_eq!(report["engines"][0]["faults"], 6);
}

#[test]
fn a_program_that_never_greets_is_refused() {
    let mute = "mute=sh -c 'while read -r line; do :; done'";
    let message = run(["arena", "--timeout", "50", "greedy", mute]).refusal(1);
    assert_eq!(message, "azulejo: mute: stalled: no `auiok` within 50 ms\n");
}

#[test]
fn complaints_are_passed_on_if_asked_for() {
    let bad = bot("bad", "go*) echo oh dear >&2; exit 1;;");
    let words = ["arena", "--games", "2", "--verbose", "greedy", &bad];
    let run = run(words);
    assert_eq!((run.status, run.err.as_str()), (Some(0), "oh dear\noh dear\n"));
}
