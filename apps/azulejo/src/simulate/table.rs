//! A summary as a table for people.

use super::summary::Summary;
use azulejo_rules::Rules;
use azulejo_view::hosted::rules_told;
use azulejo_view::{Language, Texts, Theme};
use std::io::{self, Write};

/// ```text
/// 2cp: 2 players, wall: colored, factories: plain, seed 1
///   games              200,000 in 1.41 s, 141,895 a second
///   moves                70.33 a game
///   rounds                6.60 a game, 5 to 15
///   branching            23.14 legal moves a decision
///   ended by           199,999 row, 1 stalemate, 0 supply
///
///   seat     mean      sd     min     max     wins
///      1     2.95    4.31       0      70   47.2 %
///      2     2.96    4.32       0      75   47.3 %
///   shared victories                         5.5 %
/// ```
pub(crate) fn write_table(out: &mut dyn Write, rules: Rules, summary: &Summary) -> io::Result<()> {
    let texts = Texts::online(Language::En, Theme::Palace);
    writeln!(out, "{rules}: {}, seed {}", rules_told(&texts, rules), summary.seed)?;
    write_games(out, summary)?;
    writeln!(out)?;
    write_seats(out, summary)
}

fn write_games(out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
    let Summary { rounds, endings, seconds, .. } = summary;
    #[allow(clippy::cast_sign_loss, reason = "time does not run backwards")]
    let rate = grouped(summary.games_per_second as u64);
    let ends = format!(
        "row, {} stalemate, {} supply",
        grouped(endings.stalemate),
        grouped(endings.supply)
    );
    let mut line =
        |name: &str, value: String, words: String| writeln!(out, "  {name:<12}{value:>14} {words}");
    line("games", grouped(summary.games), format!("in {seconds:.2} s, {rate} a second"))?;
    line("moves", format!("{:.2}", summary.moves), "a game".to_owned())?;
    line(
        "rounds",
        format!("{:.2}", rounds.mean),
        format!("a game, {} to {}", rounds.min, rounds.max),
    )?;
    line("branching", format!("{:.2}", summary.branching), "legal moves a decision".to_owned())?;
    line("ended by", grouped(endings.row), ends)
}

fn write_seats(out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
    writeln!(out, "  seat     mean      sd     min     max     wins")?;
    for (index, seat) in summary.seats.iter().enumerate() {
        let (score, wins) = (seat.score, summary.percent(seat.wins));
        write!(out, "  {:>4} {:>8.2} {:>7.2}", index + 1, score.mean, score.sd)?;
        writeln!(out, " {:>7} {:>7} {wins:>8}", score.min, score.max)?;
    }
    let shared = summary.percent(summary.shared_victories);
    writeln!(out, "  shared victories {shared:>29}")
}

/// `1234567` as `1,234,567`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_threes() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(grouped(number), text);
        }
    }
}
