//! Every move of a game, a table for each round.

use super::GameAnalysis;
use super::units::{percent, signed_percent, signed_points};
use crate::draw::{Row, Style};
use azulejo_rules::{Move, Seat};
use azulejo_study::{Decision, Fortune, Grade, Moment};
use azulejo_view::{Args, Texts};

/// How wide a row may be.
const WIDTH: usize = 100;

/// Where the columns end or begin.
const SIGN: usize = 21;
const BEFORE: usize = 30;
const AFTER: usize = 39;
const LOSS: usize = 48;
const MARGIN: usize = 56;
const SOLVED: usize = 58;
const LINE: usize = 68;

/// ```text
/// Round 1    after the deal:      1:  55.4%     2:  44.6%
///            its luck:            1:  +2.8%     2:  −2.8%
///  move seat                Chance to win     lost  Points            The best line
///     1    1  1R2      ?!  55.4% →  52.3%     3.0%    −1.5            2B3 4Y1 3K2 …
/// ```
pub(super) fn rounds(analysis: &GameAnalysis<'_>) -> Vec<Row> {
    let (mut rows, mut number) = (Vec::new(), 0);
    for (_, moment) in analysis.sheet.moments() {
        match moment {
            Moment::Deal(fortune) => rows.extend(heading(fortune, analysis)),
            Moment::Move(decision) => {
                number += 1;
                rows.push(line_of(analysis.texts, number, decision));
            }
        }
    }
    rows
}

fn heading(fortune: &Fortune, analysis: &GameAnalysis<'_>) -> Vec<Row> {
    let texts = analysis.texts;
    let seats = || analysis.game.rules().seats();
    let chances: Vec<String> =
        seats().map(|seat| percent(texts, fortune.after[seat.index()].chance)).collect();
    let luck: Option<Vec<String>> =
        seats().map(|seat| Some(signed_percent(texts, fortune.luck(seat)?.worth.chance))).collect();
    let round = texts.tell("round", &Args::new().number("round", fortune.round));
    let columns = Row::new()
        .right(5, Style::Dim, texts.say("analysis-move"))
        .column(10, Style::Dim, texts.say("analysis-seat"))
        .column(AFTER, Style::Dim, texts.say("review-chances"))
        .column(LOSS, Style::Dim, texts.say("analysis-lost"))
        .column(MARGIN, Style::Dim, texts.say("review-points"))
        .pad(LINE)
        .dim(texts.say("review-line-best"));
    let after = Row::new().strong(round).pad(11).dim(texts.say("analysis-after-deal"));
    let after = by_seat(after, &chances);
    let label = || Row::new().pad(11).dim(texts.say("analysis-deal-luck"));
    let luck = luck.map(|luck| by_seat(label(), &luck));
    [Row::new(), after].into_iter().chain(luck).chain([columns]).collect()
}

/// `1:  55.4%   2:  44.6%`, in columns.
fn by_seat(start: Row, numbers: &[String]) -> Row {
    numbers.iter().zip(Seat::ALL).enumerate().fold(start, |row, (index, (number, seat))| {
        let row = row.text(" ").pad(32 + 14 * index).dim(format!("{seat}:"));
        row.right(42 + 14 * index, Style::Plain, number.as_str())
    })
}

fn line_of(texts: &Texts, number: u32, decision: &Decision) -> Row {
    let seat = decision.seat.index();
    let [before, after] = [&decision.best, &decision.played]
        .map(|found| percent(texts, found.prospects[seat].chance));
    let row = Row::new()
        .right(5, Style::Dim, number.to_string())
        .right(10, Style::Plain, decision.seat.to_string())
        .text(format!("  {}", decision.mv()))
        .pad(SIGN)
        .styled(style(decision.grade()), decision.grade().sign())
        .right(BEFORE, Style::Plain, before)
        .dim(" → ")
        .right(AFTER, Style::Plain, after);
    let row = if decision.is_best() { row } else { losses(texts, row, decision) };
    let row =
        if decision.is_solved() { row.pad(SOLVED).dim(texts.say("review-solved")) } else { row };
    let line = line(&decision.best.line, WIDTH - LINE);
    row.pad(LINE).styled(if decision.is_best() { Style::Dim } else { Style::Plain }, line)
}

fn losses(texts: &Texts, row: Row, decision: &Decision) -> Row {
    let (loss, style) = (decision.loss(), style(decision.grade()));
    row.right(LOSS, style, percent(texts, loss.chance)).right(
        MARGIN,
        Style::Plain,
        signed_points(texts, -loss.lead),
    )
}

const fn style(grade: Grade) -> Style {
    match grade {
        Grade::Best | Grade::Good => Style::Plain,
        Grade::Inaccuracy => Style::Gold,
        Grade::Mistake | Grade::Blunder => Style::Loss,
    }
}

/// As many moves as fit.
pub(super) fn line(moves: &[Move], width: usize) -> String {
    let mut text = String::new();
    for mv in moves {
        let mv = mv.to_string();
        // Two columns stay free for the sign that something is left out.
        if text.len() + mv.len() + 3 > width {
            return text + " …";
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text += &mv;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cut_where_it_would_not_fit() {
        let moves: Vec<Move> =
            ["3R2", "CBF", "4R2<BK", "3@5"].map(|mv| mv.parse().unwrap()).to_vec();
        assert_eq!(line(&moves, 40), "3R2 CBF 4R2<BK 3@5");
        assert_eq!(line(&moves, 16), "3R2 CBF 4R2<BK …");
        assert_eq!(line(&moves, 15), "3R2 CBF …");
        assert_eq!(line(&[], 15), "");
    }
}
