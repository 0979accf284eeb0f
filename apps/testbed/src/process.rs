//! Processes and signals.

use std::fs;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Nothing that is started or stopped takes longer than this, on a busy machine either.
const PATIENCE: Duration = Duration::from_secs(180);

/// How often we look.
const BREATH: Duration = Duration::from_millis(10);

/// Sends a signal to all of them; those that are gone already do not matter.
pub(crate) fn signal(name: &str, processes: &[u32]) {
    if processes.is_empty() {
        return;
    }
    let ids = processes.iter().map(ToString::to_string);
    let mut kill = Command::new("kill");
    kill.arg(format!("-{name}")).args(ids).stderr(Stdio::null());
    kill.status().expect("no kill here; `apt-get install procps` gets it");
}

/// A process and its children.
pub(crate) fn family(parent: u32) -> Vec<u32> {
    let entries = fs::read_dir("/proc").expect("the system tells who runs").flatten();
    let ids = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let children = ids.filter(|&id| parent_of(id) == Some(parent));
    std::iter::once(parent).chain(children).collect()
}

/// The second word after the name, which stands in parentheses and may contain anything.
fn parent_of(process: u32) -> Option<u32> {
    let line = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (_, rest) = line.rsplit_once(')')?;
    rest.split_whitespace().nth(1)?.parse().ok()
}

/// Whether a process is there, and not only its ending.
pub(crate) fn is_alive(process: u32) -> bool {
    let Ok(line) = fs::read_to_string(format!("/proc/{process}/stat")) else { return false };
    line.rsplit_once(')').is_some_and(|(_, rest)| !rest.trim_start().starts_with('Z'))
}

/// Waits until something is so; panics with what was waited for, and what the log says.
pub(crate) fn wait_until(what: &str, log: impl Fn() -> String, mut is_so: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < PATIENCE, "no {what} within {PATIENCE:?}: {}", log());
        sleep(BREATH);
    }
}

/// Waits until a server that was just started is ready; panics at once if it has ended instead.
pub(crate) fn wait_for_server(
    what: &str,
    child: &mut Child,
    log: impl Fn() -> String,
    is_ready: impl Fn() -> bool,
) {
    wait_until(what, &log, || {
        let ended = child.try_wait().expect("a child of ours");
        assert!(ended.is_none(), "{what} has ended at once: {}", log());
        is_ready()
    });
}

/// Whether a child ends soon that was asked to; says nothing else, as tests that have failed ask, too.
pub(crate) fn ends(child: &mut Child) -> bool {
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(10) {
        if !matches!(child.try_wait(), Ok(None)) {
            return true;
        }
        sleep(BREATH);
    }
    false
}

/// Waits for the end of a child.
pub(crate) fn wait(child: &mut Child, what: &str) -> ExitStatus {
    let mut status = None;
    wait_until(&format!("end of {what}"), String::new, || {
        status = child.try_wait().expect("a child of ours");
        status.is_some()
    });
    status.expect("it is over")
}
