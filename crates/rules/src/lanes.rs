//! Five small numbers in one word, one for each color.
//!
//! A lane has ten bits: room for the ten sources a color may lie on, for a count up to 511, and for
//! one more bit that comparisons need. Sums of lanes are additions, running sums a multiplication;
//! nothing here depends on instructions that not every processor has.

/// Bits from one color's lane to the next.
pub(crate) const STRIDE: usize = 10;

/// A one in every lane.
pub(crate) const EACH: u64 =
    1 | 1 << STRIDE | 1 << (2 * STRIDE) | 1 << (3 * STRIDE) | 1 << (4 * STRIDE);

/// The bits of one lane.
pub(crate) const LANE: u64 = (1 << STRIDE) - 1;

/// The highest bit of every lane.
const TOPS: u64 = EACH << (STRIDE - 1);

/// The lanes below each other summed up: lane `i` holds the sum of lanes 0 to `i`, which must stay
/// below 512. Bits above the fifth lane are of no account.
#[inline]
pub(crate) const fn running_sums(lanes: u64) -> u64 {
    lanes.wrapping_mul(EACH)
}

/// The sum of all lanes, from their running sums.
#[inline]
pub(crate) const fn total(running: u64) -> u64 {
    running >> (4 * STRIDE) & LANE
}

/// Where the lane begins whose running sum is the first to exceed `n`; `n` is below the total.
#[inline]
pub(crate) const fn find(running: u64, n: u64) -> usize {
    // All lanes are compared at once: a top bit survives the subtraction exactly where the
    // running sum is greater.
    let greater = running.wrapping_add(TOPS - EACH).wrapping_sub(EACH * n) & TOPS;
    greater.trailing_zeros() as usize - (STRIDE - 1)
}

/// Lane by lane, one where the lane is not 0.
#[inline]
pub(crate) const fn presence(lanes: u64) -> u64 {
    (lanes + (TOPS - EACH)) >> (STRIDE - 1) & EACH
}

/// One bit for each lane that holds a one.
#[inline]
pub(crate) const fn gather(ones: u64) -> u8 {
    // The one of lane `i` sits at bit `10 i`; multiplied by bit `40 - 9 i` it lands on `40 + i`,
    // and no other product lands or carries there.
    const MAGIC: u64 = 1 << 40 | 1 << 31 | 1 << 22 | 1 << 13 | 1 << 4;
    (ones.wrapping_mul(MAGIC) >> 40 & 31) as u8
}

/// Whole lanes, one for each bit.
#[inline]
pub(crate) const fn mask(bits: u8) -> u64 {
    const MASKS: [u64; 32] = {
        let mut masks = [0; 32];
        let mut bits = 0;
        while bits < masks.len() {
            let mut lane = 0;
            while lane < 5 {
                masks[bits] |= ((bits as u64 >> lane & 1) * LANE) << (STRIDE * lane);
                lane += 1;
            }
            bits += 1;
        }
        masks
    };
    MASKS[bits as usize & 31]
}

/// Lane by lane, the product with numbers below 8.
#[inline]
pub(crate) const fn product(lanes: u64, small: u64) -> u64 {
    let (mut sum, mut bit) = (0, 0);
    while bit < 3 {
        // A whole lane of ones for every small number that has the bit.
        let chosen = (small >> bit & EACH).wrapping_mul(LANE);
        sum += (lanes & chosen) << bit;
        bit += 1;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lanes(numbers: [u64; 5]) -> u64 {
        numbers.iter().rev().fold(0, |word, number| word << STRIDE | number)
    }

    #[test]
    fn sums_products_and_presence_go_lane_by_lane() {
        let (a, b) = ([3, 0, 10, 1, 7], [6, 5, 4, 1, 2]);
        assert_eq!(total(running_sums(lanes(a))), 21);
        assert_eq!(presence(lanes(a)), lanes([1, 0, 1, 1, 1]));
        assert_eq!(product(lanes(a), lanes(b)), lanes([18, 0, 40, 1, 14]));
    }

    #[test]
    fn lanes_and_bits_stand_for_each_other() {
        for bits in 0..32u8 {
            let ones = mask(bits) & EACH;
            assert_eq!(gather(ones), bits);
            assert_eq!(mask(bits).count_ones(), 10 * bits.count_ones());
        }
    }

    #[test]
    fn a_number_is_found_in_the_lane_that_covers_it() {
        let numbers = [3, 0, 60, 1, 60];
        let running = running_sums(lanes(numbers));
        let found: Vec<usize> = (0..124).map(|n| find(running, n) / STRIDE).collect();
        let expected: Vec<usize> =
            (0..5).flat_map(|lane| std::iter::repeat_n(lane, numbers[lane] as usize)).collect();
        assert_eq!(found, expected);
    }
}
