//! Numbers as a review writes them.

use azulejo_view::study::{signed_tenths, tenths};
use azulejo_view::{Args, Texts};

/// A chance, of hundredths of a percent: `63.1%`.
pub(super) fn chance(texts: &Texts, hundredths: i32) -> String {
    percent(texts, tenths(texts.language(), hundredths))
}

/// A change of a chance: `−8.2%`.
pub(super) fn chance_change(texts: &Texts, hundredths: i32) -> String {
    percent(texts, signed_tenths(texts.language(), hundredths))
}

/// A change of points: `−6.0`.
pub(super) fn points_change(texts: &Texts, hundredths: i32) -> String {
    signed_tenths(texts.language(), hundredths)
}

fn percent(texts: &Texts, number: String) -> String {
    texts.tell("review-percent", &Args::new().text("number", number))
}

/// Changes that sum to zero, in hundredths, rounded to tenths that still do: all are rounded down, and
/// what is then missing goes to those that were rounded most.
pub(super) fn balanced(hundredths: &[i32]) -> Vec<i32> {
    const TENTH: i32 = 10;
    let mut rounded: Vec<i32> = hundredths.iter().map(|it| it.div_euclid(TENTH) * TENTH).collect();
    let missing = -rounded.iter().sum::<i32>() / TENTH;
    let mut order: Vec<usize> = (0..rounded.len()).collect();
    order.sort_by_key(|&seat| -hundredths[seat].rem_euclid(TENTH));
    for &seat in order.iter().take(usize::try_from(missing).unwrap_or(0)) {
        rounded[seat] += TENTH;
    }
    rounded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_sums_to_zero_is_shown_so() {
        assert_eq!(balanced(&[240, -240]), [240, -240]);
        assert_eq!(balanced(&[25, -25]), [30, -30]);
        assert_eq!(balanced(&[28, -14, -14]), [30, -10, -20]);
        for (a, b) in [(7, 8), (-13, 4), (99, -98)] {
            assert_eq!(balanced(&[a, b, -a, -b]).iter().sum::<i32>(), 0);
        }
    }
}
