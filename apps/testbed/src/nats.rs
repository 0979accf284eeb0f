//! A NATS server of one's own.

use crate::folder::Folder;
use crate::{Certificate, port, process, program};
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// How a server differs from a plain one.
#[derive(Clone, Debug, Default)]
pub struct NatsOptions {
    /// Only with TLS, by this certificate.
    pub tls: Option<Certificate>,
    /// Only for this user, with this password.
    pub user: Option<(String, String)>,
    /// It listens at all addresses of this machine, for networks that are tests' own; otherwise at 127.0.0.1 only.
    pub everywhere: bool,
}

/// A NATS server of one's own: a port, and nothing more when the value is gone.
pub struct Nats {
    child: Option<Child>,
    options: NatsOptions,
    port: u16,
    folder: Folder,
}

impl Nats {
    /// A new one, which answers.
    pub fn start() -> Nats {
        Nats::with(NatsOptions::default())
    }

    /// A new one that differs from a plain one.
    pub fn with(options: NatsOptions) -> Nats {
        let folder = Folder::new("nats");
        let mut nats = Nats { child: None, options, port: port::free(), folder };
        if let Some(Certificate { chain, key }) = &nats.options.tls {
            fs::write(nats.folder.path().join("server.crt"), chain).expect("a certificate");
            fs::write(nats.folder.path().join("server.key"), key).expect("a key");
        }
        nats.start_again();
        nats
    }

    /// Where it is, by 127.0.0.1.
    pub fn url(&self) -> String {
        self.url_at(Ipv4Addr::LOCALHOST)
    }

    /// Where it is, seen from wherever this address leads here.
    pub fn url_at(&self, address: Ipv4Addr) -> String {
        let scheme = if self.options.tls.is_some() { "tls" } else { "nats" };
        let user = self.options.user.iter().map(|(user, password)| format!("{user}:{password}@"));
        let user: String = user.collect();
        format!("{scheme}://{user}{address}:{}", self.port)
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Whether it runs, or is paused.
    pub fn is_running(&self) -> bool {
        self.child.as_ref().is_some_and(|child| process::is_alive(child.id()))
    }

    /// Starts it after it was stopped, at the same port; returns when it answers.
    pub fn start_again(&mut self) {
        assert!(self.child.is_none(), "it runs already");
        let child = self.command().process_group(0).spawn().expect("NATS starts");
        self.folder.guards(Some(child.id()));
        let (port, log) = (self.port, self.log());
        let child = self.child.insert(child);
        process::wait_for_server("NATS", child, || read(&log), || greets(port));
    }

    /// Ends it, and with it all connections.
    pub fn stop(&mut self) {
        let mut child = self.child.take().expect("it runs");
        process::signal("KILL", &[child.id()]);
        process::wait(&mut child, "NATS");
        self.folder.guards(None);
    }

    /// From now on it is silent, and breaks no connection off.
    pub fn pause(&self) {
        process::signal("STOP", &[self.id()]);
    }

    /// It speaks again.
    pub fn resume(&self) {
        process::signal("CONT", &[self.id()]);
    }

    /// All it has logged.
    pub fn logs(&self) -> String {
        read(&self.log())
    }

    fn id(&self) -> u32 {
        self.child.as_ref().expect("it runs").id()
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    fn command(&self) -> Command {
        let log = File::options().create(true).append(true).open(self.log()).expect("a log");
        let address = if self.options.everywhere { "0.0.0.0" } else { "127.0.0.1" };
        let mut nats = Command::new(program::find("nats-server", "nats-server"));
        nats.args(["-a", address, "-p", &self.port.to_string()]);
        if let Some((user, password)) = &self.options.user {
            nats.args(["--user", user, "--pass", password]);
        }
        if self.options.tls.is_some() {
            nats.arg("--tls").arg("--tlscert").arg(self.folder.path().join("server.crt"));
            nats.arg("--tlskey").arg(self.folder.path().join("server.key"));
        }
        nats.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        nats
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
        self.folder.guards(None);
    }
}

fn read(log: &Path) -> String {
    fs::read_to_string(log).unwrap_or_default()
}

/// Whether somebody there says first who it is, as NATS does, with TLS and without.
fn greets(port: u16) -> bool {
    let Ok(stream) = TcpStream::connect((Ipv4Addr::LOCALHOST, port)) else { return false };
    let wait = stream.set_read_timeout(Some(Duration::from_secs(1)));
    let mut line = String::new();
    wait.is_ok() && BufReader::new(stream).read_line(&mut line).is_ok() && line.starts_with("INFO ")
}
