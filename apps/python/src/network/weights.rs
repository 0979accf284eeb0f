//! Weights as arrays by name.

use crate::errors::refused;
use azulejo_search::{
    BOARD_FEATURES, BOARD_WIDTH, NetworkWeights, OUTPUTS, SCALE, SCORE_KNOTS, SEAT_FEATURES,
    TABLE_FEATURES, TABLE_WIDTH,
};
use numpy::{AllowTypeChange, PyArray1, PyArrayLikeDyn, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// One array of a network.
struct WeightArray {
    name: &'static str,
    shape: &'static [usize],
    /// The stored number of a weight of 1.
    scale: i16,
}

const fn array(name: &'static str, shape: &'static [usize], scale: i16) -> WeightArray {
    WeightArray { name, shape, scale }
}

const FEATURE: i16 = SCALE.0 as i16;
const CONNECTION: i16 = SCALE.1 as i16;
const OUTPUT_BIAS: i16 = SCALE.2 as i16;

/// All arrays, in the order of [`NetworkWeights::slices`].
const ARRAYS: [WeightArray; 11] = [
    array("board", &[BOARD_FEATURES, BOARD_WIDTH], FEATURE),
    array("score", &[SCORE_KNOTS, BOARD_WIDTH], FEATURE),
    array("board_bias", &[BOARD_WIDTH], FEATURE),
    array("own", &[TABLE_WIDTH, BOARD_WIDTH], CONNECTION),
    array("other", &[TABLE_WIDTH, BOARD_WIDTH], CONNECTION),
    array("seat_own", &[SEAT_FEATURES, TABLE_WIDTH], FEATURE),
    array("seat_other", &[SEAT_FEATURES, TABLE_WIDTH], FEATURE),
    array("table", &[TABLE_FEATURES, TABLE_WIDTH], FEATURE),
    array("table_bias", &[TABLE_WIDTH], FEATURE),
    array("output", &[OUTPUTS, TABLE_WIDTH], CONNECTION),
    array("output_bias", &[OUTPUTS], OUTPUT_BIAS),
];

/// The weights of one network from its arrays, rounded to what is stored.
///
/// # Errors
///
/// If an array is missing, of another name or shape, or holds what is no finite number.
pub(super) fn from_arrays(given: &Bound<'_, PyDict>) -> PyResult<NetworkWeights> {
    for name in given.keys() {
        let name: String = name.extract()?;
        if ARRAYS.iter().all(|array| array.name != name) {
            let names: Vec<&str> = ARRAYS.iter().map(|array| array.name).collect();
            return Err(refused(format!(
                "no weights are called {}; expected {}",
                azulejo_rules::shown(&name),
                names.join(", ")
            )));
        }
    }
    let mut weights = NetworkWeights::default();
    for (array, slots) in ARRAYS.iter().zip(weights.slices_mut()) {
        let WeightArray { name, shape, scale } = *array;
        let found = given.get_item(name)?.ok_or_else(|| refused(format!("{name} is missing")))?;
        let found: PyArrayLikeDyn<'_, f32, AllowTypeChange> = found.extract()?;
        if found.shape() != shape {
            let found = found.shape();
            return Err(refused(format!("{name} has the shape {found:?}, expected {shape:?}")));
        }
        for (slot, weight) in slots.iter_mut().zip(found.as_array()) {
            if !weight.is_finite() {
                return Err(refused(format!("{name} holds {weight}")));
            }
            *slot = (weight * f32::from(scale)).round().clamp(-32767.0, 32767.0) as i16;
        }
    }
    Ok(weights)
}

/// The arrays of one network.
pub(super) fn to_arrays<'py>(
    py: Python<'py>,
    weights: &NetworkWeights,
) -> PyResult<Bound<'py, PyDict>> {
    let arrays = PyDict::new(py);
    for (WeightArray { name, shape, scale }, stored) in ARRAYS.iter().zip(weights.slices()) {
        let values = stored.iter().map(|&weight| f32::from(weight) / f32::from(*scale)).collect();
        arrays.set_item(name, PyArray1::from_vec(py, values).reshape(shape.to_vec())?)?;
    }
    Ok(arrays)
}
