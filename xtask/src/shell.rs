//! Other programs: how they are called, and what is said when one fails.

use std::env;
use std::ffi::OsStr;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use anyhow::{Result, anyhow, bail};

/// The top of the repository.
pub(crate) fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// Where cargo builds; our own downloads and caches live there too, so that `cargo clean` removes them.
pub(crate) fn target() -> PathBuf {
    let chosen = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    root().join(chosen)
}

/// A program to be run at the top of the repository.
pub(crate) fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// The cargo that runs us, so that every step uses one toolchain.
pub(crate) fn cargo<const N: usize>(args: [&str; N]) -> Command {
    let mut cargo = command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(args);
    cargo
}

/// Runs a program whose output the reader wants to see.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().map_err(|error| not_started(command, &error))?;
    if !status.success() {
        bail!("`{}` failed ({status})", shown(command));
    }
    Ok(())
}

/// Runs a program for what it prints; its complaints still go to the terminal.
pub(crate) fn read(command: &mut Command) -> Result<String> {
    let output = output(command.stderr(Stdio::inherit()))?;
    Ok(String::from_utf8(output.stdout)?)
}

/// Runs a program for both its streams.
pub(crate) fn output(command: &mut Command) -> Result<Output> {
    let output = command.output().map_err(|error| not_started(command, &error))?;
    if !output.status.success() {
        let last = last_line(&output.stderr);
        bail!("`{}` failed ({}) {last}", shown(command), output.status);
    }
    Ok(output)
}

/// Whether a program is there and content, asked in silence.
pub(crate) fn works(command: &mut Command) -> bool {
    let silent = command.stdout(Stdio::null()).stderr(Stdio::null());
    silent.status().is_ok_and(|status| status.success())
}

/// Whether a program answers to `--version`, which all the tools we call do.
pub(crate) fn is_installed(program: impl AsRef<OsStr>) -> bool {
    works(command(program).arg("--version"))
}

/// Whether packages of the system may be installed without asking anybody.
pub(crate) fn is_root() -> bool {
    read(command("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn not_started(command: &Command, error: &std::io::Error) -> anyhow::Error {
    let program = Path::new(command.get_program()).display();
    match error.kind() {
        ErrorKind::NotFound => anyhow!("`{program}` is not installed"),
        _ => anyhow!("`{program}` does not start: {error}"),
    }
}

/// The command as one would type it; the path of the program says nothing.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name();
    let words = program.into_iter().chain(command.get_args());
    let words: Vec<_> = words.map(OsStr::to_string_lossy).collect();
    words.join(" ")
}

fn last_line(stderr: &[u8]) -> String {
    let text = String::from_utf8_lossy(stderr);
    text.trim_end().lines().last().unwrap_or("").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_the_command_and_its_last_words() {
        let failure = output(command("sh").args(["-c", "echo first >&2; echo last >&2; exit 3"]));
        let reason = failure.unwrap_err().to_string();
        assert!(reason.starts_with("`sh -c"), "{reason}");
        assert!(reason.ends_with("(exit status: 3) last"), "{reason}");
    }

    #[test]
    fn a_missing_program_is_said_to_be_missing() {
        let failure = run(&mut command("no-such-program")).unwrap_err();
        assert_eq!(failure.to_string(), "`no-such-program` is not installed");
    }
}
