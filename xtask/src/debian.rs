//! A compiler for the browser where rustup is absent or cut off: Debian's, unpacked beside our builds.
//!
//! Debian ships the compiler it builds browsers with, and the sources of its standard library, but not that
//! library compiled for wasm. So we compile it, once, and put it where this compiler looks for it. Nothing is
//! installed in the system, and no rights are needed beyond reading the package archive.

use std::env::consts::ARCH;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell;
use crate::wasm::{self, Environment, TARGET};

/// A package that holds nothing, so that building it builds the standard library alone.
const EMPTY_PACKAGE: &str = "[package]\nname = \"stdbuild\"\nversion = \"0.0.0\"\nedition = \"2021\"\n\
     [workspace]\n[profile.release]\ncodegen-units = 1\n";

/// The environment that makes cargo use Debian's compiler.
pub(crate) fn environment() -> Result<Environment> {
    let version = usable_version()?;
    let root = cache().join(folder_name(&version));
    // The mark is written last, so an interrupted unpacking starts over.
    let mark = root.join(".done");
    if !mark.exists() {
        println!(
            "unpacking Debian's rustc-web {version} and building its standard library for {TARGET}"
        );
        unpack(&root, &version)?;
        build_std(&root)?;
        fs::write(mark, "")?;
    }
    let mut environment = compiler(&root);
    environment.push(("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?.into()));
    // A directory of its own: two compilers in one would rebuild everything at every turn.
    environment.push(("CARGO_TARGET_DIR", cache().join("build").into()));
    Ok(environment)
}

fn cache() -> PathBuf {
    shell::target().join("wasm-toolchain")
}

fn compiler(root: &Path) -> Environment {
    let libraries = root.join("usr/lib").join(format!("{ARCH}-linux-gnu"));
    vec![("LD_LIBRARY_PATH", libraries.into()), ("RUSTC", root.join("usr/bin/rustc").into())]
}

/// The linker of the regular toolchain, or the system's: Debian's compiler comes without.
fn linker() -> Result<PathBuf> {
    let host = format!("lib/rustlib/{ARCH}-unknown-linux-gnu/bin/rust-lld");
    let own = wasm::sysroot()?.join(host);
    let known = [own, "wasm-ld".into()];
    let found = known.into_iter().find(|linker| linker.exists() || shell::is_installed(linker));
    found.context("no linker for modules of the browser; the package `lld` brings one")
}

/// The version on offer, after a look at fresh lists where the known one is missing or too old for us.
fn usable_version() -> Result<String> {
    let mut version = candidate()?;
    if !version.as_deref().is_some_and(is_recent) && shell::is_root() {
        shell::works(shell::command("apt-get").arg("update"));
        version = candidate()?;
    }
    match version {
        Some(version) if is_recent(&version) => Ok(version),
        Some(version) => {
            bail!("Debian's rustc-web is {version}, we need {}", env!("CARGO_PKG_RUST_VERSION"))
        }
        None => bail!("this system offers no package rustc-web"),
    }
}

fn candidate() -> Result<Option<String>> {
    let mut policy = shell::command("apt-cache");
    policy.args(["policy", "rustc-web"]).env("LC_ALL", "C");
    Ok(candidate_in(&shell::read(&mut policy)?))
}

/// The version in the answer of `apt-cache policy`.
fn candidate_in(policy: &str) -> Option<String> {
    let version = policy.lines().find_map(|line| line.trim().strip_prefix("Candidate: "))?;
    (version != "(none)").then(|| version.to_owned())
}

fn is_recent(version: &str) -> bool {
    minor(version) >= minor(env!("CARGO_PKG_RUST_VERSION"))
}

/// The number that counts in `1.N.…`.
fn minor(version: &str) -> Option<u32> {
    version.strip_prefix("1.")?.split('.').next()?.parse().ok()
}

fn folder_name(version: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '.';
    version.chars().map(|letter| if plain(letter) { letter } else { '_' }).collect()
}

fn unpack(root: &Path, version: &str) -> Result<()> {
    let packages = root.join("packages");
    // There may be half of an earlier attempt, or nothing at all.
    let _ = fs::remove_dir_all(root);
    fs::create_dir_all(&packages)?;
    let mut download = shell::command("apt-get");
    download.current_dir(&packages).arg("download").args(package_names(version)?);
    shell::output(&mut download)?;
    for package in fs::read_dir(&packages)? {
        shell::run(shell::command("dpkg").arg("-x").arg(package?.path()).arg(root))?;
    }
    Ok(fs::remove_dir_all(packages)?)
}

fn package_names(version: &str) -> Result<Vec<String>> {
    let minor = minor(version).context("rustc-web has an unexpected version")?;
    let runtime = format!("libstd-rust-web-1.{minor}");
    let depends =
        shell::read(shell::command("apt-cache").args(["depends", &runtime]).env("LC_ALL", "C"))?;
    let llvm = llvm_in(&depends).with_context(|| format!("{runtime} names no LLVM"))?;
    let fixed = ["rustc-web", "libstd-rust-web-dev", "rust-web-src"].map(str::to_owned);
    Ok(fixed.into_iter().chain([runtime, llvm]).collect())
}

/// Which LLVM the compiler is linked against differs from release to release.
fn llvm_in(depends: &str) -> Option<String> {
    let mut names = depends.lines().filter_map(|line| line.trim().strip_prefix("Depends: "));
    names.find(|name| name.starts_with("libllvm")).map(str::to_owned)
}

fn build_std(root: &Path) -> Result<()> {
    let package = root.join("stdbuild");
    fs::create_dir_all(package.join("src"))?;
    fs::write(package.join("src/lib.rs"), "#![no_std]\n")?;
    fs::write(package.join("Cargo.toml"), EMPTY_PACKAGE)?;
    shell::run(&mut std_build(root, &package))?;
    install_std(root, &package)?;
    fs::remove_dir_all(package)?;
    // The sources have served; they are the larger part of what was unpacked.
    Ok(fs::remove_dir_all(root.join("usr/src"))?)
}

fn std_build(root: &Path, package: &Path) -> Command {
    let mut build = shell::cargo(["build", "--quiet", "--release", "--target", TARGET]);
    build
        .current_dir(package)
        .envs(compiler(root))
        .env("CARGO_TARGET_DIR", package.join("target"))
        // Building the standard library is not stable yet, and this is a stable compiler.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort")
        .env("RUSTFLAGS", "-C embed-bitcode=yes");
    build
}

fn install_std(root: &Path, package: &Path) -> Result<()> {
    let built = package.join("target").join(TARGET).join("release/deps");
    let place = root.join("usr/lib/rustlib").join(TARGET).join("lib");
    fs::create_dir_all(&place)?;
    for entry in fs::read_dir(built)? {
        let entry = entry?;
        if belongs_to_std(&entry.file_name().to_string_lossy()) {
            fs::copy(entry.path(), place.join(entry.file_name()))?;
        }
    }
    Ok(())
}

fn belongs_to_std(name: &str) -> bool {
    let is_library = Path::new(name).extension().is_some_and(|extension| extension == "rlib");
    is_library && !name.starts_with("libstdbuild-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_candidate_is_read_from_the_policy() {
        let policy = "rustc-web:\n  Installed: (none)\n  Candidate: 1.96.0+dfsg1-1\n";
        assert_eq!(candidate_in(policy).as_deref(), Some("1.96.0+dfsg1-1"));
        assert_eq!(candidate_in("rustc-web:\n  Candidate: (none)\n"), None);
        assert_eq!(candidate_in(""), None);
    }

    #[test]
    fn versions_compare_by_their_minor_number() {
        assert!(is_recent("1.96.0+dfsg1-1~deb12u2"));
        assert!(is_recent("1.100.0"));
        assert!(!is_recent("1.85.0+dfsg3-1"));
        assert!(!is_recent("nonsense"));
    }

    #[test]
    fn the_llvm_package_is_found_among_the_others() {
        let depends =
            "libstd-rust-web-1.96\n  Depends: libc6\n  Depends: libllvm22\n  Conflicts: <x>\n";
        assert_eq!(llvm_in(depends).as_deref(), Some("libllvm22"));
    }

    #[test]
    fn a_version_makes_a_plain_folder_name() {
        assert_eq!(folder_name("1.96.0+dfsg1-1~deb12u2"), "1.96.0_dfsg1_1_deb12u2");
    }

    #[test]
    fn everything_built_but_the_empty_package_belongs_to_std() {
        assert!(belongs_to_std("libcore-01.rlib"));
        assert!(!belongs_to_std("libcore-01.rmeta"));
        assert!(!belongs_to_std("libstdbuild-01.rlib"));
    }
}
