//! A position that was looked into, as text.

use super::table;
use super::units::{percent, points, signed_points};
use crate::draw::{Row, Style};
use crate::words;
use azulejo_rules::{BySeat, Position};
use azulejo_search::{Finding, Prospect};
use azulejo_study::Expectation;
use azulejo_study::analysis::{PositionAnalysis, PositionFindings};

/// How wide a line of moves may be.
const LINE: usize = 44;

/// What there is to say about a position, at most 100 columns wide.
pub(crate) fn position_text(analysis: &PositionAnalysis) -> Vec<Row> {
    let PositionAnalysis { position, care, found } = analysis;
    let mut rows = vec![Row::new().dim(words::rules(position.rules()))];
    rows.extend(match found {
        PositionFindings::Moves(found) => moves(position, found, care.nodes),
        PositionFindings::Deal(Some(expected)) => deal(position, expected),
        PositionFindings::Deal(None) => vec![Row::new().text(due(position))],
        PositionFindings::Over(outcome) => {
            let over = Row::new().text(format!("The game ended with round {}.", position.round()));
            [vec![over], words::game_end(outcome)].concat()
        }
    });
    rows
}

/// ```text
/// Round 3: seat 1 is to move. The best moves, by 300000 nodes each:
///          chance  points    depth  line
///   3R2     61.0%    +2.5   solved  3R2 CBF 1Y1
/// ```
fn moves(position: &Position, found: &[Finding], nodes: u64) -> Vec<Row> {
    let Some(seat) = position.player_to_move() else { return Vec::new() };
    let best = match found.len() {
        1 => "The best move".to_owned(),
        count => format!("The {count} best moves"),
    };
    let title = format!(
        "Round {}: seat {seat} is to move. {best} with {nodes} nodes for a search:",
        position.round()
    );
    let columns = ["chance to win", "lead", "depth"].map(str::to_owned);
    let columns = columns_of(Row::new(), &columns, Style::Dim).pad(48).dim("best line");
    let rows = found.iter().map(|found| {
        let Prospect { chance, lead, .. } = found.prospects[seat.index()];
        let depth = if found.solved { "solved".to_owned() } else { found.depth.to_string() };
        let name = Row::new().text("  ").strong(found.best.to_string());
        let row = columns_of(name, &[percent(chance), signed_points(lead), depth], Style::Plain);
        row.pad(48).dim(table::line(&found.line, LINE))
    });
    [Row::new().text(title), columns].into_iter().chain(rows).collect()
}

fn columns_of(name: Row, cells: &[String], style: Style) -> Row {
    let ends = [24, 34, 44];
    ends.into_iter().zip(cells).fold(name, |row, (end, cell)| row.right(end, style, cell.as_str()))
}

fn due(position: &Position) -> String {
    format!(
        "Round {}: the bag is to be drawn from; seat {} begins.",
        position.round(),
        position.first()
    )
}

fn deal(position: &Position, expected: &Expectation) -> Vec<Row> {
    let Expectation { deals, mean, error } = expected;
    let title = format!("{} Over {deals} deals drawn from it, on average:", due(position));
    let columns = ["chance to win", "lead", "points"].map(str::to_owned);
    let columns = columns_of(Row::new(), &columns, Style::Dim);
    let note = Row::new().dim(errors(error));
    let rows = position.rules().seats().zip(mean).map(|(seat, prospect)| {
        let Prospect { chance, lead, points: total } = *prospect;
        let cells = [percent(chance), signed_points(lead), format!("{:.1}", points(total))];
        columns_of(Row::new().text(format!("  Seat {seat}")), &cells, Style::Plain)
    });
    [Row::new().text(title), columns].into_iter().chain(rows).chain([note]).collect()
}

/// The largest of the seats' errors stands for all.
fn errors(error: &BySeat<Prospect>) -> String {
    let most = |of: fn(&Prospect) -> i32| error.iter().map(of).max().unwrap_or(0);
    let (chance, lead) = (most(|error| error.chance), most(|error| error.lead));
    format!("  The standard errors are up to {} and {:.1} points.", percent(chance), points(lead))
}
