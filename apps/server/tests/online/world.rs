//! A server of our own, with a folder that goes with it.

use azulejo_protocol::{Millis, TableOptions, Takeback};
use azulejo_server::{Assets, Options, Server, StartError};
use azulejo_store::OpenError;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// A server of our own.
pub(crate) struct World {
    server: Option<Server>,
    folder: PathBuf,
}

static COUNT: AtomicU32 = AtomicU32::new(0);

/// Nobody holds a folder for so long after its end.
const PATIENCE: Duration = Duration::from_secs(60);

impl World {
    pub(crate) fn new() -> World {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("online-{}-{number}", std::process::id());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        World { server: Some(serve(&folder)), folder }
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> String {
        let server = self.server.as_ref().expect("it serves");
        format!("http://{}/", server.address())
    }

    /// Ends it and starts it again; it listens elsewhere then.
    pub(crate) fn restart(&mut self) {
        // Before the next one, as the folder has one master.
        self.end();
        self.server = Some(serve(&self.folder));
    }
}

impl World {
    /// A server waits for those who are connected, which is nothing for a thread that others wait for.
    fn end(&mut self) {
        tokio::task::block_in_place(|| drop(self.server.take()));
    }
}

impl Drop for World {
    fn drop(&mut self) {
        self.end();
        // What is left over does no harm.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn serve(folder: &Path) -> Server {
    let options = Options::at(([127, 0, 0, 1], 0).into()).with_tables(folder.to_owned());
    let begun = Instant::now();
    loop {
        match Server::start(&options, Assets::default()) {
            // On a slow day the one before has not yet let go of the folder.
            Err(StartError::Store(OpenError::InUse { .. })) if begun.elapsed() < PATIENCE => {
                std::thread::sleep(Duration::from_millis(10));
            }
            started => return started.expect("a server"),
        }
    }
}

/// A table at which bots do not wait.
pub(crate) fn options(rules: &str) -> TableOptions {
    let mut options = TableOptions::new(rules.parse().expect("rules"), []);
    options.takeback = Takeback::Consent;
    options.bot_pause = Millis::ZERO;
    options
}
