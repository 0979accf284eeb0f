//! Azulejo on the command line: playing, serving the page, replaying records, listing and counting moves,
//! random play, and an engine for other programs.

mod analyze;
mod arena;
mod browser;
mod cli;
mod commands;
mod discreet;
mod draw;
mod engine;
mod input;
mod loadtest;
mod playback;
mod progress;
mod seat_names;
mod simulate;
mod stage;

use clap::Parser;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    // A wrong command line ends here, with status 2.
    let cli = cli::Cli::parse();
    // Not locked: a thread that breaks down has to be able to give a terminal back.
    let mut out = BufWriter::new(io::stdout());
    let done = commands::run(cli.command, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody is left to be told if this can't be written either.
            let _ = writeln!(io::stderr(), "azulejo: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whether the reader of our output has seen enough, as `head` has after ten lines.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}
