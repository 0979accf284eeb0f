//! Cargo's helpers that a machine may lack: looked for first, built for this repository where they are missing.

use std::path::{Path, PathBuf};

use crate::shell;

/// The helper of that name, ours or the machine's; nothing, where it can neither be found nor built.
pub(crate) fn find_or_build(name: &str) -> Option<PathBuf> {
    let own = shell::target().join("tools/bin").join(name);
    let known = [Path::new(name), &own];
    let present = known.into_iter().find(|program| shell::is_installed(program));
    present.map(Path::to_path_buf).or_else(|| build(name).then_some(own))
}

/// Beside our own builds, so that nothing is installed in anybody's home and `cargo clean` removes it.
fn build(name: &str) -> bool {
    println!("{name} is missing and is built now, which takes some minutes and happens once");
    let mut install = shell::cargo(["install", name, "--locked", "--quiet", "--root"]);
    install.arg(shell::target().join("tools"));
    // These programs run for seconds, so we do not wait for any optimization: it takes half of the time in which
    // cargo-deny is built, 106 of 206 s of a processor, and spares 2 s when it runs.
    install.env("CARGO_PROFILE_RELEASE_LTO", "off");
    install.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0");
    install.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
    shell::works(&mut install)
}
