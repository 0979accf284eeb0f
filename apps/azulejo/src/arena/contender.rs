//! An engine that plays.

use super::Stop;
use super::builtin::{Builtin, Clock, limit};
use super::entry::{Engine, Entry};
use super::process::Process;
use azulejo_arena::{Fault, Player};
use azulejo_rules::{Dealer, Move, Position};
use azulejo_search::Searcher;
use std::sync::Arc;
use std::time::Duration;

/// How long programs are waited for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// Beyond the time of a move.
    pub(crate) grace: Duration,
    /// For everything that has no time of its own.
    pub(crate) timeout: Duration,
    /// Whether what they complain about is passed on.
    pub(crate) verbose: bool,
}

/// An engine that plays. It is made when its first game begins, and anew after a fault.
pub(crate) struct Contender<'a> {
    entry: &'a Entry,
    /// How a level errs.
    seed: u64,
    patience: Patience,
    stop: Arc<Stop>,
    mind: Option<Mind>,
}

/// Where the moves come from.
enum Mind {
    Chance(Dealer),
    Searcher(Box<dyn Searcher>),
    Process(Process),
}

impl<'a> Contender<'a> {
    pub(crate) fn new(
        entry: &'a Entry,
        seed: u64,
        patience: Patience,
        stop: Arc<Stop>,
    ) -> Contender<'a> {
        Contender { entry, seed, patience, stop, mind: None }
    }

    /// What it is, for messages about what it can't do.
    pub(crate) fn label(&self) -> String {
        match &self.entry.engine {
            // Perhaps the name of an engine within was meant.
            Engine::Program { words, .. } if words.len() == 1 => {
                format!("{}: none of {}; as a command", words[0], Builtin::names())
            }
            _ => self.entry.name.clone(),
        }
    }

    /// Makes sure that the engine can be started, and that it answers.
    pub(crate) fn check(&mut self) -> Result<(), Fault> {
        if matches!(self.entry.engine, Engine::Program { .. }) {
            self.new_game(0)?;
        }
        Ok(())
    }

    fn make(&self, seed: u64) -> Result<Mind, Fault> {
        match &self.entry.engine {
            Engine::Program { words, .. } => {
                Process::start(words, self.patience).map(Mind::Process)
            }
            Engine::Builtin(builtin) => Ok(made(*builtin, self.seed, seed)),
            // Only workers know what it is, and have the program in its place.
            Engine::Remote { name } => {
                Err(Fault::NotStarted { why: format!("no engine is called {name} here") })
            }
        }
    }
}

fn made(builtin: Builtin, seed: u64, game_seed: u64) -> Mind {
    match builtin.searcher(seed) {
        Some(searcher) => Mind::Searcher(searcher),
        None => Mind::Chance(Dealer::new(game_seed)),
    }
}

impl Player for Contender<'_> {
    fn new_game(&mut self, seed: u64) -> Result<(), Fault> {
        let mut mind = match self.mind.take() {
            // Every game has its own chance, whoever plays it.
            None | Some(Mind::Chance(_)) => self.make(seed)?,
            Some(mind) => mind,
        };
        let begun = match &mut mind {
            Mind::Process(process) => process.new_game(),
            Mind::Chance(_) | Mind::Searcher(_) => Ok(()),
        };
        self.mind = Some(mind);
        begun
    }

    fn choose(&mut self, pos: &Position) -> Result<Move, Fault> {
        let pace = self.entry.pace;
        if self.stop.is_set() {
            return Err(Fault::NoMove);
        }
        match &mut self.mind {
            Some(Mind::Chance(dealer)) => dealer.pick(pos).ok_or(Fault::NoMove),
            Some(Mind::Searcher(searcher)) => {
                let found = searcher.search(pos, limit(pace), &mut Clock::start(pace, &self.stop));
                found.map(|finding| finding.best).ok_or(Fault::NoMove)
            }
            Some(Mind::Process(process)) => {
                process.choose(pos, pace.expect("a program has a limit"))
            }
            None => Err(Fault::NoMove),
        }
    }

    fn forfeit(&mut self) {
        if let Some(Mind::Process(mut process)) = self.mind.take() {
            process.kill();
        }
    }
}
