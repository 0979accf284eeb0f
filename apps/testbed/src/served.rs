//! A program that serves something, or works for others.

use crate::guard::Guard;
use crate::process;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A program that says in its first line that it has begun, and where if it serves something. It ends with its value, and
/// with the tests.
pub struct Served {
    child: Child,
    address: String,
    _guard: Guard,
}

impl Served {
    /// Starts one that serves; what it complains about goes to the end of a file.
    pub fn start(command: &mut Command, log: &Path) -> Served {
        let (mut served, line) = Served::begin(command, log);
        let address = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
        let log = || std::fs::read_to_string(log).unwrap_or_default();
        let address = address.unwrap_or_else(|| panic!("it said: {line}, and: {}", log()));
        address.trim_end_matches('/').clone_into(&mut served.address);
        served
    }

    /// Starts one that works for others.
    pub fn start_worker(command: &mut Command, log: &Path) -> Served {
        let (served, line) = Served::begin(command, log);
        let log = || std::fs::read_to_string(log).unwrap_or_default();
        assert!(!line.is_empty(), "it did not begin: {}", log());
        served
    }

    /// Starts it, and reads its first line.
    fn begin(command: &mut Command, log: &Path) -> (Served, String) {
        let complaints = File::options().create(true).append(true).open(log).expect("a log");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(complaints);
        let mut child = command.spawn().expect("the program starts");
        let guard = Guard::over(child.id());
        let mut line = String::new();
        let output = child.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut line).expect("a line");
        (Served { address: String::new(), child, _guard: guard }, line)
    }

    /// Host and port of what it serves.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it as a crash does.
    pub fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is over");
    }

    /// Ends it as a person does; it has to end well.
    pub fn stop(mut self) {
        process::signal("TERM", &[self.child.id()]);
        let status = process::wait(&mut self.child, "a server");
        assert!(status.success(), "it ended with {status}");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // If a test fails; else it is over already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
