//! The puzzle of the day.

use crate::support::file;
use azulejo_lessons::{DAILY_EPOCH, Day, Puzzles, Streak};
use std::collections::BTreeSet;

/// The ids of so many days from one on.
fn days(puzzles: &Puzzles, from: Day, count: usize) -> Vec<&str> {
    std::iter::successors(Some(from), |day| Some(day.next()))
        .take(count)
        .map(|day| &*puzzles.daily(day).unwrap().id)
        .collect()
}

#[test]
fn the_first_cycle_begins_on_a_known_day() {
    assert_eq!(DAILY_EPOCH.to_string(), "2026-11-01");
}

/// Whoever has the file has the same puzzle: the order is pinned.
#[test]
fn everybody_gets_the_same_puzzles() {
    let puzzles = file(7, 0, "");
    let ids = days(&puzzles, DAILY_EPOCH, 14);
    assert_eq!(ids.join(" "), "p6 p3 p5 p0 p2 p1 p4 p0 p6 p4 p5 p1 p3 p2");
    assert_ne!(ids[..7], ids[7..], "each cycle has its own order");
}

#[test]
fn no_puzzle_comes_twice_in_a_cycle_or_on_two_days_in_a_row() {
    for count in 3..30 {
        let puzzles = file(count, 0, "");
        let ids = days(&puzzles, DAILY_EPOCH, 12 * count);
        for cycle in ids.chunks(count) {
            assert_eq!(cycle.iter().collect::<BTreeSet<_>>().len(), count, "{cycle:?}");
        }
        assert!(ids.windows(2).all(|pair| pair[0] != pair[1]), "{count}");
    }
}

#[test]
fn a_few_puzzles_serve_as_well() {
    assert!(Puzzles::default().daily(DAILY_EPOCH).is_none());
    assert_eq!(days(&file(1, 0, ""), DAILY_EPOCH, 3), ["p0"; 3]);
    assert_eq!(days(&file(2, 0, ""), DAILY_EPOCH, 2).iter().collect::<BTreeSet<_>>().len(), 2);
}

#[test]
fn days_before_the_first_cycle_have_their_puzzle_too() {
    let puzzles = file(5, 0, "");
    let early = days(&puzzles, Day::new(2026, 10, 27).unwrap(), 5);
    assert_eq!(early.iter().collect::<BTreeSet<_>>().len(), 5);
    assert!(puzzles.daily(Day::new(1970, 1, 1).unwrap()).is_some());
}

/// Puzzles that are appended on the fifth day come in with the next cycle, on the eleventh.
#[test]
fn puzzles_that_are_appended_change_no_day_of_the_present_cycle() {
    let (before, after) = (file(10, 0, ""), file(10, 4, "2026-11-05"));
    assert_eq!(days(&before, DAILY_EPOCH, 10), days(&after, DAILY_EPOCH, 10));
    let next = days(&after, Day::new(2026, 11, 11).unwrap(), 14);
    assert_eq!(next.iter().collect::<BTreeSet<_>>().len(), 14, "all of them, each once");
}

#[test]
fn puzzles_without_a_past_wait_for_their_day() {
    let puzzles = file(0, 3, "2026-12-01");
    assert!(puzzles.daily(Day::new(2026, 11, 30).unwrap()).is_none());
    assert!(puzzles.daily(Day::new(2026, 12, 1).unwrap()).is_some());
}

#[test]
fn a_streak_goes_on_until_a_day_is_left_out() {
    let day = |number: u8| Day::new(2026, 11, number).unwrap();
    let streak = |solved: &[u8], today: u8| {
        let solved: Vec<Day> = solved.iter().map(|&number| day(number)).collect();
        let Streak { current, longest } = Streak::of(&solved, day(today));
        (current, longest)
    };
    assert_eq!(streak(&[], 5), (0, 0));
    assert_eq!(streak(&[5], 5), (1, 1));
    assert_eq!(streak(&[3, 4], 5), (2, 2), "today is not over");
    assert_eq!(streak(&[3, 4], 6), (0, 2));
    assert_eq!(streak(&[4, 3, 5, 3, 1], 5), (3, 3), "in any order, each day once");
    assert_eq!(streak(&[1, 2, 3, 5, 6], 6), (2, 3));
    assert_eq!(streak(&[5, 6, 7], 5), (1, 1), "days to come do not count");
}
