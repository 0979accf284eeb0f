//! A folder that PostgreSQL can be started in: an empty cluster, and its settings.

use super::{PACKAGE, Postgres, USER};
use crate::{Certificate, program};
use std::fs::{self, File, Permissions};
use std::net::Ipv4Addr;
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::Path;
use std::process::Command;

impl Postgres {
    /// Makes an empty cluster and its settings.
    pub(super) fn prepare(&self) {
        let mut initdb = self.command("initdb");
        initdb.args(["-U", USER, "-A", "trust", "-E", "UTF8", "--locale", "C", "--no-sync", "-D"]);
        program::run(initdb.arg(self.data()));
        if let Some(Certificate { chain, key }) = &self.options.tls {
            self.write("server.crt", chain);
            self.write("server.key", key);
        }
        self.write("pg_hba.conf", &self.who_is_let_in());
        let plain = fs::read_to_string(self.data().join("postgresql.conf")).expect("its settings");
        self.write("postgresql.conf", &(plain + &self.settings()));
        if let Some(password) = &self.options.password {
            self.set_password(password);
        }
    }

    fn settings(&self) -> String {
        let own = |address: &Ipv4Addr| address.to_string();
        let mut addresses = vec!["127.0.0.1".to_owned()];
        addresses.extend(self.options.addresses.iter().map(own));
        let socket = self.folder.path().display();
        let tls = if self.options.tls.is_some() { "on" } else { "off" };
        let mut lines = vec![
            format!("listen_addresses = '{}'", addresses.join(",")),
            format!("port = {}", self.port),
            format!("unix_socket_directories = '{socket}'"),
            format!("ssl = {tls}"),
            // What it acknowledges is on disk.
            "fsync = on".to_owned(),
            "synchronous_commit = on".to_owned(),
            "shared_buffers = 32MB".to_owned(),
            "max_connections = 200".to_owned(),
            "log_min_messages = warning".to_owned(),
        ];
        lines.extend(self.options.settings.iter().cloned());
        format!("\n{}\n", lines.join("\n"))
    }

    /// By the socket in its folder, which only we use, everybody; by the network, whoever has what is asked for.
    fn who_is_let_in(&self) -> String {
        let connection = if self.options.tls.is_some() { "hostssl" } else { "host" };
        let by = if self.options.password.is_some() { "scram-sha-256" } else { "trust" };
        format!("local all all trust\n{connection} all all 0.0.0.0/0 {by}\n")
    }

    /// Before anybody can connect, by the program that runs alone.
    fn set_password(&self, password: &str) {
        let statements = self.folder.path().join("password.sql");
        fs::write(&statements, format!("alter user {USER} password '{password}'\n"))
            .expect("a file");
        let mut alone = self.command("postgres");
        alone.args(["--single", "-D"]).arg(self.data()).arg("postgres");
        program::run(alone.stdin(File::open(&statements).expect("a file")));
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.data().join(name);
        fs::write(&path, text).expect("a file of PostgreSQL");
        own(&path, self.runs_as);
    }
}

/// For nobody's eyes but the server's.
pub(super) fn own(path: &Path, runs_as: Option<(u32, u32)>) {
    let bits = if path.is_dir() { 0o700 } else { 0o600 };
    fs::set_permissions(path, Permissions::from_mode(bits)).expect("a folder of ours");
    if let Some((user, group)) = runs_as {
        chown(path, Some(user), Some(group)).expect("root may give away what is its own");
    }
}

/// User and group to run as, if we are root: those that Debian's package brings.
pub(super) fn user() -> Option<(u32, u32)> {
    let is_root = program::run(Command::new("id").arg("-u")).trim() == "0";
    is_root.then(postgres_user)
}

fn postgres_user() -> (u32, u32) {
    let users = fs::read_to_string("/etc/passwd").expect("the users of this machine");
    let user = users.lines().find_map(|line| line.strip_prefix("postgres:"));
    let user = user.and_then(|line| {
        let mut fields = line.split(':').skip(1);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    });
    user.unwrap_or_else(|| panic!("no user postgres here; `apt-get install {PACKAGE}` brings it"))
}
