//! What a player may expect, as plain data.

use azulejo_rules::BySeat;
use azulejo_search::{Prospect, Utility};
use serde::{Deserialize, Serialize};

/// One point, in the unit of expected points and leads.
pub(crate) const POINT: i32 = 100;

/// What a player may expect of a game; in JSON the three numbers in a list, as there are many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "[i32; 3]", into = "[i32; 3]")]
pub struct Expected {
    /// The chance to win, in hundredths of a percent.
    pub chance: i32,
    /// The lead at the end over the best of the others, in hundredths of a point.
    pub lead: i32,
    /// The points at the end, in hundredths.
    pub points: i32,
}

impl From<[i32; 3]> for Expected {
    fn from([chance, lead, points]: [i32; 3]) -> Expected {
        Expected { chance, lead, points }
    }
}

impl From<Expected> for [i32; 3] {
    fn from(expected: Expected) -> [i32; 3] {
        [expected.chance, expected.lead, expected.points]
    }
}

impl From<Prospect> for Expected {
    fn from(Prospect { points, lead, chance }: Prospect) -> Expected {
        Expected { chance, lead, points }
    }
}

impl From<Expected> for Prospect {
    fn from(Expected { chance, lead, points }: Expected) -> Prospect {
        Prospect { points, lead, chance }
    }
}

impl Expected {
    /// What everybody may expect.
    pub(crate) fn all(prospects: &[Prospect]) -> Vec<Expected> {
        prospects.iter().copied().map(Expected::from).collect()
    }

    /// Whether these are numbers that a search can have found. No game brings a thousand points,
    /// so that sums of sound numbers never overflow.
    fn is_sound(self) -> bool {
        const MOST: i32 = 100_000;
        let within = |number: i32| (-MOST..=MOST).contains(&number);
        (0..=Utility::WIN).contains(&self.chance) && within(self.lead) && within(self.points)
    }
}

/// One for each of so many seats; `None` if there are more or fewer, or unsound ones.
pub(crate) fn prospects(expected: &[Expected], seats: usize) -> Option<BySeat<Prospect>> {
    let sound = expected.len() == seats && expected.iter().all(|one| one.is_sound());
    sound.then(|| expected.iter().copied().map(Prospect::from).collect())
}
