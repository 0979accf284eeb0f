//! What this device keeps of drills and daily puzzles.

use azulejo_lessons::{Attempt, AttemptState, AttemptStatus, Day, Difficulty, Filter, Theme};
use azulejo_rules::Players;
use serde::{Deserialize, Serialize};

/// What is kept of drills and daily puzzles. Puzzles, days and filters that no longer exist are passed
/// over.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Kept {
    /// Attempts at drills; at most one for a puzzle.
    drills: Vec<AttemptState>,
    /// Attempts at daily puzzles; at most one for a day.
    days: Vec<KeptDay>,
    /// Which drills were chosen last.
    filter: KeptFilter,
}

/// An attempt at the puzzle of a day.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct KeptDay {
    day: String,
    /// Whether it was solved on that very day, and not made up for later.
    on_time: bool,
    attempt: AttemptState,
}

/// A filter by names.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct KeptFilter {
    theme: String,
    difficulty: u8,
    players: u8,
}

impl Kept {
    /// What was done at a drill.
    pub(super) fn drill(&self, id: &str) -> Option<&AttemptState> {
        self.drills.iter().find(|attempt| attempt.puzzle == id)
    }

    /// How far somebody has come with a drill.
    pub(super) fn status(&self, id: &str) -> AttemptStatus {
        self.drill(id).map(|attempt| attempt.status).unwrap_or_default()
    }

    /// Keeps an attempt at a drill. One that is done again and not yet over does not undo the one before.
    pub(super) fn keep_drill(&mut self, attempt: &Attempt) {
        let id = &attempt.puzzle().id;
        if self.status(id) != AttemptStatus::Open && !attempt.is_over() {
            return;
        }
        self.drills.retain(|kept| kept.puzzle != *id);
        self.drills.push(attempt.state());
    }

    /// What was done at the puzzle of a day.
    pub(super) fn day(&self, day: Day) -> Option<&AttemptState> {
        self.days.iter().find(|kept| kept.day == day.to_string()).map(|kept| &kept.attempt)
    }

    /// Keeps an attempt at the puzzle of a day, made today.
    pub(super) fn keep_day(&mut self, day: Day, today: Day, attempt: &Attempt) {
        let name = day.to_string();
        self.days.retain(|kept| kept.day != name);
        let on_time = attempt.is_solved() && day == today;
        self.days.push(KeptDay { day: name, on_time, attempt: attempt.state() });
    }

    /// The days whose puzzle was solved on the day itself.
    pub(super) fn solved_days(&self) -> Vec<Day> {
        let on_time = self.days.iter().filter(|kept| kept.on_time);
        on_time.filter_map(|kept| kept.day.parse().ok()).collect()
    }

    /// Which drills were chosen last.
    pub(super) fn filter(&self) -> Filter {
        let KeptFilter { theme, difficulty, players } = &self.filter;
        Filter {
            theme: Theme::ALL.into_iter().find(|it| it.name() == theme),
            difficulty: Difficulty::new(*difficulty),
            players: Players::new(usize::from(*players)),
        }
    }

    /// Keeps which drills are chosen.
    pub(super) fn keep_filter(&mut self, filter: Filter) {
        self.filter = KeptFilter {
            theme: filter.theme.map_or("", Theme::name).to_owned(),
            difficulty: filter.difficulty.map_or(0, Difficulty::number),
            players: filter.players.map_or(0, |players| players.count() as u8),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drills::shelf::puzzles;
    use azulejo_lessons::Streak;
    use azulejo_web::{json, parts};

    fn attempt() -> Attempt {
        Attempt::new(puzzles().all()[0].clone())
    }

    fn solved() -> Attempt {
        let mut attempt = attempt();
        attempt.play(attempt.puzzle().best);
        attempt
    }

    fn day(number: u8) -> Day {
        Day::new(2026, 11, number).expect("a day")
    }

    #[test]
    fn a_drill_done_again_stays_solved_until_it_is_over_again() {
        let mut kept = Kept::default();
        kept.keep_drill(&solved());
        kept.keep_drill(&attempt());
        assert_eq!(kept.status(&attempt().puzzle().id), AttemptStatus::Solved);
        let mut given_up = attempt();
        given_up.give_up();
        kept.keep_drill(&given_up);
        assert_eq!(kept.status(&attempt().puzzle().id), AttemptStatus::Shown);
    }

    #[test]
    fn only_what_is_solved_on_its_day_counts_for_the_streak() {
        let mut kept = Kept::default();
        kept.keep_day(day(14), day(14), &solved());
        kept.keep_day(day(15), day(16), &solved());
        kept.keep_day(day(16), day(16), &solved());
        assert_eq!(Streak::of(&kept.solved_days(), day(16)), Streak { current: 1, longest: 1 });
        assert!(kept.day(day(15)).is_some_and(|attempt| attempt.status == AttemptStatus::Solved));
    }

    #[test]
    fn everything_is_found_again_in_what_was_written() {
        let mut kept = Kept::default();
        kept.keep_drill(&solved());
        kept.keep_day(day(16), day(16), &attempt());
        let filter = Filter {
            theme: Some(Theme::Floor),
            difficulty: Some(Difficulty::Hard),
            players: Some(Players::Three),
        };
        kept.keep_filter(filter);
        let read: Kept = json::read(&parts::text(&kept)).expect("what was written");
        assert_eq!(read, kept);
        assert_eq!(read.filter(), filter);
        assert_eq!(json::read::<Kept>("{}"), Ok(Kept::default()));
    }
}
