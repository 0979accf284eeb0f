//! A day of the calendar, without a clock.

use std::fmt;
use std::str::FromStr;

/// A day of the calendar, from 1970 to 9999.
///
/// ```
/// use azulejo_lessons::Day;
/// let day = Day::new(2028, 2, 29).unwrap();
/// assert_eq!(day.next().to_string(), "2028-03-01");
/// assert_eq!(Day::new(2027, 2, 29), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(i64);

/// Days of a leap year before each month.
const BEFORE: [i64; 13] = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335, 366];

impl Day {
    /// The day of a date; `None` if the calendar has none such.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Day> {
        let known = (1970..=9999).contains(&year) && (1..=12).contains(&month);
        (known && (1..=month_length(year, month)).contains(&day))
            .then(|| Day(days_before(year) + days_before_month(year, month) + i64::from(day) - 1))
    }

    /// A day that is known to be one.
    pub(super) const fn at(days: i64) -> Day {
        Day(days)
    }

    /// Days since 1 January 1970.
    pub const fn number(self) -> i64 {
        self.0
    }

    /// The day after.
    #[must_use]
    pub const fn next(self) -> Day {
        Day(self.0 + 1)
    }

    /// Year, month and day.
    pub fn date(self) -> (u16, u8, u8) {
        let mut year = 1970 + (self.0 / 366).cast_unsigned() as u16;
        while days_before(year + 1) <= self.0 {
            year += 1;
        }
        let rest = self.0 - days_before(year);
        let begins = |month: &u8| days_before_month(year, *month) <= rest;
        let month = (1..=12).rev().find(begins).unwrap_or(1);
        (year, month, (rest - days_before_month(year, month) + 1).cast_unsigned() as u8)
    }
}

fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// Days from 1970 to the beginning of a year.
fn days_before(year: u16) -> i64 {
    let past = i64::from(year) - 1;
    let leaps = |year: i64| year / 4 - year / 100 + year / 400;
    (i64::from(year) - 1970) * 365 + leaps(past) - leaps(1969)
}

fn days_before_month(year: u16, month: u8) -> i64 {
    let skipped = month > 2 && !is_leap(year);
    BEFORE[usize::from(month) - 1] - i64::from(skipped)
}

fn month_length(year: u16, month: u8) -> u8 {
    let length = BEFORE[usize::from(month)] - BEFORE[usize::from(month) - 1];
    length.cast_unsigned() as u8 - u8::from(month == 2 && !is_leap(year))
}

/// `2026-11-16`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = ();

    /// Only the very text that is printed.
    fn from_str(text: &str) -> Result<Day, ()> {
        let mut parts = text.splitn(3, '-');
        let mut next = || parts.next()?.parse::<u16>().ok();
        let date = (|| Some((next()?, u8::try_from(next()?).ok()?, u8::try_from(next()?).ok()?)))();
        let day = date.and_then(|(year, month, day)| Day::new(year, month, day));
        day.filter(|day| day.to_string() == text).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_its_date_and_follows_the_one_before() {
        let mut day = Day::new(1970, 1, 1).unwrap();
        assert_eq!(day.number(), 0);
        while day.date().0 < 2110 {
            let (year, month, number) = day.date();
            assert_eq!(Day::new(year, month, number), Some(day));
            assert_eq!(day.to_string().parse(), Ok(day));
            assert!(day.next().date() > day.date());
            day = day.next();
        }
        // Known from elsewhere: 1 January 2110 is the 51134th day.
        assert_eq!(day.number(), 51_134);
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in
            ["", "2026-11", "2026-11-31", "2026-13-01", "2026-00-01", "26-11-16", "2026-1-1"]
        {
            assert_eq!(text.parse::<Day>(), Err(()), "{text}");
        }
    }
}
