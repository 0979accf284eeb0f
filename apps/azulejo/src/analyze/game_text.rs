//! A game that was looked back at, as text.

use super::{GameAnalysis, table, totals};
use crate::draw::{Row, wrapped};
use azulejo_view::Args;
use azulejo_view::hosted::rules_told;

/// How wide sentences may run.
const WIDTH: usize = 92;

/// The whole analysis, at most 100 columns wide.
pub(crate) fn game_text(analysis: &GameAnalysis<'_>) -> Vec<Row> {
    let texts = analysis.texts;
    let head = wrapped(&head(analysis), WIDTH).into_iter().map(|line| Row::new().strong(line));
    let mut rows: Vec<Row> = head.collect();
    rows.push(Row::new().dim(rules_told(texts, analysis.game.rules())));
    rows.push(care(analysis));
    if analysis.sheet.story().is_empty() {
        rows.push(Row::new().text(texts.say("review-empty")));
        return rows;
    }
    rows.extend(table::rounds(analysis));
    rows.extend(costliest(analysis));
    rows.extend(totals::totals(analysis));
    rows
}

/// `guest, Hard bot: 41-38`.
fn head(analysis: &GameAnalysis<'_>) -> String {
    let GameAnalysis { game, names, texts, .. } = analysis;
    let players: Vec<&str> = game.rules().seats().map(|seat| names.name(seat)).collect();
    let result = match game.position().outcome() {
        Some(outcome) => {
            let scores: Vec<String> =
                outcome.standings.iter().map(|standing| standing.score.to_string()).collect();
            scores.join("-")
        }
        None => texts.say("over-unfinished"),
    };
    format!("{}: {result}", players.join(", "))
}

fn care(analysis: &GameAnalysis<'_>) -> Row {
    let care = analysis.care;
    let args = Args::new()
        .text("nodes", care.nodes.to_string())
        .text("deals", care.deals.to_string())
        .text("seed", care.seed.to_string());
    Row::new().dim(analysis.texts.tell("analysis-care", &args))
}

/// The costliest moments, numbered as in the drawing.
fn costliest(analysis: &GameAnalysis<'_>) -> Vec<Row> {
    let told = analysis.reviewer().costliest(&analysis.sheet);
    let title = if told.is_empty() { "review-costliest-none" } else { "review-costliest" };
    let mut rows = vec![Row::new(), Row::new().strong(analysis.texts.say(title))];
    for (number, costly) in (1..).zip(&told) {
        let mut start = format!("{number}. ");
        for line in wrapped(&costly.to_string(), WIDTH) {
            rows.push(Row::new().dim(format!("  {start}")).text(line));
            start = " ".repeat(start.len());
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyze::fixture;
    use crate::draw::Ink;
    use azulejo_view::{Language, Texts, Theme};

    #[test]
    fn a_game_is_told_round_by_round_and_summed_up() {
        let (game, texts) = (fixture::game(), fixture::texts());
        let rows = game_text(&fixture::analysis(&game, &texts));
        let text: String = rows.iter().map(|row| row.render(Ink::Plain) + "\n").collect();
        assert_eq!(text, include_str!("fixture/game.txt"));
    }

    #[test]
    fn every_language_stays_within_the_width() {
        let game = fixture::game();
        for language in Language::ALL {
            let texts = Texts::terminal(language, Theme::Palace);
            let rows = game_text(&fixture::analysis(&game, &texts));
            let lines: Vec<String> = rows.iter().map(|row| row.render(Ink::Plain)).collect();
            assert!(lines.iter().all(|line| line.chars().count() <= 100), "{lines:#?}");
            assert!(lines.iter().all(|line| !line.contains('⟦')), "{lines:#?}");
        }
    }
}
