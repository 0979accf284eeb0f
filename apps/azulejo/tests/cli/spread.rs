//! Programs that run beside the test: matches and workers.

use crate::arena::scratch;
use crate::support::command;
use azulejo_testbed::Nats;
use std::io::Read;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Longer than anything here takes, on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// What a program has written so far. A letter may come in two pieces, so it is read as a whole only.
type Written = Arc<Mutex<Vec<u8>>>;

/// A program that runs; it is killed with its value.
pub(crate) struct Running {
    child: Child,
    out: Option<JoinHandle<()>>,
    err: Option<JoinHandle<()>>,
    said: Written,
    complained: Written,
}

impl Running {
    pub(crate) fn start(args: &[&str]) -> Running {
        Running::start_with(args, &[])
    }

    /// Starts it with something in its environment.
    pub(crate) fn start_with(args: &[&str], variables: &[(&str, &str)]) -> Running {
        let mut command = command(args);
        command.envs(variables.iter().copied());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let (said, complained) = (Arc::default(), Arc::default());
        let out = collect(child.stdout.take().unwrap(), Arc::clone(&said));
        let err = collect(child.stderr.take().unwrap(), Arc::clone(&complained));
        Running { child, out: Some(out), err: Some(err), said, complained }
    }

    /// What it has written to standard error so far.
    pub(crate) fn complaints(&self) -> String {
        text(&self.complained)
    }

    /// Waits until it has written something to standard error.
    pub(crate) fn wait_for(&self, what: &str) {
        until(what, || self.complaints().contains(what), || self.complaints());
    }

    /// Ends it at once, as a machine that fails.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it politely to end, and waits for it.
    pub(crate) fn terminate(&mut self) -> ExitStatus {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.wait()
    }

    fn wait(&mut self) -> ExitStatus {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(start.elapsed() < PATIENCE, "it does not end: {}", self.complaints());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits until it has done what it had to; what it has written to standard output and standard error.
    pub(crate) fn success(mut self) -> (String, String) {
        let status = self.wait();
        for reader in [self.out.take(), self.err.take()] {
            reader.unwrap().join().unwrap();
        }
        let (said, complained) = (text(&self.said), self.complaints());
        assert!(status.success(), "{status}: {complained}");
        (said, complained)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn text(written: &Written) -> String {
    String::from_utf8_lossy(&written.lock().unwrap()).into_owned()
}

fn collect(mut from: impl Read + Send + 'static, to: Written) -> JoinHandle<()> {
    thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            to.lock().unwrap().extend_from_slice(&bytes[..count]);
        }
    })
}

/// Waits until something is so.
pub(crate) fn until(what: &str, mut is_so: impl FnMut() -> bool, log: impl Fn() -> String) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < PATIENCE, "waited in vain for {what}: {}", log());
        thread::sleep(Duration::from_millis(10));
    }
}

/// A worker that tells of every game it begins.
pub(crate) fn worker(nats: &Nats, more: &[&str]) -> Running {
    let url = nats.url();
    Running::start(&[&["worker", "--bus", &url, "--log", "azulejo=debug"], more].concat())
}

/// A match for workers.
pub(crate) fn contest(nats: &Nats, words: &[&str]) -> Running {
    let url = nats.url();
    Running::start(&[&["arena", "--bus", &url, "--json"], words].concat())
}

/// An engine that plays one game, and no other before the gate is opened, however many threads and workers
/// have it: a match is in its middle for as long as a test needs.
pub(crate) struct Gate {
    folder: PathBuf,
}

impl Gate {
    pub(crate) fn shut_after_one_game(name: &str) -> Gate {
        let folder = scratch(&format!("spread-{name}"));
        std::fs::create_dir_all(&folder).unwrap();
        Gate { folder }
    }

    /// What a worker is started with: a filter before the engine that holds back the first position of a game.
    pub(crate) fn tool(&self) -> String {
        let (gate, engine) = (self.folder.display(), env!("CARGO_BIN_EXE_azulejo"));
        let script = r#"while read -r line; do
            case "$line" in
            newgame) new=1 ;;
            position*)
                [ -z "$new" ] || mkdir "$0/one" 2>&- || until [ -e "$0/open" ]; do sleep 0.02; done
                new= ;;
            esac
            printf "%s\n" "$line"
        done | "$1" engine"#;
        format!("mine=sh -c '{script}' '{gate}' '{engine}'")
    }

    pub(crate) fn open(&self) {
        std::fs::write(self.folder.join("open"), "").unwrap();
    }
}

/// Nobody waits behind it when the test is over.
impl Drop for Gate {
    fn drop(&mut self) {
        self.open();
    }
}
