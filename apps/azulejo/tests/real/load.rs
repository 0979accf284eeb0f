//! The load test finds everything in the logs that a server has acknowledged.

use crate::process::{Process, folder};
use std::process::{Command, Output};

fn loadtest(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_azulejo")).arg("loadtest").args(words).output().unwrap()
}

#[test]
fn a_server_under_load_has_lost_nothing() {
    let process = Process::start(&folder("load"), &["--admin", "off", "--log", "warn"]);
    let address = format!("http://{}/", process.address);
    let options = ["--games", "3", "--sockets", "8", "--rate", "100", "--seconds", "1"];
    let output = loadtest(&[&[address.as_str()], &options[..]].concat());
    let [told, failed] = [output.stdout, output.stderr].map(|it| String::from_utf8(it).unwrap());
    assert!(output.status.success(), "{failed}");
    assert!(told.contains("8 sockets") && told.contains(" 0 lost"), "{told}");
    assert!(!told.contains("\n0 moves acknowledged"), "{told}");
    process.stop();
}

#[test]
fn a_load_test_that_can_not_be_is_refused_with_the_reason() {
    let address = "http://127.0.0.1:9/";
    for (words, reason) in [
        (&[address, "--games", "0"][..], "expected at least 1"),
        (&[address, "--rate", "0"], "expected at least 1"),
        (&[address, "--seconds", "0"], "expected at least 1"),
        (&[address, "--games", "3", "--sockets", "5"], "3 games need at least 6 sockets, not 5"),
        (
            &["http://127.0.0.1:0/"],
            "`http://127.0.0.1:0/` is no address of a server: a port is a number",
        ),
        (&["ftp://127.0.0.1:9/"], "only `http://` and `https://` are spoken here"),
    ] {
        let output = loadtest(words);
        assert!(!output.status.success());
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.contains(reason), "{told}");
    }
}
