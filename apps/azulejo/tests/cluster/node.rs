//! One of the servers.

use azulejo_client::Visitor;
use azulejo_testbed::{Host, Served, free_port, shift_clock};
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tokio::time::timeout;

/// The program as it is.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_azulejo");

/// How a server is started.
pub(crate) struct Plan {
    pub(crate) program: PathBuf,
    /// The machine it runs at; ours, if there is none.
    pub(crate) host: Option<Host>,
    /// By so many seconds its clock is fast.
    pub(crate) clock: i64,
    /// What else it is told.
    pub(crate) more: &'static [&'static str],
    store: String,
    bus: String,
    port: u16,
    admin: u16,
    log: PathBuf,
}

impl Plan {
    pub(crate) fn new(store: String, bus: String, log: PathBuf) -> Plan {
        let (port, admin) = (free_port(), free_port());
        Plan {
            program: PROGRAM.into(),
            host: None,
            clock: 0,
            more: &[],
            store,
            bus,
            port,
            admin,
            log,
        }
    }

    /// Starts it; returns when it serves.
    pub(crate) fn start(&self) -> Served {
        self.start_as(&self.program)
    }

    /// Starts it by a program that may be of another version.
    pub(crate) fn start_as(&self, program: &Path) -> Served {
        Served::start(&mut self.command(program), &self.log)
    }

    /// The command that starts it.
    pub(crate) fn command(&self, program: &Path) -> Command {
        let address = self.address().to_string();
        let mut command = match &self.host {
            Some(host) => host.command(&program.display().to_string()),
            None => Command::new(program),
        };
        if self.clock != 0 {
            shift_clock(&mut command, self.clock).expect("the test has looked whether it can");
        }
        command.args(["serve", "--host", &address, "--port", &self.port.to_string()]);
        command.args(["--store", &self.store, "--bus", &self.bus]);
        command.args(["--admin", &self.admin(), "--admin-anywhere", "--limits=false"]);
        command.args(["--log", "info"]).args(self.more);
        command
    }

    /// Starts a worker for the same tables.
    pub(crate) fn start_worker(&self) -> Served {
        let mut command = Command::new(&self.program);
        command.args(["worker", "--store", &self.store, "--bus", &self.bus, "--bots", "1"]);
        command.args(["--admin", "off", "--log", "info"]);
        Served::start_worker(&mut command, &self.log)
    }

    fn address(&self) -> Ipv4Addr {
        self.host.as_ref().map_or(Ipv4Addr::LOCALHOST, Host::address)
    }

    /// Where people reach it.
    pub(crate) fn place(&self) -> String {
        format!("{}:{}", self.address(), self.port)
    }

    fn admin(&self) -> String {
        format!("{}:{}", self.address(), self.admin)
    }

    /// What only those may see who run it; nothing, if it does not answer in time or says no.
    pub(crate) async fn look(&self, path: &str) -> Option<String> {
        let admin = self.admin();
        let told = timeout(Duration::from_secs(1), Visitor::look(&admin, path)).await;
        Some(String::from_utf8_lossy(&told.ok()?.ok()?).into_owned())
    }

    /// Whether it says that people may be sent there.
    pub(crate) async fn is_ready(&self) -> bool {
        self.look("/readyz").await.is_some()
    }

    /// What it has logged.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }
}
