//! A game in a few numbers.

use super::{Decision, Grade, Luck, Moment, Worth};
use crate::utility::Value;
use azulejo_rules::{BySeat, Rules, Seat};

/// What decided a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Each player.
    pub seats: BySeat<SeatSummary>,
    /// The moves that cost most of the chance to win, by their place among the moments, the
    /// costliest first: at most [`Summary::COSTLIEST`].
    pub costliest: Vec<usize>,
}

/// What a game was for one player: from `start` to `end` by luck, by the own moves, by those of the
/// others, and by what no search had foreseen.
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
    /// What the deals were worth, where that was looked at.
    pub luck: Option<Luck>,
    /// The chance to win before the first deal, or after it where luck was not looked at.
    pub start: Value,
    /// The chance to win after the last moment.
    pub end: Value,
}

impl SeatSummary {
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

impl Summary {
    /// How many moves are named at the most.
    pub const COSTLIEST: usize = 3;

    /// Adds moments up; they begin with the first deal of a game.
    pub(super) fn of(rules: Rules, moments: &[Moment]) -> Summary {
        let seats = rules.seats().map(|seat| seat_summary(seat, moments)).collect();
        Summary { seats, costliest: costliest(moments) }
    }
}

/// Only what deserves at least to be called inaccurate is named; of equals, the earlier one.
fn costliest(moments: &[Moment]) -> Vec<usize> {
    let decisions = moments.iter().enumerate().filter_map(|(index, moment)| {
        moment.decision().map(|decision| (index, decision.loss().chance))
    });
    let mut costly: Vec<(usize, Value)> =
        decisions.filter(|&(_, loss)| loss >= Grade::Inaccuracy.least_loss()).collect();
    costly.sort_by_key(|&(index, loss)| (-loss, index));
    costly.into_iter().map(|(index, _)| index).take(Summary::COSTLIEST).collect()
}

fn seat_summary(seat: Seat, moments: &[Moment]) -> SeatSummary {
    let decisions = || moments.iter().filter_map(Moment::decision);
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

/// The sum over all deals; `None` if there was none or one was not looked at.
fn luck(seat: Seat, moments: &[Moment]) -> Option<Luck> {
    let mut deals = moments.iter().filter_map(Moment::fortune).map(|fortune| fortune.luck(seat));
    let first = deals.next()??;
    deals.try_fold(first, |sum, luck| Some(sum + luck?))
}

fn start(seat: Seat, moments: &[Moment]) -> Value {
    let Some(first) = moments.first() else { return 0 };
    let expected = first.fortune().and_then(|fortune| fortune.expected.as_ref());
    let before = expected.map_or(first.prospects(), |expected| &expected.mean);
    before[seat.index()].chance
}
