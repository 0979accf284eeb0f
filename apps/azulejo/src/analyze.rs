//! Looking back at a game and into a position, told as text, as JSON and as a drawing.

#[cfg(test)]
mod fixture;
mod game_text;
mod json;
mod plot;
mod position_text;
mod subject;
mod table;
mod totals;
mod units;

pub(crate) use game_text::game_text;
pub(crate) use json::game_json;
pub(crate) use plot::plot;
pub(crate) use position_text::position_text;
pub(crate) use subject::Subject;

use crate::seat_names::SeatNames;
use azulejo_rules::{BySeat, Game};
use azulejo_study::analysis::SeatSummary;
use azulejo_study::review::CurvePoint;
use azulejo_study::{Care, Costly, Decision, Sheet};
use azulejo_view::{Reviewer, Texts};

/// The analysis of a game.
pub(crate) struct GameAnalysis<'a> {
    game: &'a Game,
    texts: &'a Texts,
    names: SeatNames,
    care: Care,
    sheet: Sheet,
    /// Each player's chance after each moment.
    curves: Vec<CurvePoint>,
    costliest: Vec<Costly>,
    seats: BySeat<SeatSummary>,
}

impl<'a> GameAnalysis<'a> {
    /// The analysis of a game that was reviewed with this care.
    pub(crate) fn new(
        game: &'a Game,
        care: Care,
        sheet: Sheet,
        texts: &'a Texts,
    ) -> GameAnalysis<'a> {
        GameAnalysis {
            game,
            texts,
            names: SeatNames::of(texts, game),
            care,
            curves: sheet.curves(),
            costliest: sheet.costliest(),
            seats: SeatSummary::all(&sheet),
            sheet,
        }
    }

    fn reviewer(&self) -> Reviewer<'_> {
        Reviewer::new(self.texts, self.names.names())
    }

    /// The costliest decisions, the costliest first.
    fn costly_decisions(&self) -> impl Iterator<Item = (usize, &Decision)> {
        self.costliest
            .iter()
            .filter_map(|costly| Some((costly.moment, self.sheet.decision(costly.moment)?)))
    }
}
