//! What was seen to happen.

use azulejo_protocol::{End, Event, Happening, Leaving};
use std::collections::BTreeMap;

/// What has to happen again and again, or the simulation proves nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Seen {
    Conflict,
    UnknownWritten,
    UnknownLost,
    UnknownLate,
    Full,
    LoadFailed,
    Cut,
    Crash,
    WrittenInCrash,
    LostInCrash,
    JumpForward,
    JumpBack,
    Done,
    ResendDone,
    ResendRefused,
    Refused,
    Unavailable,
    StrangerTurnedAway,
    OtherTurnedAway,
    TimeLoss,
    Undone,
    Resigned,
    PlayedOut,
    Reveal,
    Rematch,
    BotMove,
    Event,
    HintLost,
    HintForged,
    Swept,
    TakenOn,
    TakenOver,
}

/// How often each was seen.
#[derive(Clone, Default, Debug)]
pub(crate) struct Tally(BTreeMap<Seen, u64>);

impl Tally {
    pub(crate) fn count(&mut self, seen: Seen) {
        *self.0.entry(seen).or_default() += 1;
    }

    pub(crate) fn add(&mut self, other: &Tally) {
        for (&seen, times) in &other.0 {
            *self.0.entry(seen).or_default() += times;
        }
    }

    pub(crate) fn of(&self, seen: Seen) -> u64 {
        self.0.get(&seen).copied().unwrap_or_default()
    }

    /// Counts what a log tells.
    pub(crate) fn read<'a>(&mut self, log: impl Iterator<Item = &'a Event>) {
        for event in log {
            self.count(Seen::Event);
            match &event.what {
                Happening::Left { why: Leaving::Time, .. }
                | Happening::Ended { why: End::Left { why: Leaving::Time, .. } } => {
                    self.count(Seen::TimeLoss);
                }
                Happening::Left { .. } | Happening::Ended { why: End::Left { .. } } => {
                    self.count(Seen::Resigned);
                }
                Happening::Ended { why: End::Played } => self.count(Seen::PlayedOut),
                Happening::Moved { .. } if event.by.is_none() => self.count(Seen::BotMove),
                Happening::Undone { .. } => self.count(Seen::Undone),
                Happening::Revealed { .. } => self.count(Seen::Reveal),
                Happening::Opened(opening) if opening.game > 1 => self.count(Seen::Rematch),
                _ => {}
            }
        }
    }
}
