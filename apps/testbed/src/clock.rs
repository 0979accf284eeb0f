//! Clocks that are wrong.

use crate::unavailable::Unavailable;
use std::path::PathBuf;
use std::process::Command;

/// The library for programs with several threads, wherever the system keeps libraries.
const LIBRARY: &str = "faketime/libfaketimeMT.so.1";

/// The program will see the clock on the wall so many seconds fast, or slow if there are less than none. How long things
/// take is as it is.
///
/// # Errors
/// Where the library is missing that does so.
pub fn shift_clock(command: &mut Command, seconds: i64) -> Result<(), Unavailable> {
    let library = library();
    let missing = Unavailable::Missing { program: "libfaketime", package: "faketime" };
    command.env("LD_PRELOAD", library.ok_or(missing)?);
    command.env("FAKETIME", format!("{seconds:+}s"));
    command.env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    // The times of files are as they are, too.
    command.env("NO_FAKE_STAT", "1");
    Ok(())
}

/// In `/usr/lib/ARCHITECTURE` at Debian, in `/usr/lib` elsewhere.
fn library() -> Option<PathBuf> {
    let below = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let folders = below.map(|entry| entry.path()).chain(["/usr/lib".into(), "/usr/lib64".into()]);
    folders.map(|folder| folder.join(LIBRARY)).find(|library| library.is_file())
}
