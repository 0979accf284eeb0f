//! Evaluation networks, and batches of positions that they evaluate.

mod batch;
mod inputs;
mod source;
mod weights;

use crate::arguments::RulesArg;
use crate::errors::refused;
use azulejo_rules as rules;
use azulejo_search::{Evaluator, HandMade, InputPhase, NetworkEvaluator, NetworkFile, NetworkSet};
use azulejo_study::analysis::{fraction, points};
use batch::PositionBatch;
use inputs::InputArrays;
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use source::WeightSource;
use std::borrow::Cow;
use std::sync::{Mutex, PoisonError};

/// An evaluation network: the win probability and the expected final points of every seat. One network
/// serves a number of players and a wall side, with all kinds of factories.
#[pyclass(frozen, eq, name = "Network", module = "azulejo")]
pub(crate) struct PyNetwork {
    file: NetworkFile,
    /// Evaluators that no call is using. They keep the encodings of boards they have seen.
    idle: Mutex<Vec<NetworkEvaluator>>,
}

impl PartialEq for PyNetwork {
    fn eq(&self, other: &PyNetwork) -> bool {
        self.file == other.file
    }
}

impl PyNetwork {
    fn new(file: NetworkFile) -> PyNetwork {
        PyNetwork { file, idle: Mutex::default() }
    }

    /// A set with this network alone, for searching a position.
    ///
    /// # Errors
    ///
    /// If the position has another number of players or wall side.
    fn networks_for(&self, pos: &rules::Position) -> PyResult<NetworkSet> {
        self.check_rules(pos, || "the position".to_owned())?;
        Ok(self.networks())
    }

    fn networks(&self) -> NetworkSet {
        let mut networks = NetworkSet::none();
        networks.insert(self.file.clone());
        networks
    }

    fn check_rules(&self, pos: &rules::Position, name: impl Fn() -> String) -> PyResult<()> {
        let (found, own) = (pos.rules(), self.file.rules());
        if (found.players, found.wall) == (own.players, own.wall) {
            return Ok(());
        }
        Err(refused(format!("{} is of {found}, the network evaluates {}", name(), self.rules())))
    }

    /// Win probabilities and points, seat by seat, position by position.
    fn expectations(&self, positions: &[Cow<'_, rules::Position>]) -> (Vec<f32>, Vec<f32>) {
        let evaluator = self.take_evaluator();
        let players = self.file.rules().players.count();
        let mut win = vec![0.0; positions.len() * players];
        let mut score = win.clone();
        for index in grouped_by_rules(positions) {
            for (seat, prospect) in evaluator.prospects(&positions[index]).iter().enumerate() {
                win[index * players + seat] = fraction(prospect.chance) as f32;
                score[index * players + seat] = points(prospect.points) as f32;
            }
        }
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(evaluator);
        (win, score)
    }

    fn take_evaluator(&self) -> NetworkEvaluator {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.unwrap_or_else(|| NetworkEvaluator::new(self.networks(), HandMade::default()))
    }
}

/// Indices of the positions, ordered by rule set: an evaluator forgets its encodings when the rule set
/// changes.
fn grouped_by_rules(positions: &[Cow<'_, rules::Position>]) -> Vec<usize> {
    let mut indices: Vec<usize> = (0..positions.len()).collect();
    indices.sort_by_key(|&index| positions[index].rules().factories);
    indices
}

/// Win probabilities and points: one row for each position, one column for each seat.
type Expectations<'py> = (Bound<'py, PyArray2<f32>>, Bound<'py, PyArray2<f32>>);

/// The networks of a search: given, or `"linear"` for the evaluation without a network.
pub(crate) enum SearchNetwork<'py> {
    Given(PyRef<'py, PyNetwork>),
    Linear,
}

impl<'py> FromPyObject<'_, 'py> for SearchNetwork<'py> {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<SearchNetwork<'py>> {
        if let Ok(network) = given.extract::<PyRef<'py, PyNetwork>>() {
            return Ok(SearchNetwork::Given(network));
        }
        match given.extract::<String>() {
            Ok(name) if name == "linear" => Ok(SearchNetwork::Linear),
            _ => Err(PyTypeError::new_err("network: expected a Network, \"linear\" or None")),
        }
    }
}

impl SearchNetwork<'_> {
    /// The set to search a position with.
    ///
    /// # Errors
    ///
    /// If the position has another number of players or wall side.
    pub(crate) fn networks_for(&self, pos: &rules::Position) -> PyResult<NetworkSet> {
        match self {
            SearchNetwork::Given(network) => network.networks_for(pos),
            SearchNetwork::Linear => Ok(NetworkSet::none()),
        }
    }
}

