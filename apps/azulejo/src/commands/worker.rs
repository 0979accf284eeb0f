//! `azulejo worker`: work for others, on a machine of its own.
//!
//! Each kind of work is a file of the folder, and begins only if what it needs was named.

mod games;
mod signals;
mod tables;

use super::serve::log;
use crate::cli::Worker;
use crate::commands::Settings;
use anyhow::{Context, Result, bail};
use games::Games;
use signals::Signals;
use std::io::Write;
use tables::Tables;
use tokio::runtime::{Builder, Runtime};

pub(super) fn run(args: &Worker, out: &mut dyn Write) -> Result<()> {
    let settings = settings(args).with_file(args.config.as_deref())?;
    let config = Tables::config(settings);
    log::start(&config.log, config.log_json)?;
    let mut builder = Builder::new_multi_thread();
    let runtime = builder.worker_threads(2).enable_all().build().context("the threads")?;
    // From here on nobody ends us without giving back what we have.
    let signals = runtime.block_on(async { Signals::listen() }).context("signals")?;
    let tables = (!config.store.is_empty()).then(|| Tables::start(&config)).transpose()?;
    let plays = !config.bus.is_empty() && (tables.is_none() || args.threads.is_some());
    let games = plays.then(|| Games::start(&runtime, &config.bus.bus()?, args)).transpose()?;
    match (&tables, &games) {
        (None, None) => {
            bail!("nothing to work for: name a store with `--store` or a bus with `--bus`")
        }
        (Some(tables), None) => writeln!(out, "{tables} until you press Ctrl-C")?,
        (None, Some(games)) => writeln!(out, "{games} until you press Ctrl-C")?,
        (Some(tables), Some(games)) => writeln!(out, "{tables}\n{games} until you press Ctrl-C")?,
    }
    out.flush()?;
    wait(&runtime, signals, tables.as_ref());
    drop(tables);
    if let Some(games) = games {
        games.end();
    }
    runtime.shutdown_background();
    Ok(())
}

/// What was said, in the words of a server.
fn settings(args: &Worker) -> Settings {
    let flag = |is_set: bool| is_set.then_some(true);
    Settings {
        store: args.store.clone(),
        bus: args.bus.clone(),
        bots: args.bots,
        analyses: args.analyses,
        admin: args.admin,
        admin_anywhere: flag(args.admin_anywhere),
        log: args.log.clone(),
        log_json: flag(args.log_json),
        ..Settings::default()
    }
}

/// Waits until somebody wants it to end.
fn wait(runtime: &Runtime, mut signals: Signals, tables: Option<&Tables>) {
    runtime.block_on(async {
        match tables {
            None => signals.any().await,
            Some(tables) => tokio::select! {
                () = signals.any() => {}
                () = tables.asked_to_end() => {}
            },
        }
    });
}
