//! The pages for the browser: built as modules, then packed into `target/web`, from where the binary embeds it.

use std::path::PathBuf;
use std::{env, fs};

use anyhow::Result;

use crate::shell;
use crate::wasm::{self, TARGET};

/// The programs, by the names they have in the pages.
const MODULES: [(&str, &str); 4] = [
    ("azulejo", "azulejo-play"),
    ("school", "azulejo-school"),
    ("online", "azulejo-online"),
    ("thinker", "azulejo-thinker"),
];

/// How the page is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// Soon: for daily work.
    Dev,
    /// Small and fast: what is shipped.
    Release,
}

impl Build {
    /// None is called `web`: cargo would build in the very folder in which we put the page.
    fn profile(self) -> &'static str {
        match self {
            Build::Dev => "web-dev",
            Build::Release => "web-release",
        }
    }
}

/// Where the packed page is.
pub(crate) fn folder() -> PathBuf {
    shell::target().join("web")
}

/// The most bytes that may travel before the page is complete and ready to be opened without a network.
const MOST: &str = "450000";

/// Builds the page and fails where what is shipped has become too heavy.
pub(crate) fn run(build: Build) -> Result<()> {
    match build {
        Build::Dev => pack(build, &[]),
        Build::Release => pack(build, &["--most", MOST]),
    }
}

/// Builds what is shipped, whatever it weighs.
pub(crate) fn any_weight() -> Result<()> {
    pack(Build::Release, &[])
}

fn pack(build: Build, more: &[&str]) -> Result<()> {
    let modules = modules(build)?;
    let mut pack = shell::cargo(["run", "--quiet", "--locked", "--package", "xtask-pack", "--"]);
    for (name, path) in modules {
        pack.arg("--module").arg(format!("{name}={}", path.display()));
    }
    pack.arg("--app").arg(shell::root().join("apps/web"));
    pack.arg("--networks").arg(shell::root().join("crates/networks/weights"));
    pack.arg("--out").arg(folder());
    pack.args((build == Build::Dev).then_some("--dev")).args(more);
    shell::run(&mut pack)
}

/// The modules as cargo builds them, by their names.
fn modules(build: Build) -> Result<Vec<(&'static str, PathBuf)>> {
    let environment = wasm::environment()?;
    let folder = wasm::target(&environment).join(TARGET).join(build.profile());
    let mut cargo = shell::cargo(["build", "--lib", "--locked", "--target", TARGET]);
    for (_, package) in MODULES {
        cargo.args(["--package", package]);
    }
    cargo.args(["--profile", build.profile()]);
    if build == Build::Release {
        cargo.args(["--config", &without_folders()?]);
    }
    shell::run(cargo.envs(environment))?;
    let path = |package: &str| folder.join(package.replace('-', "_")).with_extension("wasm");
    Ok(MODULES.map(|(name, package)| (name, path(package))).into())
}

/// Tells the compiler to leave out where on this machine a package lies: a panic names its place, and what it names every
/// visitor would fetch.
fn without_folders() -> Result<String> {
    let packages = fs::read_dir(cargo_home().join("registry/src")).into_iter().flatten().flatten();
    let library = wasm::sysroot()?.join("lib/rustlib/src/rust");
    let folders = packages.map(|registry| registry.path()).chain([library]);
    let flags: Vec<String> = folders
        .map(|folder| format!("{:?}", format!("--remap-path-prefix={}=.", folder.display())))
        .collect();
    Ok(format!("target.{TARGET}.rustflags=[{}]", flags.join(",")))
}

fn cargo_home() -> PathBuf {
    let home = || env::home_dir().unwrap_or_default().join(".cargo");
    env::var_os("CARGO_HOME").map_or_else(home, PathBuf::from)
}
