//! How many days in a row the puzzle of the day was solved.

use super::Day;
use std::collections::BTreeSet;

/// Days in a row on which the puzzle of the day was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    /// The run that goes on: it ends today or, as long as today is not over, yesterday.
    pub current: u32,
    /// The longest run there was.
    pub longest: u32,
}

impl Streak {
    /// Counts the days on which it was solved, in any order; days after today do not count.
    ///
    /// ```
    /// use azulejo_lessons::{Day, Streak};
    /// let day = |number| Day::new(2026, 11, number).unwrap();
    /// let streak = Streak::of(&[day(2), day(3), day(4), day(9)], day(10));
    /// assert_eq!(streak, Streak { current: 1, longest: 3 });
    /// ```
    pub fn of(solved: &[Day], today: Day) -> Streak {
        let days: BTreeSet<Day> = solved.iter().copied().filter(|&day| day <= today).collect();
        let mut streak = Streak::default();
        let (mut run, mut last) = (0, None::<Day>);
        for day in days {
            run = if last.map(Day::next) == Some(day) { run + 1 } else { 1 };
            streak.longest = streak.longest.max(run);
            last = Some(day);
        }
        let goes_on = last.is_some_and(|last| last == today || last.next() == today);
        Streak { current: if goes_on { run } else { 0 }, ..streak }
    }
}
