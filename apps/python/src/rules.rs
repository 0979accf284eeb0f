//! Rule sets.

use crate::arguments::RulesArg;
use crate::errors::refused;
use azulejo_gym::Layout;
use azulejo_rules::{self as rules, Draw, FactoryKind, WallSide};
use pyo3::prelude::*;

/// A rule set: one of eighteen, as "2cp".
#[pyclass(frozen, eq, hash, module = "azulejo")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Rules(pub(crate) rules::Rules);

#[pymethods]
impl Rules {
    #[new]
    fn new(text: RulesArg<'_>) -> PyResult<Rules> {
        text.get().map(Rules)
    }

    /// All eighteen.
    #[staticmethod]
    fn all() -> Vec<Rules> {
        rules::Rules::ALL.into_iter().map(Rules).collect()
    }

    /// How many players.
    #[getter]
    fn players(&self) -> usize {
        self.0.players.count()
    }

    /// Which side of the boards: "colored" or "free".
    #[getter]
    fn wall(&self) -> &'static str {
        match self.0.wall {
            WallSide::Colored => "colored",
            WallSide::Free => "free",
        }
    }

    /// Which factories: "plain", "special" or "special-even".
    #[getter]
    fn factories(&self) -> &'static str {
        match self.0.factories {
            FactoryKind::Plain => "plain",
            FactoryKind::Special => "special",
            FactoryKind::SpecialEven => "special-even",
        }
    }

    /// How many discs lie in the circle.
    #[getter]
    fn discs(&self) -> usize {
        self.0.discs()
    }

    /// No game has more moves than this.
    #[getter]
    fn most_moves(&self) -> usize {
        self.0.most_rounds() * self.0.most_moves_in_round()
    }

    /// How many actions there are.
    #[getter]
    fn actions(&self) -> usize {
        self.0.actions()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        Layout::size_of(self.0)
    }

    /// How many outcomes chance has.
    #[getter]
    fn chance_outcomes(&self) -> usize {
        if self.0.has_gold() { Draw::COUNT } else { rules::Tile::COUNT }
    }

    /// The number of a move's action.
    fn action_of(&self, mv: PyRef<'_, crate::moves::Move>) -> PyResult<usize> {
        let none = || refused(format!("{} can't be played by {}", mv.0, self.0));
        self.0.action_of(mv.0).ok_or_else(none)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Rules('{}')", self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<Rules>().into_any(), (self.0.to_string(),))
    }
}
