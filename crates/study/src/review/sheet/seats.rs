//! A game for one player.

use super::super::accuracy::Accuracy;
use super::loss;
use crate::moment::{Decision, Grade, Luck, Worth};
use azulejo_rules::Seat;

/// What is known about one player's game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatSheet {
    /// Who.
    pub seat: Seat,
    /// How well they played; `None` before the first decision in which there was a choice.
    pub accuracy: Option<Accuracy>,
    /// How many decisions are known.
    pub decisions: u32,
    /// How many of each grade, in the order of [`Grade::ALL`].
    pub grades: [u32; Grade::ALL.len()],
    /// What the own moves cost, never below 0.
    pub lost: Worth,
    /// What the moves of the others brought, compared with their best ones.
    pub gifts: Worth,
    /// What the deals were worth, relative to the table; `None` where that was not looked at.
    pub luck: Option<Luck>,
}

impl SeatSheet {
    pub(super) fn of<'a>(
        seat: Seat,
        decisions: impl Iterator<Item = &'a Decision>,
        luck: Option<Luck>,
    ) -> SeatSheet {
        let (own, others): (Vec<&Decision>, Vec<&Decision>) =
            decisions.partition(|decision| decision.seat == seat);
        let mut grades = [0; Grade::ALL.len()];
        for decision in &own {
            grades[decision.grade().index()] += 1;
        }
        SeatSheet {
            seat,
            accuracy: Accuracy::of_decisions(own.iter().copied()),
            decisions: own.len() as u32,
            grades,
            lost: own.iter().map(|decision| loss(decision)).sum(),
            gifts: others.iter().map(|decision| decision.effect(seat)).sum(),
            luck,
        }
    }
}
