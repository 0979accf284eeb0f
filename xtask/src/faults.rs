//! The real server on its worst days: far more of it than the normal tests have time for.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::{packages, shell, simulate};

/// What goes wrong.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Three servers that share a PostgreSQL and a NATS, instead of one
    #[arg(long)]
    cluster: bool,
    /// Replace servers of this revision, which is built first, by those of this one while people play
    #[arg(long, value_name = "REV", requires = "cluster")]
    old: Option<String>,
    /// Only the tests whose names contain one of these words
    words: Vec<String>,
}

/// How often the server is killed.
const KILLS: u32 = 25;

/// So many worlds are simulated beside it.
const WORLDS: u64 = 20_000;

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.cluster { cluster(args) } else { one(args) }
}

/// Kills, stalled sockets, everybody coming back at once, full and slow disks; then as many simulated worlds as fit
/// into some minutes.
fn one(args: &Args) -> Result<()> {
    if shell::is_root() && !shell::is_installed("strace") {
        // Without it the slow disk is left out, and the test says so.
        shell::works(shell::command("apt-get").args(["install", "--yes", "strace"]));
    }
    let mut real = test("real", &args.words);
    real.env("AZULEJO_KILLS", KILLS.to_string()).env("AZULEJO_ROUGH", "1");
    shell::run(&mut real)?;
    if !args.words.is_empty() {
        return Ok(());
    }
    simulate::run(&simulate::Args { seeds: WORLDS, from: 1 })
}

/// Servers that are killed, cut off, of several versions and with wrong clocks, and what they share going away.
fn cluster(args: &Args) -> Result<()> {
    packages::find_servers()?;
    let mut cluster = test("cluster", &args.words);
    cluster.env("AZULEJO_CLUSTER", "1");
    if let Some(revision) = &args.old {
        cluster.env("AZULEJO_OLD_PROGRAM", build(revision)?);
    }
    shell::run(&mut cluster)
}

/// One test after the other, as each of them has the machine for itself then.
fn test(target: &str, words: &[String]) -> Command {
    let mut test = shell::cargo(["test", "--locked", "--package", "azulejo", "--test", target]);
    test.args(["--", "--nocapture", "--test-threads", "1"]).args(words);
    test
}

/// Builds the program of another revision beside our own builds; gives its place.
fn build(revision: &str) -> Result<PathBuf> {
    let folder = shell::target().join("old");
    let source = folder.join("source");
    unpack(revision, &folder, &source)?;
    let mut build = shell::cargo(["build", "--locked", "--package", "azulejo", "--target-dir"]);
    shell::run(build.arg(folder.join("target")).current_dir(&source))?;
    Ok(folder.join("target/debug/azulejo"))
}

/// Puts the source of a revision into a folder of its own, in place of what is there.
fn unpack(revision: &str, folder: &Path, source: &Path) -> Result<()> {
    if source.exists() {
        std::fs::remove_dir_all(source)?;
    }
    std::fs::create_dir_all(source)?;
    let archive = folder.join("source.tar");
    let mut git = shell::command("git");
    shell::run(git.args(["archive", "--output"]).arg(&archive).arg(revision))?;
    shell::run(shell::command("tar").arg("-xf").arg(&archive).arg("-C").arg(source))
}
