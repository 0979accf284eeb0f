//! Self-play whose games are played on many machines, over the bus.
//!
//! The [`host()`] announces its games about once a second. A [worker](work) asks for the weight files that the host names by
//! their SHA-256, compares how its search plays with what the host says, then asks for games one by one. Which worker has
//! which game is decided by `azulejo_bus::work`. A game that arrives is replayed before it is written.

mod host;
mod messages;
mod report;
mod worker;

pub(crate) use host::{HostedGames, host};
pub(crate) use worker::{WorkerArgs, work};

use anyhow::{Context, Result};
use azulejo_bus::BusAddress;
use azulejo_search::{Champion, NetworkSet, bench};
use sha2::{Digest, Sha256};
use tokio::runtime::{Builder, Runtime};

/// Nodes for each position of the signature.
const SIGNATURE_NODES: u64 = 200;

/// At most this many log lines about what others at the bus do wrong.
const MAX_COMPLAINTS: u32 = 32;

/// How the search plays with these networks: the same in all programs in which it plays alike.
fn signature(networks: NetworkSet) -> String {
    let signature = bench(&mut Champion::with_networks(networks), SIGNATURE_NODES).signature;
    format!("{signature:016x}")
}

/// The SHA-256 of a weight file, in hexadecimal.
fn checksum(bytes: &[u8]) -> String {
    format!("{:x}", Sha256::digest(bytes))
}

/// Few threads: they only wait for the bus.
fn runtime() -> Result<Runtime> {
    let mut builder = Builder::new_multi_thread();
    builder.worker_threads(2).enable_all().build().context("the threads for the bus")
}

/// Reads `--bus`. Not done by the command line parser, whose errors quote the value and so a password.
fn address(text: &str) -> Result<BusAddress> {
    text.parse().context("--bus")
}
