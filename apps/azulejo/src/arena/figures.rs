//! Numbers as people read them.

use azulejo_arena::{Mean, Rating};

/// A difference, or the bound that is known where everything was won or lost.
pub(crate) fn elo(Rating { elo, low, high }: Rating) -> String {
    match elo {
        f64::INFINITY => format!("> {}", signed(low)),
        f64::NEG_INFINITY => format!("< {}", signed(high)),
        _ => signed(elo),
    }
}

pub(super) fn interval(Rating { low, high, .. }: Rating) -> String {
    format!("{} to {}", signed(low), signed(high))
}

/// A whole number with its sign; nothing is neither positive nor negative.
pub(super) fn signed(elo: f64) -> String {
    match elo {
        f64::INFINITY => "+∞".to_owned(),
        f64::NEG_INFINITY => "-∞".to_owned(),
        _ if elo.abs() < 0.5 => "0".to_owned(),
        _ => format!("{elo:+.0}"),
    }
}

/// A number as it was given, with its sign.
pub(super) fn plain(number: f64) -> String {
    if number == 0.0 { "0".to_owned() } else { format!("{number:+}") }
}

pub(super) fn mean(Mean { mean, error }: Mean) -> String {
    // A tenth of a point less than nothing is nothing.
    let mean = if mean.abs() < 0.05 { "0.0".to_owned() } else { format!("{mean:+.1}") };
    if error.is_finite() { format!("{mean} ± {error:.1}") } else { mean }
}

pub(super) fn percent(part: f64) -> String {
    format!("{:.1} %", 100.0 * part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_whole_and_bounds_are_marked() {
        let (all, none) = (f64::INFINITY, f64::NEG_INFINITY);
        for (rating, value, range) in [
            ((275.4, 171.6, 377.2), "+275", "+172 to +377"),
            ((-0.4, -20.0, 19.5), "0", "-20 to +20"),
            ((all, 120.0, all), "> +120", "+120 to +∞"),
            ((none, none, -120.0), "< -120", "-∞ to -120"),
        ] {
            let rating = Rating { elo: rating.0, low: rating.1, high: rating.2 };
            assert_eq!((elo(rating), interval(rating)), (value.to_owned(), range.to_owned()));
        }
    }

    #[test]
    fn means_have_their_error_if_it_is_known() {
        for (value, error, text) in
            [(6.66, 4.5, "+6.7 ± 4.5"), (-0.01, 1.0, "0.0 ± 1.0"), (-3.0, f64::INFINITY, "-3.0")]
        {
            assert_eq!(mean(Mean { mean: value, error }), text);
        }
    }
}
