//! A game in a few numbers.

use crate::moment::{Decision, Grade, Luck, Moment, Worth};
use crate::review::Sheet;
use azulejo_rules::{BySeat, Seat};
use azulejo_search::Value;

/// One player's way from the chance to win at the `start` to that at the `end`: by luck, by the own moves, by those of
/// the others, and by what no search had foreseen.
///
/// A [`SeatSheet`](crate::SeatSheet) differs in two numbers: its luck is relative to the table, so that it sums to 0
/// over the seats, and no move loses less than 0 points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatSummary {
    /// How many decisions there were.
    pub decisions: u32,
    /// How many of each grade, in the order of [`Grade::ALL`].
    pub grades: [u32; Grade::ALL.len()],
    /// What the own moves cost.
    pub lost: Worth,
    /// What the moves of the others brought, compared with their best ones.
    pub gifts: Worth,
    /// What the deals were worth, where all of them were compared with others.
    pub luck: Option<Luck>,
    /// The chance to win before the first deal, or after it where deals were not compared.
    pub start: Value,
    /// The chance to win after the last moment.
    pub end: Value,
}

impl SeatSummary {
    /// The summary of every player, as far as a sheet is filled.
    pub fn all(sheet: &Sheet) -> BySeat<SeatSummary> {
        let moments: Vec<&Moment> = sheet.moments().map(|(_, moment)| moment).collect();
        sheet.story().rules().seats().map(|seat| SeatSummary::of(seat, &moments)).collect()
    }

    fn of(seat: Seat, moments: &[&Moment]) -> SeatSummary {
        let decisions = || moments.iter().filter_map(|moment| moment.decision());
        let own = || decisions().filter(|decision| decision.seat == seat);
        let mut grades = [0; Grade::ALL.len()];
        own().for_each(|decision| grades[decision.grade().index()] += 1);
        let by_others = decisions().filter(|decision| decision.seat != seat);
        SeatSummary {
            decisions: own().count() as u32,
            grades,
            lost: own().map(Decision::loss).sum(),
            gifts: by_others.map(|decision| decision.effect(seat)).sum(),
            luck: luck(seat, moments),
            start: start(seat, moments),
            end: moments.last().map_or(0, |last| last.prospects()[seat.index()].chance),
        }
    }

    /// The mean loss of a decision, in hundredths of a percent of the chance to win.
    pub fn mean_loss(&self) -> Value {
        let decisions = self.decisions.max(1).cast_signed();
        (self.lost.chance + decisions / 2) / decisions
    }

    /// What remains of the way from start to end: what the searches had misjudged.
    pub fn unforeseen(&self) -> Value {
        let luck = self.luck.map_or(0, |luck| luck.worth.chance);
        self.end - self.start - luck + self.lost.chance - self.gifts.chance
    }
}

/// The sum over all deals; `None` if there was none, or one was not compared with others.
fn luck(seat: Seat, moments: &[&Moment]) -> Option<Luck> {
    let fortunes = moments.iter().filter_map(|moment| moment.fortune());
    let mut deals = fortunes.map(|fortune| fortune.luck(seat));
    let first = deals.next()??;
    deals.try_fold(first, |sum, luck| Some(sum + luck?))
}

fn start(seat: Seat, moments: &[&Moment]) -> Value {
    let Some(first) = moments.first() else { return 0 };
    let expected = first.fortune().and_then(|fortune| fortune.expected.as_ref());
    let before = expected.map_or(first.prospects(), |expected| &expected.mean);
    before[seat.index()].chance
}
