//! A deal in words.

use super::counted;
use crate::draw::{Row, Style};
use azulejo_rules::{DealReport, Position, Tile};

/// How a round began, told after its deal.
pub(crate) fn deal(round: u16, pos: &Position, report: &DealReport) -> Vec<Row> {
    let starts = format!(" · seat {} starts", pos.first());
    let mut rows = vec![Row::new(), Row::new().strong(format!("Round {round}")).text(starts)];
    rows.extend(supply(report));
    if let Some((factory, tile)) = report.extra {
        rows.push(tile_named(format!("  Factory {factory} gets an extra "), tile));
    }
    for &(to, from, tile) in &report.pulled {
        let pulls = tile_named(format!("  Factory {to} pulls a "), tile);
        rows.push(pulls.text(format!(" from factory {from}")));
    }
    rows
}

/// Whether the tiles lasted (RULES 4.1).
fn supply(report: &DealReport) -> Vec<Row> {
    let poured = report.lid_poured.map(|drawn| match drawn {
        0 => "  The bag is empty: the lid is poured back into it".to_owned(),
        drawn => format!("  After {} the lid is poured back into the bag", counted(drawn, "tile")),
    });
    let missing = (report.missing > 0)
        .then(|| format!("  Bag and lid are empty: {} missing", counted(report.missing, "tile")));
    poured.into_iter().chain(missing).map(|text| Row::new().text(text)).collect()
}

fn tile_named(before: String, tile: Tile) -> Row {
    Row::new().text(before).styled(Style::Ghost(tile), tile.name())
}
