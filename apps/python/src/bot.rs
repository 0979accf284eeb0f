//! Bots, and searching a position.

use crate::arguments::threads;
use crate::errors::{AzulejoError, refused};
use crate::finding::Finding;
use crate::mind::{Mind, Named};
use crate::moves::Move;
use crate::network::SearchNetwork;
use crate::position::Position;
use crate::watch::Signals;
use azulejo_rules::{self as rules, Next};
use azulejo_search::{Limit, Searcher, Team};
use pyo3::prelude::*;
use std::sync::{Mutex, PoisonError};

/// A player of a named strength: a level, "random" or "greedy". The seed decides how it errs.
#[pyclass(frozen, module = "azulejo")]
pub(crate) struct Bot {
    pub(crate) named: Named,
    pub(crate) seed: u64,
    mind: Mutex<Mind>,
}

impl Bot {
    fn with<T: Send>(&self, py: Python<'_>, work: impl FnOnce(&mut Mind) -> T + Send) -> T {
        py.detach(|| work(&mut self.mind.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level="hard", seed=0))]
    fn new(level: &str, seed: u64) -> PyResult<Bot> {
        let named = Named::read(level)?;
        Ok(Bot { named, seed, mind: Mutex::new(named.mind(seed)) })
    }

    /// Its name.
    #[getter]
    fn level(&self) -> &'static str {
        self.named.name()
    }

    /// The seed.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// The move it plays.
    fn choose(&self, py: Python<'_>, position: &Position) -> PyResult<Move> {
        let pos = &position.0;
        let mut signals = Signals::new();
        let chosen = self.with(py, |mind| mind.choose(pos, &mut signals));
        signals.result()?;
        chosen.map(Move).ok_or_else(|| no_move(pos))
    }

    /// The move it plays: a bot can be called like any other player.
    fn __call__(&self, py: Python<'_>, position: &Position) -> PyResult<Move> {
        self.choose(py, position)
    }

    /// The move it plays, with what it thinks of it.
    fn search(&self, py: Python<'_>, position: &Position) -> PyResult<Finding> {
        let pos = &position.0;
        let mut signals = Signals::new();
        let found = self.with(py, |mind| mind.think(pos, Limit::NONE, &mut signals));
        signals.result()?;
        found.map(|found| Finding::of(&found, pos)).ok_or_else(|| no_move(pos))
    }

    fn __repr__(&self) -> String {
        format!("Bot('{}', seed={})", self.named.name(), self.seed)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (&'static str, u64)) {
        (py.get_type::<Bot>().into_any(), (self.named.name(), self.seed))
    }
}

fn no_move(pos: &rules::Position) -> PyErr {
    refused(match pos.next() {
        Next::Bag => "there is no move: the factories have not been filled yet",
        Next::Nobody(_) => "there is no move: the game is over",
        Next::Player(_) => "the search was stopped before it found a move",
    })
}

/// The best move of a position, evaluated by a network, or by the evaluation without one if that is "linear";
/// by the shipped network if none is given. The same number of nodes finds the same move on every machine, with one thread.
#[pyfunction]
#[pyo3(signature = (position, nodes=100_000, *, depth=None, threads=1, network=None))]
pub(crate) fn search(
    py: Python<'_>,
    position: &Position,
    nodes: u64,
    depth: Option<u8>,
    threads: i64,
    network: Option<SearchNetwork<'_>>,
) -> PyResult<Finding> {
    if nodes == 0 || depth == Some(0) {
        return Err(AzulejoError::new_err("a search needs at least one node and a depth of 1"));
    }
    let limit = Limit { nodes, depth: depth.unwrap_or(u8::MAX), only: None };
    let networks = match network {
        Some(network) => network.networks_for(&position.0)?,
        None => azulejo_networks::shipped(),
    };
    let mut team = Team::new(self::threads(Some(threads))?, networks);
    let mut signals = Signals::new();
    let found = py.detach(|| team.search(&position.0, limit, &mut signals));
    signals.result()?;
    found.map(|found| Finding::of(&found, &position.0)).ok_or_else(|| no_move(&position.0))
}
