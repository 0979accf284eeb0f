//! `cargo xtask regen`: the perft files and playthroughs, as the code makes them now.

use azulejo_testkit::regen::{ADVICE, PinnedFile, perft_files, playthroughs};
use clap::Parser;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

/// Rewrites the perft files and the playthroughs.
#[derive(Parser)]
struct Args {
    /// Only compare them, and fail at the first that is not current
    #[arg(long)]
    check: bool,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let done = if args.check { check } else { write };
    match perft_files().chain(playthroughs()).try_for_each(|file| done(&file)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("regen: {error}");
            ExitCode::FAILURE
        }
    }
}

fn place(file: &PinnedFile) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(&file.path)
}

/// Compares a file.
fn check(file: &PinnedFile) -> Result<(), String> {
    let path = place(file);
    let at = |problem: String| format!("{}: {problem}", path.display());
    let found = fs::read_to_string(&path).map_err(|error| at(error.to_string()))?;
    match file.difference(&found) {
        None => Ok(()),
        Some(difference) => Err(at(format!("{difference}\n{ADVICE}"))),
    }
}

/// Writes a file, unless it is current, and tells of it.
fn write(file: &PinnedFile) -> Result<(), String> {
    let path = place(file);
    let at = |error: io::Error| format!("{}: {error}", path.display());
    if fs::read_to_string(&path).is_ok_and(|found| found == file.text) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(at)?;
    }
    fs::write(&path, &file.text).map_err(at)?;
    println!("{}", file.path);
    Ok(())
}
