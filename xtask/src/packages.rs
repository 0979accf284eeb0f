//! Packages of Debian that the tests need: installed where nobody has to be asked, and named where somebody has.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::shell;

/// A package and the program that shows whether it is there.
pub(crate) type Tool = (&'static str, &'static str);

/// What the tests of several machines start themselves. The servers that come running with their packages have ports
/// of their own, and nobody asks them anything.
const SERVERS: [Tool; 2] = [("postgresql", "postgres"), ("nats-server", "nats-server")];

/// What cuts networks and sets clocks wrong. Tests that need it say so, and are left out without.
const FAULTS: [Tool; 2] = [("iproute2", "ip"), ("faketime", "faketime")];

/// Sees to it that the tests of several machines find what they start.
pub(crate) fn find_servers() -> Result<()> {
    if let Err(missing) = find(&FAULTS, is_in_a_folder) {
        println!("tests that need it are left out: {missing}");
    }
    find(&SERVERS, is_in_a_folder)
}

/// Looks for tools, and installs all of them where one is missing and nobody has to be asked.
pub(crate) fn find(tools: &[Tool], is_there: fn(&str) -> bool) -> Result<()> {
    if missing(tools, is_there).is_empty() {
        return Ok(());
    }
    if shell::is_root() {
        println!("installing {}", missing(tools, is_there).join(" and "));
        install(tools);
    }
    match missing(tools, is_there).as_slice() {
        [] => Ok(()),
        names => bail!("{}", told(names)),
    }
}

fn install(tools: &[Tool]) {
    shell::works(shell::command("apt-get").arg("update"));
    let mut install = shell::command("apt-get");
    install.args(["install", "--yes"]).args(tools.iter().map(|(package, _)| package));
    // It may fail after everything we need is there, where a system has no way to start servers of its own.
    shell::works(install.env("DEBIAN_FRONTEND", "noninteractive"));
}

/// The packages whose programs are not here.
fn missing(tools: &[Tool], is_there: fn(&str) -> bool) -> Vec<&'static str> {
    let absent = tools.iter().filter(|(_, program)| !is_there(program));
    absent.map(|(package, _)| *package).collect()
}

fn told(names: &[&str]) -> String {
    format!("no {} here; `apt-get install {}` gets it", names.join(" and no "), names.join(" "))
}

/// Whether a program lies where programs lie; servers are not on everybody's path.
fn is_in_a_folder(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let system = ["/usr/sbin", "/sbin"].map(PathBuf::from);
    let folders = env::split_paths(&path).chain(system).chain(postgres_folders());
    folders.into_iter().any(|folder| folder.join(program).is_file())
}

/// Debian keeps the servers of PostgreSQL in a folder a version.
fn postgres_folders() -> Vec<PathBuf> {
    let entries = Path::new("/usr/lib/postgresql").read_dir().into_iter().flatten().flatten();
    entries.map(|entry| entry.path().join("bin")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_told_in_one_line() {
        let tools = [("one-package", "one"), ("two-package", "two"), ("three-package", "three")];
        let absent = missing(&tools, |program| program == "two");
        assert_eq!(
            told(&absent),
            "no one-package and no three-package here; `apt-get install one-package three-package` gets it"
        );
        assert!(find(&tools, |_| true).is_ok());
    }

    #[test]
    fn a_program_is_looked_for_in_all_folders() {
        assert!(is_in_a_folder("sh"));
        assert!(!is_in_a_folder("no-such-program"));
    }
}
