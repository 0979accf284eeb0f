//! What happened at the table and is perhaps not shown yet.

use azulejo_protocol::{Change, Event, Mirror};

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
    pub(super) fn of(event: Event, before: Option<Mirror>) -> Result<Option<News>, String> {
        let (change, after) = match &before {
            None => (Change::Opened, Mirror::open(&event).map_err(|error| error.to_string())?),
            Some(before) => {
                let mut after = before.clone();
                let change = after.apply(&event).map_err(|error| error.to_string())?;
                (change, after)
            }
        };
        let is_known = change == Change::Known;
        Ok((!is_known).then_some(News { event, change, before, after }))
    }
}
