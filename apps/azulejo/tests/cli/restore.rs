//! `azulejo restore`.

use crate::support::run;

#[test]
fn a_copy_is_restored_for_something() {
    let told = run(["restore", "copy.db"]).refusal(2);
    assert!(told.contains("--check") && told.contains("--data"), "{told}");
}

#[test]
fn a_copy_that_is_not_there_is_named() {
    for words in [
        &["restore", "no-such-copy.db", "--check"][..],
        &["restore", "no-such-copy.db", "--data", "no-such-folder"],
        &["restore", "no-such-copy.db", "--check", "--data", "no-such-folder"],
    ] {
        let told = run(words).refusal(1);
        assert!(told.contains("no-such-copy.db"), "{told}");
    }
}
