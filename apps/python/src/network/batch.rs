//! Positions to evaluate together.

use crate::errors::unread;
use crate::position::Position;
use azulejo_rules as rules;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::borrow::Cow;

/// Positions as objects or texts: any iterable, also an array.
pub(crate) struct PositionBatch(Vec<BatchItem>);

enum BatchItem {
    Object(Py<Position>),
    Text(String),
}

impl<'py> FromPyObject<'_, 'py> for PositionBatch {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<PositionBatch> {
        // A text would be taken for a sequence of its letters.
        if given.is_instance_of::<PyString>() || given.is_instance_of::<Position>() {
            let found = given.get_type().name()?;
            return Err(PyTypeError::new_err(format!(
                "expected a sequence of positions, found a single {found}"
            )));
        }
        let items = given.try_iter()?.enumerate();
        items
            .map(|(index, item)| BatchItem::extract(index, &item?))
            .collect::<PyResult<_>>()
            .map(Self)
    }
}

impl BatchItem {
    fn extract(index: usize, given: &Bound<'_, PyAny>) -> PyResult<BatchItem> {
        if let Ok(position) = given.cast::<Position>() {
            return Ok(BatchItem::Object(position.clone().unbind()));
        }
        if let Ok(text) = given.cast::<PyString>() {
            return text.extract().map(BatchItem::Text);
        }
        let found = given.get_type().name()?;
        Err(PyTypeError::new_err(format!(
            "position {index}: expected Position or str, found {found}"
        )))
    }

    fn read(&self) -> Result<Cow<'_, rules::Position>, rules::PositionError> {
        match self {
            BatchItem::Object(position) => Ok(Cow::Borrowed(&position.get().0)),
            BatchItem::Text(text) => text.parse().map(Cow::Owned),
        }
    }
}

impl PositionBatch {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The positions; texts are parsed.
    ///
    /// # Errors
    ///
    /// The first text that is no position.
    pub(super) fn read(&self) -> PyResult<Vec<Cow<'_, rules::Position>>> {
        let numbered = self.0.iter().enumerate();
        let read = numbered.map(|(index, item)| {
            item.read().map_err(|why| unread(format!("position {index}: {why}")))
        });
        read.collect()
    }
}
