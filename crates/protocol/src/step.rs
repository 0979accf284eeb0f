//! One step of a game, and what it brought.

use azulejo_rules::{Deal, DealReport, Move, MoveKind, Position, RoundReport, Seat};

/// Who made a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mover {
    /// A person at this table.
    Person,
    /// A bot at this table.
    Bot,
    /// Somebody in the record with which the table was opened.
    Before,
}

/// One step of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The discs were filled.
    Deal {
        /// For which round.
        round: u16,
        /// With what.
        deal: Deal,
    },
    /// A move was made.
    Move {
        /// In which round.
        round: u16,
        /// Whose.
        seat: Seat,
        /// The move.
        mv: Move,
        /// Who made it.
        by: Mover,
    },
}

impl Step {
    /// The round it belongs to.
    pub const fn round(&self) -> u16 {
        match *self {
            Step::Deal { round, .. } | Step::Move { round, .. } => round,
        }
    }

    /// Whose move it is.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Step::Deal { .. } => None,
            Step::Move { seat, .. } => Some(seat),
        }
    }

    /// The move, if it is one.
    pub const fn mv(&self) -> Option<Move> {
        match *self {
            Step::Deal { .. } => None,
            Step::Move { mv, .. } => Some(mv),
        }
    }

    /// Whose placement it is; several of them in a row are one decision.
    pub(crate) fn placed_by(&self) -> Option<Seat> {
        match self {
            Step::Move { seat, mv, .. } if matches!(mv.kind(), MoveKind::Place(_)) => Some(*seat),
            _ => None,
        }
    }
}

/// What a step brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Report {
    /// How the discs were filled.
    Dealt(DealReport),
    /// A move within a round.
    Moved,
    /// A move that ended its round.
    RoundEnded(RoundReport),
}

/// One moment of a history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// What led to it.
    pub step: Step,
    /// The table after it.
    pub position: Position,
    /// What the step brought.
    pub report: Report,
}
