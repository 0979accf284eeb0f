//! Entries, added up.

use super::entry::{Entry, Finish, Points};
use crate::review::Accuracy;
use azulejo_rules::Rules;
use azulejo_search::Level;

/// What some games come to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many games.
    pub games: u32,
    /// How many were won alone.
    pub won: u32,
    /// How many were won together with others.
    pub shared: u32,
    /// How many were lost.
    pub lost: u32,
    /// How many were left before the end.
    pub left: u32,
    /// How many were played to their end: the following numbers are of those.
    pub whole: u32,
    /// All points together.
    pub score: u32,
    /// The most points of a game.
    pub best: u16,
    /// All leads together.
    pub margin: i32,
    /// All rounds together.
    pub rounds: u32,
    /// Where all points came from.
    pub points: Points,
}

impl Tally {
    fn add(&mut self, entry: &Entry) {
        self.games += 1;
        *self.count(entry.finish) += 1;
        if entry.whole {
            self.whole += 1;
            self.score += u32::from(entry.score);
            self.best = self.best.max(entry.score);
            self.margin += entry.margin;
            self.rounds += entry.rounds;
            self.points += entry.points;
        }
    }

    fn count(&mut self, finish: Finish) -> &mut u32 {
        match finish {
            Finish::Won => &mut self.won,
            Finish::Shared => &mut self.shared,
            Finish::Lost => &mut self.lost,
            Finish::Left => &mut self.left,
        }
    }

    /// A number of all whole games as the mean of one, in hundredths; `None` without a game.
    ///
    /// ```
    /// use azulejo_study::Tally;
    /// let tally = Tally { whole: 3, score: 100, ..Tally::default() };
    /// assert_eq!(tally.mean(tally.score), Some(3333));
    /// assert_eq!(Tally::default().mean(0), None);
    /// ```
    pub fn mean(&self, sum: u32) -> Option<u32> {
        (100 * sum).checked_div(self.whole)
    }

    /// What the floor took in a round, in hundredths of a point; `None` without a round.
    pub fn floor_a_round(&self) -> Option<u32> {
        (100 * self.points.floor).checked_div(self.rounds)
    }

    /// How many of a hundred games were won, a shared victory counting half; `None` without a game.
    pub fn percent_won(&self) -> Option<u32> {
        (100 * self.won + 50 * self.shared).checked_div(self.games)
    }
}

/// How well somebody played in one of the games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccuracyPoint {
    /// The name under which the game is kept.
    pub id: String,
    /// When it was played.
    pub date: String,
    /// The rule set.
    pub rules: Rules,
    /// How well.
    pub accuracy: Accuracy,
}

/// Statistics.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Numbers {
    /// All games.
    pub all: Tally,
    /// By rule set: those that were played, in the order of [`Rules::ALL`].
    pub by_rules: Vec<(Rules, Tally)>,
    /// By the levels of the bots, from the weakest; a game with bots of several levels counts for
    /// each of them.
    pub by_level: Vec<(Level, Tally)>,
    /// Games among people only.
    pub among_people: Tally,
    /// Accuracy over time, in the order of the entries.
    pub accuracy: Vec<AccuracyPoint>,
}

impl Numbers {
    /// Adds entries up.
    pub fn of(entries: &[Entry]) -> Numbers {
        let by_rules = Rules::ALL.map(|rules| (rules, tally(entries, |it| it.rules == rules)));
        let by_level =
            Level::ALL.map(|level| (level, tally(entries, |it| it.bots.contains(&level))));
        Numbers {
            all: tally(entries, |_| true),
            by_rules: by_rules.into_iter().filter(|(_, tally)| tally.games > 0).collect(),
            by_level: by_level.into_iter().filter(|(_, tally)| tally.games > 0).collect(),
            among_people: tally(entries, |it| it.bots.is_empty()),
            accuracy: entries.iter().filter_map(accuracy).collect(),
        }
    }
}

fn tally(entries: &[Entry], chosen: impl Fn(&Entry) -> bool) -> Tally {
    let mut tally = Tally::default();
    entries.iter().filter(|entry| chosen(entry)).for_each(|entry| tally.add(entry));
    tally
}

fn accuracy(entry: &Entry) -> Option<AccuracyPoint> {
    let Entry { id, date, rules, accuracy, .. } = entry;
    let (id, date) = (id.clone(), date.clone());
    accuracy.map(|accuracy| AccuracyPoint { id, date, rules: *rules, accuracy })
}
