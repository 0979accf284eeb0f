//! How a round was scored, as a table.

use super::super::desk::Desk;
use crate::canvas::width as cells;
use crate::paint::Ink;
use crate::screen::Stage;
use crate::sheet::{Row, row};
use azulejo_rules::{FloorItem, Runs, Tray};
use azulejo_view::Args;
use azulejo_view::story::{RoundTable, SeatTable, TableRow, signed};

/// The widest columns of numbers.
const NUMBER: u16 = 12;

impl Desk {
    /// ```text
    ///                  In a row  In a column  Points  Score
    /// Ann                                        +12
    ///  red, row 3             3            2      +5     17
    ///  Floor R R P                                -4     13
    /// ```
    pub(super) fn scoring_rows(&self, stage: &Stage, round: u16, width: u16) -> Vec<Row> {
        let report = self.chronicle.as_ref().and_then(|told| told.report(round));
        let Some(table) = report.map(RoundTable::of) else { return Vec::new() };
        let heads = ["scoring-row", "scoring-column", "scoring-points", "scoring-score"];
        let heads = heads.map(|id| stage.texts.say(id));
        let mut rows = vec![line(width, "", &heads, Ink::Faint)];
        for seat in &table.seats {
            self.seat_rows(stage, seat, width, &mut rows);
        }
        rows
    }

    fn seat_rows(&self, stage: &Stage, table: &SeatTable, width: u16, rows: &mut Vec<Row>) {
        let name = self.narrated(stage, |narrator| narrator.name(table.seat).to_owned());
        let change = signed(i32::from(table.total) - i32::from(table.before));
        let none = String::new;
        rows.push(line(width, &name, &[none(), none(), change, none()], Ink::Strong));
        for placed in &table.rows {
            rows.push(row_line(stage, *placed, width));
        }
        rows.extend(floor_line(stage, table, width));
    }
}

fn row_line(stage: &Stage, placed: TableRow, width: u16) -> Row {
    let (tile, line_of, id, runs, score) = match placed {
        TableRow::Placed { tile, line, runs, score, .. } => {
            (tile, line, "scoring-placed", Some(runs), Some(score))
        }
        TableRow::Dropped { tile, line } => (tile, line, "scoring-dropped", None, None),
    };
    let args = Args::new().tile(tile).number("line", line_of.number());
    let run = |pick: fn(Runs) -> u8| match runs.map(pick) {
        // A tile alone is no run.
        Some(0 | 1) | None => "–".to_owned(),
        Some(length) => length.to_string(),
    };
    let told = [
        run(|runs| runs.row),
        run(|runs| runs.column),
        runs.map(|runs| signed(runs.points().into())).unwrap_or_default(),
        score.map(|score| score.to_string()).unwrap_or_default(),
    ];
    line(width, &format!(" {}", stage.texts.tell(id, &args)), &told, Ink::Text)
}

/// What the floor cost, where something lay there.
fn floor_line(stage: &Stage, table: &SeatTable, width: u16) -> Option<Row> {
    let spared = match table.tray {
        Some(Tray::Holds(item)) => Some(item),
        Some(Tray::Free) | None => None,
    };
    if table.floor.is_empty() && spared.is_none() {
        return None;
    }
    let items: Vec<String> = table.floor.iter().map(|item| letter(*item)).collect();
    let mut told = format!(" {} {}", stage.texts.say("scoring-floor"), items.join(" "));
    if let Some(item) = spared {
        told = format!("{told} {} {}", stage.texts.say("scoring-tray"), letter(item));
    }
    let (cost, lost) = (table.floor_cost, table.lost);
    // What would have gone below 0 is forgiven.
    let points = if lost < cost {
        let args = Args::new().number("lost", lost).number("cost", cost);
        stage.texts.tell("scoring-lost", &args)
    } else {
        signed(-i32::from(lost))
    };
    let numbers = [String::new(), String::new(), points, table.total.to_string()];
    Some(line(width, &told, &numbers, Ink::Text))
}

fn letter(item: FloorItem) -> String {
    match item {
        FloorItem::Tile(tile) => tile.letter().to_string(),
        FloorItem::Marker => "P".to_owned(),
    }
}

/// A text at the left, and numbers in columns at the right.
fn line(width: u16, text: &str, numbers: &[String; 4], ink: Ink) -> Row {
    let right: String = numbers.iter().map(|number| padded(number, NUMBER)).collect();
    let room = width.saturating_sub(4 * NUMBER);
    let left = crate::canvas::cut(text, room, "…");
    let gap = " ".repeat(usize::from(room.saturating_sub(cells(&left))));
    row(format!("{left}{gap}{right}"), ink)
}

/// A number at the right end of its column.
fn padded(text: &str, width: u16) -> String {
    let text = crate::canvas::cut(text, width - 1, "…");
    let gap = " ".repeat(usize::from(width.saturating_sub(cells(&text))));
    format!("{gap}{text}")
}
