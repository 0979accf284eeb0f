//! The command line itself.

use crate::support::{Run, command, run};
use std::process::Stdio;

const POSITION: &str = "2cp 1 1 1 c -,-,-,-,- - 20.20.20.20.20 0.0.0.0.0 \
                        0:-/-/-/-/-:...../...../...../...../.....:- \
                        0:-/-/-/-/-:...../...../...../...../.....:-";

#[test]
fn a_wrong_command_line_ends_with_status_2() {
    for words in [
        &[][..],
        &["fly"],
        &["replay"],
        &["replay", "a", "b"],
        &["replay", "a", "--xml"],
        &["moves"],
        &["moves", POSITION, "1"],
        &["perft", POSITION],
        &["perft", POSITION, "x"],
        &["perft", POSITION, ""],
        &["perft", POSITION, "-1"],
        &["perft", POSITION, "+1"],
        &["perft", POSITION, "1.5"],
        &["perft", POSITION, "99999999999999999999"],
        &["simulate", "--rules", "5cp"],
        &["simulate", "--rules", "2cp,2xx"],
        &["simulate", "--games", "0"],
        &["simulate", "--games", "many"],
        &["simulate", "--threads", "0"],
        &["simulate", "--seed", "-1"],
        &["demo", "--rules", ""],
        &["demo", "--rules", "all"],
        &["demo", "--color", "purple"],
    ] {
        run(words).refusal(2);
    }
}

#[test]
fn a_hyphen_may_begin_what_stands_after_two_of_them() {
    assert_eq!(run(["moves", "--", POSITION]).success(), "");
    assert_eq!(run(["moves", "-x"]).refusal(1), run(["moves", "--", "-x"]).refusal(1));
    let message = run(["moves", "--", "-x"]).refusal(1);
    assert!(message.starts_with("azulejo: position: field 1"), "{message}");
    let message = run(["replay", "--", "--json"]).refusal(1);
    assert!(message.starts_with("azulejo: --json: "), "{message}");
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let odd = OsStr::from_bytes(b"\xff\xfe");
    // Input that can't be read is refused as input, not as a wrong command line.
    run([OsStr::new("moves"), odd]).refusal(1);
    run([OsStr::new("perft"), odd, OsStr::new("1")]).refusal(1);
    run([odd]).refusal(2);
    run([OsStr::new("simulate"), OsStr::new("--rules"), odd]).refusal(2);
    // A file's name need not be text.
    run([OsStr::new("replay"), odd]).refusal(1);
}

#[test]
fn help_and_version_are_there() {
    let help = run(["--help"]).success();
    for command in ["play", "replay", "moves", "perft", "simulate", "demo", "engine", "bench"] {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
        assert!(run([command, "--help"]).success().contains("Usage: azulejo"));
    }
    assert!(run(["--version"]).success().starts_with("azulejo "));
}

#[test]
fn the_bench_signs_the_same_play_the_same() {
    let signature = |text: String| text.lines().last().map(ToOwned::to_owned);
    let once = signature(run(["bench", "--nodes", "50"]).success());
    assert!(once.as_ref().is_some_and(|line| line.starts_with("signature  ")), "{once:?}");
    assert_eq!(signature(run(["bench", "--nodes", "50"]).success()), once);
    assert_ne!(signature(run(["bench", "--nodes", "500"]).success()), once);
    run(["bench", "--nodes", "0"]).refusal(2);
}

#[test]
fn a_reader_who_leaves_early_is_no_error() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/testkit/vectors/4fs.azulejo");
    for words in [
        &["demo", "--seed", "1"][..],
        &["replay", record],
        &["replay", record, "--json"],
        &["simulate", "--games", "2000", "--records", "-"],
        &["simulate", "--rules", "all", "--games", "10", "--json"],
    ] {
        let mut child =
            command(words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let run = Run::from(child.wait_with_output().unwrap());
        assert_eq!(run.status, Some(0), "{words:?}");
        assert!(!run.err.contains("pipe"), "{words:?}: {}", run.err);
    }
}
