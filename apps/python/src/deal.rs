//! Deals.

use crate::errors::unread;
use azulejo_rules as rules;
use pyo3::prelude::*;

/// What the bag gives at the beginning of a round, as "WKWW RBRB 2R*BYYB RYWR YBYB".
#[pyclass(frozen, eq, hash, module = "azulejo")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Deal(pub(crate) rules::Deal);

#[pymethods]
impl Deal {
    #[new]
    fn new(text: &str) -> PyResult<Deal> {
        text.parse().map(Deal).map_err(unread)
    }

    /// The discs, as texts.
    #[getter]
    fn discs(&self) -> Vec<String> {
        self.0.discs.iter().map(ToString::to_string).collect()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Deal('{}')", self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<Deal>().into_any(), (self.0.to_string(),))
    }
}
