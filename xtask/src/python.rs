//! The Python package: built as a wheel, and tested in a virtual environment of its own.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell;

/// The package.
const FOLDER: &str = "apps/python";
/// What its tests need, each with its version.
const REQUIREMENTS: &str = "apps/python/requirements.txt";
/// The pinned versions want at least this of Python 3; the package itself is content with less.
const LEAST_MINOR: u32 = 11;
/// Names under which an interpreter may be found, the usual one first.
const INTERPRETERS: [&str; 5] = ["python3", "python3.11", "python3.12", "python3.13", "python3.14"];

/// Builds the wheel, installs it and runs the tests; arguments go to pytest.
pub(crate) fn test(args: &[String]) -> Result<()> {
    let python = environment()?;
    let wheel = build(&python)?;
    install(&python, &wheel)?;
    let mut tests = shell::command(&python);
    tests.args(["-m", "pytest"]).args(args).current_dir(shell::root().join(FOLDER));
    tests.env("AZULEJO_WHEEL", &wheel).env("PYTHONDONTWRITEBYTECODE", "1");
    // The program itself is built by the tests before these; a bot in Python meets it there.
    let program = shell::target().join("debug/azulejo");
    if program.exists() {
        tests.env("AZULEJO", program);
    }
    shell::run(&mut tests)
}

/// Measures the figures of `docs/PYTHON.md`; arguments go to the program that does it.
pub(crate) fn figures(args: &[String]) -> Result<()> {
    let python = environment()?;
    let wheel = build(&python)?;
    install(&python, &wheel)?;
    let mut figures = shell::command(&python);
    figures.arg(Path::new(FOLDER).join("examples/figures.py")).args(args);
    shell::run(&mut figures)?;
    println!("wheel: {} kB", fs::metadata(wheel)?.len() / 1000);
    Ok(())
}

/// The interpreter of an environment that has what the tests need; made when the needs have changed.
fn environment() -> Result<PathBuf> {
    let interpreter = interpreter()?;
    let folder = shell::target().join("python").join(environment_name(&interpreter)?);
    let python = folder.join("bin/python");
    // The mark is written last, so an interrupted installation starts over.
    let mark = folder.join(".done");
    if !mark.exists() {
        println!("making a virtual environment for the tests in Python");
        // There may be half of an earlier attempt, or nothing at all.
        let _ = fs::remove_dir_all(&folder);
        make(&interpreter, &folder)?;
        shell::run(pip(&python).args(["install", "--requirement", REQUIREMENTS]))?;
        fs::write(mark, "")?;
    }
    Ok(python)
}

/// An interpreter that is recent enough.
fn interpreter() -> Result<String> {
    let found = INTERPRETERS.into_iter().find(|name| is_recent(&version(name)));
    let names = INTERPRETERS[1..].join(", ");
    found.map(str::to_owned).with_context(|| {
        format!(
            "the tests in Python need Python 3.{LEAST_MINOR} or later, as one of python3, {names}"
        )
    })
}

/// What `python3 --version` says, without its name: `3.11.7`; nothing where it is missing.
fn version(interpreter: &str) -> String {
    let asked = shell::output(shell::command(interpreter).arg("--version"));
    let said = asked.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    said.unwrap_or_default().trim().trim_start_matches("Python ").to_owned()
}

fn is_recent(version: &str) -> bool {
    let minor = version.strip_prefix("3.").and_then(|rest| rest.split('.').next());
    minor.and_then(|minor| minor.parse::<u32>().ok()).is_some_and(|minor| minor >= LEAST_MINOR)
}

/// One folder for every interpreter and every list of needs.
fn environment_name(interpreter: &str) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    fs::read_to_string(shell::root().join(REQUIREMENTS))?.hash(&mut hasher);
    version(interpreter).hash(&mut hasher);
    Ok(format!("venv-{:016x}", hasher.finish()))
}

/// Debian keeps a part of Python that makes environments in a package of its own.
fn make(interpreter: &str, folder: &Path) -> Result<()> {
    let make = || shell::works(shell::command(interpreter).args(["-m", "venv"]).arg(folder));
    if make() {
        return Ok(());
    }
    if shell::is_root() {
        println!("installing python3-venv");
        shell::works(shell::command("apt-get").arg("update"));
        shell::works(shell::command("apt-get").args(["install", "--yes", "python3-venv"]));
    }
    if make() {
        return Ok(());
    }
    bail!("{interpreter} makes no virtual environment; `apt-get install python3-venv` mends it")
}

fn pip(python: &Path) -> Command {
    let mut pip = shell::command(python);
    pip.args(["-m", "pip", "--disable-pip-version-check", "--quiet"]);
    pip
}

/// The wheel, built from the sources as they are.
fn build(python: &Path) -> Result<PathBuf> {
    let folder = shell::target().join("python/wheels");
    // An old one would be found beside the new one.
    let _ = fs::remove_dir_all(&folder);
    let mut build = shell::command(python);
    build.args(["-m", "maturin", "build", "--quiet", "--locked"]);
    build.args(["--manifest-path", "apps/python/Cargo.toml", "--interpreter"]).arg(python);
    shell::run(build.arg("--out").arg(&folder))?;
    let wheels = fs::read_dir(&folder)?.flatten().map(|entry| entry.path());
    wheels.into_iter().next().context("maturin has built no wheel")
}

fn install(python: &Path, wheel: &Path) -> Result<()> {
    shell::run(pip(python).args(["install", "--force-reinstall", "--no-deps"]).arg(wheel))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_compare_by_their_minor_number() {
        assert!(is_recent("3.11.7"));
        assert!(is_recent("3.14.0rc1"));
        assert!(!is_recent("3.9.2"));
        assert!(!is_recent("2.7.18"));
        assert!(!is_recent(""));
    }

    #[test]
    fn every_requirement_has_its_version() {
        let text = fs::read_to_string(shell::root().join(REQUIREMENTS)).unwrap();
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        assert!(lines.clone().count() > 5);
        lines.for_each(|line| assert!(line.contains("=="), "{line}"));
    }
}
