//! The whole table: the offer above, the boards below.

use super::board::{WIDTH as BOARD_WIDTH, board};
use super::discs::{center, discs};
use super::row::beside;
use super::{Row, Style, WIDTH};
use crate::seat_names::SeatNames;
use azulejo_rules::{Effect, Phase, Position};
use azulejo_view::{Args, Narrator, Texts};

/// The whole table; at most 78 columns wide.
pub(crate) fn table(pos: &Position, texts: &Texts, names: &SeatNames) -> Vec<Row> {
    let narrator = Narrator::new(texts, names.names());
    let mut rows = vec![heading(pos, texts)];
    rows.extend(discs(pos, texts, &narrator));
    rows.push(center(pos, &texts.say("draw-center")));
    let tray = narrator.effect_name(Effect::Tray);
    let drawn: Vec<Vec<Row>> =
        pos.rules().seats().map(|seat| board(pos, seat, names.title(seat), &tray)).collect();
    for pair in drawn.chunks(2) {
        rows.push(Row::new());
        rows.extend(beside(pair, WIDTH - 2 * BOARD_WIDTH));
    }
    rows
}

fn heading(pos: &Position, texts: &Texts) -> Row {
    let round = Args::new().number("round", pos.round());
    let title = match pos.phase() {
        Phase::Over => texts.tell("draw-over", &round),
        Phase::Tiling => texts.tell("draw-tiling", &round),
        Phase::Deal | Phase::Offer => texts.tell("round", &round),
    };
    let supply = Args::new().number("bag", pos.bag().total()).number("lid", pos.lid().total());
    let supply = texts.tell("draw-supply", &supply);
    let rules = format!(" · {}", pos.rules());
    Row::new().strong(format!(" {title}")).dim(rules).right(WIDTH - 1, Style::Dim, supply)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::Ink;
    use azulejo_rules::Game;
    use azulejo_view::{Language, Theme};

    /// The table of a position's text, on lines of its own.
    fn drawn(text: &str) -> String {
        drawn_in(Language::En, text)
    }

    fn drawn_in(language: Language, text: &str) -> String {
        let pos: Position = text.parse().unwrap();
        let texts = Texts::terminal(language, Theme::Palace);
        let names = SeatNames::of(&texts, &Game::new(pos.rules(), pos.first()));
        let rows = table(&pos, &texts, &names);
        assert!(rows.iter().all(|row| row.width() <= WIDTH), "{language:?}: {rows:?}");
        rows.iter().fold("\n".to_owned(), |text, row| text + &row.render(Ink::Plain) + "\n")
    }

    #[test]
    fn a_table_of_two_with_plain_factories() {
        let pos = "2cp 4 2 1 1 -,RRKW,BYKW,-,BYKW BKW 3.5.5.2.5 8.3.6.7.8 \
                   10:Y1/B2/R2/K2/-:B.R.W/..YRK/KW.../..W../....B:P \
                   21:-/Y2/-/-/Y4:.YRK./.B.RK/K..YR/...B./.....:-";
        assert_eq!(
            drawn(pos),
            "
 Round 4 · 2cp                                                bag 20 · lid 32
 1        2        3        4        5
 ·  ·     R  R     B  Y     ·  ·     B  Y
 ·  ·     K  W     K  W     ·  ·     K  W
 center   B ×1   K ×1   W ×1

  Seat 1                        10         ▸ Seat 2                        21
1              Y  │  B  y  R  k  W         1              .  │  b  Y  R  K  w
2           B  B  │  w  b  Y  R  K         2           Y  Y  │  w  B  y  R  K
3        .  R  R  │  K  W  b  y  r         3        .  .  .  │  K  w  b  Y  R
4     .  .  K  K  │  r  k  W  b  y         4     .  .  .  .  │  r  k  w  B  y
5  .  .  .  .  .  │  y  r  k  w  B         5  .  Y  Y  Y  Y  │  y  r  k  w  b
   P -1 -2 -2 -2 -3 -3          -1           -1 -1 -2 -2 -2 -3 -3
"
        );
    }

    #[test]
    fn gold_sides_have_their_names_and_the_tray_lies_beside_the_floor() {
        let pos = "2ce 3 2 1 c YYWW,-,-,x,2K*BBKW BBBYY 5.7.11.7.9 7.5.2.4.2 \
                   4:-/R2/R2/-/W2:.YR../W.Y../...Y./.K.../.....:KK:. \
                   7:-/-/W3/K2/K2:.YR../.B..K/..B.R/...B./.....:-";
        assert_eq!(
            drawn(pos),
            "
 Round 3 · 2ce                                                bag 39 · lid 20
 1        2        3        4 taken    5 black magnet
 Y  Y     ·  ·     ·  ·                B  B
 W  W     ·  ·     ·  ·                K  W
 center   P    B ×3   Y ×2

  Seat 1                         4         ▸ Seat 2                         7
1              .  │  b  Y  R  k  w         1              .  │  b  Y  R  k  w
2           R  R  │  W  b  Y  r  k         2           .  .  │  w  B  y  r  K
3        .  R  R  │  k  w  b  Y  r         3        W  W  W  │  k  w  B  y  R
4     .  .  .  .  │  r  K  w  b  y         4     .  .  K  K  │  r  k  w  B  y
5  .  .  .  W  W  │  y  r  k  w  b         5  .  .  .  K  K  │  y  r  k  w  b
   K  K -2 -2 -2 -3 -3  tray .  -2           -1 -1 -2 -2 -2 -3 -3
"
        );
    }

    #[test]
    fn the_free_wall_shows_no_colors() {
        let pos = "2fe 4 1 2 2 -,2W*-,-,-,x YYYYRRRW 3.4.3.3.6 5.8.7.5.8 \
                   16:-/K2/-/B3/B5:R.W.K/..YWR/WK.../.W.../.....:B \
                   20:B1/R2/K3/K2/K1:...RK/..KYW/RYB../...BY/..R..:P:.";
        let drawn = drawn(pos);
        let (_, boards) = drawn.split_once("\n\n").unwrap();
        assert_eq!(
            boards,
            "\
▸ Seat 1                        16           Seat 2                        20
1              .  │  R  .  W  .  K         1              B  │  .  .  .  R  K
2           K  K  │  .  .  Y  W  R         2           R  R  │  .  .  K  Y  W
3        .  .  .  │  W  K  .  .  .         3        K  K  K  │  R  Y  B  .  .
4     .  B  B  B  │  .  W  .  .  .         4     .  .  K  K  │  .  .  .  B  Y
5  B  B  B  B  B  │  .  .  .  .  .         5  .  .  .  .  K  │  .  .  R  .  .
   B -1 -2 -2 -2 -3 -3          -1            P -1 -2 -2 -2 -3 -3  tray .  -1
"
        );
    }

    #[test]
    fn nine_special_discs_stay_within_the_width() {
        for rules in ["4cs", "4fe"] {
            let mut pos = Position::new(rules.parse().unwrap(), azulejo_rules::Seat::ALL[0]);
            for seed in 0..20 {
                let deal = azulejo_rules::Dealer::new(seed).draw(&pos);
                let before = pos.clone();
                pos.deal(&deal).unwrap();
                for language in Language::ALL {
                    drawn_in(language, &pos.to_string());
                }
                pos = before;
            }
        }
    }
}
