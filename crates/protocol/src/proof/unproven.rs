//! Why a log does not prove that its games were fair.

use crate::{MirrorError, TableId};
use azulejo_fair::{Commitment, FairError, Nonce};
use azulejo_rules::Seat;
use std::fmt;

/// Why a log does not prove that its games were fair: the first thing that is not as it was promised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unproven {
    /// An event is missing, or is there twice.
    Gap {
        /// The number that should have come.
        expected: u32,
        /// The number that came.
        found: u32,
    },
    /// An event can't have happened.
    Impossible {
        /// In which game, if one had begun.
        game: Option<u32>,
        /// Which, and why not.
        why: MirrorError,
    },
    /// A game begins at a table whose founding is not told, so that nobody knows what its server was bound to.
    NotFounded {
        /// The number of the event.
        number: u32,
    },
    /// Games are counted without gaps, from 1.
    OtherNumber {
        /// The number of the event.
        number: u32,
        /// The game that should have begun.
        expected: u32,
        /// The game that began.
        found: u32,
    },
    /// A game begins without telling what its draws follow from.
    NoTerms {
        /// Which game.
        game: u32,
        /// The number of the event.
        number: u32,
    },
    /// A game begins although somebody is not ready, or was not asked.
    NotAgreed {
        /// Which game.
        game: u32,
        /// The number of the event.
        number: u32,
    },
    /// A game begins with other people, rules or tiles than were agreed upon.
    OtherGame {
        /// Which game.
        game: u32,
        /// The number of the event.
        number: u32,
    },
    /// A game begins as one of another table.
    OtherTable {
        /// Which game.
        game: u32,
        /// The number of the event.
        number: u32,
        /// The table of the games before.
        expected: TableId,
        /// The table of this one.
        found: TableId,
    },
    /// A game begins after one whose secret was kept.
    NotRevealed {
        /// The game before.
        game: u32,
        /// The number of the event that begins the next one.
        number: u32,
    },
    /// A game begins with another commitment than was published before anybody added anything.
    OtherCommitment {
        /// Which game.
        game: u32,
        /// The number of the event.
        number: u32,
        /// What was published.
        expected: Commitment,
        /// What the game begins with.
        found: Commitment,
    },
    /// A game begins with something else than a seat has added.
    OtherNonce {
        /// Which game.
        game: u32,
        /// The number of the event.
        number: u32,
        /// Whose.
        seat: Seat,
        /// What was added.
        expected: Option<Nonce>,
        /// What the game begins with.
        found: Option<Nonce>,
    },
    /// Something does not follow from the secret, or the secret is not the one meant.
    Unfair {
        /// In which game.
        game: u32,
        /// The number of the event.
        number: u32,
        /// What.
        why: FairError,
    },
}

impl fmt::Display for Unproven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unproven::Gap { expected, found } => {
                write!(f, "event {found} where {expected} should be")
            }
            Unproven::Impossible { game: None, why } => write!(f, "before the first game, {why}"),
            Unproven::Impossible { game: Some(game), why } => write!(f, "game {game}, {why}"),
            Unproven::NotFounded { number } => {
                write!(f, "event {number}: a game begins at a table whose founding is not told")
            }
            Unproven::OtherNumber { number, expected, found } => {
                write!(f, "event {number}: game {found} begins where game {expected} should")
            }
            Unproven::NotRevealed { game, number } => {
                write!(f, "event {number}: a game begins, and the secret of game {game} was kept")
            }
            Unproven::NoTerms { game, number } => {
                write!(f, "{}it has no fair bag", At(game, number))
            }
            Unproven::NotAgreed { game, number } => {
                write!(f, "{}it begins before everybody was ready", At(game, number))
            }
            Unproven::OtherGame { game, number } => {
                write!(f, "{}it is another game than was agreed upon", At(game, number))
            }
            Unproven::OtherTable { game, number, expected, found } => write!(
                f,
                "{}it belongs to table {found}, those before to table {expected}",
                At(game, number)
            ),
            Unproven::OtherCommitment { game, number, expected, found } => write!(
                f,
                "{}it begins with the commitment {found}, published before was {expected}",
                At(game, number)
            ),
            Unproven::OtherNonce { game, number, seat, expected, found } => write!(
                f,
                "{}it begins with {} of seat {seat}, who had given {}",
                At(game, number),
                Given(*found),
                Given(*expected)
            ),
            Unproven::Unfair { game, number, why } => write!(f, "{}{why}", At(game, number)),
        }
    }
}

/// Where something is not as it was promised: in a game, with an event.
struct At<'a>(&'a u32, &'a u32);

impl fmt::Display for At<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, event {}: ", self.0, self.1)
    }
}

/// A nonce, if there is one.
struct Given(Option<Nonce>);

impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => write!(f, "nothing"),
            Some(nonce) => nonce.fmt(f),
        }
    }
}

impl std::error::Error for Unproven {}
