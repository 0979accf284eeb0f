//! A PostgreSQL of one's own.

mod prepare;

use crate::folder::Folder;
use crate::{Certificate, port, process, program};
use std::fs::{self, File};
use std::net::Ipv4Addr;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

/// The package of Debian.
const PACKAGE: &str = "postgresql";

/// Who may do everything.
const USER: &str = "azulejo";

/// How a server differs from a plain one.
#[derive(Clone, Debug, Default)]
pub struct PostgresOptions {
    /// Only with TLS, by this certificate.
    pub tls: Option<Certificate>,
    /// Only with this password; without one, everybody who reaches it is let in.
    pub password: Option<String>,
    /// More addresses of this machine to be reached at, beside 127.0.0.1.
    pub addresses: Vec<Ipv4Addr>,
    /// More lines of its settings, such as `log_statement = 'all'`.
    pub settings: Vec<String>,
}

/// A PostgreSQL of one's own: a folder, a port, and no more of either when the value is gone.
///
/// Whatever it has acknowledged is on disk, as on a real machine.
pub struct Postgres {
    child: Option<Child>,
    options: PostgresOptions,
    port: u16,
    folder: Folder,
    /// User and group to run as, where we are root: PostgreSQL refuses to be that.
    runs_as: Option<(u32, u32)>,
}

/// The one that all tests of a process share, each with a database of its own. It ends with the process.
pub fn shared() -> &'static Postgres {
    static SHARED: OnceLock<Postgres> = OnceLock::new();
    SHARED.get_or_init(Postgres::start)
}

impl Postgres {
    /// A new one, which answers.
    pub fn start() -> Postgres {
        Postgres::with(PostgresOptions::default())
    }

    /// A new one that differs from a plain one.
    pub fn with(options: PostgresOptions) -> Postgres {
        let folder = Folder::new("postgres");
        let runs_as = prepare::user();
        prepare::own(folder.path(), runs_as);
        let port = port::free();
        let mut postgres = Postgres { child: None, options, port, folder, runs_as };
        postgres.prepare();
        postgres.start_again();
        postgres
    }

    /// Where it is: its own database, by 127.0.0.1.
    pub fn url(&self) -> String {
        self.url_of("postgres", Ipv4Addr::LOCALHOST)
    }

    /// Where a database is, seen from wherever this address leads here.
    pub fn url_of(&self, database: &str, address: Ipv4Addr) -> String {
        let password = self.options.password.iter().map(|password| format!(":{password}"));
        let password: String = password.collect();
        let tls = if self.options.tls.is_some() { "?sslmode=require" } else { "" };
        format!("postgres://{USER}{password}@{address}:{}/{database}{tls}", self.port)
    }

    /// A new and empty database; gives its URL.
    pub fn database(&self, name: &str) -> String {
        self.sql("postgres", &format!("create database \"{name}\""));
        self.url_of(name, Ipv4Addr::LOCALHOST)
    }

    /// Has statements executed in a database, as one that may do everything; gives what they found, a row a line with
    /// `|` between the columns.
    pub fn sql(&self, database: &str, statements: &str) -> String {
        let mut psql = Command::new(program::find("psql", PACKAGE));
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", USER, "-h"]);
        psql.arg(self.folder.path()).args(["-p", &self.port.to_string(), "-d", database, "-c"]);
        program::run(psql.arg(statements))
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Whether it runs, or is paused.
    pub fn is_running(&self) -> bool {
        self.id().is_some_and(process::is_alive)
    }

    /// Starts it after it was stopped or killed, at the same port; returns when it answers.
    pub fn start_again(&mut self) {
        assert!(self.child.is_none(), "it runs already");
        let log = File::options().create(true).append(true).open(self.log()).expect("a log");
        let mut postgres = self.command("postgres");
        postgres.arg("-D").arg(self.data()).stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        let child = postgres.process_group(0).spawn().expect("PostgreSQL starts");
        let (id, data, log) = (child.id(), self.data(), self.log());
        self.folder.guards(Some(id));
        let child = self.child.insert(child);
        process::wait_for_server("PostgreSQL", child, || read(&log), || is_ready(&data, id));
    }

    /// Stops it in order: all connections are closed first.
    pub fn stop(&mut self) {
        self.end("INT");
    }

    /// Stops it at once, as `pg_ctl restart -m immediate` does, and starts it again.
    pub fn restart_immediate(&mut self) {
        self.end("QUIT");
        self.start_again();
    }

    /// Ends all its processes as a power failure does.
    pub fn kill(&mut self) {
        let family = self.family();
        process::signal("KILL", &family);
        self.reap();
        // Nobody starts it again as long as one of them holds its memory.
        process::wait_until(
            "end of PostgreSQL",
            || self.logs(),
            || !family.iter().any(|&id| process::is_alive(id)),
        );
    }

    /// From now on it is silent, and breaks no connection off.
    pub fn pause(&self) {
        // Who was born meanwhile is found at the second look.
        process::signal("STOP", &self.family());
        process::signal("STOP", &self.family());
    }

    /// It speaks again.
    pub fn resume(&self) {
        process::signal("CONT", &self.family());
    }

    /// All it has logged.
    pub fn logs(&self) -> String {
        read(&self.log())
    }

    fn id(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    fn family(&self) -> Vec<u32> {
        self.id().map(process::family).unwrap_or_default()
    }

    fn end(&mut self, signal: &str) {
        process::signal(signal, &[self.id().expect("it runs")]);
        self.reap();
    }

    fn reap(&mut self) {
        let mut child = self.child.take().expect("it runs");
        process::wait(&mut child, "PostgreSQL");
        self.folder.guards(None);
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// One of PostgreSQL's programs, as the user it has to be.
    fn command(&self, name: &str) -> Command {
        let mut command = Command::new(program::find(name, PACKAGE));
        command.current_dir(self.folder.path());
        if let Some((user, group)) = self.runs_as {
            command.uid(user).gid(group);
        }
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let Some(mut child) = self.child.take() else { return };
        // Paused ones, too.
        process::signal("CONT", &process::family(child.id()));
        process::signal("QUIT", &[child.id()]);
        if !process::ends(&mut child) {
            process::signal("KILL", &process::family(child.id()));
            let _ = child.wait();
        }
        self.folder.guards(None);
    }
}

fn read(log: &Path) -> String {
    fs::read_to_string(log).unwrap_or_default()
}

/// Whether the server with this id says that it answers.
fn is_ready(data: &Path, id: u32) -> bool {
    let Ok(told) = fs::read_to_string(data.join("postmaster.pid")) else { return false };
    let mut lines = told.lines();
    let is_its_own = lines.next() == Some(id.to_string().as_str());
    is_its_own && lines.nth(6).is_some_and(|state| state.trim() == "ready")
}
