//! Looking back at a game, and into a position.

use crate::arguments::threads;
use crate::errors::refused;
use crate::game::Game;
use crate::position::Position;
use crate::record::Record;
use crate::values::to_python;
use azulejo_networks::shipped;
use azulejo_rules as rules;
use azulejo_search::{Champion, Verdict};
use azulejo_study::analysis::{PositionAnalysis, game_json, position_json};
use azulejo_study::{Care, ReviewPlan, Sheet, Story, run_review};
use pyo3::prelude::*;

/// A game, under way or written down.
#[derive(FromPyObject)]
pub(crate) enum GameArg<'py> {
    Game(PyRef<'py, Game>),
    Record(PyRef<'py, Record>),
}

impl GameArg<'_> {
    fn get(&self) -> rules::Game {
        match self {
            GameArg::Game(game) => game.rules_game().clone(),
            GameArg::Record(record) => record.0.clone(),
        }
    }
}

fn care(nodes: u64, deals: u32, seed: u64) -> PyResult<Care> {
    if nodes == 0 {
        return Err(refused("a search needs at least one node"));
    }
    Ok(Care { deals, seed, ..Care::nodes(nodes) })
}

/// What every move of a game cost and what every deal was worth: the JSON of `azulejo analyze RECORD`
/// as a dict.
#[pyfunction]
#[pyo3(signature = (game, nodes, deals, seed, threads=None))]
pub(crate) fn analyze_game(
    py: Python<'_>,
    game: GameArg<'_>,
    nodes: u64,
    deals: u32,
    seed: u64,
    threads: Option<i64>,
) -> PyResult<Py<PyAny>> {
    let (game, care) = (game.get(), care(nodes, deals, seed)?);
    let threads = self::threads(threads)?;
    let mut sheet = Sheet::new(Story::from(&game));
    let plan = ReviewPlan::new([care]);
    py.detach(|| run_review(&plan, &mut sheet, threads, &shipped(), || Verdict::GoOn))
        .map_err(refused)?;
    to_python(py, &game_json(&game, care, &sheet, |_| None))
}

/// The best moves of a position, or what may be expected of the bag: the JSON of `azulejo analyze
/// POSITION` as a dict.
#[pyfunction]
#[pyo3(signature = (position, nodes, deals, seed, moves))]
pub(crate) fn analyze_position(
    py: Python<'_>,
    position: &Position,
    nodes: u64,
    deals: u32,
    seed: u64,
    moves: u16,
) -> PyResult<Py<PyAny>> {
    let (pos, care) = (position.0.clone(), care(nodes, deals, seed)?);
    let found = py.detach(|| {
        let mut search = Champion::with_networks(shipped());
        PositionAnalysis::study(pos, care, moves.max(1).into(), &mut search)
    });
    to_python(py, &position_json(&found))
}
