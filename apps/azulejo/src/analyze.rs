//! Looking back at a game and into a position, told as text, as JSON and as a drawing.

mod describe;
#[cfg(test)]
mod fixture;
mod game_text;
mod json;
mod names;
mod plot;
mod position_text;
mod sentences;
mod subject;
mod table;
mod totals;
mod units;

pub(crate) use game_text::game_text;
pub(crate) use json::game_json;
use names::Names;
pub(crate) use plot::plot;
pub(crate) use position_text::position_text;
pub(crate) use subject::Subject;

use azulejo_rules::{BySeat, Game};
use azulejo_study::analysis::SeatSummary;
use azulejo_study::review::CurvePoint;
use azulejo_study::{Care, Costly, Decision, Sheet};

/// The analysis of a game.
pub(crate) struct GameAnalysis<'a> {
    game: &'a Game,
    names: Names,
    care: Care,
    sheet: Sheet,
    /// Each player's chance after each moment.
    curves: Vec<CurvePoint>,
    costliest: Vec<Costly>,
    seats: BySeat<SeatSummary>,
}

impl<'a> GameAnalysis<'a> {
    /// The analysis of a game that was reviewed with this care.
    pub(crate) fn new(game: &'a Game, care: Care, sheet: Sheet) -> GameAnalysis<'a> {
        GameAnalysis {
            game,
            names: Names::of(game),
            care,
            curves: sheet.curves(),
            costliest: sheet.costliest(),
            seats: SeatSummary::all(&sheet),
            sheet,
        }
    }

    /// The costliest decisions, the costliest first.
    fn costly_decisions(&self) -> impl Iterator<Item = (usize, &Decision)> {
        self.costliest
            .iter()
            .filter_map(|costly| Some((costly.moment, self.sheet.decision(costly.moment)?)))
    }
}
