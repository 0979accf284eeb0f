//! A game that was looked back at, as text.

use super::{GameAnalysis, sentences, table, totals};
use crate::draw::Row;
use crate::words;

/// How wide sentences may run.
const WIDTH: usize = 92;

/// The whole analysis, at most 100 columns wide.
pub(crate) fn game_text(analysis: &GameAnalysis<'_>) -> Vec<Row> {
    let head = wrapped(&head(analysis), WIDTH).into_iter().map(|line| Row::new().strong(line));
    let mut rows: Vec<Row> = head.collect();
    rows.push(Row::new().dim(words::rules(analysis.game.rules())));
    rows.push(care(analysis));
    if analysis.sheet.story().is_empty() {
        rows.push(Row::new().text("Nothing has happened yet"));
        return rows;
    }
    rows.extend(table::rounds(analysis));
    rows.extend(costliest(analysis));
    rows.extend(totals::totals(analysis));
    rows
}

/// `guest (seat 1), bot:hard (seat 2): 41-38`.
fn head(analysis: &GameAnalysis<'_>) -> String {
    let GameAnalysis { game, names, .. } = analysis;
    let players: Vec<String> = game.rules().seats().map(|seat| names.within(seat)).collect();
    let result = match game.position().outcome() {
        Some(outcome) => {
            let scores: Vec<String> =
                outcome.standings.iter().map(|standing| standing.score.to_string()).collect();
            scores.join("-")
        }
        None => "not over".to_owned(),
    };
    format!("{}: {result}", players.join(", "))
}

fn care(analysis: &GameAnalysis<'_>) -> Row {
    let care = analysis.care;
    Row::new().dim(format!(
        "{} nodes for a search, {} other deals, seed {}",
        care.nodes, care.deals, care.seed
    ))
}

/// The costliest moments, numbered as in the drawing.
fn costliest(analysis: &GameAnalysis<'_>) -> Vec<Row> {
    let told = sentences::costliest(analysis);
    let title = match told.len() {
        0 => "No move cost much",
        1 => "The costliest moment",
        _ => "The costliest moments",
    };
    let mut rows = vec![Row::new(), Row::new().strong(title)];
    for (number, sentences) in (1..).zip(&told) {
        let mut start = format!("{number}. ");
        for line in wrapped(sentences, WIDTH) {
            rows.push(Row::new().dim(format!("  {start}")).text(line));
            start = " ".repeat(start.len());
        }
    }
    rows
}

/// The text in lines of so many letters, broken at blanks.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().map_or(0, |line| line.chars().count());
        match lines.last_mut() {
            Some(last) if line == 0 => last.push_str(word),
            Some(last) if line + 1 + word.chars().count() <= width => {
                last.push(' ');
                last.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyze::fixture;
    use crate::draw::Ink;

    #[test]
    fn a_game_is_told_round_by_round_and_summed_up() {
        let game = fixture::game();
        let rows = game_text(&fixture::analysis(&game));
        let text: String = rows.iter().map(|row| row.render(Ink::Plain) + "\n").collect();
        assert_eq!(text, include_str!("fixture/game.txt"));
    }

    #[test]
    fn text_is_broken_at_blanks() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("unbreakable é é", 5), ["unbreakable", "é é"]);
        assert_eq!(wrapped("", 5), [""]);
    }
}
