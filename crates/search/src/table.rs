//! What the search remembers of positions it has seen.

use crate::Value;
use azulejo_rules::Move;

/// How a remembered value relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is remembered of one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    key: u64,
    pub(crate) value: Value,
    pub(crate) best: Option<Move>,
    search: u16,
    /// How many moves were looked ahead.
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

/// A table of positions by hash; a newer or deeper entry takes the place of an older one.
pub(crate) struct Table {
    entries: Vec<Option<Entry>>,
    /// Entries of earlier searches are as if they were not there: forgetting costs nothing.
    search: u16,
}

impl Table {
    /// A table with room for `1 << bits` positions.
    pub(crate) fn new(bits: u32) -> Table {
        Table { entries: vec![None; 1 << bits], search: 0 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.entries.fill(None);
        }
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    pub(crate) fn look_up(&self, key: u64) -> Option<Entry> {
        let entry = self.entries[self.slot(key)]?;
        (entry.key == key && entry.search == self.search).then_some(entry)
    }

    pub(crate) fn remember(
        &mut self,
        key: u64,
        depth: u8,
        value: Value,
        bound: Bound,
        best: Option<Move>,
    ) {
        let (slot, search) = (self.slot(key), self.search);
        let entry = &mut self.entries[slot];
        let keeps = |old: Entry| old.search == search && old.key != key && old.depth > depth + 2;
        if !entry.is_some_and(keeps) {
            *entry = Some(Entry { key, value, best, search, depth, bound });
        }
    }
}
