//! What the search remembers of positions it has seen.

use crate::Value;
use azulejo_rules::Move;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

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
    pub(crate) value: Value,
    pub(crate) best: Option<Move>,
    /// How many moves were looked ahead, below 128.
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

/// A table of positions by hash; a newer or deeper entry takes the place of an older one. Several
/// threads may share one: an entry that two have written at once is not recognized by any.
pub(crate) struct Table {
    slots: Arc<[Slot]>,
    /// How many slots are used, less one.
    mask: usize,
    /// Entries of earlier searches are as if they were not there: forgetting costs nothing.
    search: u8,
}

/// A packed entry, and the same mixed with the key: they must agree.
#[derive(Default)]
struct Slot {
    packed: AtomicU64,
    check: AtomicU64,
}

/// Searches are told apart up to this number; it fits into seven bits, and 0 is no search.
const LAST_SEARCH: u8 = 127;

impl Table {
    /// A table with no room: [`Table::clear`] makes it.
    pub(crate) fn new() -> Table {
        Table { slots: Arc::new([]), mask: 0, search: 1 }
    }

    /// The same table for another thread, until the next [`Table::clear`].
    pub(crate) fn share(&self) -> Table {
        Table { slots: Arc::clone(&self.slots), ..*self }
    }

    /// Forgets everything; from now on there is room for `1 << bits` positions.
    pub(crate) fn clear(&mut self, bits: u32) {
        if self.slots.len() < 1 << bits {
            self.slots = (0..1 << bits).map(|_| Slot::default()).collect();
        }
        self.mask = (1 << bits) - 1;
        if self.search == LAST_SEARCH {
            for slot in &*self.slots {
                slot.packed.store(0, Ordering::Relaxed);
            }
            self.search = 0;
        }
        self.search += 1;
    }

    fn slot(&self, key: u64) -> &Slot {
        &self.slots[key as usize & self.mask]
    }

    pub(crate) fn look_up(&self, key: u64) -> Option<Entry> {
        let slot = self.slot(key);
        let packed = slot.packed.load(Ordering::Relaxed);
        let is_ours = slot.check.load(Ordering::Relaxed) ^ packed == key;
        (is_ours && search_of(packed) == self.search).then(|| unpack(packed))
    }

    pub(crate) fn remember(&self, key: u64, entry: Entry) {
        let slot = self.slot(key);
        let old = slot.packed.load(Ordering::Relaxed);
        let is_other = slot.check.load(Ordering::Relaxed) ^ old != key;
        let is_deeper = search_of(old) == self.search && depth_of(old) > entry.depth + 2;
        if is_other && is_deeper {
            return;
        }
        let packed = pack(entry, self.search);
        slot.packed.store(packed, Ordering::Relaxed);
        slot.check.store(packed ^ key, Ordering::Relaxed);
    }
}

/// From the lowest bit: value 32, move 16, depth 7, bound 2, search 7.
fn pack(entry: Entry, search: u8) -> u64 {
    let value = u64::from(entry.value.cast_unsigned());
    let best = u64::from(entry.best.map_or(NO_MOVE, Move::bits));
    value
        | best << 32
        | u64::from(entry.depth) << 48
        | (entry.bound as u64) << 55
        | u64::from(search) << 57
}

/// No move has these bits.
const NO_MOVE: u16 = u16::MAX;

fn unpack(packed: u64) -> Entry {
    Entry {
        value: (packed as u32).cast_signed(),
        best: Move::from_bits((packed >> 32) as u16),
        depth: depth_of(packed),
        bound: match packed >> 55 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
    }
}

fn depth_of(packed: u64) -> u8 {
    (packed >> 48 & 127) as u8
}

fn search_of(packed: u64) -> u8 {
    (packed >> 57) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(value: Value, best: Option<&str>, depth: u8, bound: Bound) -> Entry {
        Entry { value, best: best.map(|mv| mv.parse().unwrap()), depth, bound }
    }

    fn table() -> Table {
        let mut table = Table::new();
        table.clear(4);
        table
    }

    #[test]
    fn what_is_remembered_is_found_again() {
        let table = table();
        let entries = [
            entry(0, None, 0, Bound::Exact),
            entry(-1_000_000, Some("9W5"), 120, Bound::AtLeast),
            entry(1_000_000, Some("4R2<BK"), 7, Bound::AtMost),
            entry(-1, Some("5@5"), 1, Bound::Exact),
        ];
        for (key, entry) in (1..).zip(entries) {
            table.remember(key, entry);
            assert_eq!(table.look_up(key), Some(entry));
            assert_eq!(table.share().look_up(key), Some(entry));
            assert_eq!(table.look_up(key + 16), None, "another position in the same slot");
        }
    }

    #[test]
    fn a_cleared_table_knows_nothing() {
        let mut table = table();
        for _ in 0..300 {
            table.remember(5, entry(3, None, 2, Bound::Exact));
            assert!(table.look_up(5).is_some());
            table.clear(4);
            assert_eq!(table.look_up(5), None);
        }
    }

    #[test]
    fn a_much_deeper_look_stays() {
        let table = table();
        table.remember(1, entry(10, None, 9, Bound::Exact));
        table.remember(17, entry(20, None, 3, Bound::Exact));
        assert_eq!(table.look_up(17), None);
        table.remember(17, entry(20, None, 7, Bound::Exact));
        assert!(table.look_up(17).is_some());
    }
}
