//! Numbers that are no legal move.

use azulejo_rules::{IllegalMove, Move, Position};

/// Why a number is not an action that can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum BadAction {
    /// The rule set has no action of this number.
    #[error("there is no action {action}, only 0 to {}", .actions - 1)]
    NoSuchAction {
        /// The number.
        action: i64,
        /// How many there are, counted from 0.
        actions: usize,
    },
    /// It splits the rest of a spread, and there is none on the table.
    #[error("action {action} takes from a spread, and there is none with tiles")]
    NoSpread {
        /// The number.
        action: i64,
    },
    /// It is a move that breaks a rule.
    #[error("action {action}, {mv}: {why}")]
    Illegal {
        /// The number.
        action: i64,
        /// Its move.
        mv: Move,
        /// The rule.
        why: IllegalMove,
    },
}

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
