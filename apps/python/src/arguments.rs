//! What callers may say in more than one way.

use crate::deal::Deal;
use crate::errors::{illegal_move, refused, unread};
use crate::moves::Move;
use crate::rules::Rules;
use azulejo_gym::decode;
use azulejo_rules as rules;
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyString};
use std::num::NonZero;
use std::thread::available_parallelism;

/// A rule set, or its text.
#[derive(FromPyObject)]
pub(crate) enum RulesArg<'py> {
    Rules(PyRef<'py, Rules>),
    Text(String),
}

/// The base game for two.
impl Default for RulesArg<'_> {
    fn default() -> Self {
        RulesArg::Text("2cp".to_owned())
    }
}

impl RulesArg<'_> {
    pub(crate) fn get(&self) -> PyResult<rules::Rules> {
        match self {
            RulesArg::Rules(rules) => Ok(rules.0),
            RulesArg::Text(text) => text.parse().map_err(unread),
        }
    }
}

/// A move, its text, or the number of its action.
pub(crate) enum MoveArg {
    Move(rules::Move),
    Text(String),
    Action(i64),
}

/// Numbers first and by hand: environments ask for nothing else, and a failed guess costs more than a
/// step of the game.
impl<'py> FromPyObject<'_, 'py> for MoveArg {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<MoveArg> {
        if let Ok(number) = given.cast::<PyInt>() {
            return number.extract().map(MoveArg::Action);
        }
        if let Ok(mv) = given.cast::<Move>() {
            return Ok(MoveArg::Move(mv.get().0));
        }
        if let Ok(text) = given.cast::<PyString>() {
            return text.extract().map(MoveArg::Text);
        }
        given.extract().map(MoveArg::Action)
    }
}

impl MoveArg {
    /// The move; whether it is legal is another question, except where a number says nothing else.
    pub(crate) fn get(&self, pos: &rules::Position) -> PyResult<rules::Move> {
        match self {
            MoveArg::Move(mv) => Ok(*mv),
            MoveArg::Text(text) => text.parse().map_err(unread),
            MoveArg::Action(action) => decode(pos, *action).map_err(illegal_move),
        }
    }
}

/// A deal, or its text.
#[derive(FromPyObject)]
pub(crate) enum DealArg<'py> {
    Deal(PyRef<'py, Deal>),
    Text(String),
}

impl DealArg<'_> {
    pub(crate) fn get(&self) -> PyResult<rules::Deal> {
        match self {
            DealArg::Deal(deal) => Ok(deal.0.clone()),
            DealArg::Text(text) => text.parse().map_err(unread),
        }
    }
}

/// A seat of a table, counted from 1.
pub(crate) fn seat(rules: rules::Rules, number: i64) -> PyResult<rules::Seat> {
    let seat = u8::try_from(number).ok().and_then(rules::Seat::new);
    let seats = rules.players.count();
    let at_table = seat.filter(|&seat| rules.has_seat(seat));
    at_table.ok_or_else(|| refused(format!("there is no seat {number}, only 1 to {seats}")))
}

/// A player of a table, counted from 0.
pub(crate) fn player(rules: rules::Rules, number: i64) -> PyResult<rules::Seat> {
    let player = usize::try_from(number).ok().and_then(|index| rules.seats().nth(index));
    let last = rules.players.count() - 1;
    player.ok_or_else(|| refused(format!("there is no player {number}, only 0 to {last}")))
}

/// So many threads at the most.
const THREADS: usize = 256;

/// How many threads to use: as many as there are cores if it is not said.
pub(crate) fn threads(asked: Option<i64>) -> PyResult<usize> {
    let Some(asked) = asked else {
        return Ok(available_parallelism().map_or(1, NonZero::get).min(THREADS));
    };
    let threads = usize::try_from(asked).ok().filter(|threads| (1..=THREADS).contains(threads));
    threads.ok_or_else(|| refused(format!("{asked} threads; there may be 1 to {THREADS}")))
}
