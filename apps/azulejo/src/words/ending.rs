//! The end of the game in words: bonuses, winners, tie-break.

use super::{counted, seats};
use crate::draw::{Row, Style};
use azulejo_rules::{Bonuses, Outcome, Seat, Standing, TieBreak};

/// ```text
///            points      rows   columns    colors     total
///   Seat 1       38     1 × 2     1 × 7         -        47
/// Seat 1 wins with 47 points
/// ```
pub(crate) fn game_end(outcome: &Outcome) -> Vec<Row> {
    let mut rows = vec![columns("", ["points", "rows", "columns", "colors", "total"], Style::Dim)];
    rows.extend(outcome.standings.iter().zip(Seat::ALL).map(|(standing, seat)| {
        let style = if outcome.has_won(seat) { Style::Strong } else { Style::Plain };
        columns(&format!("Seat {seat}"), parts(*standing).each_ref().map(String::as_str), style)
    }));
    rows.push(Row::new());
    rows.push(Row::new().strong(verdict(outcome)));
    rows
}

fn columns(name: &str, cells: [&str; 5], last: Style) -> Row {
    let start = Row::new().text(format!("  {name}"));
    cells.iter().enumerate().fold(start, |row, (index, cell)| {
        let style = if index + 1 == cells.len() { last } else { Style::Plain };
        row.right(18 + 10 * index, style, *cell)
    })
}

fn parts(Standing { score, bonuses }: Standing) -> [String; 5] {
    let bonus = |count: u8, value: u16| match count {
        0 => "-".to_owned(),
        count => format!("{count} × {value}"),
    };
    [
        score.saturating_sub(bonuses.points()).to_string(),
        bonus(bonuses.rows, Bonuses::ROW),
        bonus(bonuses.columns, Bonuses::COLUMN),
        bonus(bonuses.colors, Bonuses::COLOR),
        score.to_string(),
    ]
}

/// Who won, and how it was decided (RULES 5.3).
fn verdict(outcome: &Outcome) -> String {
    let winners = seats(&outcome.winners);
    let best = outcome.winners.first().map(|seat| outcome.standings[seat.index()]);
    let Some(Standing { score, bonuses }) = best else { return winners };
    let points = counted(score, "point");
    let rows = counted(bonuses.rows, "complete row");
    match outcome.tie_break {
        TieBreak::Points => format!("{winners} wins with {points}"),
        TieBreak::Rows => {
            format!("{} have {points}: {winners} wins with {rows}", seats(&tied(outcome, score)))
        }
        TieBreak::Shared => format!("{winners} share the victory with {points} and {rows} each"),
    }
}

fn tied(outcome: &Outcome, score: u16) -> Vec<Seat> {
    let all = outcome.standings.iter().zip(Seat::ALL);
    all.filter(|(standing, _)| standing.score == score).map(|(_, seat)| seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::Ink;
    use azulejo_rules::Ending;

    fn outcome(winners: &[usize], tie_break: TieBreak) -> Outcome {
        let standing = |score, rows, columns| Standing {
            score,
            bonuses: Bonuses { rows, columns, colors: 0 },
        };
        Outcome {
            ending: Ending::Row,
            standings: [standing(47, 1, 1), standing(47, 2, 0)].into_iter().collect(),
            winners: winners.iter().map(|&index| Seat::ALL[index]).collect(),
            tie_break,
        }
    }

    #[test]
    fn bonuses_are_counted_up() {
        let rows = game_end(&outcome(&[1], TieBreak::Rows));
        let text: String = rows.iter().map(|row| row.render(Ink::Plain) + "\n").collect();
        assert_eq!(
            text,
            "            points      rows   columns    colors     total
  Seat 1        38     1 × 2     1 × 7         -        47
  Seat 2        43     2 × 2         -         -        47

Seats 1 and 2 have 47 points: Seat 2 wins with 2 complete rows
"
        );
    }

    #[test]
    fn the_verdict_names_the_tie_break() {
        for (winners, tie_break, words) in [
            (&[0][..], TieBreak::Points, "Seat 1 wins with 47 points"),
            (
                &[1],
                TieBreak::Rows,
                "Seats 1 and 2 have 47 points: Seat 2 wins with 2 complete rows",
            ),
            (
                &[0, 1],
                TieBreak::Shared,
                "Seats 1 and 2 share the victory with 47 points and 1 complete row each",
            ),
        ] {
            assert_eq!(verdict(&outcome(winners, tie_break)), words);
        }
    }
}
