//! The real server on its worst days: far more of it than the normal tests have time for.

use anyhow::Result;

use crate::{shell, simulate};

/// How often the server is killed.
const KILLS: u32 = 25;

/// So many worlds are simulated beside it.
const WORLDS: u64 = 20_000;

/// Kills, stalled sockets, everybody coming back at once, full and slow disks; then as many simulated worlds as fit
/// into some minutes.
pub(crate) fn run() -> Result<()> {
    if shell::is_root() && !shell::is_installed("strace") {
        // Without it the slow disk is left out, and the test says so.
        shell::works(shell::command("apt-get").args(["install", "--yes", "strace"]));
    }
    let mut real = shell::cargo(["test", "--locked", "--package", "azulejo", "--test", "real"]);
    // One after the other, as each of them has the machine for itself then.
    real.args(["--", "--nocapture", "--test-threads", "1"]);
    real.env("AZULEJO_KILLS", KILLS.to_string()).env("AZULEJO_ROUGH", "1");
    shell::run(&mut real)?;
    simulate::run(&simulate::Args { seeds: WORLDS, from: 1 })
}
