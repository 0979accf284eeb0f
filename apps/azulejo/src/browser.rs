//! The browser of whoever runs us.

use std::process::{Command, Stdio};

/// Opens an address in the browser; tells whether there is a program that promises to.
pub(crate) fn open(address: &str) -> bool {
    let mut opener = opener();
    opener.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // Nobody waits for it: some of these programs end only when the browser does.
    opener.spawn().is_ok()
}

/// What opens an address on this system.
fn opener() -> Command {
    if cfg!(target_os = "macos") {
        return Command::new("open");
    }
    if cfg!(windows) {
        let mut shell = Command::new("cmd");
        // The empty word is the title of a window, which `start` would take from the address otherwise.
        shell.args(["/C", "start", ""]);
        return shell;
    }
    Command::new("xdg-open")
}
