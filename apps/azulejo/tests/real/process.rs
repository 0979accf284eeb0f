//! The program, serving tables from a folder of its own.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The program, serving tables from a folder of its own.
pub(crate) struct Process {
    child: Child,
    /// What slows it down.
    tracer: Option<Child>,
    /// Host and port.
    pub(crate) address: String,
}

impl Process {
    /// Starts it; its log goes to a file beside the tables, after what is there.
    pub(crate) fn start(folder: &Path, more: &[&str]) -> Process {
        let log = File::options().create(true).append(true).open(log_of(folder)).expect("a log");
        let mut child = Command::new(env!("CARGO_BIN_EXE_azulejo"))
            .args(["serve", "--port", "0", "--limits=false", "--data"])
            .arg(folder.join("tables"))
            .args(more)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
        let address = address.unwrap_or_else(|| panic!("it said: {line}")).trim_end_matches('/');
        Process { address: address.to_owned(), child, tracer: None }
    }

    /// From now on the disk takes so long to say that something is on it. Tells whether that can be done here.
    pub(crate) fn slow_down(&mut self, delay: Duration) -> bool {
        let delay = format!("inject=fsync,fdatasync:delay_exit={}", delay.as_micros());
        let id = self.child.id().to_string();
        let tracer = Command::new("strace")
            .args([
                "-f",
                "-q",
                "-e",
                "trace=fsync,fdatasync",
                "-e",
                &delay,
                "-o",
                "/dev/null",
                "-p",
                &id,
            ])
            .stderr(Stdio::null())
            .spawn();
        let Ok(mut tracer) = tracer else { return false };
        // It says nothing when it has begun, and ends at once where it may not.
        std::thread::sleep(Duration::from_millis(500));
        if !matches!(tracer.try_wait(), Ok(None)) {
            return false;
        }
        self.tracer = Some(tracer);
        true
    }

    /// Ends it as a crash does.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is over");
    }

    /// Ends it as a person does.
    pub(crate) fn stop(mut self) {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status().expect("kill");
        assert!(asked.success());
        let status = self.child.wait().expect("it is over");
        assert!(status.success(), "it ended with {status}");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // If a test fails; else it is over already.
        let _ = self.child.kill();
        let _ = self.child.wait();
        if let Some(mut tracer) = self.tracer.take() {
            // It ends with what it follows.
            let _ = tracer.kill();
            let _ = tracer.wait();
        }
    }
}

/// What it logged.
pub(crate) fn log_of(folder: &Path) -> PathBuf {
    folder.join("log.txt")
}

/// An empty folder for a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What an earlier run has left.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}
