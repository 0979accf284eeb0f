//! Encodings of boards that were computed before.

use super::model::BoardEncoding;

/// A direct-mapped cache of board encodings, by the hash of the board.
pub(super) struct EncodingCache {
    slots: Vec<(u64, BoardEncoding)>,
}

/// 16,384 boards: 2.2 MB.
const BITS: u32 = 14;

impl EncodingCache {
    /// An empty cache; it allocates when it is first used.
    pub(super) const fn new() -> EncodingCache {
        EncodingCache { slots: Vec::new() }
    }

    /// The encoding of the board with this hash, computed if it is not known.
    #[inline]
    pub(super) fn get(
        &mut self,
        hash: u64,
        compute: impl FnOnce() -> BoardEncoding,
    ) -> &BoardEncoding {
        if self.slots.is_empty() {
            // An empty slot has a hash that belongs to another slot, so that it is never found.
            self.slots = vec![(0, BoardEncoding::NONE); 1 << BITS];
            self.slots[0].0 = u64::MAX;
        }
        // The hash is a sum of products with odd keys: its upper bits depend on all words.
        let slot = &mut self.slots[(hash >> (64 - BITS)) as usize];
        if slot.0 != hash {
            *slot = (hash, compute());
        }
        &slot.1
    }
}
