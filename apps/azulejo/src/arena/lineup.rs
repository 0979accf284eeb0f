//! The engines of a match, ready to play.

use super::{Contender, Entry, Patience, Stop};
use anyhow::{Context, Result, anyhow};
use azulejo_arena::Fault;
use std::sync::Arc;

/// The engines of a match.
#[derive(Debug)]
pub(crate) struct Lineup {
    pub(crate) entries: Vec<Entry>,
    /// The seed of the match.
    pub(crate) seed: u64,
    pub(crate) patience: Patience,
}

impl Lineup {
    /// Makes sure that all programs can be started.
    ///
    /// # Errors
    ///
    /// Which one can't, and why.
    pub(crate) fn check(&self) -> Result<()> {
        match self.broken() {
            None => Ok(()),
            Some((index, fault)) => {
                let label = self.players(&Stop::never())[index].label();
                Err(anyhow!("{fault}")).context(label)
            }
        }
    }

    /// The first program that can't be started, by its place, and why.
    pub(crate) fn broken(&self) -> Option<(usize, Fault)> {
        let mut players = self.players(&Stop::never());
        let mut players = players.iter_mut().enumerate();
        players.find_map(|(index, player)| Some((index, player.check().err()?)))
    }

    /// Everybody anew, until somebody says stop.
    pub(crate) fn players(&self, stop: &Arc<Stop>) -> Vec<Contender<'_>> {
        let contender = |(index, entry)| {
            // Two engines of the same level don't err alike.
            let seed = self.seed.wrapping_add(index as u64);
            Contender::new(entry, seed, self.patience, Arc::clone(stop))
        };
        self.entries.iter().enumerate().map(contender).collect()
    }
}
