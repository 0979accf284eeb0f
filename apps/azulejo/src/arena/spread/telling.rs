//! A game on its way from a worker to its match.

use super::words::{Job, Telling};
use crate::arena::Finished;
use azulejo_arena::{BadClaim, Claim, FaultLine, Fixture, Forfeit, Played};
use azulejo_rules::{Game, Seat};
use std::fmt;
use std::time::Duration;

/// More is not told about a fault.
const LONGEST_REASON: usize = 500;

/// Why a game that was told does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Nonsense {
    /// The record can't be read, or breaks the rules.
    Record,
    /// There is no such seat.
    Seat,
    /// It is another game, or none.
    Claim(BadClaim),
}

impl fmt::Display for Nonsense {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Nonsense::Record => write!(f, "the record can't be read"),
            Nonsense::Seat => write!(f, "there is no such seat"),
            Nonsense::Claim(bad) => bad.fmt(f),
        }
    }
}

impl Telling {
    pub(super) fn new(job: Job, played: &Played) -> Telling {
        let fault = played.result.forfeit.as_ref().map(|forfeit| FaultLine {
            seat: forfeit.seat.number(),
            kind: forfeit.kind.clone(),
            reason: plain(&forfeit.reason),
        });
        Telling {
            game: job.game,
            ticket: job.ticket,
            record: played.game.to_string(),
            micros: played.result.time.iter().map(|time| time.as_micros() as u64).collect(),
            fault,
        }
    }

    pub(super) fn job(&self) -> Job {
        Job { game: self.game, ticket: self.ticket }
    }

    /// The game, if it can have happened.
    pub(super) fn check(self, fixture: Fixture, seed: u64) -> Result<Finished, Nonsense> {
        let game: Game = self.record.parse().map_err(|_| Nonsense::Record)?;
        if self.micros.len() > Seat::ALL.len() {
            return Err(Nonsense::Claim(BadClaim::Time));
        }
        let forfeit = match self.fault {
            None => None,
            Some(FaultLine { seat, kind, reason }) => {
                let seat = Seat::new(seat).ok_or(Nonsense::Seat)?;
                Some(Forfeit { seat, kind, reason })
            }
        };
        let time = self.micros.into_iter().map(Duration::from_micros).collect();
        let claim = Claim { game, time, forfeit };
        let played = claim.check(&fixture, seed).map_err(Nonsense::Claim)?;
        Ok(Finished { fixture, played })
    }
}

/// What an engine said may be anything.
fn plain(reason: &str) -> String {
    let letters = reason.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    letters.take(LONGEST_REASON).collect()
}
