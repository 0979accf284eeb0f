//! When which table has something to do.

use crate::clock::Clock;
use azulejo_protocol::{Millis, TableId};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// When which table has something to do.
#[derive(Debug, Default)]
pub(super) struct Alarms {
    set: Mutex<Set>,
    /// Something is due sooner than before.
    sooner: Notify,
}

#[derive(Debug, Default)]
struct Set {
    by_table: HashMap<TableId, Millis>,
    by_time: BTreeSet<(Millis, TableId)>,
}

impl Alarms {
    /// When a table has to be woken; an earlier alarm is forgotten.
    pub(super) fn set(&self, table: TableId, at: Option<Millis>) {
        let mut set = self.lock();
        let first = set.by_time.first().copied();
        let before = match at {
            Some(at) => set.by_table.insert(table, at),
            None => set.by_table.remove(&table),
        };
        if before == at {
            return;
        }
        if let Some(before) = before {
            set.by_time.remove(&(before, table));
        }
        if let Some(at) = at {
            set.by_time.insert((at, table));
            if first.is_none_or(|(first, _)| at < first) {
                self.sooner.notify_one();
            }
        }
    }

    /// Waits until something is due.
    pub(super) async fn wait(&self, clock: &Clock) {
        loop {
            let next = self.lock().by_time.first().map(|&(at, _)| at);
            let Some(next) = next else {
                self.sooner.notified().await;
                continue;
            };
            let wait = clock.until(next);
            if wait.is_zero() {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                () = self.sooner.notified() => {}
            }
        }
    }

    /// The tables that are due, which are forgotten here.
    pub(super) fn due(&self, now: Millis) -> Vec<TableId> {
        let mut set = self.lock();
        let mut due = Vec::new();
        while let Some(&(at, table)) = set.by_time.first()
            && at <= now
        {
            set.by_time.pop_first();
            set.by_table.remove(&table);
            due.push(table);
        }
        due
    }

    fn lock(&self) -> MutexGuard<'_, Set> {
        self.set.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_woken_in_order_and_once() {
        let alarms = Alarms::default();
        alarms.set(TableId(1), Some(Millis(30)));
        alarms.set(TableId(2), Some(Millis(10)));
        alarms.set(TableId(3), Some(Millis(20)));
        alarms.set(TableId(3), None);
        alarms.set(TableId(1), Some(Millis(5)));
        assert_eq!(alarms.due(Millis(4)), []);
        assert_eq!(alarms.due(Millis(20)), [TableId(1), TableId(2)]);
        assert_eq!(alarms.due(Millis(99)), []);
    }
}
