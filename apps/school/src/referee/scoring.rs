//! The end of a round, told step by step: who gets what, and why.

use super::boards::BoardsNow;
use super::keeper::{Keeper, use_keeper};
use azulejo_rules::{AfterRound, RoundReport};
use azulejo_study::Referee;
use azulejo_view::Args;
use azulejo_view::story::{RoundTable, SeatTable, TableRow, signed};
use azulejo_web::live::{hear, views};
use azulejo_web::ui::TileArt;
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;

/// The round that has just ended.
#[component]
pub(super) fn ScoredStage(round: u16) -> impl IntoView {
    let (keeper, words) = (use_keeper(), use_words());
    let report = keeper.ask_now(|referee| report_of(referee, round)).flatten();
    let is_last = matches!(report, Some(RoundReport { then: AfterRound::End(_), .. }));
    let next = if is_last { "menu-result" } else { "referee-go-on" };
    view! {
        {report.map(|report| view! { <Scored keeper=keeper report=report /> }.into_any())}
        <div class="referee-go">
            <button
                class="button primary big"
                type="button"
                on:click=hear(move |_| keeper.go_on())
            >
                {words.say(next)}
            </button>
        </div>
        <BoardsNow />
    }
}

fn report_of(referee: &Referee, round: u16) -> Option<RoundReport> {
    referee.reports().into_iter().find(|report| report.round == round)
}

/// What a round brought everybody, and what follows.
#[component]
pub(super) fn Scored(keeper: Keeper, report: RoundReport) -> impl IntoView {
    let words = use_words();
    let seats = RoundTable::of(&report).seats;
    let what_follows =
        move || keeper.tell(|narrator| narrator.round(&report)).pop().unwrap_or_default();
    view! {
        <div class="referee-scored">
            {views(seats, move |seat| seat_view(keeper, words, seat))}
            <p class="referee-follows">{move || what_follows()}</p>
        </div>
    }
}

/// ```text
///  Anna +5
///  ▦ red, row 2, column 3: a row of 2 is 2 points
///  Anna places 2 tiles for 6 points, pays 1 for the floor and has 17 points.
/// ```
fn seat_view(keeper: Keeper, words: Words, table: SeatTable) -> AnyView {
    let change = signed(i32::from(table.total) - i32::from(table.before));
    let seat = table.seat;
    let heading = move || {
        let name = keeper.tell(|narrator| narrator.name(seat).to_owned());
        let args = Args::new().text("name", name).text("change", change.clone());
        words.tell("scored-seat", &args)
    };
    let rows = views(table.rows.clone(), |row| row_view(keeper, words, row));
    let account = move || {
        let told = keeper.tell(|narrator| narrator.seat_round(&table));
        views(told, |sentence| view! { <p>{sentence}</p> }.into_any())
    };
    view! {
        <section class="card" data-seat=seat.to_string()>
            <h3>{move || heading()}</h3>
            <ol class="referee-placed">{rows}</ol>
            {move || account()}
        </section>
    }
    .into_any()
}

/// A full line that scored. One that fell is told with the account.
fn row_view(keeper: Keeper, words: Words, row: TableRow) -> AnyView {
    let TableRow::Placed { line, column, tile, runs, .. } = row else { return ().into_any() };
    let told = move || {
        let args = Args::new()
            .tile(tile)
            .number("line", line.number())
            .number("column", column.number())
            .text("runs", keeper.tell(|narrator| narrator.runs(runs)));
        words.tell("referee-placed", &args)
    };
    view! {
        <li>
            <TileArt tile=tile />
            <span>{move || told()}</span>
        </li>
    }
    .into_any()
}
