//! Where everything in a simulated world comes from.

/// Numbers that follow from a seed and from nothing else (splitmix64).
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub(crate) const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let word = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below a bound.
    pub(crate) const fn below(&mut self, bound: u64) -> u64 {
        self.word() % bound
    }

    /// A number from a range, both ends included.
    pub(crate) const fn within(&mut self, least: u64, most: u64) -> u64 {
        least + self.below(most - least + 1)
    }

    /// Yes, once in so many times.
    pub(crate) const fn one_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        if from.is_empty() {
            return None;
        }
        from.get(self.below(from.len() as u64) as usize).copied()
    }

    pub(crate) fn bytes<const COUNT: usize>(&mut self) -> [u8; COUNT] {
        std::array::from_fn(|_| self.word() as u8)
    }

    /// A name that nobody else has.
    pub(crate) const fn name(&mut self) -> u128 {
        (self.word() as u128) << 64 | self.word() as u128
    }
}
