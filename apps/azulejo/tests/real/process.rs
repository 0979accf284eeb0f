//! The program, serving tables from a folder of its own.

use azulejo_testbed::Served;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The program, serving tables from a folder of its own.
pub(crate) struct Process {
    served: Served,
    /// What slows it down.
    tracer: Option<Tracer>,
    /// Host and port.
    pub(crate) address: String,
}

/// What slows a process down; it ends with what it follows.
struct Tracer(Child);

impl Process {
    /// Starts it; its log goes to a file beside the tables, after what is there.
    pub(crate) fn start(folder: &Path, more: &[&str]) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_azulejo"));
        command.args(["serve", "--port", "0", "--limits=false", "--data"]);
        command.arg(folder.join("tables")).args(more);
        let served = Served::start(&mut command, &log_of(folder));
        Process { address: served.address().to_owned(), served, tracer: None }
    }

    /// From now on the disk takes so long to say that something is on it. Tells whether that can be done here.
    pub(crate) fn slow_down(&mut self, delay: Duration) -> bool {
        let delay = format!("inject=fsync,fdatasync:delay_exit={}", delay.as_micros());
        let id = self.served.id().to_string();
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
        self.tracer = Some(Tracer(tracer));
        true
    }

    /// Ends it as a crash does.
    pub(crate) fn kill(self) {
        self.served.kill();
    }

    /// Ends it as a person does.
    pub(crate) fn stop(self) {
        self.served.stop();
    }
}

impl Drop for Tracer {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
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
