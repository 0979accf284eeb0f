//! Moves.

use crate::errors::unread;
use azulejo_rules::{self as rules, Destination, MoveKind, Place, Source, Take};
use pyo3::prelude::*;

/// One decision of a player, as "3R2", "CBF", "4R2<BK" or "3@5".
#[pyclass(frozen, eq, hash, module = "azulejo")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Move(pub(crate) rules::Move);

impl Move {
    fn take(self) -> Option<Take> {
        match self.0.kind() {
            MoveKind::Take(take) => Some(take),
            MoveKind::Place(_) => None,
        }
    }

    fn place(self) -> Option<Place> {
        match self.0.kind() {
            MoveKind::Place(place) => Some(place),
            MoveKind::Take(_) => None,
        }
    }
}

#[pymethods]
impl Move {
    #[new]
    fn new(text: &str) -> PyResult<Move> {
        text.parse().map(Move).map_err(unread)
    }

    /// Whether tiles are taken; otherwise one is placed on the free wall.
    #[getter]
    fn is_take(&self) -> bool {
        self.take().is_some()
    }

    /// The disc that is taken from, from 1; None for the center, and for placements.
    #[getter]
    fn factory(&self) -> Option<u8> {
        match self.take()?.source {
            Source::Factory(factory) => Some(factory.number()),
            Source::Center => None,
        }
    }

    /// The letter of the color that is taken.
    #[getter]
    fn color(&self) -> Option<char> {
        self.take().map(|take| take.tile.letter())
    }

    /// The pattern line, from 1: the one that is filled, or the one whose tile is placed; None for the
    /// floor.
    #[getter]
    fn line(&self) -> Option<u8> {
        match (self.take(), self.place()) {
            (Some(Take { to: Destination::Line(line), .. }), _) => Some(line.number()),
            (_, Some(place)) => Some(place.line.number()),
            _ => None,
        }
    }

    /// The colors that go to the left neighbor of the spread, where its rest is split.
    #[getter]
    fn left(&self) -> Option<String> {
        self.take()?.left.map(|left| left.to_string())
    }

    /// The column that a tile is placed in, from 1.
    #[getter]
    fn column(&self) -> Option<u8> {
        self.place().map(|place| place.column.number())
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Move('{}')", self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<Move>().into_any(), (self.0.to_string(),))
    }
}
