//! The rules and the search compiled for the browser, which proves that they need no operating system, and run
//! in an interpreter, which proves that the search finds the same there.
//!
//! The target comes from the installed toolchain, else from rustup, else from Debian's compiler. With
//! `AZULEJO_WASM_FORCE_DEBIAN=1` the first two are passed over, so that the last can be tried anywhere.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::{debian, shell};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// What cargo needs in its environment to build for the target; nothing, where the toolchain has it.
pub(crate) type Environment = Vec<(&'static str, OsString)>;

/// The lowest package that has the search with its networks, and its example and test that compare them.
const PACKAGE: &str = "azulejo-networks";
const PORTABLE: &str = "portable";

pub(crate) fn run() -> Result<()> {
    let environment = environment()?;
    let folder = target(&environment).join(TARGET).join("release/examples");
    // Optimized, as it will be shipped; the interpreter is slow enough as it is.
    let mut build = shell::cargo(["build", "--release", "--target", TARGET, "--locked"]);
    build.args(["--package", PACKAGE, "--example", PORTABLE]);
    shell::run(build.envs(environment))?;
    compare(&folder.join(PORTABLE).with_extension("wasm"))
}

/// Compares what the search finds natively and in the module.
fn compare(module: &Path) -> Result<()> {
    let mut test = shell::cargo(["test", "--quiet", "--locked", "--package", PACKAGE]);
    test.args(["--test", PORTABLE, "--", "--ignored"]);
    shell::run(test.env("AZULEJO_PORTABLE_MODULE", module))
}

/// Where cargo builds in this environment.
pub(crate) fn target(environment: &Environment) -> PathBuf {
    let own = environment.iter().find(|(name, _)| *name == "CARGO_TARGET_DIR");
    own.map_or_else(shell::target, |(_, folder)| PathBuf::from(folder))
}

pub(crate) fn environment() -> Result<Environment> {
    let forced = env::var_os("AZULEJO_WASM_FORCE_DEBIAN").is_some_and(|value| !value.is_empty());
    if !forced && (has_std(&sysroot()?) || rustup_adds_it()) {
        return Ok(Environment::new());
    }
    debian::environment().with_context(|| {
        format!("no {TARGET} here: `rustup target add {TARGET}` gets it, and Debian's compiler does not do")
    })
}

/// Where the compiler keeps its libraries.
pub(crate) fn sysroot() -> Result<PathBuf> {
    let sysroot = shell::read(shell::command("rustc").args(["--print", "sysroot"]))?;
    Ok(PathBuf::from(sysroot.trim_end()))
}

/// The folder alone is no proof: an interrupted installation leaves it empty.
fn has_std(sysroot: &Path) -> bool {
    let folder = sysroot.join("lib/rustlib").join(TARGET).join("lib");
    let Ok(entries) = fs::read_dir(folder) else {
        return false;
    };
    entries.flatten().any(|entry| is_std(&entry.file_name().to_string_lossy()))
}

fn is_std(name: &str) -> bool {
    name.starts_with("libstd-")
        && Path::new(name).extension().is_some_and(|extension| extension == "rlib")
}

fn rustup_adds_it() -> bool {
    shell::works(shell::command("rustup").args(["target", "add", TARGET]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_library_is_told_from_its_neighbors() {
        assert!(is_std("libstd-0123456789abcdef.rlib"));
        assert!(!is_std("libstd-0123456789abcdef.rmeta"));
        assert!(!is_std("libstd_detect-0123456789abcdef.rlib"));
    }

    #[test]
    fn the_module_is_where_its_compiler_builds() {
        let other = vec![("RUSTC", "rustc".into()), ("CARGO_TARGET_DIR", "there".into())];
        assert_eq!(target(&other), Path::new("there"));
        assert_eq!(target(&Environment::new()), shell::target());
    }

    #[test]
    fn an_empty_sysroot_has_no_standard_library() {
        assert!(!has_std(Path::new("no/such/sysroot")));
    }
}
