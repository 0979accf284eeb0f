//! A generator of its own, so that pinned positions outlast changes of the dealer.

/// The generator splitmix64.
pub(super) struct Chance(u64);

impl Chance {
    /// The chance of one game among many.
    pub(super) fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// A number below `bound`; slightly uneven, which does no harm here.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let word = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ word >> 31) % bound as u64) as usize
    }
}
