//! The commands, one file each.

mod analyze;
mod arena;
mod backup;
mod bench;
mod completions;
mod demo;
mod engine;
mod loadtest;
mod man;
mod migrate_store;
mod moves;
mod perft;
mod play;
mod replay;
mod serve;
mod simulate;
mod verify;
mod worker;

pub(crate) use play::{OnlineArgs, SeatText};
pub(crate) use serve::{Config, Listener, Settings, Text};

use crate::cli::Command;
use anyhow::{Context, Result};
use azulejo_rules::Position;
use std::ffi::OsStr;
use std::io::Write;

/// Runs a command; whatever it has to say goes to `out`.
pub(crate) fn run(command: Command, out: &mut dyn Write) -> Result<()> {
    match command {
        Command::Play(args) => play::run(&args, out),
        Command::Serve(args) => serve::run(&args, out),
        Command::Verify(args) => verify::run(&args, out),
        Command::Backup(args) => backup::save(&args, out),
        Command::Restore(args) => backup::bring_back(&args, out),
        Command::MigrateStore(args) => migrate_store::run(&args, out),
        Command::Loadtest(args) => loadtest::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Moves(args) => moves::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Simulate(args) => simulate::run(&args, out),
        Command::Demo(args) => demo::run(&args, out),
        Command::Analyze(args) => analyze::run(&args, out),
        Command::Engine => engine::run(out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Worker(args) => worker::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Completions(args) => completions::run(&args, out),
        Command::Man(args) => man::run(&args, out),
    }
}

fn read_position(argument: &OsStr) -> Result<Position> {
    let text =
        argument.to_str().context("position: found bytes that are no UTF-8, expected text")?;
    text.parse().context("position")
}
