//! Correcting what was told earlier.

use super::dealing::Dealing;
use super::{Before, Draft, Referee, perform};
use crate::act::{Act, ActError};
use azulejo_rules::{Game, Seat};

/// How an earlier step is corrected.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Change {
    /// It was another one.
    Replace(Act),
    /// One was forgotten in front of it.
    Insert(Act),
    /// It did not happen.
    Remove,
}

/// What a correction leaves of what followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Correction {
    /// How many of the later steps still stand.
    pub kept: usize,
    /// The later steps that do not: the first that can't follow any more, and all after it.
    pub dropped: Vec<Act>,
    /// Why the first of them can't follow.
    pub why: Option<Why>,
}

/// Why a step can't follow any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// It breaks a rule now.
    Impossible(ActError),
    /// It was a player's, and it is another's turn now.
    OtherTurn {
        /// Whose step it was.
        was: Seat,
        /// Whose turn it would be.
        now: Seat,
    },
}

/// Why a correction is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CorrectError {
    /// There is no such step.
    #[error("step {}: there are only {steps}", .step + 1)]
    NoSuchStep {
        /// Which, from 0.
        step: usize,
        /// How many there are.
        steps: usize,
    },
    /// The new step itself can't be.
    #[error(transparent)]
    Refused(ActError),
}

impl Referee {
    /// Changes an earlier step, counted from 0, and keeps what can still follow it. The next
    /// [`Referee::undo`] takes it back.
    ///
    /// # Errors
    ///
    /// If there is no such step, or the new one itself can't be; nothing has changed.
    pub fn correct(&mut self, step: usize, change: &Change) -> Result<Correction, CorrectError> {
        let (game, correction) = self.corrected(step, change)?;
        let taps = self.dealing.take().map(|dealing| dealing.taps).unwrap_or_default();
        let before = std::mem::replace(&mut self.game, game);
        self.dealing = Dealing::begin(&self.game);
        if correction.dropped.is_empty() {
            self.tap_again(&taps);
        }
        self.before = Some(Box::new(Before { game: before, taps }));
        Ok(correction)
    }

    /// What [`Referee::correct`] would do.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn would_correct(&self, step: usize, change: &Change) -> Result<Correction, CorrectError> {
        self.corrected(step, change).map(|(_, correction)| correction)
    }

    /// The deal of an earlier step, counted from 0, to be told otherwise: what comes of it is the
    /// [`Change::Replace`] of that step. `None` if that is no deal.
    pub fn reopened(&self, step: usize) -> Option<Draft> {
        let steps = self.steps();
        let Some(Act::Deal(deal)) = steps.get(step) else { return None };
        let game = self.replayed(&steps[..step]).ok()?;
        Some(Draft::of(game.position(), deal))
    }

    fn corrected(&self, step: usize, change: &Change) -> Result<(Game, Correction), CorrectError> {
        let steps = self.steps();
        if step >= steps.len() {
            return Err(CorrectError::NoSuchStep { step, steps: steps.len() });
        }
        let mut game = self.replayed(&steps[..step]).map_err(CorrectError::Refused)?;
        if let Change::Replace(act) | Change::Insert(act) = change {
            perform(&mut game, act).map_err(CorrectError::Refused)?;
        }
        // After a step more or less the turns are others', which is the point of it.
        let keeps_turns = matches!(change, Change::Replace(_));
        let from = if matches!(change, Change::Insert(_)) { step } else { step + 1 };
        let turns = self.turns();
        for (index, act) in steps.iter().enumerate().skip(from) {
            let was = turns.get(index).copied().flatten().filter(|_| keeps_turns);
            if let Err(why) = follow(&mut game, act, was) {
                let dropped = steps[index..].to_vec();
                return Ok((game, Correction { kept: index - from, dropped, why: Some(why) }));
            }
        }
        let kept = steps.len() - from;
        Ok((game, Correction { kept, dropped: Vec::new(), why: None }))
    }

    /// Whose turn it was at each step; nobody's at a deal.
    fn turns(&self) -> Vec<Option<Seat>> {
        self.game.replay().map(|frame| frame.position.player_to_move()).collect()
    }
}

/// Lets a step follow that was a player's.
fn follow(game: &mut Game, act: &Act, was: Option<Seat>) -> Result<(), Why> {
    if let (Some(was), Some(now)) = (was, game.position().player_to_move())
        && was != now
    {
        return Err(Why::OtherTurn { was, now });
    }
    perform(game, act).map_err(Why::Impossible)
}
