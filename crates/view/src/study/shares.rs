//! Numbers that are shown rounded and still add up.

/// Numbers in hundredths, in whole units of so many hundredths, that sum to `sum` units: all are
/// rounded down, and what is then missing goes to those that were rounded most.
///
/// Numbers that do not nearly sum to it are off by a unit at the most.
pub(super) fn shares(hundredths: &[i32], unit: i32, sum: i32) -> Vec<i32> {
    let mut shares: Vec<i32> = hundredths.iter().map(|number| number.div_euclid(unit)).collect();
    let missing = sum - shares.iter().sum::<i32>();
    let mut order: Vec<usize> = (0..shares.len()).collect();
    order.sort_by_key(|&index| -hundredths[index].rem_euclid(unit));
    let missing = usize::try_from(missing).unwrap_or(0);
    for &index in order.iter().take(missing) {
        shares[index] += 1;
    }
    shares
}

/// Changes in hundredths that sum to zero, rounded to tenths that still do; hundredths again.
pub fn balanced(hundredths: &[i32]) -> Vec<i32> {
    const TENTH: i32 = 10;
    shares(hundredths, TENTH, 0).into_iter().map(|tenths| tenths * TENTH).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_whole_percents_of_a_hundred() {
        assert_eq!(shares(&[6250, 3750], 100, 100), [63, 37]);
        assert_eq!(shares(&[3333, 3333, 3333], 100, 100), [34, 33, 33]);
        assert_eq!(shares(&[10_000, 0], 100, 100), [100, 0]);
        assert_eq!(shares(&[2499, 2499, 2499, 2499], 100, 100), [25, 25, 25, 25]);
    }

    #[test]
    fn luck_is_nothing_in_all() {
        for (a, b) in [(7, 8), (-13, 4), (99, -98)] {
            assert_eq!(balanced(&[a, b, -a, -b]).iter().sum::<i32>(), 0);
        }
        assert_eq!(shares(&[240, -240], 10, 0), [24, -24]);
        assert_eq!(shares(&[25, -25], 10, 0), [3, -3]);
        assert_eq!(shares(&[28, -14, -14], 10, 0), [3, -1, -2]);
    }

    #[test]
    fn what_does_not_sum_is_off_by_a_unit_at_the_most() {
        assert_eq!(shares(&[5050, 5050], 100, 100), [50, 50]);
        assert_eq!(shares(&[1000, 1000], 100, 100), [11, 11]);
    }
}
