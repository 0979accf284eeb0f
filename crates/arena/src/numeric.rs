//! As much numerics as statistics need.

/// Where a falling function is 0.
pub(crate) fn bisect(mut low: f64, mut high: f64, falling: impl Fn(f64) -> f64) -> f64 {
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        if falling(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

/// How many standard errors to either side cover 95%.
pub(crate) const NORMAL: f64 = 1.959_964;

/// The same if the error itself is known from so many blocks only: Student's t, by its expansion
/// around the normal one.
pub(crate) fn critical(freedom: u64) -> f64 {
    let freedom = float(freedom.max(1));
    let first = (NORMAL.powi(3) + NORMAL) / 4.0;
    let second = (5.0 * NORMAL.powi(5) + 16.0 * NORMAL.powi(3) + 3.0 * NORMAL) / 96.0;
    NORMAL + first / freedom + second / freedom.powi(2)
}

#[allow(clippy::cast_precision_loss, reason = "sixteen digits are enough")]
pub(crate) fn float(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quantiles_are_those_of_the_tables() {
        for (freedom, quantile) in [(5, 2.571), (10, 2.228), (30, 2.042), (1_000_000, 1.960)] {
            assert!((critical(freedom) - quantile).abs() < 0.03, "{freedom}");
        }
    }
}
