//! The analysis of a position as text.

use super::table;
use super::units::{percent, points, signed_points};
use crate::draw::{Row, Style};
use azulejo_rules::{BySeat, Position, Seat};
use azulejo_search::{Finding, Prospect};
use azulejo_study::Expectation;
use azulejo_study::analysis::{PositionAnalysis, PositionFindings};
use azulejo_view::hosted::rules_told;
use azulejo_view::{Args, Names, Narrator, Texts};

/// How wide a line of moves may be.
const LINE: usize = 44;

/// The analysis of a position, at most 100 columns wide.
pub(crate) fn position_text(analysis: &PositionAnalysis, texts: &Texts) -> Vec<Row> {
    let PositionAnalysis { position, care, found } = analysis;
    let names = Names::by_seat(texts, position.rules());
    let mut rows = vec![Row::new().dim(rules_told(texts, position.rules()))];
    rows.extend(match found {
        PositionFindings::Moves(found) => moves(position, found, care.nodes, texts, &names),
        PositionFindings::Deal(Some(expected)) => deal(position, expected, texts, &names),
        PositionFindings::Deal(None) => vec![Row::new().text(due(position, texts, &names))],
        PositionFindings::Over(outcome) => {
            let narrator = Narrator::new(texts, &names);
            let mut told = vec![
                texts.tell("draw-over", &Args::new().number("round", position.round())),
                narrator.ending(outcome.ending),
            ];
            told.extend(narrator.game_over(outcome));
            told.into_iter().map(|line| Row::new().text(line)).collect()
        }
    });
    rows
}

/// ```text
/// Round 3: Seat 1 is to move. The best moves by 300000 nodes for a search:
///          Chance to win      lead     depth    The best line
///   3R2            61.0%      +2.5     exact    3R2 CBF 1Y1
/// ```
fn moves(
    position: &Position,
    found: &[Finding],
    nodes: u64,
    texts: &Texts,
    names: &Names,
) -> Vec<Row> {
    let Some(seat) = position.player_to_move() else { return Vec::new() };
    let args = about(position, seat, names).text("nodes", nodes.to_string());
    let title = texts.tell("analysis-position", &args);
    let columns = ["review-chances", "analysis-lead", "analysis-depth"].map(|id| texts.say(id));
    let columns = columns_of(Row::new(), &columns, Style::Dim);
    let columns = columns.pad(48).dim(texts.say("review-line-best"));
    let rows = found.iter().map(|found| {
        let Prospect { chance, lead, .. } = found.prospects[seat.index()];
        let depth = if found.solved { texts.say("review-solved") } else { found.depth.to_string() };
        let name = Row::new().text("  ").strong(found.best.to_string());
        let cells = [percent(texts, chance), signed_points(texts, lead), depth];
        columns_of(name, &cells, Style::Plain).pad(48).dim(table::line(&found.line, LINE))
    });
    [Row::new().text(title), columns].into_iter().chain(rows).collect()
}

fn columns_of(name: Row, cells: &[String], style: Style) -> Row {
    let ends = [24, 34, 44];
    ends.into_iter().zip(cells).fold(name, |row, (end, cell)| row.column(end, style, cell.as_str()))
}

fn about(position: &Position, seat: Seat, names: &Names) -> Args {
    Args::new().number("round", position.round()).text("name", names.of(seat))
}

/// `Round 3: Seat 1 starts.`
fn due(position: &Position, texts: &Texts, names: &Names) -> String {
    texts.tell("deal-round", &about(position, position.first(), names))
}

fn deal(position: &Position, expected: &Expectation, texts: &Texts, names: &Names) -> Vec<Row> {
    let Expectation { deals, mean, error } = expected;
    let over = texts.tell("analysis-expected", &Args::new().number("deals", *deals));
    let title = format!("{} {over}", due(position, texts, names));
    let columns = ["review-chances", "analysis-lead", "review-points"].map(|id| texts.say(id));
    let columns = columns_of(Row::new(), &columns, Style::Dim);
    let note = Row::new().dim(format!("  {}", errors(error, texts)));
    let rows = position.rules().seats().zip(mean).map(|(seat, prospect)| {
        let Prospect { chance, lead, points: total } = *prospect;
        let cells = [percent(texts, chance), signed_points(texts, lead), points(texts, total)];
        columns_of(Row::new().text(format!("  {}", names.of(seat))), &cells, Style::Plain)
    });
    [Row::new().text(title), columns].into_iter().chain(rows).chain([note]).collect()
}

/// The largest of the seats' errors stands for all.
fn errors(error: &BySeat<Prospect>, texts: &Texts) -> String {
    let most = |of: fn(&Prospect) -> i32| error.iter().map(of).max().unwrap_or(0);
    let args = Args::new()
        .text("chance", percent(texts, most(|error| error.chance)))
        .text("points", points(texts, most(|error| error.lead)));
    texts.tell("analysis-errors", &args)
}
