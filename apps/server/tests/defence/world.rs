//! A server of our own, and plain requests to it.

use crate::certificate::Certificate;
use crate::wire::{Way, Wire};
use azulejo_server::{Assets, Deadlines, Keeping, Limits, Options, Server, StartError};
use azulejo_store::OpenError;
use std::io::{Read, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Nothing here takes so long, even on a slow day.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Soon over, and not before a slow machine has done its part.
pub(crate) const SOON: Duration = Duration::from_millis(300);

/// A server of our own, with a folder that goes with it.
pub(crate) struct World {
    server: Option<Server>,
    options: Options,
    folder: PathBuf,
    way: Way,
}

static COUNT: AtomicU32 = AtomicU32::new(0);

impl World {
    /// As people have it, but for the limits.
    pub(crate) fn new() -> World {
        World::with(|_| {})
    }

    /// Without limits, and with something else changed.
    pub(crate) fn with(change: impl FnOnce(&mut Options)) -> World {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("defence-{}-{number}", std::process::id());
        World::at(Path::new(env!("CARGO_TARGET_TMPDIR")).join(name), change)
    }

    /// In this folder.
    pub(crate) fn at(folder: PathBuf, change: impl FnOnce(&mut Options)) -> World {
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut options = Options::at(anywhere).with_tables(folder.clone());
        options.admin = Some(anywhere);
        options.limits = Limits::none();
        change(&mut options);
        World { server: Some(serve(&options)), options, folder, way: Way::Plain }
    }

    /// With TLS, and whoever asks here trusts the certificate.
    pub(crate) fn with_tls(certificate: &Certificate, change: impl FnOnce(&mut Options)) -> World {
        let mut world = World::with(|options| {
            options.tls = match &options.store {
                Some(Keeping::Folder(folder)) => Some(certificate.write(folder)),
                _ => None,
            };
            change(options);
        });
        world.way = Way::trusting(certificate);
        world
    }

    /// With only these limits.
    pub(crate) fn limited(limits: Limits) -> World {
        World::with(|options| options.limits = limits)
    }

    /// With only these deadlines.
    pub(crate) fn hurried(change: impl FnOnce(&mut Deadlines)) -> World {
        World::with(|options| change(&mut options.deadlines))
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.as_ref().unwrap().address()
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Ends the server.
    pub(crate) fn end(&mut self) {
        drop(self.server.take());
    }

    /// Starts it again; it listens elsewhere then.
    pub(crate) fn start_again(&mut self) {
        self.server = Some(serve(&self.options));
    }

    /// A connection of the kind that is spoken here.
    pub(crate) fn connect(&self) -> Wire {
        self.way.connect(self.address())
    }

    /// Sends a request as it stands and hears the answer.
    pub(crate) fn ask(&self, request: &str) -> Answer {
        ask(self.connect(), request)
    }

    /// The same as whoever runs the server, which is always plain.
    pub(crate) fn ask_admin(&self, request: &str) -> Answer {
        ask(Way::Plain.connect(self.server.as_ref().unwrap().admin_address().unwrap()), request)
    }

    /// What the server counts.
    pub(crate) fn metrics(&self) -> String {
        self.ask_admin("GET /metrics HTTP/1.1\r\nHost: here\r\n\r\n").body
    }

    pub(crate) fn get(&self, path: &str, headers: &str) -> Answer {
        self.ask(&format!("GET {path} HTTP/1.1\r\nHost: here\r\n{headers}\r\n"))
    }

    pub(crate) fn post(&self, path: &str, headers: &str, body: &str) -> Answer {
        self.ask(&format!(
            "POST {path} HTTP/1.1\r\nHost: here\r\nContent-Length: {}\r\n{headers}\r\n{body}",
            body.len()
        ))
    }
}

impl Drop for World {
    fn drop(&mut self) {
        self.end();
        // What is left over does no harm.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn serve(options: &Options) -> Server {
    let begun = Instant::now();
    loop {
        match Server::start(options, Assets::default()) {
            // On a slow day the one before has not yet let go of the folder.
            Err(StartError::Store(OpenError::InUse { .. })) if begun.elapsed() < PATIENCE => {
                std::thread::sleep(SOON / 30);
            }
            started => return started.unwrap(),
        }
    }
}

fn ask(mut wire: Wire, request: &str) -> Answer {
    // Whoever refuses need not read on.
    let _ = wire.write_all(request.as_bytes());
    hear(wire)
}

/// The answer to a request that was sent.
pub(crate) fn hear(mut stream: impl Read) -> Answer {
    let mut heard = Vec::new();
    let mut answer = None;
    let mut bytes = [0; 4096];
    while answer.is_none() {
        match stream.read(&mut bytes) {
            Ok(0) | Err(_) => break,
            Ok(count) => heard.extend_from_slice(&bytes[..count]),
        }
        answer = Answer::read(&heard);
    }
    answer.unwrap_or_else(|| panic!("no answer: {}", String::from_utf8_lossy(&heard)))
}

/// What was answered.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    /// As soon as all of it is there.
    fn read(bytes: &[u8]) -> Option<Answer> {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.get(9..12)?.parse().ok()?;
        let answer = Answer { status, head: head.to_owned(), body: body.to_owned() };
        let length = answer.header("content-length").map_or(0, |length| length.parse().unwrap());
        (body.len() >= length).then_some(answer)
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut pairs = self.head.lines().filter_map(|line| line.split_once(": "));
        pairs.find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// The word for what is wrong.
    pub(crate) fn error(&self) -> String {
        let body: serde_json::Value = serde_json::from_str(&self.body).unwrap_or_default();
        body["error"].as_str().unwrap_or_default().to_owned()
    }
}

/// Waits until something is so, which comes in the server's own time.
pub(crate) fn wait_until(mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < PATIENCE, "it never comes");
        std::thread::sleep(SOON / 30);
    }
}
