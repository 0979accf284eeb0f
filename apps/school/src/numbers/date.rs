//! A day as a text that sorts.

const DAY: u64 = 86_400_000;
/// Days from the first of March of the year 0 to 1970, in the calendar of today.
const BEFORE_1970: u64 = 719_468;
/// The calendar repeats itself after 400 years, which have so many days.
const ERA: u64 = 146_097;

/// The day of a moment in milliseconds since 1970, as `2024-05-17`; days are those of Greenwich.
///
/// Years are counted from March on, so that the leap day is the last one of a year.
pub(super) fn day(millis: u64) -> String {
    let days = millis / DAY + BEFORE_1970;
    let (era, day) = (days / ERA, days % ERA);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{of_month:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (millis, expected) in [
            (0, "1970-01-01"),
            (DAY - 1, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (951_868_800_000, "2000-03-01"),
            (1_715_904_000_000, "2024-05-17"),
            (1_735_689_599_999, "2024-12-31"),
            (4_107_542_400_000, "2100-03-01"),
        ] {
            assert_eq!(day(millis), expected);
        }
    }
}
