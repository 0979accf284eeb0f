//! Games of matches.

use crate::arena::{Hands, Id, Tools};
use crate::cli::Worker;
use anyhow::{Context, Result};
use azulejo_bus::{BusAddress, Post};
use std::fmt;
use std::thread::available_parallelism;
use tokio::runtime::Runtime;

/// Plays games of matches that are called out at a bus.
pub(super) struct Games {
    id: Id,
    address: BusAddress,
    threads: usize,
    hands: Hands,
}

impl Games {
    pub(super) fn start(runtime: &Runtime, address: &BusAddress, args: &Worker) -> Result<Games> {
        let id = Id::draw()?;
        let post = runtime.block_on(Post::connect(address, "azulejo worker")).context("--bus")?;
        let cores = || available_parallelism().map_or(1, usize::from);
        let threads = args.threads.map_or_else(cores, usize::from);
        let tools = Tools::new(&args.engines);
        let hands = Hands::start(runtime.handle(), &post, id, threads, tools, None)?;
        Ok(Games { id, address: address.clone(), threads, hands })
    }

    /// Breaks off, and gives back what is being played.
    pub(super) fn end(self) {
        self.hands.end();
    }
}

/// What is said at the start.
impl fmt::Display for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Games { id, address, threads, .. } = self;
        let at_a_time = if *threads == 1 { "game" } else { "games" };
        write!(f, "Worker {} plays {threads} {at_a_time} at a time for {address}", id.short())
    }
}
