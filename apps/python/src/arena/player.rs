//! Who plays in a match.

use crate::arguments::MoveArg;
use crate::bot::Bot;
use crate::mind::{Mind, Named};
use crate::position::Position;
use azulejo_arena::{Fault, Player};
use azulejo_rules::{self as rules, MoveError};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use std::sync::Mutex;

/// Somebody who takes part.
pub(super) enum Entry {
    /// A bot by its name, or one whose seed is given.
    Named(Named, Option<u64>),
    /// A function of Python's that is given a position and answers with a move.
    Function(Py<PyAny>),
}

impl Entry {
    pub(super) fn read(player: &Bound<'_, PyAny>) -> PyResult<Entry> {
        if let Ok(name) = player.extract::<String>() {
            return Ok(Entry::Named(Named::read(&name)?, None));
        }
        if let Ok(bot) = player.cast::<Bot>() {
            return Ok(Entry::Named(bot.get().named, Some(bot.get().seed)));
        }
        if player.is_callable() {
            return Ok(Entry::Function(player.clone().unbind()));
        }
        let found = player.get_type().name()?;
        Err(PyTypeError::new_err(format!(
            "{found} can't play; expected a bot's name, a Bot, or a function of a position"
        )))
    }
}

/// Somebody who plays, in one thread.
pub(super) struct Contender<'a> {
    entry: &'a Entry,
    /// How a level errs, if the entry does not say it.
    seed: u64,
    mind: Option<Mind>,
    /// What a function of Python's has raised: it ends the match.
    raised: &'a Mutex<Option<PyErr>>,
}

impl<'a> Contender<'a> {
    pub(super) fn new(
        entry: &'a Entry,
        seed: u64,
        raised: &'a Mutex<Option<PyErr>>,
    ) -> Contender<'a> {
        Contender { entry, seed, mind: None, raised }
    }

    /// Asks a function of Python's.
    fn ask(&self, function: &Py<PyAny>, pos: &rules::Position) -> Result<rules::Move, Fault> {
        let answer = Python::attach(|py| {
            let answer = function.bind(py).call1((Position(pos.clone()),))?;
            match answer.extract::<MoveArg>()? {
                MoveArg::Text(said) => Ok(said.parse().map_err(|why| unreadable(said, why))),
                mv => mv.get(pos).map(Ok),
            }
        });
        answer.unwrap_or_else(|error: PyErr| {
            let how = error.to_string();
            if let Ok(mut raised) = self.raised.lock() {
                raised.get_or_insert(error);
            }
            Err(Fault::Ended { how })
        })
    }
}

fn unreadable(said: String, why: MoveError) -> Fault {
    Fault::Unreadable { said, why }
}

impl Player for Contender<'_> {
    fn new_game(&mut self, seed: u64) -> Result<(), Fault> {
        let Entry::Named(named, own) = self.entry else { return Ok(()) };
        match (named, &self.mind) {
            // Every game has its own chance, whoever plays it.
            (Named::Random, _) => self.mind = Some(named.mind(seed)),
            (_, None) => self.mind = Some(named.mind(own.unwrap_or(self.seed))),
            (_, Some(_)) => {}
        }
        Ok(())
    }

    fn choose(&mut self, pos: &rules::Position) -> Result<rules::Move, Fault> {
        if let Entry::Function(function) = self.entry {
            return self.ask(function, pos);
        }
        let mind = self.mind.as_mut().ok_or(Fault::NoMove)?;
        mind.choose(pos, &mut ()).ok_or(Fault::NoMove)
    }

    fn forfeit(&mut self) {}
}
