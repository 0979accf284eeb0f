//! What the numbers of an observation are.

use crate::arguments::RulesArg;
use azulejo_gym::Layout;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The fields of an observation: dicts with `name`, `start`, `shape`, `unit` (what a count is divided
/// by) and `most` (the largest count).
#[pyfunction]
#[pyo3(signature = (rules=None))]
pub(crate) fn observation_fields(
    py: Python<'_>,
    rules: Option<RulesArg<'_>>,
) -> PyResult<Vec<Py<PyDict>>> {
    let layout = Layout::of(rules.unwrap_or_default().get()?);
    let fields = layout.fields().iter().map(|field| {
        let dict = PyDict::new(py);
        dict.set_item("name", &field.name)?;
        dict.set_item("start", field.start)?;
        dict.set_item("shape", &field.shape)?;
        dict.set_item("unit", field.unit)?;
        dict.set_item("most", field.most)?;
        Ok(dict.unbind())
    });
    fields.collect()
}
