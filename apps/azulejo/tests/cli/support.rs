//! Running the binary.

use std::ffi::OsStr;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// What a run said and how it ended.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// The output of a run that must succeed and complain about nothing.
    pub(crate) fn success(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (Some(0), ""));
        self.out
    }

    /// The message of a run that must be refused with a status and print nothing.
    pub(crate) fn refusal(self, status: i32) -> String {
        assert_eq!((self.status, self.out.as_str()), (Some(status), ""), "{}", self.err);
        assert!(!self.err.is_empty());
        self.err
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        Run {
            status: output.status.code(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

pub(crate) fn command<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_azulejo"));
    // English, whatever the language of the environment.
    command.args(args).stdin(Stdio::null()).env_remove("LC_ALL").env("LC_MESSAGES", "C");
    command
}

pub(crate) fn run<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Run {
    command(args).output().unwrap().into()
}

/// Runs with something on standard input.
pub(crate) fn run_with<const N: usize>(args: [&str; N], input: &[u8]) -> Run {
    let mut command = command(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A run that refuses early does not read everything.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap().into()
}

/// The records whose replay is known line by line.
pub(crate) fn vectors() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/testkit/vectors");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut records: Vec<PathBuf> =
        files.filter(|path| path.extension() == Some(OsStr::new("azulejo"))).collect();
    records.sort();
    assert!(records.len() >= 18);
    records
}

/// The record of one rule set among them.
pub(crate) fn vector(rules: &str) -> String {
    let named = vectors().into_iter().find(|path| path.file_stem() == Some(OsStr::new(rules)));
    std::fs::read_to_string(named.unwrap()).unwrap()
}
