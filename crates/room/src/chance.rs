//! Where the draws of a room come from.

use crate::Seed;
use azulejo_fair::{Secret, Terms};
use azulejo_rules::{Deal, Position, Rules, Seat};
use std::fmt;
use std::sync::Arc;

/// Where the draws of a room come from. Every draw follows from what it draws for and from nothing else:
/// taking moves back, reloading or asking twice never draws another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Chance {
    /// From a seed that only the host knows: at one device, where nobody has to be convinced.
    Seeded(Seed),
    /// From a secret to which the host is bound, and from what everybody has added.
    Fair(Fair),
}

/// The chance of one game that everybody can check afterwards.
#[derive(Clone)]
pub(crate) struct Fair {
    pub(crate) secret: Arc<Secret>,
    pub(crate) terms: Terms,
    /// The secret of the next game, once this one is revealed.
    pub(crate) next: Option<Arc<Secret>>,
}

impl Chance {
    /// Who begins a game where chance decides.
    pub(crate) fn first(&self, game: u32, rules: Rules) -> Seat {
        match self {
            Chance::Seeded(seed) => seed.first(game, rules),
            Chance::Fair(fair) => fair.secret.first(&fair.terms, rules),
        }
    }

    /// What the bag gives at the beginning of a round.
    pub(crate) fn deal(&self, game: u32, pos: &Position) -> Deal {
        match self {
            Chance::Seeded(seed) => seed.deal(game, pos),
            Chance::Fair(fair) => fair.secret.deal(&fair.terms, pos),
        }
    }

    /// What everybody can check afterwards, if they can.
    pub(crate) const fn fair(&self) -> Option<&Fair> {
        match self {
            Chance::Seeded(_) => None,
            Chance::Fair(fair) => Some(fair),
        }
    }
}

/// The terms hold the commitment, so they tell one secret from another.
impl PartialEq for Fair {
    fn eq(&self, other: &Fair) -> bool {
        let next = |fair: &Fair| fair.next.as_ref().map(|secret| secret.commitment());
        self.terms == other.terms && next(self) == next(other)
    }
}

impl Eq for Fair {}

impl fmt::Debug for Fair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fair").field("terms", &self.terms).finish_non_exhaustive()
    }
}
