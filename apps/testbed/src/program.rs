//! Programs of the system, and where they are.

use std::env;
use std::path::PathBuf;
use std::process::Command;

/// Where servers lie that are not for everybody's path.
const SYSTEM: [&str; 2] = ["/usr/sbin", "/sbin"];

/// The program of that name, or a panic that names the package of Debian that brings it.
pub(crate) fn find(name: &str, package: &str) -> PathBuf {
    path_of(name).unwrap_or_else(|| panic!("no {name} here; `apt-get install {package}` gets it"))
}

/// Whether there is such a program.
pub(crate) fn is_there(name: &str) -> bool {
    path_of(name).is_some()
}

fn path_of(name: &str) -> Option<PathBuf> {
    folders().into_iter().map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// The path, then what Debian keeps beside it, the newest PostgreSQL first.
fn folders() -> Vec<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = env::split_paths(&path).collect();
    folders.extend(SYSTEM.map(PathBuf::from));
    folders.extend(versions());
    folders
}

/// Where Debian keeps the servers of PostgreSQL, one folder a version.
fn versions() -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir("/usr/lib/postgresql") else { return Vec::new() };
    let number = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    found.sort_by_key(|path| std::cmp::Reverse(number(path)));
    found.into_iter().map(|path| path.join("bin")).collect()
}

/// Runs a program to its end and gives what it printed; panics with its complaint if it fails.
pub(crate) fn run(command: &mut Command) -> String {
    attempt(command).unwrap_or_else(|reason| panic!("{reason}"))
}

/// Runs a program to its end and gives what it printed, or its complaint.
pub(crate) fn attempt(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let complaint = String::from_utf8_lossy(&output.stderr);
    Err(format!("{command:?} failed: {}", complaint.trim_end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "no no-such-program here; `apt-get install some-package` gets it")]
    fn a_missing_program_names_its_package() {
        find("no-such-program", "some-package");
    }
}
