//! Many games at once, in arrays.

use crate::arguments::{RulesArg, threads};
use crate::errors::{illegal_move, refused, unread};
use crate::position::Position;
use azulejo_gym::{Fleet, Layout, Reward, Seen};
use azulejo_rules as rules;
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;

/// So many games at the most: their arrays have to fit somewhere.
const MOST_GAMES: usize = 1 << 16;

/// Many games, stepped by one call. What is seen is written into arrays that are made once: the same
/// ones at every step.
#[pyclass(module = "azulejo")]
pub(crate) struct VectorEnv {
    rules: rules::Rules,
    fleet: Fleet,
    /// What the player to move sees: a row a game; None if it is not wanted.
    #[pyo3(get)]
    observations: Option<Py<PyArray2<f32>>>,
    /// Which actions are legal: a row a game.
    #[pyo3(get)]
    masks: Py<PyArray2<i8>>,
    /// Who is to move, from 0.
    #[pyo3(get)]
    to_move: Py<PyArray1<i8>>,
    /// What the last step brought every player: a row a game.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Whether the last step ended the game; then the next one has begun.
    #[pyo3(get)]
    dones: Py<PyArray1<bool>>,
    /// The points after the last step: a row a game; the final ones where the game ended.
    #[pyo3(get)]
    scores: Py<PyArray2<i32>>,
    /// Where `sample` writes.
    #[pyo3(get)]
    actions: Py<PyArray1<i64>>,
    is_reset: bool,
}

/// What is done with the games while their arrays are open.
enum Task<'a> {
    Reset(u64),
    Step(&'a [i64]),
}

impl VectorEnv {
    /// Opens the arrays and does the work without holding the interpreter.
    fn work(&mut self, py: Python<'_>, task: &Task<'_>) -> PyResult<()> {
        let mut observations = match &self.observations {
            Some(rows) => Some(rows.bind(py).try_readwrite().map_err(refused)?),
            None => None,
        };
        let mut masks = self.masks.bind(py).try_readwrite().map_err(refused)?;
        let mut to_move = self.to_move.bind(py).try_readwrite().map_err(refused)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(refused)?;
        let mut dones = self.dones.bind(py).try_readwrite().map_err(refused)?;
        let mut scores = self.scores.bind(py).try_readwrite().map_err(refused)?;
        let seen = Seen {
            observations: observations.as_mut().map(|rows| rows.as_slice_mut()).transpose()?,
            masks: masks.as_slice_mut()?,
            to_move: to_move.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
            scores: scores.as_slice_mut()?,
        };
        let fleet = &mut self.fleet;
        py.detach(|| match task {
            Task::Reset(from) => {
                fleet.reset(*from, seen);
                Ok(())
            }
            Task::Step(actions) => fleet.step(actions, seen),
        })
        .map_err(illegal_move)
    }

    fn check_reset(&self) -> PyResult<()> {
        if self.is_reset { Ok(()) } else { Err(refused("no game has begun: call reset first")) }
    }
}

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (rules=None, num_envs=1024, *, threads=None, observations=true, reward="outcome"))]
    fn new(
        py: Python<'_>,
        rules: Option<RulesArg<'_>>,
        num_envs: i64,
        threads: Option<i64>,
        observations: bool,
        reward: &str,
    ) -> PyResult<VectorEnv> {
        let rules = rules.unwrap_or_default().get()?;
        let reward: Reward = reward.parse().map_err(unread)?;
        let games = games(num_envs)?;
        let fleet = Fleet::new(rules, games, self::threads(threads)?, reward);
        let (seats, width) = (rules.players.count(), Layout::size_of(rules));
        let wanted = observations.then(|| PyArray2::zeros(py, [games, width], false).unbind());
        Ok(VectorEnv {
            rules,
            fleet,
            observations: wanted,
            masks: PyArray2::zeros(py, [games, rules.actions()], false).unbind(),
            to_move: PyArray1::zeros(py, games, false).unbind(),
            rewards: PyArray2::zeros(py, [games, seats], false).unbind(),
            dones: PyArray1::zeros(py, games, false).unbind(),
            scores: PyArray2::zeros(py, [games, seats], false).unbind(),
            actions: PyArray1::zeros(py, games, false).unbind(),
            is_reset: false,
        })
    }

    /// The rule set.
    #[getter]
    fn rules(&self) -> crate::rules::Rules {
        crate::rules::Rules(self.rules)
    }

    /// How many games.
    #[getter]
    fn num_envs(&self) -> usize {
        self.fleet.len()
    }

    /// Begins all games anew. They follow from the seed, whatever the number of threads.
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.work(py, &Task::Reset(seed))?;
        self.is_reset = true;
        Ok(())
    }

    /// Takes an action in every game; where one can't be taken, none is.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        self.check_reset()?;
        let actions = Actions::read(actions)?;
        let given = actions.get();
        if given.len() != self.fleet.len() {
            let (found, expected) = (given.len(), self.fleet.len());
            return Err(refused(format!("{found} actions for {expected} games")));
        }
        self.work(py, &Task::Step(&given))
    }

    /// Chooses a legal action for every game, each as likely as the others, and writes them into
    /// `actions`, which it returns.
    fn sample(&mut self, py: Python<'_>) -> PyResult<Py<PyArray1<i64>>> {
        self.check_reset()?;
        let mut chosen = self.actions.bind(py).try_readwrite().map_err(refused)?;
        let (fleet, chosen) = (&mut self.fleet, chosen.as_slice_mut()?);
        py.detach(|| fleet.sample(chosen));
        Ok(self.actions.clone_ref(py))
    }

    /// The tables as they are now.
    fn positions(&self) -> Vec<Position> {
        self.fleet.positions().cloned().map(Position).collect()
    }

    fn __len__(&self) -> usize {
        self.fleet.len()
    }

    fn __repr__(&self) -> String {
        format!("<VectorEnv {}, {} games>", self.rules, self.fleet.len())
    }
}

fn games(asked: i64) -> PyResult<usize> {
    let games = usize::try_from(asked).ok().filter(|games| (1..=MOST_GAMES).contains(games));
    games.ok_or_else(|| refused(format!("{asked} games; there may be 1 to {MOST_GAMES}")))
}

/// Actions as they come: an array that needs no copy, or anything that can be counted through.
enum Actions<'py> {
    Array(PyReadonlyArray1<'py, i64>),
    List(Vec<i64>),
}

impl<'py> Actions<'py> {
    fn read(given: &Bound<'py, PyAny>) -> PyResult<Actions<'py>> {
        match given.cast::<PyArray1<i64>>() {
            Ok(array) => Ok(Actions::Array(array.try_readonly().map_err(refused)?)),
            Err(_) => given.extract().map(Actions::List),
        }
    }

    fn get(&self) -> std::borrow::Cow<'_, [i64]> {
        match self {
            Actions::List(list) => list.into(),
            Actions::Array(array) => match array.as_slice() {
                Ok(slice) => slice.into(),
                Err(_) => array.as_array().iter().copied().collect::<Vec<_>>().into(),
            },
        }
    }
}
