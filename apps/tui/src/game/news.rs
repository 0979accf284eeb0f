//! What happened at the table and is perhaps not shown yet.

use azulejo_protocol::{Change, Event, Mirror, MirrorError};

/// One thing that happened.
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
    pub(super) fn of(event: Event, before: Option<Mirror>) -> Result<Option<News>, MirrorError> {
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

    /// Whether what was thought about before is of no use any more.
    pub(super) fn changes_turn(&self) -> bool {
        !matches!(self.change, Change::Known | Change::Offered | Change::Said)
    }
}
