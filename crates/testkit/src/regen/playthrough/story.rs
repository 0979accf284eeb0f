//! What the reports say, in words.

use crate::regen::wrap::wrap;
use azulejo_rules::{
    AfterRound, DealReport, Ending, Outcome, Payment, RoundReport, SeatReport, Standing, TieBreak,
    TilingStep, Tray,
};
use std::fmt::Write;

/// What happened while the discs were filled; nothing for an ordinary deal.
pub(super) fn of_deal(report: &DealReport) -> String {
    let mut text = String::new();
    if let Some(drawn) = report.lid_poured {
        let _ = writeln!(text, "  the lid is poured into the bag after {drawn} tiles");
    }
    if report.missing > 0 {
        let _ = writeln!(text, "  {} tiles are missing", report.missing);
    }
    if let Some((factory, tile)) = report.extra {
        let _ = writeln!(text, "  factory {factory} gets an extra {tile}");
    }
    for (to, from, tile) in &report.pulled {
        let _ = writeln!(text, "  factory {to} pulls {tile} from {from}");
    }
    text
}

/// How a round was scored and what follows.
pub(super) fn of_round(report: &RoundReport) -> String {
    let mut text = format!("\nround {} is scored\n", report.round);
    for (index, seat) in report.seats.iter().enumerate() {
        let parts = of_seat(seat);
        text += &wrap(&format!("  seat {}: ", index + 1), parts);
    }
    let _ = match &report.then {
        AfterRound::Round { starts } => writeln!(text, "  seat {starts} starts the next round"),
        AfterRound::End(_) => writeln!(text, "  the game is over"),
    };
    text
}

fn of_seat(report: &SeatReport) -> Vec<String> {
    let mut parts: Vec<String> = report.steps.iter().copied().map(of_step).collect();
    parts.push(format!("gained {};", report.gained()));
    parts.push(of_payment(&report.payment));
    parts
}

/// The tile and its space, the runs through it, its points and the score with them.
fn of_step(step: TilingStep) -> String {
    match step {
        TilingStep::Placed(placed) => {
            let (line, column, runs) = (placed.line, placed.column, placed.runs);
            let points = runs.points();
            let runs = format!("row {} column {}", runs.row, runs.column);
            format!("{line}@{column} {}, {runs}, +{points} = {};", placed.tile, placed.score)
        }
        TilingStep::Dropped(drop) => format!("line {} of {} is dropped;", drop.line, drop.tile),
    }
}

fn of_payment(payment: &Payment) -> String {
    let Payment { floor, tray, before, after } = payment;
    let items = if floor.is_empty() { "-".to_owned() } else { floor.to_string() };
    let tray = match tray {
        None => String::new(),
        Some(Tray::Free) => ", tray free".to_owned(),
        Some(Tray::Holds(item)) => format!(", tray {item}"),
    };
    format!("floor {items}{tray} costs {}, {before} -> {after}", floor.cost())
}

/// How the game ended.
pub(super) fn of_outcome(outcome: &Outcome) -> String {
    let ending = match outcome.ending {
        Ending::Row => "a row is complete",
        Ending::Stalemate => "three rounds placed no tile",
        Ending::Supply => "bag and lid are empty",
    };
    let mut text = format!("  the end: {ending}\n");
    for (index, Standing { score, bonuses }) in outcome.standings.iter().enumerate() {
        let counts = format!(
            "rows {}, columns {}, colors {}",
            bonuses.rows, bonuses.columns, bonuses.colors
        );
        let seat = index + 1;
        let _ =
            writeln!(text, "  seat {seat}: {counts}, bonus {}, score {score}", bonuses.points());
    }
    let winners: Vec<String> = outcome.winners.iter().map(ToString::to_string).collect();
    let how = match outcome.tie_break {
        TieBreak::Points => "by points",
        TieBreak::Rows => "by rows",
        TieBreak::Shared => "shared",
    };
    let _ = writeln!(text, "  won by seat {}, {how}", winners.join(" and "));
    text
}
