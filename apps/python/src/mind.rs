//! Who plays, by name.

use crate::errors::refused;
use azulejo_rules::{Dealer, Position};
use azulejo_search::{Bot, Finding, Greedy, Level, Limit, Searcher, Watcher};
use pyo3::PyResult;

/// Who plays, by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Named {
    /// Every legal move is as likely as the others.
    Random,
    /// Takes what looks best right now.
    Greedy,
    /// A named strength.
    Level(Level),
}

impl Named {
    pub(crate) fn read(name: &str) -> PyResult<Named> {
        let is = |other: &str| name.eq_ignore_ascii_case(other);
        match name.parse() {
            Ok(level) => Ok(Named::Level(level)),
            Err(_) if is("random") => Ok(Named::Random),
            Err(_) if is("greedy") => Ok(Named::Greedy),
            Err(unknown) => Err(refused(format!("{unknown}, random, greedy"))),
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Named::Random => "random",
            Named::Greedy => "greedy",
            Named::Level(level) => level.name(),
        }
    }

    /// A player of this name. The seed decides what chance there is in it.
    pub(crate) fn mind(self, seed: u64) -> Mind {
        match self {
            Named::Random => Mind::Random(Dealer::new(seed)),
            Named::Greedy => Mind::Greedy(Greedy),
            Named::Level(level) => {
                Mind::Level(Box::new(level.bot(seed, &azulejo_networks::shipped())))
            }
        }
    }
}

/// Who plays.
pub(crate) enum Mind {
    Random(Dealer),
    Greedy(Greedy),
    Level(Box<Bot>),
}

impl Mind {
    /// What is played, with what is thought of it; nothing where there is no move.
    pub(crate) fn think(
        &mut self,
        pos: &Position,
        limit: Limit,
        watcher: &mut dyn Watcher,
    ) -> Option<Finding> {
        match self {
            Mind::Random(dealer) => {
                let only = Some(dealer.pick(pos)?);
                Greedy.search(pos, Limit { only, ..limit }, watcher)
            }
            Mind::Greedy(greedy) => greedy.search(pos, limit, watcher),
            Mind::Level(bot) => bot.search(pos, limit, watcher),
        }
    }

    /// What is played.
    pub(crate) fn choose(
        &mut self,
        pos: &Position,
        watcher: &mut dyn Watcher,
    ) -> Option<azulejo_rules::Move> {
        match self {
            Mind::Random(dealer) => dealer.pick(pos),
            mind => mind.think(pos, Limit::NONE, watcher).map(|found| found.best),
        }
    }
}
