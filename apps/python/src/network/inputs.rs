//! What networks read of positions, as arrays.

use azulejo_rules::Position;
use azulejo_search::{
    BOARD_FEATURES, InputPhase, NetworkInput, SCORE_KNOTS, SEAT_FEATURES, TABLE_FEATURES,
    score_knots,
};
use numpy::{Element, PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::borrow::Cow;

/// The inputs of many positions: row by row, seat by seat.
pub(super) struct InputArrays {
    positions: usize,
    players: usize,
    offer: Vec<bool>,
    board: Vec<u8>,
    score: Vec<f32>,
    seat: Vec<u8>,
    table: Vec<u8>,
}

impl InputArrays {
    /// The inputs of positions that all have this number of players and are not over.
    pub(super) fn of(positions: &[Cow<'_, Position>], players: usize) -> InputArrays {
        let rows = positions.len() * players;
        let mut arrays = InputArrays {
            positions: positions.len(),
            players,
            offer: Vec::with_capacity(positions.len()),
            board: vec![0; rows * BOARD_FEATURES],
            score: vec![0.0; rows * SCORE_KNOTS],
            seat: vec![0; rows * SEAT_FEATURES],
            table: vec![0; rows * TABLE_FEATURES],
        };
        for (index, pos) in positions.iter().enumerate() {
            let NetworkInput { phase, seats } = NetworkInput::of(pos);
            arrays.offer.push(phase == InputPhase::Offer);
            for (seat, input) in seats.iter().enumerate() {
                let row = index * players + seat;
                mark(&mut arrays.board[row * BOARD_FEATURES..], &input.board);
                mark(&mut arrays.seat[row * SEAT_FEATURES..], &input.seat);
                mark(&mut arrays.table[row * TABLE_FEATURES..], &input.table);
                let (low, high, eighths) = score_knots(input.score.into());
                let part = f32::from(eighths) / 8.0;
                arrays.score[row * SCORE_KNOTS + low] += 1.0 - part;
                arrays.score[row * SCORE_KNOTS + high] += part;
            }
        }
        arrays
    }

    pub(super) fn into_python(self, py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
        let InputArrays { positions, players, offer, board, score, seat, table } = self;
        let shape = [positions, players];
        let arrays = PyDict::new(py);
        arrays.set_item("offer", PyArray1::from_vec(py, offer))?;
        set(&arrays, "board", board, shape, BOARD_FEATURES)?;
        set(&arrays, "score", score, shape, SCORE_KNOTS)?;
        set(&arrays, "seat", seat, shape, SEAT_FEATURES)?;
        set(&arrays, "table", table, shape, TABLE_FEATURES)?;
        Ok(arrays)
    }
}

/// Sets the active features of a row.
fn mark(row: &mut [u8], features: &[u16]) {
    for &feature in features {
        row[usize::from(feature)] = 1;
    }
}

fn set<T: Element>(
    arrays: &Bound<'_, PyDict>,
    name: &str,
    values: Vec<T>,
    [positions, players]: [usize; 2],
    features: usize,
) -> PyResult<()> {
    let array = PyArray1::from_vec(arrays.py(), values);
    arrays.set_item(name, array.reshape([positions, players, features])?)
}
