//! What happened at a table, for whoever shows it.

use crate::{Change, Event, Mirror, MirrorError};

/// One thing that happened in a game, with the table before and after it: a front end that lets things be seen in order
/// may be behind, and walks from one to the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// What happened, and when.
    pub event: Event,
    /// What it changed; the end of a round and a deal come with their reports.
    pub change: Change,
    /// The table before; `None` if this opened it.
    pub before: Option<Mirror>,
    /// The table after.
    pub after: Mirror,
}

impl News {
    /// Folds an event into the table: the news of it, unless it was known.
    ///
    /// # Errors
    ///
    /// If the event can't have happened.
    pub fn of(event: Event, before: Option<Mirror>) -> Result<Option<News>, MirrorError> {
        let (change, after) = match &before {
            None => (Change::Opened, Mirror::open(&event)?),
            Some(before) => {
                let mut after = before.clone();
                let change = after.apply(&event)?;
                (change, after)
            }
        };
        let is_known = change == Change::Known;
        Ok((!is_known).then_some(News { event, change, before, after }))
    }

    /// Whether what was thought about before is of no use any more: not if somebody only asked or said something.
    pub const fn changes_turn(&self) -> bool {
        !matches!(self.change, Change::Known | Change::Offered | Change::Said)
    }
}
