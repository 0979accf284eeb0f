//! Records: games that are written down.

use crate::errors::unread;
use crate::game::Game;
use crate::position::Position;
use crate::rules::Rules;
use crate::values::round_report;
use azulejo_rules::{self as rules, Frame, Step};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A game that is written down, finished or not. It never changes.
#[pyclass(frozen, eq, hash, module = "azulejo")]
#[derive(PartialEq)]
pub(crate) struct Record(pub(crate) rules::Game);

/// Games are equal if their records say the same.
impl Hash for Record {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.to_string().hash(state);
    }
}

#[pymethods]
impl Record {
    #[new]
    fn new(text: &str) -> PyResult<Record> {
        text.parse().map(Record).map_err(unread)
    }

    /// The rule set.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.0.rules())
    }

    /// The tags that were given, with their values.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        self.0.tags().try_for_each(|(name, value)| tags.set_item(name, value))?;
        Ok(tags)
    }

    /// The table after the last step.
    #[getter]
    fn position(&self) -> Position {
        Position(self.0.position().clone())
    }

    /// The game, to go on from where the record ends.
    #[pyo3(signature = (seed=None))]
    fn game(&self, seed: Option<u64>) -> Game {
        Game::of(self.0.clone(), seed)
    }

    /// The game step by step: a dict for the empty table and one after every deal and every move, with
    /// the `position`, the `deal` or `move` that led to it, and the `report` of a round that it ended.
    fn replay(&self, py: Python<'_>) -> PyResult<Vec<Py<PyDict>>> {
        self.0.replay().map(|frame| told(py, &frame)).collect()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        let pos = self.0.position();
        let (rules, round) = (self.0.rules(), pos.round());
        let end = if pos.outcome().is_some() { "over" } else { "not over" };
        format!("<Record {rules}, round {round}, {end}, {:08x}>", hasher.finish() as u32)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<Record>().into_any(), (self.0.to_string(),))
    }
}

/// One step of a replay.
fn told(py: Python<'_>, frame: &Frame) -> PyResult<Py<PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("position", Position(frame.position.clone()))?;
    match &frame.step {
        Step::Start => {}
        Step::Deal(deal) => dict.set_item("deal", crate::deal::Deal(deal.clone()))?,
        Step::Move(mv) => dict.set_item("move", crate::moves::Move(*mv))?,
    }
    if let Some(report) = &frame.report {
        dict.set_item("report", round_report(py, report, &frame.position)?)?;
    }
    Ok(dict.unbind())
}