#[pymethods]
impl PyNetwork {
    /// The network that the package ships for a rule set.
    #[staticmethod]
    fn shipped(rules: RulesArg<'_>) -> PyResult<PyNetwork> {
        let rules = rules.get()?;
        let file = azulejo_networks::shipped().get(rules).cloned();
        file.map(PyNetwork::new)
            .ok_or_else(|| refused(format!("no network is shipped for {rules}")))
    }

    /// Reads a weight file, given as its bytes or its path.
    #[staticmethod]
    fn read(py: Python<'_>, source: WeightSource) -> PyResult<PyNetwork> {
        py.detach(|| source.read()).map(PyNetwork::new)
    }

    /// A network with these weights, for positions between rounds and for positions of the offer: two dicts
    /// of arrays, as `weights` returns them. Weights are rounded to the steps that a file can hold.
    #[staticmethod]
    #[pyo3(signature = (rules, between, offer, recipe=""))]
    fn from_weights(
        rules: RulesArg<'_>,
        between: &Bound<'_, PyDict>,
        offer: &Bound<'_, PyDict>,
        recipe: &str,
    ) -> PyResult<PyNetwork> {
        let networks = [weights::from_arrays(between)?, weights::from_arrays(offer)?];
        Ok(PyNetwork::new(NetworkFile::new(rules.get()?, recipe, networks)))
    }

    /// What networks read of positions that are not over: a dict of arrays with a row for each position, and
    /// for each seat in it.
    #[staticmethod]
    fn inputs<'py>(
        py: Python<'py>,
        rules: RulesArg<'_>,
        positions: PositionBatch,
    ) -> PyResult<Bound<'py, PyDict>> {
        let own = rules.get()?;
        let inputs = py.detach(|| -> PyResult<_> {
            let positions = positions.read()?;
            for (index, pos) in positions.iter().enumerate() {
                let found = pos.rules();
                if (found.players, found.wall) != (own.players, own.wall) {
                    return Err(refused(format!("position {index} is of {found}, expected {own}")));
                }
                if pos.outcome().is_some() {
                    return Err(refused(format!("position {index} is over")));
                }
            }
            Ok(InputArrays::of(&positions, own.players.count()))
        })?;
        inputs.into_python(py)
    }

    /// The weights for positions between rounds and those for positions of the offer, as two dicts of arrays.
    fn weights<'py>(&self, py: Python<'py>) -> PyResult<WeightArrays<'py>> {
        let arrays = |phase| weights::to_arrays(py, self.file.network(phase).weights());
        Ok((arrays(InputPhase::Between)?, arrays(InputPhase::Offer)?))
    }

    /// The number of players and the wall side, as "2c" or "4f".
    #[getter]
    fn rules(&self) -> String {
        let mut rules = self.file.rules().to_string();
        // The last letter is the kind of factories.
        rules.pop();
        rules
    }

    /// How the network was trained, as its file says.
    #[getter]
    fn recipe(&self) -> &str {
        self.file.recipe()
    }

    /// The weight file.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.file.to_bytes())
    }

    /// Evaluates positions, given as objects or texts: the win probability and the expected final points
    /// of every seat, as two float32 arrays with a row for each position. A position that is over has its
    /// result.
    fn evaluate<'py>(
        &self,
        py: Python<'py>,
        positions: PositionBatch,
    ) -> PyResult<Expectations<'py>> {
        let (win, points) = py.detach(|| -> PyResult<_> {
            let positions = positions.read()?;
            for (index, pos) in positions.iter().enumerate() {
                self.check_rules(pos, || format!("position {index}"))?;
            }
            Ok(self.expectations(&positions))
        })?;
        let shape = [positions.len(), self.file.rules().players.count()];
        let array = |values| PyArray1::from_vec(py, values).reshape(shape);
        Ok((array(win)?, array(points)?))
    }

    fn __repr__(&self) -> String {
        format!("<Network {}: {}>", self.rules(), self.recipe())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Pickled<'py>> {
        Ok((py.get_type::<PyNetwork>().getattr("read")?, (self.to_bytes(py),)))
    }
}

/// The arrays of the network between rounds and of that of the offer.
type WeightArrays<'py> = (Bound<'py, PyDict>, Bound<'py, PyDict>);

/// The function that restores a network, and its argument.
type Pickled<'py> = (Bound<'py, PyAny>, (Bound<'py, PyBytes>,));
