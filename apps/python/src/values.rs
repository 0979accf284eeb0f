//! JSON values as Python's.

use crate::errors::refused;
use azulejo_rules::{AfterRound, PositionJson, RoundReport, ScoringJson};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde::Serialize;
use serde_json::{Value, json};

/// Whatever has a JSON, as lists, dicts, texts and numbers.
pub(crate) fn to_python(py: Python<'_>, value: &impl Serialize) -> PyResult<Py<PyAny>> {
    convert(py, &serde_json::to_value(value).map_err(refused)?)
}

fn convert(py: Python<'_>, value: &Value) -> PyResult<Py<PyAny>> {
    match value {
        Value::Null => Ok(py.None()),
        Value::Bool(flag) => flag.into_py_any(py),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => number.into_py_any(py),
            (None, Some(number)) => number.into_py_any(py),
            (None, None) => number.as_f64().into_py_any(py),
        },
        Value::String(text) => text.into_py_any(py),
        Value::Array(items) => {
            let list = PyList::empty(py);
            items.iter().try_for_each(|item| list.append(convert(py, item)?))?;
            list.into_py_any(py)
        }
        Value::Object(members) => {
            let dict = PyDict::new(py);
            members
                .iter()
                .try_for_each(|(name, member)| dict.set_item(name, convert(py, member)?))?;
            dict.into_py_any(py)
        }
    }
}

/// The end of a round: the `scoring` of a replay's line, who starts the next, or the result.
pub(crate) fn round_report(
    py: Python<'_>,
    report: &RoundReport,
    after: &azulejo_rules::Position,
) -> PyResult<Py<PyAny>> {
    let starts = match &report.then {
        AfterRound::Round { starts } => Some(starts.number()),
        AfterRound::End(_) => None,
    };
    let result = result(after)?;
    let scoring = serde_json::to_value(ScoringJson::from(report)).map_err(refused)?;
    let told =
        json!({"round": report.round, "scoring": scoring, "starts": starts, "result": result});
    convert(py, &told)
}

/// The `result` of a position's JSON: null while the game is not over.
pub(crate) fn result(pos: &azulejo_rules::Position) -> PyResult<Value> {
    let mut json = serde_json::to_value(PositionJson::from(pos)).map_err(refused)?;
    Ok(json["result"].take())
}
