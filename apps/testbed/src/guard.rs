//! Somebody who sees to it that nothing outlives the tests, even if they are killed.

use std::ffi::OsStr;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// Waits until its input ends, as it does when we close it and when we are killed.
const WAIT: &str = "trap '' HUP INT TERM\nread -r _\n";

/// Ends a process and its children. Who has taken over its number is not its own.
const END: &str = r#"[ "$(cut -d' ' -f22 "/proc/$1/stat")" = "$2" ] && kill -KILL "$1""#;

/// A shell beside the tests that does something when its value is gone, or the tests are.
pub struct Guard(Child);

impl Guard {
    /// Ends a process, unless it has ended by then.
    pub fn over(process: u32) -> Guard {
        let born = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        // The first of its fields that is the same all its life, and another for everybody else.
        let born = born.split(' ').nth(21).unwrap_or("gone");
        Guard::new(END, [process.to_string().as_str(), born])
    }

    /// Runs a script with these arguments then.
    pub(crate) fn new(script: &str, args: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Guard {
        let guard = Command::new("sh")
            .args(["-c", &format!("{WAIT}{script}"), "guard"])
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // Whoever interrupts the tests at a terminal does not interrupt their guard.
            .process_group(0)
            .spawn();
        Guard(guard.expect("a shell"))
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}
