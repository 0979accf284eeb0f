//! What has to hold before a change goes in. CI runs this and nothing else.

use anyhow::Result;

use crate::browser::Games;
use crate::step::{self, Outcome, Step};
use crate::web::Build;
use crate::{bench, browser, deny, fuzz, layers, packages, python, shell, wasm, web};

/// The cheap steps first, so that a slip in the formatting is told within a second.
const STEPS: [Step; 12] = [
    ("format", format),
    ("clippy", clippy),
    ("layers", layers),
    ("deny", deny::run),
    // Before the tests, as the server holds the page. Fails where it has become too heavy.
    ("web", || web::run(Build::Release).map(done)),
    ("tests", tests),
    // After them, as its bots meet the program that they have built.
    ("python", || python::test(&[]).map(done)),
    ("docs", docs),
    ("wasm", || wasm::run().map(done)),
    ("instructions", || bench::check().map(done)),
    ("fuzz", fuzz::briefly),
    ("browser", || browser::test(&[], Games::Some)),
];

pub(crate) fn run() -> Result<()> {
    step::take(&STEPS)
}

pub(crate) fn format() -> Result<Outcome> {
    cargo(["fmt", "--all", "--check"])
}

pub(crate) fn layers() -> Result<Outcome> {
    layers::run().map(done)
}

pub(crate) fn clippy() -> Result<Outcome> {
    for what in [
        "--workspace --all-targets --features azulejo-e2e/browser",
        "-p azulejo-rules --no-default-features",
    ] {
        let words = format!("clippy {what} --locked -- -D warnings");
        shell::run(shell::cargo([]).args(words.split(' ')))?;
    }
    Ok(Outcome::Done)
}

/// Doc tests included: cargo leaves them out only where targets are chosen by hand.
/// Whoever waited for it hears of all that fails, not only of the first.
fn tests() -> Result<Outcome> {
    packages::find_servers()?;
    cargo(["test", "--workspace", "--locked", "--no-fail-fast"])
}

fn docs() -> Result<Outcome> {
    let mut doc = shell::cargo(["doc", "--workspace", "--no-deps", "--locked"]);
    shell::run(doc.env("RUSTDOCFLAGS", "-D warnings")).map(done)
}

fn cargo<const N: usize>(args: [&str; N]) -> Result<Outcome> {
    shell::run(&mut shell::cargo(args)).map(done)
}

/// For the steps that either hold or fail.
fn done((): ()) -> Outcome {
    Outcome::Done
}
