//! Numbers as people and programs read them.

use azulejo_search::Value;
pub(super) use azulejo_study::analysis::{fraction, points};

/// `55.4%`.
pub(super) fn percent(chance: Value) -> String {
    format!("{:.1}%", plain(100.0 * fraction(chance), 1))
}

/// `+2.8%`, `-0.4%`.
pub(super) fn signed_percent(chance: Value) -> String {
    format!("{:+.1}%", plain(100.0 * fraction(chance), 1))
}

/// `+4.5`, `-0.2`.
pub(super) fn signed_points(hundredths: i32) -> String {
    format!("{:+.1}", plain(points(hundredths), 1))
}

/// Without the sign of a negative number that is shown as 0.
fn plain(number: f64, digits: i32) -> f64 {
    if number.abs() < 0.5 * 10f64.powi(-digits) { 0.0 } else { number }
}

/// `1 point`, `2 points`.
pub(super) fn counted(count: impl Into<u64>, noun: &str) -> String {
    let count = count.into();
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_and_signed() {
        for (found, expected) in [
            (percent(5538), "55.4%"),
            (percent(10_000), "100.0%"),
            (signed_percent(277), "+2.8%"),
            (signed_percent(-4), "+0.0%"),
            (signed_percent(-40), "-0.4%"),
            (signed_points(-12), "-0.1"),
            (signed_points(450), "+4.5"),
            (counted(1u8, "tile"), "1 tile"),
            (counted(0u8, "tile"), "0 tiles"),
        ] {
            assert_eq!(found, expected);
        }
    }
}
