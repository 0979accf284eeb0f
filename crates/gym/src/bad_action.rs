//! Numbers that are no legal move.

use azulejo_rules::{IllegalMove, Move, Position};
use std::fmt;

/// Why a number is not an action that can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BadAction {
    /// The rule set has no action of this number.
    NoSuchAction {
        /// The number.
        action: i64,
        /// How many there are, counted from 0.
        actions: usize,
    },
    /// It splits the rest of a spread, and there is none on the table.
    NoSpread {
        /// The number.
        action: i64,
    },
    /// It is a move that breaks a rule.
    Illegal {
        /// The number.
        action: i64,
        /// Its move.
        mv: Move,
        /// The rule.
        why: IllegalMove,
    },
}

impl fmt::Display for BadAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadAction::NoSuchAction { action, actions } => {
                write!(f, "there is no action {action}, only 0 to {}", actions - 1)
            }
            BadAction::NoSpread { action } => {
                write!(f, "action {action} takes from a spread, and there is none with tiles")
            }
            BadAction::Illegal { action, mv, why } => write!(f, "action {action}, {mv}: {why}"),
        }
    }
}

impl std::error::Error for BadAction {}

/// The legal move of an action.
///
/// # Errors
///
/// Why there is none.
pub fn decode(pos: &Position, action: i64) -> Result<Move, BadAction> {
    let actions = pos.rules().actions();
    let Some(number) = usize::try_from(action).ok().filter(|&number| number < actions) else {
        return Err(BadAction::NoSuchAction { action, actions });
    };
    let mv = pos.action(number).ok_or(BadAction::NoSpread { action })?;
    pos.check(mv).map_err(|why| BadAction::Illegal { action, mv, why })?;
    Ok(mv)
}
