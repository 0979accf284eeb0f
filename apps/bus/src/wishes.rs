//! What a process wants to hear about. Nobody waits to wish, and whoever follows the wishes sees the last of them.

use azulejo_protocol::TableId;
use std::collections::HashSet;
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// What is wanted. It never grows beyond the tables that are watched, or were until just now.
#[derive(Default, Debug)]
pub(crate) struct Wishes {
    state: Mutex<State>,
    changed: Notify,
}

#[derive(Default, Debug)]
struct State {
    tables: HashSet<TableId>,
    /// Those of which something was said since they were followed last.
    changed: HashSet<TableId>,
    is_work_wanted: bool,
}

/// What has changed.
#[derive(Default, PartialEq, Eq, Debug)]
pub(crate) struct Changes {
    /// Tables that are wanted.
    pub(crate) begin: Vec<TableId>,
    /// Tables that are no longer wanted.
    pub(crate) end: Vec<TableId>,
    /// Whether hints of work are wanted.
    pub(crate) is_work_wanted: bool,
}

impl Wishes {
    pub(crate) fn watch(&self, table: TableId) {
        let mut state = self.state();
        if state.tables.insert(table) {
            state.changed.insert(table);
            self.changed.notify_one();
        }
    }

    pub(crate) fn unwatch(&self, table: TableId) {
        let mut state = self.state();
        if state.tables.remove(&table) {
            state.changed.insert(table);
            self.changed.notify_one();
        }
    }

    pub(crate) fn watch_work(&self) {
        self.state().is_work_wanted = true;
        self.changed.notify_one();
    }

    /// How many tables are wanted.
    pub(crate) fn tables(&self) -> usize {
        self.state().tables.len()
    }

    /// What has changed since the last time, as soon as something has.
    pub(crate) async fn changes(&self) -> Changes {
        self.changed.notified().await;
        let mut state = self.state();
        let changed = mem::take(&mut state.changed);
        let (begin, end) = changed.into_iter().partition(|table| state.tables.contains(table));
        Changes { begin, end, is_work_wanted: state.is_work_wanted }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Whoever broke down holding it left two sets that still say what was wished.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    const ONE: TableId = TableId(1);
    const TWO: TableId = TableId(2);

    #[test]
    fn only_the_last_wish_counts() {
        let wishes = Wishes::default();
        assert_eq!(wishes.changes().now_or_never(), None);
        wishes.watch(ONE);
        wishes.watch(ONE);
        wishes.watch(TWO);
        wishes.unwatch(TWO);
        let changes = Changes { begin: vec![ONE], end: vec![TWO], is_work_wanted: false };
        assert_eq!(wishes.changes().now_or_never(), Some(changes));
        assert_eq!(wishes.changes().now_or_never(), None);
        wishes.watch(ONE);
        wishes.unwatch(TWO);
        assert_eq!(wishes.changes().now_or_never(), None, "nothing has changed");
        wishes.unwatch(ONE);
        wishes.watch_work();
        let changes = Changes { begin: vec![], end: vec![ONE], is_work_wanted: true };
        assert_eq!(wishes.changes().now_or_never(), Some(changes));
        assert_eq!(wishes.tables(), 0);
    }
}
