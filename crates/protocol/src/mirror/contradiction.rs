//! Why an event can't have happened.

use crate::{End, OptionsFaults};
use azulejo_rules::{IllegalDeal, IllegalMove, Seat};
use std::fmt;

/// Why an event contradicts those before it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Contradiction {
    /// Nothing can happen before a game is opened.
    NotOpened,
    /// An event is missing.
    Gap {
        /// The number that should have come.
        expected: u32,
    },
    /// It happened before the last one.
    Backwards,
    /// Such a table can't be opened.
    Options(OptionsFaults),
    /// Games are counted from 1.
    Game {
        /// The number found.
        found: u32,
    },
    /// Another seat begins.
    First {
        /// The seat found.
        found: Seat,
    },
    /// The table has no such seat.
    NoSuchSeat {
        /// Which.
        seat: Seat,
    },
    /// It is not this seat's turn.
    NotTheirTurn {
        /// Which.
        seat: Seat,
    },
    /// No person sits there.
    NotAPerson {
        /// Where.
        seat: Seat,
    },
    /// The rules forbid the move.
    Move(IllegalMove),
    /// The deal could not have been drawn.
    Deal(IllegalDeal),
    /// So many steps can't be left after a takeback.
    Undo {
        /// How many.
        to: usize,
    },
    /// Nobody is asked for a takeback.
    NoOffer,
    /// Nobody leaves a table of two to a bot.
    NoSubstitute,
    /// Nothing can happen before a table is founded.
    NotFounded,
    /// Somebody sits there.
    Taken {
        /// Where.
        seat: Seat,
    },
    /// Nobody sits there.
    Free {
        /// Where.
        seat: Seat,
    },
    /// The game has begun, and who sits where is settled.
    Begun,
    /// The chance of the game follows from something else.
    Terms,
    /// There is no secret to be revealed, or not any more.
    NoSecret,
    /// This is not the secret that the server had bound itself to.
    OtherSecret,
    /// The game was over.
    Over,
    /// The game was not over.
    NotOver,
    /// The game can't be over for this reason.
    End(End),
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contradiction::NotOpened => write!(f, "no game is opened"),
            Contradiction::Gap { expected } => write!(f, "event {expected} is missing"),
            Contradiction::Backwards => write!(f, "it happened before the last one"),
            Contradiction::Options(faults) => faults.fmt(f),
            Contradiction::Game { found } => write!(f, "it can't open game {found}"),
            Contradiction::First { found } => write!(f, "seat {found} does not begin"),
            Contradiction::NoSuchSeat { seat } => write!(f, "there is no seat {seat}"),
            Contradiction::NotTheirTurn { seat } => write!(f, "it is not seat {seat}'s turn"),
            Contradiction::NotAPerson { seat } => write!(f, "no person sits at seat {seat}"),
            Contradiction::Move(illegal) => illegal.fmt(f),
            Contradiction::Deal(illegal) => illegal.fmt(f),
            Contradiction::Undo { to } => write!(f, "{to} steps can't be left"),
            Contradiction::NoOffer => write!(f, "no takeback is asked for"),
            Contradiction::NoSubstitute => write!(f, "a bot replaces nobody at a table of two"),
            Contradiction::Begun => write!(f, "the game has begun"),
            Contradiction::Terms => write!(f, "the chance of the game follows from something else"),
            Contradiction::NoSecret => write!(f, "there is no secret to be revealed"),
            Contradiction::OtherSecret => write!(f, "this is not the secret that was meant"),
            Contradiction::NotFounded => write!(f, "nothing happens before the table is founded"),
            Contradiction::Taken { seat } => write!(f, "somebody sits at seat {seat}"),
            Contradiction::Free { seat } => write!(f, "nobody sits at seat {seat}"),
            Contradiction::Over => write!(f, "the game was over"),
            Contradiction::NotOver => write!(f, "the game was not over"),
            Contradiction::End(_) => write!(f, "the game can't be over for this reason"),
        }
    }
}

/// An event that can't have happened after those before it; the mirror is as it was.
#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("event {number}: {why}")]
pub struct MirrorError {
    /// The number of the event.
    pub number: u32,
    /// Why not.
    pub why: Contradiction,
}
