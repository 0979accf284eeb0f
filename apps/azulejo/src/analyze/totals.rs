//! What luck and decisions come to, player by player.

use super::GameAnalysis;
use super::units::{fine_percent, percent, points, signed_percent, signed_points};
use crate::draw::{Row, Style};
use crate::seat_names::SeatNames;
use azulejo_rules::Seat;
use azulejo_study::Grade;
use azulejo_study::analysis::SeatSummary;
use azulejo_view::Args;

/// Where the first number of a table ends, and how far the others are apart.
const FIRST: usize = 40;
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
/// Luck of the deals                  To win         Points
///   Seat 1 · guest                    +7.2% ± 7.0     +5.5 ± 1.7
/// ```
fn luck(analysis: &GameAnalysis<'_>) -> Vec<Row> {
    let texts = analysis.texts;
    let rows: Vec<Row> = players(analysis)
        .filter_map(|(seat, summary)| {
            let luck = summary.luck?;
            let error = |hundredths: i32| format!("± {}", points(texts, hundredths));
            let cells = [
                signed_percent(texts, luck.worth.chance),
                error(luck.error.chance),
                signed_points(texts, luck.worth.lead),
                error(luck.error.lead),
            ];
            Some(row(&analysis.names, seat, &cells))
        })
        .collect();
    if rows.is_empty() {
        return Vec::new();
    }
    let columns = [texts.say("review-to-win"), String::new(), texts.say("review-points")];
    let title = title(&texts.say("review-luck-title"), &columns);
    let deals = Args::new().text("deals", analysis.care.deals.to_string());
    let note = format!("  {}", texts.tell("analysis-luck-note", &deals));
    [vec![Row::new(), title], rows, vec![Row::new().dim(note)]].concat()
}

/// The way from the first chance to the last one.
fn course(analysis: &GameAnalysis<'_>) -> Vec<Row> {
    let texts = analysis.texts;
    let columns = [
        texts.say("analysis-start"),
        texts.say("analysis-luck"),
        texts.say("analysis-own"),
        texts.say("analysis-others"),
        texts.say("analysis-unforeseen"),
        texts.say("analysis-end"),
    ];
    let rows = players(analysis).map(|(seat, summary)| {
        let luck = summary.luck.map(|luck| signed_percent(texts, luck.worth.chance));
        let cells = [
            percent(texts, summary.start),
            luck.unwrap_or_else(|| "-".to_owned()),
            signed_percent(texts, -summary.lost.chance),
            signed_percent(texts, summary.gifts.chance),
            signed_percent(texts, summary.unforeseen()),
            percent(texts, summary.end),
        ];
        row(&analysis.names, seat, &cells)
    });
    let title = title(&texts.say("analysis-course"), &columns);
    [Row::new(), title].into_iter().chain(rows).collect()
}

/// How well each player has played.
fn accuracy(analysis: &GameAnalysis<'_>) -> Vec<Row> {
    let texts = analysis.texts;
    let numbers = [
        texts.say("analysis-moves"),
        texts.say("analysis-mean-loss"),
        texts.say("analysis-points-lost"),
    ];
    let grades = Grade::ALL.map(|grade| match grade {
        Grade::Best => texts.say("analysis-best"),
        Grade::Good => texts.say("analysis-good"),
        Grade::Inaccuracy | Grade::Mistake | Grade::Blunder => grade.sign().to_owned(),
    });
    let rows = players(analysis).map(|(seat, summary)| {
        let numbers = [
            summary.decisions.to_string(),
            fine_percent(texts, summary.mean_loss()),
            points(texts, summary.lost.lead),
        ];
        let grades = summary.grades.map(|count| count.to_string());
        accuracy_row(Row::new().text(name(&analysis.names, seat)), &numbers, &grades, Style::Plain)
    });
    let title = Row::new().strong(texts.say("review-players"));
    let title = accuracy_row(title, &numbers, &grades, Style::Dim);
    [Row::new(), title].into_iter().chain(rows).collect()
}

/// Three wide columns, then a narrow one for each grade.
fn accuracy_row(name: Row, numbers: &[String], grades: &[String], style: Style) -> Row {
    let row = cells(name, numbers, style);
    let from = FIRST + 2 * STEP;
    grades
        .iter()
        .enumerate()
        .fold(row, |row, (index, grade)| row.column(from + 6 * (index + 1), style, grade.as_str()))
}

fn title(text: &str, columns: &[String]) -> Row {
    cells(Row::new().strong(text), columns, Style::Dim)
}

fn row(names: &SeatNames, seat: Seat, numbers: &[String]) -> Row {
    cells(Row::new().text(name(names, seat)), numbers, Style::Plain)
}

fn name(names: &SeatNames, seat: Seat) -> String {
    format!("  {}", names.title(seat))
}

fn cells(name: Row, numbers: &[String], style: Style) -> Row {
    numbers
        .iter()
        .enumerate()
        .fold(name, |row, (index, number)| row.column(FIRST + STEP * index, style, number.as_str()))
}
