//! The end of a round in words, as its report tells it.

use super::runs;
use crate::draw::{Row, Style};
use azulejo_rules::{
    AfterRound, DroppedLine, Ending, Payment, Placement, RoundReport, SeatReport, TilingStep, Tray,
};

/// Where the points of a line end, and where the score after it.
const POINTS: usize = 61;
const SCORE: usize = 68;

/// ```text
/// Round 3 ends
///   Seat 1                                                            12
///     line 2   R  to column 4   row of 3 + column of 2          +5    17
///     floor    P  B                                             -2    15
/// Seat 2 starts the next round
/// ```
pub(crate) fn round_end(report: &RoundReport) -> Vec<Row> {
    let mut rows = vec![Row::new(), Row::new().strong(format!("Round {} ends", report.round))];
    for (index, seat) in report.seats.iter().enumerate() {
        rows.extend(seat_story(index + 1, seat));
    }
    rows.push(Row::new().text(what_follows(&report.then)));
    rows
}

fn seat_story(number: usize, report: &SeatReport) -> Vec<Row> {
    let before = report.payment.before - report.gained();
    let title = Row::new().text(format!("  Seat {number}"));
    let mut rows = vec![title.right(SCORE, Style::Dim, before.to_string())];
    rows.extend(report.steps.iter().map(|step| match step {
        TilingStep::Placed(placement) => placed(*placement),
        TilingStep::Dropped(drop) => dropped(*drop),
    }));
    rows.extend(tray(&report.payment));
    rows.extend(floor(&report.payment));
    rows
}

fn placed(placement: Placement) -> Row {
    let Placement { line, column, tile, runs: brought, score } = placement;
    Row::new()
        .text(format!("    line {line}  "))
        .tile(tile)
        .text(format!(" to column {column}   {}", runs(brought)))
        .right(POINTS, Style::Strong, format!("+{}", brought.points()))
        .right(SCORE, Style::Plain, score.to_string())
}

fn dropped(DroppedLine { line, tile }: DroppedLine) -> Row {
    let tiles = (0..line.spaces())
        .fold(Row::new().text(format!("    line {line}  ")), |row, _| row.tile(tile));
    tiles.text(" no column is left: to the floor")
}

/// What the tray spared (RULES 7.7).
fn tray(payment: &Payment) -> Option<Row> {
    let row = Row::new().styled(Style::Gold, "    tray    ");
    match payment.tray? {
        Tray::Free => Some(row.dim("unused")),
        Tray::Holds(item) => Some(row.item(item).text(" costs nothing")),
    }
}

fn floor(payment: &Payment) -> Option<Row> {
    let cost = u16::from(payment.floor.cost());
    if cost == 0 {
        return None;
    }
    let row = payment.floor.items().fold(Row::new().text("    floor   "), Row::item);
    // A loss below 0 is forgotten (RULES 3.3).
    let row = if cost > payment.before { row.dim("  held at 0") } else { row };
    let row = row.right(POINTS, Style::Loss, format!("-{cost}"));
    Some(row.right(SCORE, Style::Plain, payment.after.to_string()))
}

fn what_follows(then: &AfterRound) -> String {
    match then {
        AfterRound::Round { starts } => format!("Seat {starts} starts the next round"),
        AfterRound::End(outcome) => match outcome.ending {
            Ending::Row => "A row is complete: the game ends",
            Ending::Stalemate => "Three rounds without a tile for any wall: the game ends",
            Ending::Supply => "Bag and lid are empty: the game ends",
        }
        .to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::Ink;
    use azulejo_rules::{Floor, FloorItem, Game, Line, Move, Seat, Tile};

    /// Plays a first round of two and tells its end.
    fn told(rules: &str, deal: &str, moves: &str) -> String {
        let mut game = Game::new(rules.parse().unwrap(), Seat::ALL[0]);
        game.deal(deal.parse().unwrap()).unwrap();
        let mut end = None;
        for mv in moves.split(' ') {
            end = game.play(mv.parse::<Move>().unwrap()).unwrap();
        }
        let rows = round_end(&end.expect("the moves end the round"));
        rows.iter().map(|row| row.render(Ink::Plain) + "\n").collect()
    }

    #[test]
    fn a_round_is_told_tile_by_tile() {
        let told = told("2cp", "BBBB YYYY RRRR KKKK WWBY", "1B1 2Y4 3R3 4K5 5WF CB1 CY2");
        assert_eq!(
            told,
            "
Round 1 ends
  Seat 1                                                           0
    line 1   B  to column 1   stands alone                 +1      1
    line 3   R  to column 5   stands alone                 +1      2
    floor    B  B  B  R  W  W   held at 0                 -11      0
  Seat 2                                                           0
    line 1   B  to column 1   stands alone                 +1      1
    line 4   Y  to column 5   stands alone                 +1      2
    floor    P                                             -1      1
Seat 2 starts the next round
"
        );
    }

    #[test]
    fn what_falls_and_what_the_tray_spares_is_told() {
        let drop = DroppedLine { line: Line::ALL[2], tile: Tile::Red };
        let tray_with =
            |tray| Payment { floor: Floor::EMPTY, tray: Some(tray), before: 0, after: 0 };
        let spared = Tray::Holds(FloorItem::Marker);
        for (row, words) in [
            (Some(dropped(drop)), "    line 3   R  R  R  no column is left: to the floor"),
            (tray(&tray_with(spared)), "    tray     P  costs nothing"),
            (tray(&tray_with(Tray::Free)), "    tray    unused"),
            (floor(&tray_with(Tray::Free)), ""),
        ] {
            assert_eq!(row.unwrap_or_default().render(Ink::Plain), words);
        }
    }
}
