//! What luck and decisions come to, player by player.

use super::units::{percent, points, signed_percent, signed_points};
use super::{GameAnalysis, Names};
use crate::draw::{Row, Style};
use azulejo_rules::Seat;
use azulejo_search::Value;
use azulejo_study::Grade;
use azulejo_study::analysis::SeatSummary;

/// Where the first number of a table ends, and how far the others are apart.
const FIRST: usize = 36;
const STEP: usize = 12;

/// All tables.
pub(super) fn totals(analysis: &GameAnalysis<'_>) -> Vec<Row> {
    [luck(analysis), course(analysis), accuracy(analysis)].concat()
}

fn players<'a>(
    analysis: &'a GameAnalysis<'_>,
) -> impl Iterator<Item = (Seat, &'a SeatSummary)> + 'a {
    analysis.game.rules().seats().zip(&analysis.seats)
}

/// ```text
/// What the deals were worth          chance   (±)   points   (±)
///   Seat 1 · guest                    +7.2%   7.0     +5.5   1.7
/// ```
fn luck(analysis: &GameAnalysis<'_>) -> Vec<Row> {
    let rows: Vec<Row> = players(analysis)
        .filter_map(|(seat, summary)| {
            let luck = summary.luck?;
            let error = |of: f64| format!("± {of:.1}");
            let cells = [
                signed_percent(luck.worth.chance),
                error(100.0 * super::units::fraction(luck.error.chance)),
                signed_points(luck.worth.lead),
                error(points(luck.error.lead)),
            ];
            Some(row(&analysis.names, seat, &cells))
        })
        .collect();
    if rows.is_empty() {
        return Vec::new();
    }
    let title = title("What the deals were worth", &["chance", "", "points", ""]);
    let note = format!(
        "  Each deal is compared with {} others drawn from the same bag; ± is the standard error.",
        analysis.care.deals
    );
    [vec![Row::new(), title], rows, vec![Row::new().dim(note)]].concat()
}

/// The way from the first chance to the last one.
fn course(analysis: &GameAnalysis<'_>) -> Vec<Row> {
    let columns = ["start", "luck", "own moves", "others'", "unforeseen", "end"];
    let rows = players(analysis).map(|(seat, summary)| {
        let luck = summary.luck.map(|luck| signed_percent(luck.worth.chance));
        let cells = [
            percent(summary.start),
            luck.unwrap_or_else(|| "-".to_owned()),
            signed_percent(-summary.lost.chance),
            signed_percent(summary.gifts.chance),
            signed_percent(summary.unforeseen()),
            percent(summary.end),
        ];
        row(&analysis.names, seat, &cells)
    });
    let title = title("From start to end", &columns);
    [Row::new(), title].into_iter().chain(rows).collect()
}

/// How well each player has played.
fn accuracy(analysis: &GameAnalysis<'_>) -> Vec<Row> {
    let signs = Grade::ALL.map(|grade| match grade.sign() {
        "" => grade.name(),
        sign => sign,
    });
    let columns = ["moves", "mean loss", "points lost"].into_iter().chain(signs);
    let rows = players(analysis).map(|(seat, summary)| {
        let mean = |loss: Value| format!("{:.2}%", 100.0 * super::units::fraction(loss));
        let numbers = [
            summary.decisions.to_string(),
            mean(summary.mean_loss()),
            format!("{:.1}", points(summary.lost.lead)),
        ];
        let grades = summary.grades.map(|count| count.to_string());
        accuracy_row(Row::new().text(name(&analysis.names, seat)), &numbers, &grades, Style::Plain)
    });
    let columns: Vec<String> = columns.map(str::to_owned).collect();
    let title =
        accuracy_row(Row::new().strong("Accuracy"), &columns[..3], &columns[3..], Style::Dim);
    [Row::new(), title].into_iter().chain(rows).collect()
}

/// Three wide columns, then a narrow one for each grade.
fn accuracy_row(name: Row, numbers: &[String], grades: &[String], style: Style) -> Row {
    let row = cells(name, numbers, style);
    let from = FIRST + 2 * STEP;
    grades
        .iter()
        .enumerate()
        .fold(row, |row, (index, grade)| row.right(from + 6 * (index + 1), style, grade.as_str()))
}

fn title(text: &str, columns: &[&str]) -> Row {
    let columns: Vec<String> = columns.iter().map(|&column| column.to_owned()).collect();
    cells(Row::new().strong(text), &columns, Style::Dim)
}

fn row(names: &Names, seat: Seat, numbers: &[String]) -> Row {
    cells(Row::new().text(name(names, seat)), numbers, Style::Plain)
}

fn name(names: &Names, seat: Seat) -> String {
    format!("  {}", names.titled(seat))
}

fn cells(name: Row, numbers: &[String], style: Style) -> Row {
    numbers
        .iter()
        .enumerate()
        .fold(name, |row, (index, number)| row.right(FIRST + STEP * index, style, number.as_str()))
}
