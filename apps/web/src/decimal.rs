//! Numbers for styles and drawings.

/// A number to the thousandth, as `-0.250`.
///
/// Rust's own way of writing a float finds the shortest text that is exactly it, which nobody needs here and every
/// visitor would fetch.
#[allow(clippy::cast_sign_loss, reason = "the sign is written before")]
pub fn decimal(number: f64) -> String {
    let sign = if number < 0.0 { "-" } else { "" };
    let thousandths = (number.abs() * 1_000.0).round() as u64;
    format!("{sign}{}.{:03}", thousandths / 1_000, thousandths % 1_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_to_the_thousandth() {
        for (number, written) in [
            (0.0, "0.000"),
            (12.5, "12.500"),
            (-0.25, "-0.250"),
            (1.0 / 3.0, "0.333"),
            (9.9996, "10.000"),
        ] {
            assert_eq!(decimal(number), written);
        }
    }
}
