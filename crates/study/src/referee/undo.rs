//! Taking back what was told.

use super::dealing::Dealing;
use super::{Referee, Tap, draft};
use crate::act::Act;
use azulejo_rules::{Deal, Move};

/// What was undone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Undone {
    /// A tap of the deal that is being told.
    Tap(Tap),
    /// A move.
    Move(Move),
    /// A deal: it is being told again, with all its tiles still there.
    Deal(Deal),
    /// A correction: what it dropped is there again.
    Correction,
}

impl Referee {
    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        let tapped = self.dealing.as_ref().is_some_and(|dealing| !dealing.taps.is_empty());
        tapped || self.before.is_some() || !self.game.rounds().is_empty()
    }

    /// Undoes the last correction, tap, move or deal; `None` at the beginning.
    pub fn undo(&mut self) -> Option<Undone> {
        if let Some(before) = self.before.take() {
            self.game = before.game;
            self.dealing = Dealing::begin(&self.game);
            self.tap_again(&before.taps);
            return Some(Undone::Correction);
        }
        let tap = self.dealing.as_mut().and_then(Dealing::undo);
        tap.map(Undone::Tap).or_else(|| self.undo_step())
    }

    fn undo_step(&mut self) -> Option<Undone> {
        let mut steps = self.steps();
        let last = steps.pop()?;
        // Every step was possible where it is.
        let game = self.replayed(&steps).ok()?;
        self.game = game;
        self.settle();
        Some(match last {
            Act::Move(mv) => Undone::Move(mv),
            Act::Deal(deal) => {
                self.tap_again(&draft::taps_of(&deal));
                Undone::Deal(deal)
            }
        })
    }

    pub(super) fn tap_again(&mut self, taps: &[Tap]) {
        for &tap in taps {
            self.dealing.as_mut().map(|dealing| dealing.tap(tap));
        }
    }
}
